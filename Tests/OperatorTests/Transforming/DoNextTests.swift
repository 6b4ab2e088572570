import Testing

@Suite("doNext")
struct DoNextTests {
  @Test("The closure is called with each value before the value is passed on")
  func closureCalledWithEachValueBefore() {
    check(
      #"just(1, 2).doNext { log("sees \($0)") }.subscribe { log("got \($0)") }"#,
      logs: ["sees 1", "got 1", "sees 2", "got 2"])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.doNext { 1 }",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }

  @Test("An error in the closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.doNext { 1 / $0 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("The closure is called for each subscriber")
  func closureCalledForEachSubscriber() {
    check(
      """
      let a = just(1).doNext { log("effect") }
      a.subscribe()
      a.subscribe()
      """, logs: ["effect", "effect"])
  }
}
