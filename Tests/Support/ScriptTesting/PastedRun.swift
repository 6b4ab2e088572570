import Marbles
import StreamLang

/// A run of pasted code with its drive.
public struct PastedRun {
  /// The lines of the log, each after its time in milliseconds, and after its scheduler unless that is `main`.
  public private(set) var log: [String] = []
  /// Errors and warnings as they are printed, without the excerpt.
  public private(set) var messages: [String] = []
  /// The notes.
  public private(set) var notes: [String] = []
  /// The diagrams that were drawn.
  public private(set) var pictures: [Diagram] = []

  /// The lanes of the pictures, each with its values.
  public var lanes: [String] {
    pictures.flatMap { $0.lanes }.map { "\($0.name): \($0.events.map(\.text).joined(separator: " "))" }
  }

  /// Runs a text.
  ///
  /// - Parameters:
  ///   - known: A language that text may be written in.
  ///   - language: The language of this text; nil for rxplay's own.
  ///   - limits: Budgets, as `--limit` has them.
  public init(
    _ text: String, drive: String = "", knowing known: SourceLanguage, as language: SourceLanguage?,
    limits: [String] = []
  ) {
    let code = SourceText(name: "code." + (known.fileExtensions.first ?? ""), text: text)
    let source = drive.isEmpty ? code : SourceText(joining: [code, SourceText(name: "code.drive", text: drive)])
    var settings = Settings()
    settings.languages = [known]
    for limit in limits { precondition(settings.limit(limit), "no such budget: \(limit)") }
    let session = Session(settings: settings)
    defer { session.end() }
    var run = self
    var told: [Diagnostic] = []
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      switch event {
      case .output(.log(let time, let text, let queue), _):
        run.log.append("\(time / 1_000_000)ms \(queue == "main" ? "" : "[\(queue)] ")\(text)")
      case .output(.failure(let diagnostic), _), .warning(let diagnostic): told.append(diagnostic)
      case .output(.note(let note), _): run.notes.append(note)
      case .output(.diagram(let picture), _): run.pictures.append(picture.drawn)
      default: break
      }
    }
    switch outcome {
    case .rejected(let faults): told += faults
    case .stopped(let fault): told.append(fault)
    case .fine, .failed: break
    }
    self = run
    messages = told.map { diagnostic in
      let (line, column) = source.position(at: diagnostic.span.start)
      return "\(line):\(column): \(diagnostic.title)"
    }
  }
}
