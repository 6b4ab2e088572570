import Testing

@testable import StreamLang

/// The words of an `expect` that does not hold.
struct `Expectations on streams` {
  @Test(arguments: [
    ("cold(\"-a-b|\")", "cold(\"-a|\")", "at 200ms: yours goes on, the wanted one completes"),
    ("cold(\"-a|\")", "cold(\"-a-b|\")", "at 200ms: yours completes, the wanted one goes on"),
    ("from([1, 2])", "from([1, 2, 3])", "at 0s: yours completes, the wanted one sends 3 and completes"),
    ("from([1, 2, 3])", "from([1, 2])", "at 0s: yours sends 3 and completes, the wanted one completes"),
    ("cold(\"-a-b-\")", "cold(\"-a---\")", "at 300ms: yours sends b, the wanted one is silent"),
    ("cold(\"-a-\")", "cold(\"-a-b\")", "at 300ms: yours is silent, the wanted one sends b"),
    ("cold(\"-a|\")", "cold(\"-a---b\")", "at 200ms: yours completes, the wanted one goes on"),
    (
      "just(1).delay(1s)", "just(1).delay(2s)",
      "at 1s: yours sends 1 and completes, the wanted one is silent; the wanted one sends 1 at 2s"
    ),
    ("just(\"a b\")", "just(\"a\")", "at 0s: yours sends 'a b' and completes, the wanted one sends a and completes"),
    ("fail(\"no\")", "empty()", "at 0s: yours fails with 'no', the wanted one completes"),
    (
      "from([1, 2, 3, 4, 5, 6])", "empty()",
      "at 0s: yours sends 1, 2, 3 and 3 more and completes, the wanted one completes"
    ),
  ]) func `The first differing instant is reported, with both sides`(_ yours: String, _ wanted: String, _ words: String)
  {
    #expect(ScriptOutcome("expect \(yours) == \(wanted)").failures == ["expected \(yours) == \(wanted): \(words)"])
  }

  @Test func `The end of a long run is compared, too`() {
    let long = "interval(1ms).take(1000)"
    #expect(ScriptOutcome("expect \(long) == \(long)").failures.isEmpty)
    let other = "\(long).map { $0 == 999 ? 0 : $0 }"
    #expect(
      ScriptOutcome("expect \(long) == \(other)").failures == [
        "expected \(long) == \(other): at 1s: yours sends 999 and completes, the wanted one sends 0 and completes"
      ])
  }
}
