import JavaScript
import StreamLang

/// A run of a JavaScript text.
struct Running {
  /// The lines of `console.log`, each after its time.
  private(set) var log: [String] = []
  /// The lanes of the picture, each with its values.
  private(set) var lanes: [String] = []
  /// Errors and warnings as they are printed, without the excerpt.
  private(set) var messages: [String] = []

  /// Runs a text; as JavaScript, unless it is a script of rxplay's own.
  ///
  /// - Parameter limits: Budgets, as `--limit` has them.
  init(_ text: String, language: SourceLanguage? = .javaScript, limits: [String] = []) {
    let source = SourceText(name: "code.js", text: text)
    var settings = Settings()
    settings.languages = [.javaScript]
    for limit in limits { precondition(settings.limit(limit), "no such budget: \(limit)") }
    let session = Session(settings: settings)
    defer { session.end() }
    var lines: [String] = []
    var told: [Diagnostic] = []
    var drawn: [String] = []
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      switch event {
      case .output(.log(let time, let text, _), _): lines.append("\(Self.milliseconds(time)) \(text)")
      case .output(.diagram(let run), _):
        drawn += run.drawn.lanes.map { "\($0.name): \($0.events.map(\.text).joined(separator: " "))" }
      case .output(.failure(let diagnostic), _), .warning(let diagnostic): told.append(diagnostic)
      default: break
      }
    }
    switch outcome {
    case .rejected(let faults): told += faults
    case .stopped(let fault): told.append(fault)
    case .fine, .failed: break
    }
    log = lines
    lanes = drawn
    messages = told.map { diagnostic in
      let (line, column) = source.position(at: diagnostic.span.start)
      return "\(line):\(column): \(diagnostic.title)"
    }
  }

  private static func milliseconds(_ nanoseconds: Int) -> String { "\(nanoseconds / 1_000_000)ms" }
}
