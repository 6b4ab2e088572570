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
  /// The language that was asked for by its name.
  var languageName: String?
  /// Whether a script with warnings does not run.
  var isStrict = false
  /// Whether a session is freed at its end, which is only worth the time where there are several scripts.
  var endsSessions = false
  /// The question that is answered below each picture, in the form of `:why`.
  var question: String?
  /// The number of lines of a log after which the rest is left out.
  var longestLog: Int?
  var isInterrupted: () -> Bool = { false }
  /// The commands of the program, which a name that is no file may mean.
  var commandNames: [String] = []

  /// Runs a file, or standard input for `-`; true when all was well.
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

  /// Advice for a name that is no file: the person may have meant a command or an operator.
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

  /// Runs a source; true when all was well.
  ///
  /// Exercises in it are not run: they wait for answers.
  ///
  /// - Parameter language: The language of its text, where that is not rxplay's own.
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
        // A run goes on without a reader, so that its status is the same, but one without budgets might do so for ever.
        if Standard.isReaderGone, session.settings.limits.areOff { exit(128 + SIGPIPE) }
      case .message(let text): Standard.writeError(text)
      }
    }
  }
}
