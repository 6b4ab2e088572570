import Testing

struct TakeUntilBlockTests {
  @Test func `It completes with the first value for which the closure says true, which is not sent`() {
    check(
      "a.takeUntilBlock { $0 == 3 }",
      """
      a  -1-2-3-1|
         ^----!
      =  -1-2-|
      """)
  }

  @Test func `The source may end before`() {
    check(
      "a.takeUntilBlock { false }",
      """
      a  -1-|
      =  -1-|

      a  -1-#
      =  -1-#
      """)
  }

  @Test func `An error in the closure is the stream's error`() {
    check(
      "a.takeUntilBlock { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test func `An empty stream stays empty`() {
    check(
      "a.takeUntilBlock { true }",
      """
      a  --|
      =  --|
      """)
  }

  @Test func `Of values at one instant those before the first are sent`() {
    check(
      "a.takeUntilBlock { $0 == 2 }",
      """
      a  -[123]-|
         ^!
      =  -[1|]
      """)
  }

  @Test func `Each subscriber begins anew`() {
    check(
      "a.takeUntilBlock { $0 == 2 }",
      """
      a  -12|
      =  -1|
      =  --^1|
      """)
  }
}
