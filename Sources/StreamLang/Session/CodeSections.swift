/// The parts of a script that are code of an app, and those that drive it.
///
/// `standIns("js")` begins code that was pasted in a language, and `standIns("off")` statements of rxplay's own, which
/// show their values as they do in a script without such code.
struct CodeSections {
  /// The language of the first code with stand-ins.
  let app: String?
  /// The language of each statement's part; `nil` for rxplay's own.
  let languages: [String?]
  /// The places of the drive's statements; `nil` if code and drive are not separate.
  private let driving: Set<Int>?

  /// - Parameter language: The language of the whole text, if it is not rxplay's own.
  init(of statements: [Statement], in language: SourceLanguage?) {
    let settings = language == nil ? statements.map { $0.setting("standIns") } : []
    let app = language?.name ?? settings.lazy.compactMap { $0 }.first { $0 != Settings.standInsOff }
    let isDivided = settings.contains(Settings.standInsOff)
    var driving: Set<Int> = []
    var current = isDivided ? nil : app
    languages = statements.enumerated().map { index, statement in
      if isDivided, let setting = settings[index] { current = setting == Settings.standInsOff ? nil : setting }
      if current == nil { driving.insert(statement.span.start) }
      return current
    }
    self.app = app
    self.driving = isDivided ? driving : nil
  }

  /// Returns whether a statement belongs to the drive; `nil` if that is not known.
  func isDriving(_ statement: Statement) -> Bool? { driving?.contains(statement.span.start) }
}
