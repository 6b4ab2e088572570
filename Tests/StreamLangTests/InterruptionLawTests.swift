import Streams
import Testing

@testable import StreamLang

/// An interruption of the source is a terminal event of every operator of ReactiveSwift.
struct InterruptionLawTests {
  /// The operators that run several streams and take the interruption of one for its completion.
  static let completing: Set<String> = ["merge", "concat", "prefix"]

  /// Examples that import need more than the call of the operator, and logEvents logs more than the events.
  static let entries = Catalogue.spelled.filter {
    $0.dialect == .reactiveswift && $0.form != .source && !$0.example.hasPrefix("import") && $0.name != "logEvents"
  }

  @Test(arguments: entries.map(\.example))
  func `An interruption of the source interrupts, but where it counts as a completion`(example: String) throws {
    let entry = try #require(Self.entries.first { $0.example == example })
    let call = try #require(example.components(of: ".\(entry.name)"), "the example calls \(entry.name)")
    let source = "cold(at: [(200ms, event.interrupted)])"
    let outcome = ScriptOutcome(
      "\(source).\(entry.name)\(call).materialize().subscribe { log($0) }", dialect: .reactiveswift)
    #expect(outcome.failures == [])
    let last = try #require(outcome.logs.last)
    #expect(last.hasSuffix("interrupted") != Self.completing.contains(entry.name), "\(entry.spelling): \(last)")
  }

  @Test func `Before the interruption nothing is sent, and after it nothing follows`() {
    for entry in Self.entries where !Self.completing.contains(entry.name) {
      guard let call = entry.example.components(of: ".\(entry.name)") else { continue }
      let outcome = ScriptOutcome(
        "cold(at: [(200ms, event.interrupted)]).\(entry.name)\(call).subscribe { log(\"value\") }",
        dialect: .reactiveswift)
      let values = outcome.logs.filter { $0.hasSuffix("value") }.count
      // It sends the interruption itself as a value.
      #expect(values == (entry.name == "materialize" ? 1 : 0), "\(entry.spelling)")
    }
  }
}

extension String {
  /// The text after the last place where a part stands.
  fileprivate func components(of part: String) -> String? {
    var rest = Substring(self)
    var found: Substring?
    while let start = rest.firstIndex(of: part.first ?? " ") {
      rest = rest[start...]
      if rest.hasPrefix(part), rest.dropFirst(part.count).first.map({ !$0.isLetter }) ?? false {
        found = rest.dropFirst(part.count)
      }
      rest = rest.dropFirst()
    }
    return found.map(String.init)
  }
}
