import Marbles
import StreamLang
import Streams

/// The lanes, the log and the errors of a script.
struct ScriptRecord {
  /// The lanes of its pictures, also those of inputs.
  private(set) var lanes: [Lane] = []
  /// The lines of its log, each with its time and its scheduler where they are not 0s and main, and its notes.
  private(set) var logs: [String] = []
  /// The errors that ended it.
  private(set) var failures: [String] = []

  /// Runs a script to its end.
  init(_ script: String, in dialect: Dialect) {
    let session = Session()
    session.settings.dialect = dialect
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
      let start = time == 0 ? "" : "\(TimeText.format(Int64(time)))  "
      logs.append(start + (scheduler == "main" ? "" : "[\(scheduler)] ") + text)
    case .diagram(let run): lanes += run.full.lanes
    case .failure(let diagnostic): failures.append(diagnostic.title)
    case .note(let note): logs.append("note: \(note)")
    case .value, .graph: break
    }
  }
}
