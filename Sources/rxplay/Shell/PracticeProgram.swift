import CLibrary
import Processes
import StreamLang

/// `rxplay learn` and `rxplay exercises`: on a terminal they start the shell, in a pipe they check an answer.
enum PracticeProgram {
  static let learn = Command(
    name: "learn", usage: "rxplay learn [OPTIONS] [STEP]", summary: "learn streams in an hour, by doing",
    details:
      "Goes on where you were. STEP is a number or a name. In a pipe, standard input is an answer to the exercise of the "
      + "step: it is checked, and the exit status is 0 where it is right.", operands: .words([]),
    options: [
      CommandOption(["--list"], "list the steps, and the place where you are"),
      CommandOption(["--restart"], "forget which exercises of the path are solved"),
    ] + PrintingOptions.options
  ) { arguments throws(UsageFault) in
    let options = try PrintingOptions(arguments, readsLocale: isTerminal())
    guard let shelf = ExerciseShelf.find() else {
      Standard.writeError(ExerciseShelf.missing)
      return 1
    }
    var path = LearnPath(shelf, LearnProgress())
    if arguments.has("--restart") { path.progress.forget(path.names) }
    if arguments.has("--list") {
      Standard.write(path.list(ascii: options.presenter.ascii, options.presenter.edition))
      return 0
    }
    let step: Int?
    if let name = arguments.files.first {
      step = path.step(named: name)
      guard step != nil else {
        Standard.writeError("rxplay: there is no step '\(Printable.text(name))'; 'rxplay learn --list' lists them\n")
        return 1
      }
    } else {
      step = path.next?.step
    }
    guard let step else {
      let edition = options.presenter.edition
      let end = edition.text("That was the path; --restart begins anew.")
      Standard.write(path.bar(ascii: options.presenter.ascii, edition) + "   \(end)\n")
      return 0
    }
    guard !isTerminal() else { return start(options) { $0.open(path, at: step) } }
    let exercises = path.steps[step].sheet.exercises
    let named = exercises.first { $0.name == arguments.files.first }
    guard let exercise = named ?? exercises.first(where: { !path.progress.isDone($0.name) }) ?? exercises.first
    else { return 1 }
    return grade(exercise, options) {
      path.page(step, options.presenter, in: Session(settings: options.settings)).joined()
    }
  }

  static let exercises = Command(
    name: "exercises", usage: "rxplay exercises [OPTIONS] [THEME|NAME|FILE [NAME]]",
    summary: "list the exercises, or do one",
    details:
      "NAME is an exercise or an operator, FILE a script with exercises. In a pipe, standard input is the answer: it is checked, and the exit status is "
      + "0 where it is right.", operands: .exercises, options: PrintingOptions.options
  ) { arguments throws(UsageFault) in
    let options = try PrintingOptions(arguments, readsLocale: isTerminal())
    guard let shelf = ExerciseShelf.find() else {
      Standard.writeError(ExerciseShelf.missing)
      return 1
    }
    if let path = arguments.files.first, path.hasSuffix(".rx") || path.hasSuffix(".md") {
      return doExercise(of: path, named: arguments.files.dropFirst().first, options)
    }
    let name = arguments.files.joined(separator: " ")
    if name.isEmpty || shelf.themes.contains(where: { $0.name == name }) {
      Standard.write(
        ExerciseList(shelf, LearnProgress()).text(
          theme: name, ascii: options.presenter.ascii, options.presenter.edition))
      return 0
    }
    guard let exercise = shelf.exercise(named: name) else {
      Standard.writeError("rxplay: \(shelf.unknown(name, options.presenter.edition))\n")
      return 1
    }
    return isTerminal() ? start(options) { $0.begin(exercise) } : grade(exercise, options) { "" }
  }

  private static func isTerminal() -> Bool { isatty(0) == 1 }

  private static func doExercise(of path: String, named name: String?, _ options: PrintingOptions) -> Int32 {
    do throws(Files.Fault) {
      let exercise = try ExerciseShelf.exercise(inFile: path, named: name)
      return isTerminal() ? start(options) { $0.begin(exercise) } : grade(exercise, options) { "" }
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.text)\n")
      return 1
    }
  }

  private static func start(_ options: PrintingOptions, _ opening: @escaping (Shell) -> Void) -> Int32 {
    let shell = Shell(presenter: options.presenter, width: options.width, settings: options.settings)
    shell.learning.opening = opening
    shell.run()
    return 0
  }

  /// Checks the answer on standard input, or prints the task if there is none.
  private static func grade(_ exercise: Exercise, _ options: PrintingOptions, _ page: () -> String) -> Int32 {
    Interruption.installEndingProcess()
    guard let bytes = try? Files.read("-"), let source = try? SourceText(name: "answer", bytes: bytes) else {
      Standard.writeError("rxplay: standard input is not a text\n")
      return 1
    }
    let practice = Practice(exercise, settings: options.settings)
    let answer = String(source.text.trimmed { $0.isWhitespace })
    guard !answer.isEmpty else {
      Standard.write(page() + practice.task(options.presenter))
      return 1
    }
    Standard.write(practice.reply(to: answer, options.presenter))
    guard practice.isSolved else { return 1 }
    var progress = LearnProgress()
    progress.solve(exercise.name)
    return 0
  }
}
