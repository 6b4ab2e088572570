import Testing

struct LogCompletedTests {
  @Test func `It logs the completion before it is passed on`() {
    check(
      """
      let a = cold("a|")
      a.logCompleted().subscribe(completed: { log("got it") })
      """, logs: ["100ms  a completed", "100ms  got it"])
  }

  @Test func `Another name can be given`() {
    check(#"just(1).logCompleted("done").subscribe()"#, logs: ["done completed"])
  }
}
