import Glibc
import LineEditing
import Marbles
import StreamLang

/// The interactive shell: reads entries, runs them in one session, prints what they give.
final class Shell {
  let session: Session
  var presenter: Presenter
  /// What entries are typed in, on a terminal.
  private(set) var editor: LineEditor?
  private let base: Settings
  private(set) var isLeaving = false
  private let isTerminal = Terminal.isCapable
  private var entries = 0
  /// The lesson that is gone through, and its statement that waits to be run.
  private var walk: LessonWalk?
  private var waiting: String?
  /// What `:load` read last.
  var lastLoaded: String?

  init(presenter: Presenter, settings: Settings) {
    self.presenter = presenter
    base = settings
    session = Session(settings: settings)
    session.isInterrupted = { Interruption.isRequested }
  }

  /// Reads and runs until the end of the input or `:quit`.
  func run() {
    Interruption.install()
    let history = History(path: History.defaultPath())
    let hooks = EntryHooks(
      prompt: { [unowned self] in prompt },
      completeness: { text in
        if text.hasPrefix(":") { return .complete }
        switch StreamLang.Completeness(of: text) {
        case .complete: return .complete
        case .incomplete(let indentation): return .incomplete(indent: indentation)
        }
      },
      complete: { [unowned self] text, cursor in ShellCompletion(shell: self).completion(of: text, at: cursor) },
      preview: { [unowned self] text, room in
        ShellPreview(session: session, presenter: presenter).lines(for: text, room: room)
      },
      prefill: { [unowned self] in isTerminal ? waiting ?? "" : "" })
    let reader = makeEntryReader(hooks: hooks, history: history)
    editor = reader as? LineEditor
    if isTerminal {
      Standard.write("rxplay 0.1   streams in virtual time   :help for help, Ctrl-D to leave\n")
      if let warning = history.warning { Standard.write("note: \(Printable.text(warning))\n") }
    }
    while !isLeaving {
      switch reader.readEntry() {
      // The flag is lowered when reading begins: a Ctrl-C right behind Enter is meant for the run.
      case .entry(let text): evaluate(text)
      case .interrupted: continue
      case .endOfInput:
        if isTerminal { Standard.write("\n") }
        return
      }
    }
  }

  /// `rx> `, with the clock once it has left 0s.
  private var prompt: String {
    let text = session.clock == 0 ? "rx>" : "rx \(TimeText.format(Int64(session.clock)))>"
    return presenter.colour ? "\u{1B}[1;36m\(text)\u{1B}[0m " : text + " "
  }

  /// Runs an entry: a command, or statements.
  func evaluate(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else { return goOn() }
    // On a terminal the statement of a lesson stands in the entry: entered as it is, the lesson goes on; changed, it
    // is run, and stands there again.
    if text == waiting { return goOn() }
    if isTerminal { presenter.width = max(32, Terminal.size.columns) }
    if text.hasPrefix(":") { return ShellCommands.run(String(text.dropFirst()), in: self) }
    entries += 1
    run(SourceText(name: "<shell>", text: text))
  }

  /// Begins to go through a lesson, in a session of its own.
  func begin(_ walk: LessonWalk) {
    reset()
    self.walk = walk
    waiting = nil
    Standard.write("Enter goes on; anything else is run in the lesson; :reset leaves it\n")
    goOn()
  }

  /// The next step of the lesson: runs the statement that waits, then shows what comes up to the next one.
  private func goOn() {
    guard let walk else { return }
    if let statement = waiting {
      waiting = nil
      run(SourceText(name: walk.name, text: statement))
    }
    while let step = walk.next() {
      switch step {
      case .prose(let lines): Standard.write("\n" + lines.map { Printable.text($0) + "\n" }.joined())
      case .statement(let statement):
        waiting = statement
        if isTerminal { return Standard.write("\n") }
        let lines = statement.split(separator: "\n", omittingEmptySubsequences: false)
        return Standard.write("\n" + lines.map { "  " + Printable.text(String($0)) + "\n" }.joined())
      }
    }
    finishScene()
    Standard.write("\nThat was \(walk.name); its names are still there.\n")
    self.walk = nil
  }

  /// The lesson's last scene runs to its end, as in a script.
  private func finishScene() {
    let outer = session.deliver
    let nowhere = SourceText(name: "", text: "")
    session.deliver = { [unowned self] output in Standard.write(presenter.text(of: output, isFirst: false, in: nowhere))
    }
    session.playOut()
    session.deliver = outer
  }

  /// Runs statements in the session; true when all was well.
  @discardableResult
  func run(_ source: SourceText) -> Bool {
    var isFine = true
    let outcome = ScriptRun(source, in: session).run(finishes: false) { event in
      if case .warning(let diagnostic) = event { complain(diagnostic, source) }
      guard case .output(let output, _) = event else { return }
      if case .failure(let diagnostic) = output {
        isFine = false
        return complain(diagnostic, source)
      }
      // A picture stands apart from the line that asked for it, too.
      Standard.write(presenter.text(of: output, isFirst: false, in: source))
      if case .diagram = output { Standard.write("\n") }
    }
    switch outcome {
    case .fine, .failed: finishTurn(source)
    case .rejected(let diagnostics):
      for diagnostic in diagnostics { complain(diagnostic, source) }
      isFine = false
    case .stopped(let diagnostic):
      complain(diagnostic, source)
      isFine = false
    }
    return isFine
  }

  /// What the entry has set off for this instant runs, and prints.
  private func finishTurn(_ source: SourceText) {
    let outer = session.deliver
    session.deliver = { [unowned self] output in Standard.write(presenter.text(of: output, isFirst: true, in: source)) }
    session.finishTurn()
    session.deliver = outer
  }

  /// The scene's lanes so far.
  func drawScene() {
    let outer = session.deliver
    session.deliver = { [unowned self] output in
      Standard.write(presenter.text(of: output, isFirst: false, in: SourceText(name: "", text: "")) + "\n")
    }
    session.drawScene()
    session.deliver = outer
  }

  func complain(_ diagnostic: Diagnostic, _ source: SourceText) {
    Standard.write(diagnostic.rendered(in: source) + "\n")
  }

  /// Starts over: no variables, a new scene, the settings of the start.
  func reset() {
    walk = nil
    waiting = nil
    session.reset()
    session.settings = base
  }

  func leave() { isLeaving = true }
}
