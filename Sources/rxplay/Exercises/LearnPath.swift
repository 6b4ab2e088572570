import Printing
import Processes
import StreamLang

/// The path of `rxplay learn`: its steps, each a page and a few exercises, and the place of the learner.
struct LearnPath {
  let steps: [ExerciseShelf.File]
  var progress: LearnProgress

  init(_ shelf: ExerciseShelf, _ progress: LearnProgress) {
    steps = shelf.steps
    self.progress = progress
  }

  /// The names of all exercises of the path.
  var names: [String] { steps.flatMap(\.sheet.exercises).map(\.name) }

  /// The number of steps whose exercises are all solved or skipped.
  var finished: Int { steps.count { isFinished($0) } }

  /// The first step that is not finished, and its first exercise that is not done; `nil` at the end of the path.
  var next: (step: Int, exercise: Exercise)? { next(from: 0) }

  /// Returns the next exercise that is not done: of the step of this one, of a later, or else of an earlier step.
  func next(after name: String) -> (step: Int, exercise: Exercise)? { next(from: step(named: name) ?? 0) }

  private func next(from start: Int) -> (step: Int, exercise: Exercise)? {
    for index in Array(steps.indices[start...]) + steps.indices[..<start] {
      if let exercise = steps[index].sheet.exercises.first(where: { !progress.isDone($0.name) }) {
        return (index, exercise)
      }
    }
    return nil
  }

  /// Returns the step with a number or a name, or with an exercise of that name.
  func step(named text: String) -> Int? {
    if let number = Int(text) { return steps.indices.contains(number - 1) ? number - 1 : nil }
    return steps.firstIndex { $0.name == text } ?? steps.firstIndex { $0.sheet.exercises.contains { $0.name == text } }
  }

  private func isFinished(_ step: ExerciseShelf.File) -> Bool {
    step.sheet.exercises.allSatisfy { progress.isDone($0.name) }
  }

  /// Returns `4 of 11 ▰▰▰▰▱▱▱▱▱▱▱`.
  func bar(ascii: Bool, _ edition: Edition) -> String {
    let marks = ascii ? ("#", ".") : ("▰", "▱")
    let bar = String(repeating: marks.0, count: finished) + String(repeating: marks.1, count: steps.count - finished)
    return edition.text("%1 of %2", "\(finished)", "\(steps.count)") + " " + bar
  }

  /// Returns the steps with their titles, with marks on the finished ones.
  func list(ascii: Bool, _ edition: Edition) -> String {
    let place = next?.step
    let lines = steps.enumerated().map { index, step in
      let mark = isFinished(step) ? (ascii ? "x" : "✓") : index == place ? (ascii ? ">" : "▸") : " "
      return ["\(mark) \(index + 1)", step.name, edition.text(step.title)]
    }
    return TextTable.text(lines, width: 80) + bar(ascii: ascii, edition) + "\n"
  }

  /// Returns the page of a step in sections: prose, and the statements and pictures below it.
  ///
  /// - Parameter session: The session that runs it, which has its names then.
  func page(_ index: Int, _ presenter: Presenter, in session: Session) -> [String] {
    let step = steps[index]
    let edition = presenter.edition
    let title = edition.text(
      "Step %1 of %2: %3", "\(index + 1)", "\(steps.count)", edition.text(step.title))
    var sections = ["\(title)   \(bar(ascii: presenter.ascii, edition))\n\n"]
    var presenter = presenter
    presenter.format = .text
    let source = step.sheet.script
    var hasOutput = false
    func add(_ text: String) { sections[sections.count - 1] += text }
    _ = ScriptRun(source, in: session).run { event in
      switch event {
      case .prose(let lines):
        if hasOutput { sections.append("") }
        hasOutput = false
        add(Practice.prose(lines, presenter) + "\n")
      case .statement(let text, _, _):
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        add(lines.map { "  \(Printable.text(String($0)))\n" }.joined())
      case .output(let output, _):
        let text = presenter.text(of: output, isFirst: true, in: source)
        add((hasOutput && text.first?.isNewline == true ? "" : "\n") + text + "\n")
        hasOutput = true
      case .warning, .expectedOutput: break
      }
    }
    return sections
  }
}
