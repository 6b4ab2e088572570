import Testing

struct DistinctUntilChangedTests {
  @Test func `It drops a value that equals the one sent before it`() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -a-a-b-b-a-|
         ^----------!
      =  -a---b---a-|
      """)
  }

  @Test func `The first value is sent, also nil, and nil equals nil`() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -n-n-a-n-#
      =  -n---a-n-#
      where n = nil
      """)
  }

  @Test func `Values at one instant are compared, too`() {
    check(
      "a.distinctUntilChanged()",
      """
      a  -[aab]-[bc]-|
      =  -[ab] -c   -|
      """)
  }

  @Test func `A closure compares in its own way with the value sent before`() {
    check(
      "a.distinctUntilChanged { before, x in x < before }",
      """
      a  -3-1-2-4-|
      =  -3-----4-|
      """)
  }

  @Test func `A second closure gives the key that is compared`() {
    check(
      "a.distinctUntilChanged({ before, x in before == x }, { x in x % 3 })",
      """
      a  -1-4-2-|
      =  -1---2-|
      """)
  }

  @Test func `An empty stream stays empty, and its source is disposed with the subscriber`() {
    check(
      "a.distinctUntilChanged()",
      """
      a  --|
      =  --|

      a  -a-a-b|
         ^---!
      =  -a--!
      """)
  }
}
