import Testing

@Suite("takeUntilBlock")
struct TakeUntilBlockTests {
  @Test("It completes with the first value for which the closure says true, which is not sent")
  func completesWithFirstValueForClosure() {
    check(
      "a.takeUntilBlock { $0 == 3 }",
      """
      a  -1-2-3-1|
         ^----!
      =  -1-2-|
      """)
  }

  @Test("The source may end before")
  func sourceMayEndBefore() {
    check(
      "a.takeUntilBlock { false }",
      """
      a  -1-|
      =  -1-|
      """)
    check(
      "a.takeUntilBlock { false }",
      """
      a  -1-#
      =  -1-#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.takeUntilBlock { 1 / $0 > 1 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.takeUntilBlock { true }",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Of values at one instant those before the first are sent")
  func valuesAtOneInstantThoseBefore() {
    check(
      "a.takeUntilBlock { $0 == 2 }",
      """
      a  -[123]-|
         ^!
      =  -[1|]
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.takeUntilBlock { $0 == 2 }",
      """
      a  -12|
      =  -1|
      =  --^1|
      """)
  }
}
