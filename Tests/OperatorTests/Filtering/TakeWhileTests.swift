import Testing

@Suite("takeWhile")
struct TakeWhileTests {
  @Test("It completes with the first value for which the closure says false, which is not sent")
  func completesWithFirstValueForClosure() {
    check(
      "a.takeWhile { $0 < 3 }",
      """
      a  -1-2-3-1|
         ^----!
      =  -1-2-|
      """)
  }

  @Test("With inclusive that value is sent, too")
  func withInclusiveValueSentToo() {
    check(
      "a.takeWhile(inclusive: true) { $0 < 3 }",
      """
      a  -1-2-3   -1|
         ^----!
      =  -1-2-[3|]
      """)
  }

  @Test("The source may end before")
  func sourceMayEndBefore() {
    check(
      "a.takeWhile { true }",
      """
      a  -1-|
      =  -1-|
      """)
    check(
      "a.takeWhile { true }",
      """
      a  -1-#
      =  -1-#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.takeWhile { 1 / $0 == 1 }",
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
      "a.takeWhile { true }",
      """
      a  --|
      =  --|
      """)
  }

  @Test("Each subscriber begins anew")
  func eachSubscriberBeginsAnew() {
    check(
      "a.takeWhile { $0 < 2 }",
      """
      a  -12|
      =  -1|
      =  --^1|
      """)
  }
}
