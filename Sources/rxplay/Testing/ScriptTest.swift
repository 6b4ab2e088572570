import FastPaths
import Printing
import Processes
import StreamLang

/// Runs a script and compares its output with the expected output.
struct ScriptTest {
  /// An expected block that differs from the actual output.
  struct Difference {
    let block: ExpectedOutput
    let actual: [String]
  }

  /// The result of a test.
  struct Result {
    /// The number of expected blocks that were compared.
    var checks = 0
    var differences: [Difference] = []
    /// Faults of the script itself, as messages.
    var faults: [String] = []
    /// Those of its run, with their places.
    var diagnostics: [Diagnostic] = []
    /// The settings at its end.
    var settings = Settings()

    var isFine: Bool { differences.isEmpty && faults.isEmpty }
  }

  let source: SourceText
  /// Whether its output must be the same under all rules for one instant.
  var holdsTies = false
  var isInterrupted: () -> Bool = { false }
  /// The language of its text, if it is not rxplay's own.
  var language: SourceLanguage?
  /// Takes the events of the run.
  var observe: (ScriptRun.Event) -> Void = { _ in }

  /// Runs the script in a session of its own, and proves its exercises.
  func run() -> Result {
    guard ExerciseSheet.holdsExercises(source) else { return withTies(runScript()) }
    let sheet = ExerciseSheet(source)
    var result = ScriptTest(source: sheet.script, isInterrupted: isInterrupted, observe: observe).runScript()
    result.faults += sheet.faults.map { $0.rendered(in: source) }
    guard sheet.faults.isEmpty else { return result }
    for exercise in sheet.exercises where !isInterrupted() {
      let check = ExerciseCheck(
        exercise, isInterrupted: isInterrupted, isShortOfMemory: Memory.isAbove(megabytes:with:))
      let proof = check.proof(planner: { ChainPlanner() })
      result.checks += proof.checks
      result.faults += proof.faults.map { $0.rendered(in: source) }
    }
    return result
  }

  /// Adds the differences under other rules for one instant, if the script must have none.
  private func withTies(_ result: Result) -> Result {
    guard holdsTies || source.text.contains("//: same under all ties"), result.faults.isEmpty else { return result }
    var result = result
    let rules = Session.tieRules
    let first = outputs(under: rules[0].choose)
    for rule in rules.dropFirst() where !isInterrupted() {
      let other = outputs(under: rule.choose)
      result.checks += 1
      guard let item = first.keys.sorted().first(where: { first[$0]?.text != other[$0]?.text }) else { continue }
      let (line, text) = (first[item]?.line ?? 1, other[item]?.text ?? "")
      result.faults.append(
        "\(Printable.text(source.name)):\(line): the output depends on the order at one instant: under the rule \(rule.name) it is\n\(text)"
      )
    }
    return result
  }

  /// Returns the output of each statement, with its line.
  private func outputs(under choose: (Session) -> Void) -> [Int: (line: Int, text: String)] {
    let session = makeSession()
    choose(session)
    defer { if !isInterrupted() { session.end() } }
    let presenter = Presenter()
    var outputs: [Int: (line: Int, text: String)] = [:]
    var lines: [Int: Int] = [:]
    _ = ScriptRun(source, in: session).run { event in
      if case .statement(_, let offset, let item) = event { lines[item] = source.position(at: offset).line }
      guard case .output(let output, let item) = event else { return }
      outputs[item, default: (lines[item] ?? 1, "")].text += presenter.text(of: output, isFirst: true, in: source)
    }
    return outputs
  }

  /// Returns a session of its own with the languages of pasted code.
  private func makeSession() -> Session {
    let session = Session()
    session.settings.languages = PrintingOptions.languages
    session.isInterrupted = isInterrupted
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    return session
  }

  private func runScript() -> Result {
    let session = makeSession()
    defer { if !isInterrupted() { session.end() } }
    let presenter = Presenter()
    var outputs: [Int: String] = [:]
    var blocks: [ExpectedOutput] = []
    var result = Result()
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      observe(event)
      switch event {
      case .output(let output, let item):
        outputs[item, default: ""] += presenter.text(of: output, isFirst: outputs[item] == nil, in: source)
        if case .failure(let diagnostic) = output { result.diagnostics.append(diagnostic) }
      case .expectedOutput(let block, _): blocks.append(block)
      case .prose, .statement, .warning: break
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): result.diagnostics += diagnostics
    case .stopped(let diagnostic): result.diagnostics.append(diagnostic)
    }
    result.faults = result.diagnostics.map { $0.rendered(in: source) }
    result.settings = session.settings
    for block in blocks {
      result.checks += 1
      let actual = lines(of: outputs[block.statement] ?? "")
      let expected = block.lines.map(trimmed)
      // An empty block equals an empty line.
      if (actual.isEmpty ? [""] : actual) != expected {
        result.differences.append(Difference(block: block, actual: actual))
      }
    }
    return result
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns a line without the blanks at its end, which are invisible and are not compared.
  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }
}
