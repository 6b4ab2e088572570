import Testing

struct MapReplaceTests {
  @Test func `It sends the same value in place of each`() {
    check(
      #"a.mapReplace("x")"#,
      """
      a  -a-[bc]-|
         ^---   -!
      =  -x-[xx]-|
      """)
  }

  @Test func `The value may be nil`() {
    check(
      "a.mapReplace(nil)",
      """
      a  -a-#
      =  -n-#
      where n = nil
      """)
  }

  @Test func `Its other name is mapTo`() {
    check(
      #"a.mapTo("x")"#,
      """
      a  -a-|
      =  -x-|
      """)
  }

  @Test func `An empty stream stays empty, and its source is disposed with the subscriber`() {
    check(
      #"a.mapReplace("x")"#,
      """
      a  --|
      =  --|

      a  -a-b|
         ^-!
      =  -x!
      """)
  }
}
