import Testing

struct DoNextTests {
  @Test func `The closure is called with each value before the value is passed on`() {
    check(
      #"just(1, 2).doNext { log("sees \($0)") }.subscribe { log("got \($0)") }"#,
      logs: ["sees 1", "got 1", "sees 2", "got 2"])
  }

  @Test func `The closure is called for each subscriber`() {
    check(
      """
      let a = just(1).doNext { log("effect") }
      a.subscribe()
      a.subscribe()
      """, logs: ["effect", "effect"])
  }
}
