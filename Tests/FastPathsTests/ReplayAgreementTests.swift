import Testing

@testable import StreamLang

/// Stored values reach late subscribers alike on both paths.
@Suite struct ReplayAgreementTests {
  @Test(arguments: [
    "range(0, 4096).replay()", "range(0, 4500).map { $0 * 100000000000 }.replay()",
    "range(0, 4500).map { $0 * 0.25 }.replay()", "range(0, 4500).map { $0 % 2 == 0 }.replay()",
    "range(0, 4500).map { $0 == 4300 ? \"x\" : $0 }.replay()", "range(0, 4500).rxjs.shareReplay(4200)",
    "range(0, 4500).map { $0 % 4100 == 4099 ? nil : $0 * 1ms }.replay()",
    "range(0, 4500).map { $0 < 4090 ? $0 : $0 * 0.5 }.rxjs.shareReplay(4200)",
  ]) func `Late subscribers of many values, of one kind or of several`(_ replayed: String) {
    checkAgreement(
      """
      let r = \(replayed)
      r.map { $0 == 7 ? 1 : 2 }.count().subscribe { log($0) }
      r.map { $0 + 1 }.filter { $0 != 8 }.count().subscribe(next: { log($0) }, error: { log("\\($0)") })
      r.skip(4090).take(12).subscribe { log($0) }
      """)
  }

  @Test(arguments: ["replaySubject()", "rxjs.replaySubject()", "replaySubject(4500)", "replaySubject(600)"])
  func `The memory grows while it is being delivered`(_ subject: String) {
    checkAgreement(
      """
      let r = \(subject)
      range(0, 4000).subscribe { r.send($0) }
      var told = 0
      r.subscribe { told += 1; if told % 9 == 0 && told < 2000 { r.send(told % 900 == 0 ? "x" : told) } }
      log(told)
      r.map { "\\($0)" }.filter { $0.count == 1 }.count().subscribe { log($0) }
      r.map { $0 + 1 }.count().subscribe(next: { log($0) }, error: { log("\\($0)") })
      r.sendCompleted()
      """)
  }

  @Test(arguments: ["events: 12001", "steps: 5001", "values: 5000"])
  func `A budget ends the delivery of stored values at the same value`(_ limit: String) {
    checkAgreement(
      """
      limits(\(limit))
      let r = range(0, 6000).map { $0 == 5500 ? "x" : $0 }.replay()
      for _ in 0..<3 { r.map { $0 == 7 ? 0 : 1 }.count().subscribe { log($0) } }
      """)
  }

  @Test(arguments: [
    "range(0, 272).filter { $0 % 3 == 1 }.replay()", "range(0, 822).filter { $0 % 3 == 1 }.replayLast()",
    "range(0, 822).filter { $0 % 3 == 1 }.replayLazily()",
    "range(0, 822).filter { $0 % 3 == 1 }.rxjs.publishReplay().refCount()",
    "from((0..<900).map { $0 * 2 }).filter { $0 % 3 == 1 }.replay()",
    "interval(1ms).take(900).filter { $0 % 3 == 1 }.replay()",
  ]) func `A filter without listeners before a replay`(_ replayed: String) {
    checkAgreement("\(replayed)\n\(replayed).aggregate(0) { $0 + $1 }")
  }
}
