import Marbles
import Streams
import Testing

@testable import StreamLang

/// The output of pasted code with its drive.
struct PastedOutcome {
  /// Lines of the log, with their times.
  var logs: [String] = []
  /// Lines `name: marbles` of the picture.
  var lanes: [String] = []
  var notes: [String] = []
  /// Errors with their places: `code.swift:1:4: title`.
  var failures: [String] = []
  var warnings: [String] = []

  init(_ code: String, drive: String = "", language: SourceLanguage? = .swift, isStrict: Bool = false) {
    let text = SourceText(name: "code.swift", text: code)
    let source =
      drive.isEmpty ? text : SourceText(joining: [text, SourceText(name: "code.drive", text: drive)])
    func placed(_ diagnostic: Diagnostic) -> String {
      let (line, column) = source.position(at: diagnostic.span.start)
      return "\(source.name(at: diagnostic.span.start)):\(line):\(column): \(diagnostic.title)"
    }
    let run = ScriptRun(source, in: Session(), language: language)
    run.isStrict = isStrict
    let outcome = run.run { event in
      switch event {
      case .warning(let diagnostic): warnings.append(placed(diagnostic))
      case .output(.log(let time, let text, let scheduler), _):
        logs.append("\(TimeText.format(Int64(time)))  \(scheduler == "main" ? "" : "[\(scheduler)] ")\(text)")
      case .output(.note(let note), _): notes.append(note)
      case .output(.failure(let diagnostic), _): failures.append(placed(diagnostic))
      case .output(.diagram(let run), _): lanes += run.drawn.lanes.map { "\($0.name): \(Self.marbles($0))" }
      default: break
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): failures += diagnostics.map(placed)
    case .stopped(let diagnostic): failures.append(placed(diagnostic))
    }
  }
}

extension PastedOutcome {
  private static func marbles(_ lane: Lane) -> String {
    let line = MarbleLine(lane).description
    let start = line.firstIndex(of: "=").map { line.index($0, offsetBy: 2) } ?? line.startIndex
    return String(line[start...])
  }
}

/// Checks the log of pasted code that is driven.
func check(
  _ code: String, driven drive: String, logs expected: String..., at location: SourceLocation = #_sourceLocation
) {
  let outcome = PastedOutcome(code, drive: drive)
  #expect(outcome.failures == [], sourceLocation: location)
  #expect(outcome.logs == expected, sourceLocation: location)
}
