import LineEditing
import Printing
import StreamLang

/// Exercises in the shell: an entry that is no command and no statement of the session is an answer.
extension Shell {
  var practice: Practice? {
    get { learning.practice }
    set { learning.practice = newValue }
  }

  var path: LearnPath? {
    get { learning.path }
    set { learning.path = newValue }
  }

  /// Begins an exercise, in a session that has the names of its inputs.
  func begin(_ exercise: Exercise, on path: LearnPath? = nil, among others: [Exercise] = []) {
    reset()
    learning.others = others
    run(exercise.preparation)
    present(exercise)
    self.path = path
  }

  /// Begins the first exercise of a text, after running the code around the exercises.
  ///
  /// - Returns: Whether the text has one.
  func beginsExercise(of source: SourceText) -> Bool {
    guard ExerciseSheet.holdsExercises(source) else { return false }
    let sheet = ExerciseSheet(source)
    for fault in sheet.faults { complain(fault, source) }
    guard sheet.faults.isEmpty, let first = sheet.exercises.first, run(sheet.script) else { return true }
    begin(first, among: sheet.exercises)
    let others = sheet.exercises.dropFirst().map(\.name)
    if !others.isEmpty {
      let text = presenter.edition.text(
        "others in %1, by ':exercise FILE NAME': %2", Printable.text(source.name), others.joined(separator: ", "))
      Standard.write(HelpPage.wrapped(text, width: presenter.width, indent: 0) + "\n")
    }
    return true
  }

  /// Asks the user to predict the events of a pipeline that uses the names of this session.
  func predict(_ pipeline: String) {
    let exercise = Exercise.prediction(of: pipeline, after: trail.text)
    practice = Practice(exercise, settings: session.settings)
    path = nil
    let request = presenter.edition.text(
      "Type the events of %1: --a-b-| (a sign is 100ms) or 200ms a, 400ms |", Printable.text(pipeline))
    Standard.write(request + "\n")
    if let picture = practice?.inputs(presenter) { Standard.write("\n" + picture) }
    Standard.write("\n")
  }

  private func present(_ exercise: Exercise) {
    let practice = Practice(exercise, settings: session.settings)
    self.practice = practice
    fitToTerminal()
    let ways = presenter.edition.text(":hint helps, :answer shows a solution, :skip leaves it")
    Standard.write("\n" + practice.task(presenter) + ways + "\n\n")
  }

  /// Takes an entry as an answer.
  ///
  /// - Returns: Whether it was one.
  func answers(_ text: String, _ source: SourceText) -> Bool {
    if text == "next", practice != nil || learning.next != nil {
      goOnPracticing()
      return true
    }
    guard let practice, !practice.isSolved else {
      if let practice, !session.kind(of: source).faults.isEmpty, practice.canRead(text) {
        Standard.write(
          HelpPage.wrapped(
            presenter.edition.text("That one is solved. %1", wayOn), width: min(80, presenter.width), indent: 0))
        return true
      }
      // It is an answer to an exercise that has not been shown yet.
      if learning.next != nil, !session.kind(of: source).faults.isEmpty {
        Standard.write(presenter.edition.text("The exercise has not begun: press Enter, and answer then.") + "\n")
      }
      return false
    }
    if practice.exercise.kind == .predict {
      guard isPrediction(text) else { return false }
    } else {
      let isStatement = session.kind(of: source).faults.isEmpty
      if isStatement, Self.isName(text) || !practice.canRead(text) { return false }
    }
    Standard.write(practice.reply(to: text, presenter))
    if practice.isSolved { solved(practice.exercise) }
    Standard.write("\n")
    return true
  }

  /// Returns whether an entry predicts events: during a prediction, every entry does that is not surely code.
  func isPrediction(_ text: String) -> Bool {
    guard let practice, practice.exercise.kind == .predict, !text.hasPrefix(":"),
      !practice.isSolved || practice.canRead(text)
    else { return false }
    let mayBeCode = text.contains("(") || text.contains("=") || text.contains(".") || Self.isName(text)
    return !mayBeCode || !session.kind(of: SourceText(name: "", text: text)).faults.isEmpty
  }

  private static func isName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Returns the preview of an answer that is being typed, beside the goal; `nil` for a prediction.
  func previewOfAnswer(_ text: String, room: TerminalSize) -> Preview? {
    guard let practice, !practice.isSolved, !text.hasPrefix(":"), !text.hasPrefix("?") else { return nil }
    if practice.exercise.kind == .predict { return isPrediction(text) ? .lines([]) : nil }
    guard !Self.isName(text) else { return nil }
    var presenter = presenter
    presenter.colour = false
    presenter.width = max(32, room.columns)
    guard let picture = practice.preview(of: text, settings: session.settings, presenter) else { return nil }
    var lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return .lines(ShellPreview.cut(lines, to: room.rows))
  }

  private func solved(_ exercise: Exercise) {
    if path == nil {
      var progress = LearnProgress()
      if !exercise.solutions.isEmpty { progress.solve(exercise.name) }
      return
    }
    path?.progress.solve(exercise.name)
    tellPlace()
  }

  private func tellPlace() {
    guard let path else { return }
    Standard.write("\n" + path.bar(ascii: presenter.ascii, presenter.edition) + "   ")
    let end = presenter.edition.text("That was the path.")
    let way = presenter.edition.text("Enter goes on; :quit leaves, and you come back here.")
    Standard.write((path.next == nil ? end : way) + "\n")
  }

  /// Leaves the exercise unsolved.
  func skipExercise() {
    guard let practice else { return Standard.write(presenter.edition.text("there is no exercise under way") + "\n") }
    guard path != nil else {
      self.practice = nil
      return
    }
    path?.progress.skip(practice.exercise.name)
    goOn(from: practice)
  }

  /// Shows a solution, or the picture of the user's own prediction.
  func showSolution() {
    guard let practice else { return Standard.write(presenter.edition.text("there is no exercise under way") + "\n") }
    guard practice.exercise.solutions.isEmpty else {
      practice.isAnswerShown = true
      let way = practice.isSolved ? wayOn : presenter.edition.text("Type it, or another answer. %1", wayOn)
      return Standard.write(
        practice.solution(presenter) + "\n" + HelpPage.wrapped(way, width: min(80, presenter.width), indent: 0) + "\n")
    }
    let picture = practice.solutionPicture(presenter) ?? presenter.edition.text("it cannot be run") + "\n"
    Standard.write(picture + "\n")
  }

  /// The next command after an exercise that is solved, or whose solution was shown.
  private var wayOn: String {
    let edition = presenter.edition
    guard path == nil else { return edition.text("Enter goes on.") }
    guard let next = exerciseAfter(practice) else {
      return edition.text(":exercises lists others, and ':exercise NAME' begins one.")
    }
    return edition.text(
      "Enter begins the next one, '%1'; :exercises lists others.", Printable.text(edition.text(next.title)))
  }

  /// Returns the next exercise of the same file or theme, if it is no step of the path.
  private func exerciseAfter(_ practice: Practice?) -> Exercise? {
    guard let name = practice?.exercise.name else { return nil }
    let all = learning.others.isEmpty ? ExerciseShelf.find()?.exercises(besides: name) ?? [] : learning.others
    return all.firstIndex { $0.name == name }.flatMap { all.indices.contains($0 + 1) ? all[$0 + 1] : nil }
  }

  /// Continues after an exercise that is solved, or whose solution was shown.
  func goOnPracticing() {
    if let next = learning.next { return read(upTo: next) }
    guard let practice else { return }
    guard practice.isSolved || practice.isAnswerShown else {
      return Standard.write(
        presenter.edition.text("this exercise is not solved yet: :hint helps, :skip leaves it") + "\n")
    }
    if !practice.isSolved { path?.progress.skip(practice.exercise.name) }
    goOn(from: practice)
  }

  private func goOn(from practice: Practice) {
    guard let path else {
      guard let next = exerciseAfter(practice) else {
        return Standard.write(presenter.edition.text("that was the last one; :exercises lists others") + "\n")
      }
      return begin(next, among: learning.others)
    }
    guard let next = path.next(after: practice.exercise.name) else {
      self.practice = nil
      self.path = nil
      return Standard.write("\n" + presenter.edition.text("That was the path: :exercises lists more, by theme.") + "\n")
    }
    let isSameStep = path.steps[next.step].sheet.exercises.contains { $0.name == practice.exercise.name }
    open(path, at: next.step, isSameStep ? next.exercise : nil)
  }

  /// Opens a step of the path at an exercise, or with its page if none is named.
  func open(_ path: LearnPath, at step: Int, _ exercise: Exercise? = nil) {
    let open = path.steps[step].sheet.exercises.first { !path.progress.isDone($0.name) }
    guard let next = exercise ?? open ?? path.steps[step].sheet.exercises.first else { return }
    guard exercise == nil else { return begin(next, on: path) }
    reset()
    fitToTerminal()
    learning.path = path
    // The pictures of the page show the events of its subscribers.
    let watched = session.watched
    session.watched = nil
    learning.unread = path.page(step, presenter, in: session)
    session.watched = watched
    learning.next = next
    read(upTo: next)
  }

  /// Prints as much of the page as the terminal has room for, or else begins the exercise after it.
  private func read(upTo exercise: Exercise) {
    guard !learning.unread.isEmpty else { return begin(exercise, on: path) }
    let rows = isTerminal ? Terminal.size.rows - 4 : Int.max
    var count = 0
    var text = ""
    while let section = learning.unread.first {
      count += section.count { $0.isNewline }
      if !text.isEmpty, count > rows { break }
      text += section
      learning.unread.removeFirst()
    }
    let edition = presenter.edition
    let way =
      learning.unread.isEmpty ? edition.text("Enter begins the exercise.") : edition.text("Enter goes on.")
    Standard.write("\n" + text + way + "\n")
  }
}
