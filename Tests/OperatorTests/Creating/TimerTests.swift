import Testing

@Suite("timer")
struct TimerTests {
  @Test("It sends 0 after a delay and completes")
  func sends0AfterDelayCompletes() {
    check(
      "timer(300ms)",
      """
      =  ---[0|]
      =  -^--   [0|]
      """)
  }

  @Test("With a period it goes on counting")
  func withPeriodGoesOnCounting() {
    check("timer(100ms, 200ms)", "=  -0-1-2!")
  }

  @Test("A delay of 0s is later in the same instant, not inside the subscribing call")
  func delay0sLaterSameInstantNot() {
    check(
      """
      timer(0s).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "0"])
  }

  @Test("Disposal before the delay is over")
  func disposalBeforeDelayOver() {
    check("timer(300ms)", "=  --!")
  }

  @Test("In rxjs a period may be 0s")
  func rxjsPeriodMayBe0s() {
    check("timer(100ms, 0ms).take(2)", in: .rxjs, "=  -[01|]")
  }
}
