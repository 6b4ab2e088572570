import Marbles
import ObjectiveC
import StreamLang

/// A run of an Objective-C text with its drive.
struct Running {
  /// The lines of the log, each after its time in milliseconds.
  private(set) var log: [String] = []
  /// Errors and warnings as they are printed, without the excerpt.
  private(set) var messages: [String] = []
  private(set) var notes: [String] = []
  /// The diagrams that were drawn.
  private(set) var pictures: [Diagram] = []

  /// Runs a text; as Objective-C, unless it is a script of rxplay's own.
  init(_ text: String, drive: String = "", language: SourceLanguage? = .objectiveC) {
    let code = SourceText(name: "code.m", text: text)
    let source = drive.isEmpty ? code : SourceText(joining: [code, SourceText(name: "code.drive", text: drive)])
    var settings = Settings()
    settings.languages = [.objectiveC]
    let session = Session(settings: settings)
    defer { session.end() }
    var lines: [String] = []
    var told: [Diagnostic] = []
    var notes: [String] = []
    var pictures: [Diagram] = []
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      switch event {
      case .output(.log(let time, let text, let queue), _):
        let on = queue == "main" ? "" : "[\(queue)] "
        lines.append("\(time / 1_000_000)ms \(on)\(text)")
      case .output(.failure(let diagnostic), _), .warning(let diagnostic): told.append(diagnostic)
      case .output(.note(let note), _): notes.append(note)
      case .output(.diagram(let run), _): pictures.append(run.drawn)
      default: break
      }
    }
    switch outcome {
    case .rejected(let faults): told += faults
    case .stopped(let fault): told.append(fault)
    case .fine, .failed: break
    }
    log = lines
    self.notes = notes
    self.pictures = pictures
    messages = told.map { diagnostic in
      let (line, column) = source.position(at: diagnostic.span.start)
      return "\(line):\(column): \(diagnostic.title)"
    }
  }
}
