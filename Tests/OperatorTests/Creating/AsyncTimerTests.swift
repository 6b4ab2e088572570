import Testing

struct AsyncTimerTests {
  @Test func `Ticks come on request, the first after one interval`() {
    check(
      "AsyncTimerSequence(interval: .seconds(1), clock: .continuous).prefix(2).subscribe { x in log(0) }",
      in: .asyncsequence, logs: ["1s  0", "2s  0"])
  }

  @Test func `A loop that is late gets the tick that it has missed at once`() {
    check(
      """
      repeating(every: .milliseconds(100)).prefix(3).map { x in log("tick") }.flatMap { x in timer(250ms) }.subscribe()
      """, in: .asyncsequence, logs: ["100ms  tick", "350ms  tick", "600ms  tick"])
  }
}
