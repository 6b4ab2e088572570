import Marbles
import Streams
import Testing

@testable import StreamLang

/// The output of a script, for tests that read like documentation.
struct ScriptOutcome: Equatable {
  /// Lines of `log`: `1s  text`, with the scheduler where that is not main: `1s  [background] text`.
  var logs: [String] = []
  /// The text of each line of `log` alone.
  var texts: [String] = []
  /// The result of each picture as marble text; of a scene's picture all lanes, each with its name.
  var lanes: [String] = []
  /// Values of bare expressions.
  var values: [String] = []
  /// Notes, also those under pictures.
  var notes: [String] = []
  /// The titles of errors.
  var failures: [String] = []

  /// Runs a script to its end.
  init(_ script: String, dialect: Dialect = .rac, ties: TieRule = .phased) {
    let session = Session()
    session.settings.dialect = dialect
    session.settings.chosenTies = ties
    let outcome = ScriptRun(SourceText(name: "test.rx", text: script), in: session).run { event in
      if case .output(let output, _) = event { take(output) }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): failures += diagnostics.map(\.title)
    case .stopped(let diagnostic): failures.append(diagnostic.title)
    }
  }

  private mutating func take(_ output: Output) {
    switch output {
    case .log(let time, let text, let scheduler):
      logs.append("\(TimeText.format(Int64(time)))  \(scheduler == "main" ? "" : "[\(scheduler)] ")\(text)")
      texts.append(text)
    case .diagram(let run):
      notes += run.drawn.notes
      let results = run.full.lanes.filter { $0.role == .result }
      if results.count == 1, run.full.lanes.allSatisfy({ $0.role != .subscriber }) {
        lanes.append(Self.marbles(results[0]))
      } else {
        lanes += run.drawn.lanes.map { "\($0.name): \(Self.marbles($0))" }
      }
    case .value(let value): values.append(value.text)
    case .graph: break
    case .note(let note): notes.append(note)
    case .failure(let diagnostic): failures.append(diagnostic.title)
    }
  }

  /// A lane without its name: `"-a-b|"`, and its legend.
  private static func marbles(_ lane: Lane) -> String {
    let line = MarbleLine(lane).description
    let start = line.firstIndex(of: "=").map { line.index($0, offsetBy: 2) } ?? line.startIndex
    return String(line[start...])
  }
}

/// Checks a pipeline against marble text, which may have a legend after it: `"-a-|", a: 1`.
func check(
  _ pipeline: String, is expected: String, given statements: String = "",
  at location: SourceLocation = #_sourceLocation
) {
  let text = expected.hasPrefix("\"") ? expected : "\"\(expected)\""
  let outcome = ScriptOutcome("\(statements)\nexpect \(pipeline) == cold(\(text))")
  #expect(outcome.failures == [], sourceLocation: location)
}

/// Checks the values that a script gives.
func check(_ script: String, gives expected: String..., at location: SourceLocation = #_sourceLocation) {
  let outcome = ScriptOutcome(script)
  #expect(outcome.failures == [], sourceLocation: location)
  #expect(outcome.values == expected, sourceLocation: location)
}

/// Checks the log of a script, without the times.
func check(_ script: String, logs expected: String..., at location: SourceLocation = #_sourceLocation) {
  let outcome = ScriptOutcome(script)
  #expect(outcome.failures == [], sourceLocation: location)
  #expect(outcome.texts == expected, sourceLocation: location)
}

/// Checks the log of a script, with the times.
func check(_ script: String, logsAt expected: String..., at location: SourceLocation = #_sourceLocation) {
  let outcome = ScriptOutcome(script)
  #expect(outcome.failures == [], sourceLocation: location)
  #expect(outcome.logs == expected, sourceLocation: location)
}
