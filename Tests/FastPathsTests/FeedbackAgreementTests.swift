import Testing

@testable import StreamLang

/// A value that is sent back into its own pipeline gives the same events with fast paths and without.
@Suite struct FeedbackAgreementTests {
  @Test(arguments: [
    "interval(1ms).merge(s).scan(0) { $0 + $1 }.doNext { if $0 == 780 { s.send(1000) } }",
    "interval(1ms).merge(s).scan(0) { $0 + $1 }.delay(5ms).doNext { if $0 == 780 { s.send(1000) } }",
    "interval(1ms).map { $0 + 1 }.merge(s).scan(0) { $0 + $1 }.throttle(100us).doNext { if $0 == 780 { s.send(1000) } }",
    "s.merge(range(0, 5000)).scan(0) { $0 + $1 }.doNext { if $0 == 780 { s.send(1000) } }",
    "interval(1ms).merge(s).take(2000).doNext { if $0 == 145 { s.send(1000) } }.count()",
    "interval(1ms).merge(s).take(2000).delay(3ms).doNext { if $0 == 145 { s.send(1000) } }",
    "interval(1ms).merge(s).skip(300).doNext { if $0 == 400 { s.send(1000) } }.count()",
  ]) func `A sum or a count below a place where streams come together hears of what is sent back at once`(
    _ pipeline: String
  ) {
    checkAgreement("horizon(2500ms)\nlet s = subject()\n\(pipeline)")
  }

  @Test(arguments: [
    "merge(interval(1ms).takeUntil(s), interval(300ms)).scan(0) { $0 + $1 }.doNext { if $0 == 780 { s.send(1) } }",
    "merge(interval(1ms).takeUntil(s), interval(300ms).map { $0 + 5 }).scan(0) { $0 + $1 }.delay(3ms).doNext { if $0 == 780 { s.send(1) } }",
    "interval(1ms).takeUntil(s).concat(just(7)).scan(0) { $0 + $1 }.doNext { if $0 == 780 { s.send(1) } }.filter { $0 > 740 }",
    "interval(1ms).takeUntil(s).scan(0) { $0 + $1 }.doNext { if $0 == 780 { s.send(1) } }.concat(just(7))",
  ]) func `An operator keeps its state when one of its sources is disposed in the middle`(_ pipeline: String) {
    checkAgreement("horizon(900ms)\nlet s = subject()\n\(pipeline)")
  }
}
