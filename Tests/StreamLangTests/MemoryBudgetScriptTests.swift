import Streams
import Testing

@testable import StreamLang

/// Where all other budgets are off the one for memory ends whatever grows, before it is copied.
@Suite struct MemoryBudgetScriptTests {
  /// The message with which a script ends in a session that bears nothing large.
  private func end(of text: String) -> String {
    let session = Session()
    session.isShortOfMemory = { _, more in more >= World.largeGrowth }
    let source = SourceText(name: "", text: "limits(\"off\")\nlimits(memory: 300)\n" + text)
    let outcome = ScriptRun(source, in: session).run { event in
      if case .output(.diagram(let run), _) = event { _ = run.drawn }
    }
    switch outcome {
    case .stopped(let diagnostic): return diagnostic.title
    case .fine: return "fine"
    case .failed: return "failed"
    case .rejected(let diagnostics): return "\(diagnostics.map { $0.title })"
    }
  }

  private static let growing = [
    "collect()", "takeLast(9223372036854775807)", "skipLast(9223372036854775807)",
    "bufferCount(9223372036854775807)", "bufferWithTime(1s)", "delay(1s)", "concatMap { never() }",
    "sequenceEqual(never())", "zip(never())", "aggregate([1]) { a, x in a + a }", "scan(\"x\") { a, x in a + a }",
    "distinct().count()", "windowCount(9223372036854775807).flattenMap { $0.collect() }",
    "groupBy { 1 }.flattenMap { $0.collect() }", "deliverOn(scheduler(\"q\"))",
  ]

  @Test(arguments: growing) func whatOperatorsHold(_ operators: String) {
    #expect(end(of: "range(0, 9223372036854775807).\(operators)") == "the run was cut at 300 MB of memory")
  }

  @Test(arguments: [
    "a = a + a", "a += a", "a = a + a.map { $0 }", "a = a + a.reversed()", "a = a.flatMap { [$0, $0] }",
    "a += a.prefix(1000000)", "a += a[0..<a.count]", "a += [1, 2, 3]",
    "a = a + a\n a.description", "a = a + a\n a.joined()", "a = a + a\n a.enumerated()",
    "a = a + a\n from(a).collect()",
  ])
  func arrays(_ statement: String) {
    #expect(end(of: "var a = [1]\nwhile true { \(statement) }") == "the run was cut at 300 MB of memory")
  }

  @Test(arguments: [
    "s = s + s", "s += s", "s = \"\\(s)\\(s)\"", "s = (s + s).uppercased()",
    "s = s + s\n [s, s].joined()",
  ])
  func texts(_ statement: String) {
    #expect(end(of: "var s = \"x,\"\nwhile true { \(statement) }") == "the run was cut at 300 MB of memory")
  }

  @Test(arguments: [
    "var d = [:]\nvar i = 0\nwhile true {\n d[i] = i\n i += 1\n}",
    "(0..<9223372036854775807).reversed()",
    "(0..<9223372036854775807).sequence.array",
  ])
  func others(_ text: String) {
    #expect(end(of: text) == "the run was cut at 300 MB of memory")
  }

  /// Nothing is told of what was refused: it is not as the script would have it. Memory is short from `short` on.
  @Test(arguments: [
    "var a = (0..<300000).map { $0 }\nlet b = a\nfunc f() {\n a[0] = 7\n log(a[0])\n}\nlog(\"short\")\nf()",
    "var a = (0..<300000).map { $0 }\nlet b = a\nfunc f() {\n a += [7]\n log(a.count)\n}\nlog(\"short\")\nf()",
    "log(\"short\")\nrange(0, 1000000).distinct().count().map { log($0); $0 }",
    "log(\"short\")\nrange(0, 524289).skipLast(524288).count().map { log($0); $0 }",
  ])
  func nothingGoesOn(_ text: String) {
    let session = Session()
    var logged: [String] = []
    session.isShortOfMemory = { _, more in !logged.isEmpty && more >= World.largeGrowth }
    let source = SourceText(name: "", text: "limits(\"off\")\n" + text)
    let outcome = ScriptRun(source, in: session).run { event in
      if case .output(.log(_, let text, _), _) = event { logged.append(text) }
    }
    #expect(logged == ["short"])
    guard case .stopped(let diagnostic) = outcome else {
      Issue.record("it went on")
      return
    }
    #expect(diagnostic.title.hasPrefix("the run was cut at"))
  }

  /// A picture takes some times the memory that its values take as a text.
  @Test func pictures() {
    let text = "let s = (0..<200000).map { 123456789 }.description\nlimits(memory: 20)\nfrom([s, s])"
    #expect(end(of: text) == "the run was cut at 20 MB of memory")
  }

  /// So does a value that is printed, but what is small counts as what it is.
  @Test func valuesThatArePrinted() {
    #expect(
      end(of: "limits(memory: 1)\n(0..<100000).map { 123456789 }") == "the run was cut at 1 MB of memory")
    #expect(end(of: "limits(memory: 1)\n(0..<1000).map { 123456789 }") == "fine")
    let session = Session()
    var sizes: [Int] = []
    _ = ScriptRun(SourceText(name: "", text: "limits(\"off\")\n[1, 2]"), in: session).run { event in
      if case .output(.value(let value), _) = event { sizes.append(value.size) }
    }
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 > 0 && $0 < 100 })
  }

  /// What is settled holds for the statements behind it, also where more is settled than one thing.
  @Test func settingsDoNotBeginTheScene() {
    #expect(
      end(of: "limits(steps: 100)\nwhile true { }") == "the run was cut after 100 steps at one instant")
  }

  /// An element is replaced in place: what is copied counts, and would pass the budget of steps.
  @Test(arguments: ["[:]", "(0..<20000).map { 0 }"]) func elementsAreReplacedInPlace(_ start: String) {
    let text = "var a = \(start)\nfor i in 0..<20000 { a[i] = i }\nlet b = a\na[0] = 9\nlog(b[0], a[0], a.count)"
    var lines: [String] = []
    let outcome = ScriptRun(SourceText(name: "", text: text), in: Session()).run { event in
      if case .output(.log(_, let text, _), _) = event { lines.append(text) }
    }
    guard case .fine = outcome else { return #expect(Bool(false), "\(outcome)") }
    #expect(lines == ["0 9 20000"])
  }
}
