import Testing

@Suite("logCompleted")
struct LogCompletedTests {
  @Test("It logs the completion before it is passed on")
  func logsCompletionBeforePassedOn() {
    check(
      """
      let a = cold("a|")
      a.logCompleted().subscribe(completed: { log("got it") })
      """, logs: ["100ms  a completed", "100ms  got it"])
  }

  @Test("Another name can be given")
  func anotherNameCanBeGiven() {
    check(#"just(1).logCompleted("done").subscribe()"#, logs: ["done completed"])
  }
}
