import Marbles
import Printing
import Processes
import StreamLang

/// The current exercise. It prints the task, judges answers and gives hints.
final class Practice {
  let exercise: Exercise
  private let check: ExerciseCheck
  private var hintsGiven = 0
  private var wrongAnswers = 0
  private(set) var isSolved = false
  /// Whether a solution was shown.
  var isAnswerShown = false

  /// - Parameter settings: The settings of the exercise's runs.
  init(_ exercise: Exercise, settings: Settings) {
    self.exercise = exercise.alone
    check = Self.check(self.exercise, settings)
  }

  private static func check(_ exercise: Exercise, _ settings: Settings) -> ExerciseCheck {
    ExerciseCheck(
      exercise, settings: settings, isInterrupted: { Interruption.isRequested },
      isShortOfMemory: Memory.isAbove(megabytes:with:))
  }

  /// Returns the task: title, prose, code with its hole, and the picture of the goal.
  func task(_ presenter: Presenter) -> String {
    let edition = presenter.edition
    var text =
      edition.text("Exercise: %1", edition.text(exercise.title)) + "\n\n" + Self.prose(exercise.task, presenter)
    let code = exercise.code.map { line in line.isEmpty ? "\n" : "  \(Printable.text(line))\n" }.joined()
    text += (exercise.task.isEmpty ? "" : "\n") + code
    if let picture = check.task() { text += "\n" + Self.text(of: picture, presenter) }
    let request =
      exercise.kind == .build
      ? edition.text("Type the code for ___.")
      : edition.text(
        "Type the events of '%1': --a-b-| (a sign is 100ms) or 200ms a, 400ms |", exercise.answerName)
    return text + "\n" + HelpPage.wrapped(request, width: Self.width(presenter), indent: 0)
  }

  /// Returns the judgement on an answer, in words and with a picture.
  ///
  /// - Parameter isHinting: Whether a wrong answer gets the next hint, from the second one on.
  func reply(to answer: String, _ presenter: Presenter, isHinting: Bool = true) -> String {
    switch check.verdict(on: answer) {
    case .right:
      isSolved = true
      return presenter.edition.text("Right.") + "\n"
        + (exercise.conclusion.isEmpty ? "" : "\n" + Self.prose(exercise.conclusion, presenter))
    case .wrong(let wrong):
      wrongAnswers += 1
      var text = wrong.picture.map { Self.text(of: $0, presenter) + "\n" } ?? ""
      text += Self.sentence(
        presenter.edition.text("Not yet: %1", presenter.edition.sentence(wrong.difference)), presenter)
      if let note = wrong.noteOnLibrary { text += Self.sentence(presenter.edition.sentence(note), presenter) }
      if let reply = wrong.reply ?? wrong.stage { text += Self.sentence(presenter.edition.sentence(reply), presenter) }
      if isHinting, !wrong.isOfEnd, wrongAnswers > 1, hintsGiven < exercise.hints.count { text += hint(presenter) }
      return text
    case .faulty(let diagnostics, let source):
      return diagnostics.map { $0.rendered(in: source, width: presenter.width) + "\n" }.joined()
    }
  }

  /// Returns the next hint.
  func hint(_ presenter: Presenter) -> String {
    guard hintsGiven < exercise.hints.count else {
      let edition = presenter.edition
      return exercise.hints.isEmpty
        ? edition.text("there is no hint; :answer shows a solution") + "\n"
        : edition.text("that was the last hint; :answer shows a solution") + "\n"
    }
    hintsGiven += 1
    let hint = presenter.edition.text(exercise.hints[hintsGiven - 1])
    return Self.sentence(presenter.edition.text("Hint: %1", hint), presenter)
  }

  func solution(_ presenter: Presenter) -> String {
    guard let solution = exercise.solutions.first else { return "" }
    let lines = exercise.kind == .build ? exercise.code : ["___"]
    let filled = lines.map { line in
      line.split(separator: "___", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: solution.answer)
    }
    return filled.map { "  \(Printable.text($0))\n" }.joined()
      + (exercise.conclusion.isEmpty ? "" : "\n" + Self.prose(exercise.conclusion, presenter))
  }

  /// Returns the inputs of a prediction.
  func inputs(_ presenter: Presenter) -> String? { check.task().map { Self.text(of: $0, presenter) } }

  /// Returns the picture of the stream of a prediction.
  func solutionPicture(_ presenter: Presenter) -> String? {
    check.answerPicture().map { Self.text(of: $0, presenter) }
  }

  /// Returns whether a text can be read as an answer, right or wrong.
  func canRead(_ text: String) -> Bool {
    if case .faulty = check.verdict(on: text) { false } else { true }
  }

  /// Returns the lines of a picture of an answer that is being typed, in bounded work; `nil` if it cannot be run.
  func preview(of text: String, settings: Settings, _ presenter: Presenter) -> String? {
    var settings = settings
    for limit in ["events=20000", "steps=100000", "work=200000"] { _ = settings.limit(limit) }
    return Self.check(exercise, settings).preview(of: text).map { Self.text(of: $0, presenter) }
  }

  static func text(of picture: RunDiagram, _ presenter: Presenter) -> String {
    var presenter = presenter
    presenter.format = .text
    return presenter.text(of: .diagram(picture), isFirst: true, in: SourceText(name: "", text: ""))
  }

  private static func sentence(_ text: String, _ presenter: Presenter) -> String {
    let end = text.last.map { ".?!。\u{FF1F}\u{FF01}".contains($0) } == true ? "" : presenter.edition.text(".")
    return HelpPage.wrapped(Printable.text(text + end), width: width(presenter), indent: 0)
  }

  static func prose(_ lines: [String], _ presenter: Presenter) -> String {
    HelpPage.reflowed(lines, width: width(presenter), presenter.edition).map { Printable.text($0) + "\n" }.joined()
  }

  private static func width(_ presenter: Presenter) -> Int { min(presenter.width, 80) }
}
