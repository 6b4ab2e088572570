import Testing

struct ThrottleReducingTests {
  @Test func `The closure makes one result of the elements of an interval`() {
    check(
      """
      interval(100ms).prefix(5)._throttle(for: .milliseconds(250), reducing: { ($0 ?? 0) + $1 }).subscribe { log($0) }
      """, in: .asyncsequence, logs: ["100ms  0", "400ms  6", "650ms  4"])
  }
}
