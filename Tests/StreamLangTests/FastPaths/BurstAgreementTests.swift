import Testing

@testable import StreamLang

/// A debounced interval goes in blocks, in which most deadlines are never armed: what comes of it is what comes of
/// deadlines armed one by one.
@Suite struct BurstAgreementTests {
  private static let rules = ["", "ties(\"fifo\")\n", "ties(\"sources-first\")\n"]

  @Test("Bursts of any length, spells of any length, by every rule for ties", arguments: 0..<10)
  func bursts(_ seed: UInt64) {
    var random = FuzzTests.Random(state: seed &* 7919 &+ 5)
    for _ in 0..<12 {
      let rule = Self.rules[Int(random.next() % 3)]
      let (length, gap) = (1 + random.next() % 40, random.next() % 12)
      let condition = ["$0 % \(length) < \(gap)", "$0 * $0 % \(length + 3) == \(gap)", "$0 % 300 < \(gap)"]
      let spell = ["\(1 + random.next() % 12)ms", "1500us", "999us", "300ms", "700ms"][Int(random.next() % 5)]
      let end = ["", ".take(\(1 + random.next() % 900))", ".takeUntil(timer(\(random.next() % 1200)ms))"]
      checkAgreement(
        """
        \(rule)horizon(1501ms)
        interval(1ms)\(end[Int(random.next() % 3)]).filter { \(condition[Int(random.next() % 3)]) }.throttle(\(spell))
        """)
    }
  }

  @Test("What comes of a value that passed strikes at its instant", arguments: rules)
  func consequences(_ rule: String) {
    let burst = "\(rule)horizon(3s)\ninterval(1ms).filter { $0 % 20 < 7 }.throttle(5ms)"
    checkAgreement(burst + ".take(7)")
    checkAgreement(burst + ".doNext { log($0) }.map { 100 / ($0 - 1206) }")
    checkAgreement(burst + ".flattenMap { timer(3ms).mapReplace($0) }")
    checkAgreement(burst + ".flattenMap { x in range(0, 5).map { $0 + x } }")
    checkAgreement(burst + ".delay(2ms).throttle(90ms)")
    checkAgreement(burst + ".throttle(13ms).count()")
    checkAgreement(burst + ".merge(interval(501ms)).takeUntil(interval(1703ms))")
    checkAgreement("\(rule)horizon(3s)\ninterval(7ms).map { $0 * 2 }.throttle(7ms)")
    checkAgreement("\(rule)horizon(3s)\ninterval(7ms).throttle(6999us).count()")
    checkAgreement("\(rule)horizon(1s)\ninterval(1ms).filter { $0 < 100 }.throttle(0s)")
    checkAgreement("\(rule)interval(1ms).take(600).throttle(5ms)")
    checkAgreement("\(rule)horizon(1234ms)\ninterval(1ms).map { 100 / (900 - $0) }.throttle(3ms)")
  }

  @Test("A value that is sent back while one passes begins a spell of its own", arguments: rules)
  func feedback(_ rule: String) {
    checkAgreement(
      """
      \(rule)horizon(900ms)
      let s = subject()
      interval(1ms).filter { $0 % 50 < 3 }.merge(s).throttle(5ms).doNext { if $0 < 700 { s.send($0 + 1000) } }
      """)
  }

  @Test("Budgets strike at the same event", arguments: ["events: 777", "steps: 777", "eventsAtOneInstant: 3"])
  func budgets(_ budget: String) {
    checkAgreement("limits(\(budget))\nhorizon(3s)\ninterval(1ms).filter { $0 % 10 < 5 }.throttle(5ms)")
    checkAgreement(
      "limits(\(budget))\nhorizon(3s)\ninterval(1ms).filter { $0 % 10 < 5 }.throttle(5ms).flattenMap { range(0, 2) }")
    checkAgreement(
      "limits(\(budget))\nhorizon(3s)\ninterval(1ms).filter { $0 % 10 < 5 }.throttle(5ms).flattenMap { range(0, 3) }")
  }
}
