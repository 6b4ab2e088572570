import CLibrary
import Printing
import Processes
import StreamLang

/// Runs scripts and writes their output.
struct ScriptCommand {
  let presenter: Presenter
  let output: OutputFile
  var settings = Settings()
  /// Whether prose and statements are printed, too.
  var isEchoing = true
  /// The language that was chosen by its name.
  var languageName: String?
  /// Whether warnings keep a script from running.
  var isStrict = false
  /// Whether a session is freed at its end, which is only worth the time for several scripts.
  var endsSessions = false
  /// The question that is answered below each picture, in the form of `:why`.
  var question: String?
  /// The maximum number of lines of a log; the rest is omitted.
  var longestLog: Int?
  var isInterrupted: () -> Bool = { false }
  /// The commands of the program, for a name that is no file.
  var commandNames: [String] = []

  /// Runs a file, or standard input for `-`. Returns whether it had no failure.
  func run(file path: String) -> Bool {
    let name = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do throws(Files.Fault) {
      bytes = try Files.read(path)
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.text)\n\(hint(for: path))")
      return false
    }
    do throws(SpannedFault) {
      let text = try SourceText(name: name, bytes: bytes)
      let language = SourceLanguage.chosen(
        for: text.text, at: path, named: languageName, among: settings.languages)
      return run(language == nil ? text : PastedFile.withDrive(text, at: path), in: language)
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.diagnostic.title)\n")
      return false
    }
  }

  /// Returns advice for a name that is no file: a command or an operator may be meant.
  private func hint(for name: String) -> String {
    guard access(name, F_OK) != 0, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return "" }
    if ["help", "usage", "version"].contains(name) {
      return "'rxplay --help' lists options and commands, 'rxplay docs' the operators\n"
    }
    if let command = Suggestion.nearest(to: name, among: commandNames) { return "did you mean 'rxplay \(command)'?\n" }
    if OperatorPage.isName(name) { return "'rxplay docs \(name)' describes the operator\n" }
    if ["shell", "repl"].contains(name) { return "'rxplay' alone is the shell\n" }
    return ""
  }

  /// Runs a source. Returns whether it had no failure.
  ///
  /// Exercises in it are not run: they wait for answers.
  ///
  /// - Parameter language: The language of its text, if it is not rxplay's own.
  func run(_ source: SourceText, in language: SourceLanguage? = nil) -> Bool {
    guard language == nil, ExerciseSheet.holdsExercises(source) else { return runScript(source, in: language) }
    let sheet = ExerciseSheet(source)
    let isFine = runScript(sheet.script, in: nil)
    Standard.writeError(sheet.note)
    return isFine
  }

  private func runScript(_ source: SourceText, in language: SourceLanguage?) -> Bool {
    var settings = settings
    settings.keepsAll = settings.keepsAll || presenter.format.printsValues
    let session = Session(settings: settings)
    session.isInterrupted = isInterrupted
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    defer { if endsSessions, !isInterrupted() { session.end() } }
    var printer = ScriptPrinter(presenter, isEchoing: isEchoing && language == nil)
    printer.isStrict = isStrict
    printer.question = question
    printer.longestLog = longestLog
    return printer.run(source, in: session, language: language) { piece in
      switch piece {
      case .result(let text):
        output.write(text)
        // A run continues without a reader for its status, but one without budgets might do so for ever.
        if Standard.isReaderGone, session.settings.limits.areOff { exit(128 + SIGPIPE) }
      case .message(let text): Standard.writeError(text)
      }
    }
  }
}
