import Testing

struct PrintTests {
  @Test func `It logs the subscription, the demand and every event`() {
    check(
      #"""
      from([1, 2]).print("net").subscribe()
      """#, in: .combine,
      logs: [
        "net: receive subscription: ([1, 2])", "net: request unlimited", "net: receive value: (1)",
        "net: receive value: (2)", "net: receive finished",
      ])
  }

  @Test func `Cancellation is logged, an error too`() {
    check(
      #"""
      never().print().subscribe().dispose()
      fail("no").print().subscribe(error: { log("failed") })
      """#, in: .combine,
      logs: [
        "receive subscription: (Never)", "request unlimited", "receive cancel", "receive subscription: (Fail)",
        "request unlimited", "receive error: (no)", "failed",
      ])
  }

  @Test func `An operator that has enough cancels before it completes`() {
    check(
      "from([1, 2, 3]).print().first(where: { $0 > 1 }).subscribe(next: { log($0) }, completed: { log(\"over\") })",
      in: .combine,
      logs: [
        "receive subscription: ([1, 2, 3])", "request unlimited", "receive value: (1)", "receive value: (2)",
        "receive cancel", "2", "over",
      ])
  }
}
