import Testing

@Suite("tap")
struct TapTests {
  @Test("Its closures are called as events pass")
  func closuresCalledEventsPass() {
    check(
      #"""
      let a = just(1).tap({ x in log("next \(x)") }, { e in log("error") }, { log("complete") }, subscribe: { log("subscribe") }, unsubscribe: { log("unsubscribe") }, finalize: { log("finalize") })
      a.subscribe(next: { log("got \($0)") }, completed: { log("completed") })
      """#, logs: ["subscribe", "next 1", "got 1", "complete", "completed", "finalize"])
  }

  @Test("The closure for errors is called before the error is passed on")
  func closureForErrorsCalledBeforeError() {
    check(
      #"fail(error("no")).tap(error: { log("sees \($0.message)") }, finalize: { log("finalize") }).subscribe(error: { log($0.message) })"#,
      logs: ["sees no", "no", "finalize"])
  }

  @Test("unsubscribe is called on disposal only")
  func unsubscribeCalledOnDisposalOnly() {
    check(
      #"never().tap(unsubscribe: { log("unsubscribe") }, finalize: { log("finalize") }).subscribe().dispose()"#,
      logs: ["unsubscribe", "finalize"])
  }

  @Test("An error in a closure is the stream's error")
  func errorClosureStreamsError() {
    check(
      "a.tap { 1 / $0 }",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("Events pass as they are, and the source is disposed with the subscriber")
  func eventsPassTheySourceDisposedWith() {
    check(
      "a.tap { 1 }",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
    check(
      "a.tap { 1 }",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
