import FastPaths
import Printing
import Processes
import StreamLang

/// A script that is run and compared with the output that it expects.
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

    var isFine: Bool { differences.isEmpty && faults.isEmpty }
  }

  let source: SourceText
  var isInterrupted: () -> Bool = { false }

  /// Runs the script in a session of its own, and proves the exercises that are in it.
  func run() -> Result {
    guard ExerciseSheet.holdsExercises(source) else { return runScript() }
    let sheet = ExerciseSheet(source)
    var result = ScriptTest(source: sheet.script, isInterrupted: isInterrupted).runScript()
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

  private func runScript() -> Result {
    let session = Session()
    session.isInterrupted = isInterrupted
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    defer { if !isInterrupted() { session.end() } }
    let presenter = Presenter()
    var outputs: [Int: String] = [:]
    var blocks: [ExpectedOutput] = []
    var result = Result()
    let outcome = ScriptRun(source, in: session).run { event in
      switch event {
      case .output(let output, let item):
        outputs[item, default: ""] += presenter.text(of: output, isFirst: outputs[item] == nil, in: source)
        if case .failure(let diagnostic) = output { result.faults.append(diagnostic.rendered(in: source)) }
      case .expectedOutput(let block, _): blocks.append(block)
      case .prose, .statement, .warning: break
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): result.faults += diagnostics.map { $0.rendered(in: source) }
    case .stopped(let diagnostic): result.faults.append(diagnostic.rendered(in: source))
    }
    for block in blocks {
      result.checks += 1
      let actual = lines(of: outputs[block.statement] ?? "")
      let expected = block.lines == [""] ? [] : block.lines.map(trimmed)
      if actual != expected { result.differences.append(Difference(block: block, actual: actual)) }
    }
    return result
  }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { trimmed(String($0)) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Blanks at the end of a line are invisible and are not compared.
  private func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\t" { line.removeLast() }
    return String(line)
  }
}
