import Testing

struct DebugTests {
  @Test func `It logs the subscription, every event and the disposal, with a date of virtual time`() {
    check(
      #"""
      let a = from([1]).debug("net")
      a.subscribe { log($0) }
      """#, in: .rxswift,
      logs: [
        "2017-01-01 00:00:00.000: net -> subscribed", "2017-01-01 00:00:00.000: net -> Event next(1)", "1",
        "2017-01-01 00:00:00.000: net -> Event completed", "2017-01-01 00:00:00.000: net -> isDisposed",
      ])
  }
}
