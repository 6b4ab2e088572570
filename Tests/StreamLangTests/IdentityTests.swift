import Testing

@testable import StreamLang

/// Operators that are made of others behave as those others do, on any events (RACStream.m, RACSignal+Operations.m).
struct `Derived operators are what they are made of` {
  static let identities = [
    "s.map { $0 + \"!\" } == s.flattenMap { just($0 + \"!\") }",
    "s.filter { $0 > \"b\" } == s.bind { $0 > \"b\" ? just($0) : empty() }",
    "s.flattenMap { t } == s.bind { t }",
    "s.take(2) == s.bind { var n = 0; return { x, stop in n += 1; if n == 2 { stop() }; just(x) } }",
    "s.skip(2) == s.bind { var n = 0; return { x in n += 1; n > 2 ? just(x) : empty() } }",
    "s.takeUntilBlock { $0 == \"c\" } == s.bind { $0 == \"c\" ? nil : just($0) }",
    "s.takeWhile { $0 != \"c\" } == s.takeUntilBlock { $0 == \"c\" }",
    "s.mapReplace(1) == s.map { 1 }",
    "s.ignore(\"a\") == s.filter { $0 != \"a\" }",
    "s.startWith(\"x\") == just(\"x\").concat(s)",
    "s.concat(t) == from([s, t]).flatten(1)",
    "s.merge(t) == from([s, t]).flatten()",
    "s.then { t } == s.ignoreValues().concat(t)",
    "s.aggregate(\"\") { $0 + $1 } == s.scan(\"\") { $0 + $1 }.startWith(\"\").takeLast(1)",
    "s.aggregateWithIndex(\"\") { a, x, i in a + x } == s.aggregate(\"\") { $0 + $1 }",
    "s.collect() == s.aggregate([]) { $0 + [$1] }",
    "s.combinePrevious(\"\") { $0 + $1 } == s.scan((\"\", \"\")) { p, x in (x, p.0 + x) }.map { p in p.1 }",
    "s.materialize().dematerialize() == s",
    "s.map { $0 > \"b\" }.if(then: t, else: u) == s.map { $0 > \"b\" ? t : u }.switchToLatest()",
    "s.map { $0 > \"b\" }.not() == s.map { $0 <= \"b\" }",
    "s.all { $0 < \"c\" } == s.materialize().any { e in e.kind == \"error\" || e.kind == \"next\" && e.value >= \"c\" }.not()",
    "s.any() == s.materialize().bind { e, stop in stop(); just(e.kind == \"next\") }",
    "s.try { $0 != \"c\" } == s.flattenMap { $0 != \"c\" ? just($0) : fail(nil) }",
    "s.tryMap { $0 == \"c\" ? nil : $0 } == s.try { $0 != \"c\" }",
    "s.switch(cases: [\"a\": t], default: u) == s.map { $0 == \"a\" ? t : u }.switchToLatest()",
    "s.finally { 1 } == s",
    "s.initially { 1 } == s",
    "s.logAll() == s",
    "s.deliverOnMain() == s",
    "s.groupBy { $0 }.flatten() == s",
    "s.groupBy({ 1 }, transform: { $0 + \"!\" }).flatten() == s.map { $0 + \"!\" }",
    "s.publish().autoconnect() == s",
    "s.replayLazily() == s",
    "s.replay() == s",
    "s.throttle(200ms, when: { true }) == s.throttle(200ms)",
    "s.throttle(200ms, when: { false }) == s",
    "zip(s, t, u) == s.zip(t).zip(u).map { p, q in (p.0, p.1, q) }",
    "combineLatest(s, t, u) == s.combineLatest(t).combineLatest(u).map { p, q in (p.0, p.1, q) }",
    "combineLatest(s, t) { $0 + $1 } == s.combineLatest(t).reduceEach { $0 + $1 }",
  ]

  @Test(arguments: 0..<60) func `For all streams`(seed: Int) {
    var random = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let streams =
      "let s = cold(\"\(random.marbles())\")\nlet t = cold(\"\(random.marbles())\")\nlet u = cold(\"\(random.marbles())\")\n"
    let script = streams + Self.identities.map { "expect \($0)\n" }.joined()
    #expect(ScriptOutcome(script).failures == [], "\(streams)")
  }
}

/// Marble text that a seed decides.
private struct Generator {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func marbles() -> String {
    var text = ""
    for _ in 0..<next(6) {
      text += String(repeating: "-", count: next(4))
      if next(5) == 0 {
        text += "[\(["ab", "bc", "ca", "abc"][next(4)])]"
      } else {
        text += ["a", "b", "c", "d"][next(4)]
      }
    }
    text += String(repeating: "-", count: next(3))
    return text + ["|", "|", "#", "-"][next(4)]
  }
}
