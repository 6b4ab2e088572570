import Streams
import Testing

@testable import StreamLang

/// A dialect has the names and labels of its library; the arguments of a call choose among the spellings of a name.
struct `Spellings of libraries` {
  @Test(arguments: [
    ("from([1, 2, 3]).rxswift.take(2)", ["1", "2"]),
    ("from([1, 2, 3]).rxswift.take(until: just(0))", []),
    ("from([1, 2, 3]).rxswift.take(until: { $0 == 2 })", ["1"]),
    ("from([1, 2, 3]).rxswift.take(until: { $0 == 2 }, behavior: \"inclusive\")", ["1", "2"]),
    ("from([1, 3, 2]).rxswift.distinctUntilChanged { $0 % 2 }", ["1", "2"]),
    ("from([1, 3, 2]).rxswift.distinctUntilChanged { a, b in a > b }", ["1", "3"]),
    ("from([1, 2, 3]).combine.dropFirst()", ["2", "3"]),
    ("from([1]).combine.append(2, 3)", ["1", "2", "3"]),
    ("from([1]).combine.append(just(2))", ["1", "2"]),
    ("from([1, 2, 3]).reactiveswift.take(until: { $0 < 2 })", ["1", "2"]),
    ("from([1, 2]).reactiveswift.flatMap(\"latest\") { x in timer(1s).map { x } }", ["2"]),
    ("from([1, 2]).reactiveswift.flatMap(\"throttle\") { x in timer(1s).map { x } }", ["1"]),
  ]) func `Labels, closures, kinds of values and words choose the operator`(pipeline: String, values: [String]) {
    let outcome = ScriptOutcome("\(pipeline).subscribe { log($0) }")
    #expect(outcome.failures == [])
    #expect(outcome.logs.map { $0.split(separator: " ").last.map(String.init) ?? "" } == values)
    // A call whose kinds only the run knows is resolved then.
    let late = ScriptOutcome("func same(x) { x }\nsame(\(pipeline)).subscribe { log($0) }")
    #expect(late.logs == outcome.logs)
  }

  @Test(arguments: [
    ("just(1).rxswift.take(untl: just(2))", "'take' has no label 'untl': did you mean take(until:)?"),
    ("just(1).combine.prefix(whle: { $0 })", "'prefix' has no label 'whle': did you mean prefix(while:)?"),
    ("just(1).reactiveswift.take(3)", "'take' does not take these arguments"),
    (
      "just(1).rxswift.take(until: { $0 }, behavior: \"inclusiv\")",
      "'behavior' of 'take' is \"exclusive\" or \"inclusive\", not \"inclusiv\""
    ),
    (
      "just(1).reactiveswift.flatMap(\"lates\") { just($0) }",
      "'strategy' of 'flatMap' is \"merge\", \"concat\", \"latest\", \"throttle\" or \"race\", not \"lates\""
    ),
  ]) func `A call that no spelling fits names the nearest one and lists all`(script: String, message: String) {
    #expect(ScriptOutcome(script).failures.contains { $0.contains(message) }, "\(ScriptOutcome(script).failures)")
  }

  @Test(arguments: Dialect.all) func `A name that a dialect does not spell is that of its fallback`(dialect: Dialect) {
    let spelled = Set(Catalogue.spelled.filter { $0.dialect == dialect }.map { $0.name })
    let fallback = dialect.fallback ?? dialect
    for name in Catalogue.names(in: fallback) where !spelled.contains(name) {
      #expect(Catalogue.find(name, in: dialect) === Catalogue.find(name, in: fallback), "\(name)")
    }
  }

  @Test(arguments: Dialect.all) func `Every label of a spelling stands for a parameter`(dialect: Dialect) {
    for entry in Catalogue.spelled where entry.dialect == dialect {
      #expect(Set(entry.parameters.map(\.label)).count == entry.parameters.count, "\(entry.spelling)")
    }
    let written = dialect.spellings.map { $0.signature }
    #expect(Catalogue.spelled.filter { $0.dialect == dialect }.map(\.spelling) == written)
  }
}

/// ReactiveSwift's third terminal event.
struct InterruptionScriptTests {
  @Test func `A hot stream that is over interrupts those who come later`() {
    let outcome = ScriptOutcome(
      "let h = hot(\"-1|\")\nh.delaySubscription(1s).materialize().subscribe { log($0) }", dialect: .reactiveswift)
    #expect(outcome.logs.map { $0.hasSuffix("interrupted") } == [true])
  }

  @Test func `An inner stream that is interrupted counts as completed, but where others are dropped for it`() {
    func logs(_ operation: String) -> [String] {
      ScriptOutcome("just(0).\(operation) { cold(\"1%\") }.materialize().subscribe { log($0) }").logs
    }
    #expect(logs("flattenMap").last?.hasSuffix("completed") == true)
    #expect(logs("switchMap").last?.hasSuffix("completed") == true)
    #expect(logs("exhaustMap").last?.hasSuffix("interrupted") == true)
  }
}
