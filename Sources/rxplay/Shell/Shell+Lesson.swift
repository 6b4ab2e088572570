import Printing
import StreamLang

extension Shell {
  /// Begins a lesson, in a session of its own.
  func begin(_ walk: LessonWalk) {
    reset()
    self.walk = walk
    waiting = nil
    // On a terminal the entry already contains the statement.
    let edition = presenter.edition
    let way =
      isTerminal
      ? edition.text("Enter continues; Ctrl-C makes room for something else; :reset leaves the lesson")
      : edition.text("Enter continues; anything else is run in the lesson; :reset leaves the lesson")
    Standard.write(HelpPage.wrapped(way, width: presenter.width, indent: 0))
    goOn()
  }

  /// Runs the waiting statement of the lesson, then prints everything up to the next one.
  func goOn() {
    guard let walk else { return goOnPracticing() }
    if let statement = waiting {
      waiting = nil
      if isSceneDrawn { session.endScene() }
      isSceneDrawn = false
      run(SourceText(name: walk.name, text: statement))
      // The prose after it is about the picture.
      if walk.endsScene { finishScene() }
    }
    while let step = walk.next() {
      switch step {
      case .prose(let lines):
        let lines =
          isTerminal || presenter.edition.language != "en"
          ? HelpPage.reflowed(lines, width: presenter.width, presenter.edition) : lines
        Standard.write("\n" + lines.map { Printable.text($0) + "\n" }.joined())
      case .statement(let statement):
        waiting = statement
        if isTerminal { return Standard.write("\n") }
        let lines = statement.split(separator: "\n", omittingEmptySubsequences: false)
        return Standard.write("\n" + lines.map { "  " + Printable.text(String($0)) + "\n" }.joined())
      }
    }
    if !isSceneDrawn { finishScene() }
    Standard.write("\n" + presenter.edition.text("That was %1; its names are still there.", walk.name) + "\n")
    self.walk = nil
  }

  /// Runs the lesson's scene to its end, as in a script. It can be used until the next one begins.
  private func finishScene() {
    let outer = session.deliver
    let nowhere = SourceText(name: "", text: "")
    session.deliver = { [unowned self] output in show(output, isFirst: false, as: presenter, nowhere) }
    session.playOut()
    session.deliver = outer
    isSceneDrawn = session.hasScene
  }
}
