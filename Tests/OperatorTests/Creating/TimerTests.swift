import Testing

struct TimerTests {
  @Test func `It sends 0 after a delay and completes`() {
    check(
      "timer(300ms)",
      """
      =  ---[0|]
      =  -^--   [0|]
      """)
  }

  @Test func `With a period it goes on counting`() {
    check("timer(100ms, 200ms)", "=  -0-1-2!")
  }

  @Test func `A delay of 0s is later in the same instant, not inside the subscribing call`() {
    check(
      """
      timer(0s).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "0"])
  }

  @Test func `Disposal before the delay is over`() {
    check("timer(300ms)", "=  --!")
  }

  @Test func `In rxjs a period may be 0s`() {
    check("timer(100ms, 0ms).take(2)", in: .rxjs, "=  -[01|]")
  }
}
