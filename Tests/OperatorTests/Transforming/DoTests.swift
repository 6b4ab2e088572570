import Testing

@Suite("do")
struct DoTests {
  @Test("Its closures are called as events pass, and onDispose once the subscription is over")
  func closuresAreCalled() {
    check(
      """
      cold("a|").do(
        onNext: { log($0) }, onCompleted: { log("completed") }, onSubscribe: { log("subscribed") },
        onDispose: { log("disposed") }
      ).subscribe(completed: { log("over") })
      """,
      logs: ["subscribed", "a", "100ms  completed", "100ms  over", "100ms  disposed"])
  }

  @Test("onError is called before the error is passed on")
  func errorsAreSeen() {
    check(
      #"fail(error("no")).do(onError: { log("sees \($0.message)") }).subscribe(error: { log($0.message) })"#,
      logs: ["sees no", "no"])
  }

  @Test("onDispose is called on disposal, too")
  func disposalIsSeen() {
    check(#"never().do(onDispose: { log("disposed") }).subscribe().dispose()"#, logs: ["disposed"])
  }

  @Test("An error in a closure is the stream's error")
  func errorInAClosure() {
    check(
      "a.do(onNext: { 1 / $0 })",
      """
      a  -1-0-1|
         ^--!
      =  -1-#
      where # = "division by zero"
      """)
  }

  @Test("Events pass as they are, and the source is disposed with the subscriber")
  func eventsPass() {
    check(
      "a.do(onNext: { 1 })",
      """
      a  -a-[bc]-#
      =  -a-[bc]-#
      """)
    check(
      "a.do(onNext: { 1 })",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
