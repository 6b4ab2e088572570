import Testing

@testable import StreamLang

/// A delayed interval goes in blocks, in which nothing is armed for what comes and leaves: what comes of it is what comes
/// of timers armed one by one.
@Suite struct DelayAgreementTests {
  private static let rules = ["", "ties(\"fifo\")\n", "ties(\"sources-first\")\n"]

  @Test("Delays of any length, by every rule for ties, kept and drawn", arguments: 0..<10)
  func delays(_ seed: UInt64) {
    var random = FuzzTests.Random(state: seed &* 6007 &+ 11)
    func one(_ texts: [String]) -> String { texts[Int(random.next() % UInt64(texts.count))] }
    for _ in 0..<12 {
      let rule = one(Self.rules)
      let delay = one(["\(1 + random.next() % 12)ms", "1500us", "999us", "300ms", "700ms", "1h", "30us"])
      let end = one(["", ".take(\(1 + random.next() % 900))", ".takeUntil(timer(\(random.next() % 1200)ms))"])
      let above = one(["", ".map { $0 * 3 }", ".filter { $0 % 7 < 3 }", ".map { $0 / 2.0 }", ".map { \"<\\($0)>\" }"])
      let below = one(
        [
          "", ".count()", ".count { $0 == 4 }", ".skip(5).filter { $0 != 9 }.aggregate(0) { $0 + $1 }",
          ".scan(1) { $0 + $1 }",
        ])
      checkAgreement(
        """
        \(rule)horizon(1501ms)
        interval(1ms)\(end)\(above).\(one(["", "rxjs."]))delay(\(delay))\(below)
        """)
    }
  }

  @Test("What comes of a value that was under way strikes at its instant", arguments: rules)
  func consequences(_ rule: String) {
    for delay in ["5ms", "1700us", "400ms"] {
      let delayed = "\(rule)horizon(3s)\ninterval(1ms).delay(\(delay))"
      checkAgreement(delayed + ".take(700)")
      checkAgreement(delayed + ".doNext { log($0) }.map { 100 / ($0 - 1206) }.count()")
      checkAgreement(delayed + ".map { 100 / ($0 - 1206) }.count()")
      checkAgreement(delayed + ".aggregate(9223372036854775000) { $0 + $1 }.catchTo(just(-1))")
      checkAgreement(delayed + ".flattenMap { timer(3ms).mapReplace($0) }")
      checkAgreement(delayed + ".flattenMap { x in range(0, 5).map { $0 + x } }.count()")
      checkAgreement(delayed + ".filter { $0 % 100 == 0 }.delay(50ms)")
      checkAgreement(delayed + ".throttle(13ms).count()")
      checkAgreement(delayed + ".delay(31ms).delay(1ms).count()")
      checkAgreement(delayed + ".merge(interval(501ms)).takeUntil(interval(1703ms)).count()")
      checkAgreement(delayed + ".zip(interval(2ms)).count()")
      checkAgreement("\(rule)horizon(1s)\ninterval(7ms).merge(interval(301ms)).delay(\(delay)).count()")
      checkAgreement("\(rule)horizon(1s)\nlet s = interval(1ms).delay(\(delay)).publish().autoconnect()\ns\ns.count()")
    }
  }

  @Test("Values of several sources are under way beside one another", arguments: rules)
  func mixture(_ rule: String) {
    let sends =
      "let s = subject()\nlet other = merge(just(1).delay(450500us), just(2).delay(460ms), just(7).delay(600ms))"
    checkAgreement(
      """
      \(rule)horizon(900ms)
      \(sends)
      interval(1ms).merge(other.deliverOn(background)).merge(s).delay(20ms).doNext { if $0 == 300 { s.send($0 + 1000) } }
      """)
    checkAgreement(
      """
      \(rule)horizon(900ms)
      \(sends)
      interval(1ms).merge(other.mapReplace("x").deliverOn(background)).delay(20ms).doNext { if $0 == "x" { log($0) } }.count()
      """)
    checkAgreement("\(rule)horizon(900ms)\n\(sends)\ninterval(1ms).merge(other).delay(20ms).count { $0 % 2 == 0 }")
  }

  @Test(
    "Budgets strike at the same event",
    arguments: ["events: 777", "steps: 777", "eventsAtOneInstant: 3", "values: 40", "work: 9000"])
  func budgets(_ budget: String) {
    for delay in ["5ms", "30ms", "41ms", "1700us"] {
      let delayed = "limits(\(budget))\nhorizon(3s)\ninterval(1ms).delay(\(delay))"
      checkAgreement(delayed)
      checkAgreement(delayed + ".map { $0 + 1 }.count()")
      checkAgreement(delayed + ".flattenMap { range(0, 2) }")
      checkAgreement(delayed + ".flattenMap { range(0, 3) }.count()")
    }
  }

  @Test("Instants at which only what was under way is sent count towards the work, as ever")
  func eventlessInstants() {
    checkAgreement("limits(work: 100000)\nhorizon(30s)\ninterval(1ms).delay(1500us).count()")
    checkAgreement("limits(work: 100000)\nhorizon(30s)\ninterval(1ms).delay(5100us).scan(0) { $0 + $1 }.count()")
    checkAgreement("limits(work: 620000)\nhorizon(200s)\ninterval(1ms).filter { $0 % 20 < 7 }.throttle(5500us).count()")
  }

  @Test("What is due when something is armed for the same instant still comes before it, and before the tick")
  func dueBesideWhatIsArmed() {
    for values in 3...5 {
      checkAgreement(
        """
        limits(values: \(values))
        horizon(200ms)
        let s = subject()
        let t = subject()
        t.delay(0s).subscribe { log($0) }
        interval(1ms).merge(s).delay(2ms).doNext { if $0 == 50 { s.send(-1) }
         if $0 == -1 { t.send(1) } }.count()
        wait(1ms)
        """)
    }
  }

  @Test("A delay as long as a block", arguments: ["510ms", "511ms", "512ms", "1023ms"])
  func blockLongDelays(_ delay: String) {
    checkAgreement(
      "limits(events: 1500)\nhorizon(3s)\ninterval(1ms).delay(\(delay)).count { 100 / ($0 - 511) > 3 }.catchTo(interval(1ms))"
    )
  }
}
