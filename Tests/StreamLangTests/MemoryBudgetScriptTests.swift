import Streams
import Testing

@testable import StreamLang

/// Where all other budgets are off the one for memory ends whatever grows, before it is copied.
@Suite struct MemoryBudgetScriptTests {
  /// Returns the last message of a script in a session that allows no large allocation.
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

  /// The log of a script, in a session that hears of each line, and its end.
  private func logged(_ text: String, _ heard: @escaping (Session) -> Void = { _ in }) -> (lines: [String], end: String)
  {
    let session = Session()
    var lines: [String] = []
    session.isShortOfMemory = { _, more in !lines.isEmpty && more >= World.largeGrowth }
    let outcome = ScriptRun(SourceText(name: "", text: text), in: session).run { event in
      guard case .output(.log(_, let text, _), _) = event else { return }
      lines.append(text)
      heard(session)
    }
    guard case .stopped(let diagnostic) = outcome else { return (lines, "it went on") }
    return (lines, diagnostic.title)
  }

  /// Memory is short from the first line that is logged: an assignment that would copy has no effect.
  @Test(arguments: ["a[0] = 7", "a += [7]", "d[0] = 7"]) func whatIsRefusedIsNotTold(_ assignment: String) {
    let text = """
      var a = (0..<300000).map { $0 }
      var d = [:]
      for i in 0..<150000 { d[i] = i }
      let (b, e) = (a, d)
      func assign() {
        log("short")
        \(assignment)
        log(a[0], d[0], a.count)
      }
      assign()
      """
    let (lines, end) = logged("limits(\"off\")\n" + text)
    #expect(lines == ["short"])
    #expect(end == "the run was cut at 4000 MB of memory")
  }

  /// Wherever a run has ended, code that still runs takes no further step.
  @Test(arguments: [
    "func both() {\n log(\"end\")\n log(\"after\")\n}\nboth()",
    "just(1).doNext { log(\"end\") }.count().subscribe { log($0) }",
    "just(1).subscribe(next: { log(\"end\") }, completed: { log(\"after\") })",
  ])
  func nothingGoesOn(_ text: String) {
    let (lines, end) = logged(text) { $0.scenes.world.pass(.memory) }
    #expect(lines == ["end"])
    #expect(end == "the run was cut at 256 MB of memory")
  }

  /// A set that is full asks for more room when a new value comes, and not for one that it has.
  @Test func knownValuesNeedNoRoom() {
    #expect(end(of: "range(0, 98304).concat(range(0, 98304)).distinct().count()") == "fine")
    #expect(
      end(of: "range(0, 98304).concat(range(0, 98305)).distinct().count()") == "the run was cut at 300 MB of memory")
  }

  /// A picture takes some times the memory that its values take as a text.
  @Test func pictures() {
    let text = "let s = (0..<200000).map { 123456789 }.description\nlimits(memory: 20)\nfrom([s, s])"
    #expect(end(of: text) == "the run was cut at 20 MB of memory")
  }

  /// So does a value that is printed, but a small one counts with its own size.
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

  /// Settings hold for the statements after them, also where there are several.
  @Test func settingsDoNotBeginTheScene() {
    #expect(
      end(of: "limits(steps: 100)\nwhile true { }") == "the run was cut after 100 steps at one instant")
  }

  /// An element is replaced in place: copies count, and would pass the budget of steps.
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
