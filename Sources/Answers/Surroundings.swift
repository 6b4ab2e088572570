import Printing
import StreamLang

/// The program around the answers.
public struct Surroundings {
  /// Returns whether a run would exceed its megabytes with that many more bytes.
  public var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  /// The budget of nesting, if it is less than usual.
  public var nesting: Int?
  /// Whether all memory is freed with them, so that no objects need to be freed before.
  public var areThrownAway = false
  /// The languages besides rxplay's own.
  public var languages: [SourceLanguage] = []

  /// Creates surroundings without limits.
  public init() {}
}

/// The reason why a request has no answer.
struct RequestFault: Error {
  let message: String
}

/// The options that all requests have.
struct CommonOptions {
  var settings = Settings()
  var presenter = Presenter()
  private let surroundings: Surroundings

  init(_ request: Request, _ surroundings: Surroundings) throws(RequestFault) {
    self.surroundings = surroundings
    settings.languages = surroundings.languages
    if let nesting = surroundings.nesting { _ = settings.limit("nesting=\(nesting)") }
    settings.keepsAll = request.has("all")
    if let name = request["dialect"], !settings.setDialect(name) { throw Self.fault("dialect", name) }
    if let name = request["ties"], !settings.setTies(name) { throw Self.fault("ties", name) }
    if let text = request["horizon"], !settings.setHorizon(text) { throw Self.fault("horizon", text) }
    for limit in request.words("limit") where !settings.limit(limit) { throw Self.fault("limit", limit) }
    if let text = request["width"] {
      guard let width = Int(text), Self.widths.contains(width) else { throw Self.fault("width", text) }
      presenter.width = width
    }
    if let name = request["format"] {
      guard let format = Format(rawValue: name) else { throw Self.fault("format", name) }
      presenter.format = format
    }
    presenter.ascii = request.has("ascii")
  }

  /// The widths of a picture, in cells. A page draws narrower ones than a terminal.
  private static let widths = 24...Presenter.widths.upperBound

  static func fault(_ option: String, _ value: String) -> RequestFault {
    RequestFault(message: "'\(option)' cannot be '\(Printable.text(value))'")
  }

  /// Creates a session with these settings.
  func makeSession() -> Session {
    let session = Session(settings: settings)
    session.isShortOfMemory = surroundings.isShortOfMemory
    if surroundings.areThrownAway { _ = Unmanaged.passRetained(session) }
    return session
  }

  /// Returns the language of a text; `nil` if it is rxplay's own.
  func language(of source: SourceText, _ request: Request) -> SourceLanguage? {
    SourceLanguage.chosen(
      for: source.text, at: request["name"] ?? "", named: request["language"], among: settings.languages)
  }

  /// Returns a check of answers to an exercise with these settings.
  func check(of exercise: Exercise) -> ExerciseCheck {
    ExerciseCheck(exercise, settings: settings, isShortOfMemory: surroundings.isShortOfMemory)
  }
}
