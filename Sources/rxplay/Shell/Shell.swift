import CLibrary
import LineEditing
import Marbles
import Printing
import Processes
import StreamLang

/// The interactive shell: reads entries, runs them in one session and prints their output.
final class Shell {
  private(set) var session: Session
  var presenter: Presenter
  /// The line editor, on a terminal.
  var editor: LineEditor?
  /// The requested width of lines; `nil` for that of the terminal.
  var fixedWidth: Int?
  /// The entries of this and earlier sessions.
  let history = History(path: History.defaultPath())
  /// The entries that ran.
  var trail = Trail()
  /// The last entry of statements.
  var lastEntry = ""
  /// The picture that was drawn last.
  var lastPicture: RunDiagram? { didSet { sceneOfPicture = session.sceneMark } }
  /// The progress of the scene at that time.
  private var sceneOfPicture: SceneMark?
  /// The number of outputs that were printed.
  var shownCount = 0
  private let readsInit: Bool
  private let base: Settings
  private(set) var isLeaving = false
  let isTerminal = Terminal.isCapable
  /// Whether Ctrl-C came during printing.
  var isPrintingCut = false
  /// The current lesson, and its statement that waits to be run.
  var walk: LessonWalk?
  var waiting: String?
  /// Whether the present lanes of the lesson's scene are drawn.
  var isSceneDrawn = false
  /// Whether Ctrl-C removed that statement from the entry, to make room for another.
  var isSetAside = false
  /// Whether the last entry of statements failed.
  var hasLastFailed = false
  /// The current exercise.
  var learning = Learning()
  /// Pasted code before its end.
  var paste: Paste?
  /// Whether the next steps after a paste were explained.
  var hasToldHowToGoOn = false
  /// The language of pasted code, if it was named.
  var languageName: String?
  /// The file that `:load` read last.
  var lastLoaded: String?

  /// - Parameter width: The width of lines, if it is not that of the terminal.
  /// - Parameter readsInit: Whether `init.rx` is run at the start.
  init(presenter: Presenter, width: Int?, settings: Settings, readsInit: Bool = true) {
    self.presenter = presenter
    fixedWidth = width
    self.readsInit = readsInit
    base = settings
    session = Session()
    adopt(makeSession())
  }

  /// Returns a new session of this shell.
  func makeSession() -> Session {
    let session = Session(settings: base)
    session.isInterrupted = { Interruption.isRequested }
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    session.tellsState = true
    session.defersRelease = true
    session.takesEntries = true
    session.runsAgain { [unowned self] prepare in runAgain(prepare) }
    // Entries that run again for `:back` print nothing.
    session.watched = { [unowned self, unowned session] line in if session === self.session { show(line + "\n") } }
    return session
  }

  /// Continues in another session, and frees this one when there is time.
  func adopt(_ session: Session) {
    session.takeOver(self.session)
    self.session = session
  }

  private func show(_ text: String) {
    guard !text.isEmpty else { return }
    shownCount += 1
    Standard.write(text)
  }

  /// Prints an output.
  ///
  /// - Returns: The number of bytes.
  @discardableResult
  func show(_ output: Output, isFirst: Bool, as presenter: Presenter, _ source: SourceText) -> Int {
    let make = { presenter.text(of: output, isFirst: isFirst, in: source) }
    guard output.isLarge(as: presenter.format) else {
      let text = make()
      show(text)
      return text.utf8.count
    }
    guard case .diagram(let picture) = output else { return showLong(make) }
    return showLong(make, noting: { picture.hasLeftOut }, onNote: picture.leaveOut)
  }

  /// Sets the width to that of the terminal, or the requested one.
  func fitToTerminal() {
    if let fixedWidth {
      presenter.width = fixedWidth
    } else if isTerminal {
      presenter.width = max(Presenter.widths.lowerBound, Terminal.size.columns)
    }
  }

  /// Runs statements in the session. Returns whether there was no failure.
  ///
  /// - Parameter format: The form of the output, if it is not the usual one.
  /// - Parameter language: The language of the text, if it is not rxplay's own.
  @discardableResult
  func run(_ source: SourceText, as format: Format? = nil, language: SourceLanguage? = nil) -> Bool {
    var isFine = true
    var hasDrawn = false
    isPrintingCut = false
    var presenter = presenter
    if let format { presenter.format = format }
    let hadScene = session.hasScene
    let start = (scene: session.sceneCount, clock: session.clock)
    let keptAll = session.settings.keepsAll
    if format?.printsValues == true { session.settings.keepsAll = true }
    let outcome = ScriptRun(source, in: session, language: language).run(finishes: false) { event in
      if case .warning(let diagnostic) = event { complain(diagnostic, source) }
      guard case .output(let output, _) = event else { return }
      if case .failure(let diagnostic) = output {
        isFine = false
        return complain(diagnostic, source)
      }
      // An empty line separates a picture from the entry, too.
      session.printed(bytes: show(output, isFirst: false, as: presenter, source))
      if case .diagram(let picture) = output {
        lastPicture = picture
        hasDrawn = true
        if presenter.format == .text { show("\n") }
      }
    }
    if format?.printsValues == true { session.settings.keepsAll = keptAll }
    var isStopped = false
    switch outcome {
    case .fine, .failed:
      isStopped = !finishTurn(source)
      if isPrintingCut, !isStopped { sayInterrupted() }
      if hasDrawn, !isStopped, !isPrintingCut { noteLuck() }
      isFine = isFine && !isStopped
    case .rejected(let diagnostics):
      for diagnostic in diagnostics { complain(diagnostic, source) }
      return false
    case .stopped(let diagnostic):
      complain(diagnostic, source)
      (isFine, isStopped) = (false, true)
    }
    if isStopped, hadScene, !session.hasScene, isTerminal {
      say("note: the scene is over; the next one begins at 0s")
    }
    let isInterrupted = !isFine && Interruption.isRequested
    remember(source, language, start, isInterrupted: isInterrupted, endedScene: hadScene && !session.hasScene)
    return isFine
  }

  /// Keeps an entry that ran, to run it again. One that Ctrl-C stopped would not stop there, and is not kept.
  private func remember(
    _ source: SourceText, _ language: SourceLanguage?, _ start: (scene: Int, clock: Int), isInterrupted: Bool,
    endedScene: Bool
  ) {
    // The first scene begins with the first entry that needs it.
    let scene = max(start.scene, 1)
    guard isInterrupted else {
      trail.entries.append(
        Trail.Entry(
          content: .statements(source, language), scene: scene, clock: start.clock, reading: session.reading))
      return
    }
    guard endedScene else { return }
    let end = Trail.Entry.Content.change(statement: "scene \"after Ctrl-C\"") { $0.endScene() }
    trail.entries.append(Trail.Entry(content: end, scene: scene, clock: start.clock))
  }

  /// Keeps a change of a setting, which replays and saved scripts need, too.
  func remember(_ statement: String?, _ change: @escaping (Session) -> Void) {
    let scene = max(session.sceneCount, 1)
    trail.entries.append(
      Trail.Entry(content: .change(statement: statement, change), scene: scene, clock: session.clock))
  }

  /// Returns the picture that was drawn last, or that of the scene if it has changed since.
  func presentPicture() -> RunDiagram? {
    guard session.hasScene, session.sceneMark != sceneOfPicture else { return lastPicture }
    let outer = session.deliver
    session.deliver = { [unowned self] output in
      if case .diagram(let picture) = output { lastPicture = picture }
    }
    session.drawScene()
    session.deliver = outer
    return lastPicture
  }

  /// Shows the same picture in another form.
  func showLastPicture(as format: Format) {
    guard let lastPicture = presentPicture() else { return say("there is no picture yet") }
    var presenter = presenter
    presenter.format = format
    isPrintingCut = false
    show(.diagram(lastPicture), isFirst: true, as: presenter, SourceText(name: "", text: ""))
    if isPrintingCut { sayInterrupted() }
  }

  /// Fires all timers that the entry has armed for this instant. Returns false if that was stopped.
  private func finishTurn(_ source: SourceText) -> Bool {
    let outer = session.deliver
    session.deliver = { [unowned self] output in show(output, isFirst: true, as: presenter, source) }
    let stop = session.finishTurn()
    session.deliver = outer
    guard let stop else { return true }
    complain(stop, source)
    session.endScene()
    return false
  }

  /// Draws the scene's lanes so far.
  func drawScene() {
    let outer = session.deliver
    session.deliver = { [unowned self] output in
      show(output, isFirst: false, as: presenter, SourceText(name: "", text: ""))
      show("\n")
      if case .diagram(let picture) = output { lastPicture = picture }
    }
    isPrintingCut = false
    let before = shownCount
    if session.hasScene { session.drawScene() }
    session.deliver = outer
    if isPrintingCut { return sayInterrupted() }
    if shownCount == before { say("nothing is watched, sent or subscribed in this scene yet") }
  }

  func complain(_ diagnostic: Diagnostic, _ source: SourceText) {
    Standard.write(diagnostic.rendered(in: source, width: isTerminal ? presenter.width : nil) + "\n")
  }

  /// Resets the shell: no variables, a new scene, the first settings, and `init.rx`.
  func reset(readingInit: Bool = true) {
    walk = nil
    waiting = nil
    learning = Learning()
    trail = Trail()
    lastPicture = nil
    adopt(makeSession())
    if readingInit { readInit() }
    trail.initial = trail.entries.count
  }

  /// Runs the user's own script, `rxplay/init.rx` in `XDG_CONFIG_HOME` or `~/.config`.
  func readInit() {
    guard readsInit, let path = Self.initPath, access(path, F_OK) == 0, let source = read(path) else { return }
    guard run(source) else {
      return say("note: init.rx failed; 'rxplay --no-init' starts without it")
    }
  }

  private static var initPath: String? {
    // The XDG specification says that relative paths are ignored.
    if let folder = History.variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") { return "\(folder)/rxplay/init.rx" }
    return History.variable("HOME").map { "\($0)/.config/rxplay/init.rx" }
  }

  func leave() { isLeaving = true }
}

/// The exercise of a shell.
struct Learning {
  /// The current exercise.
  var practice: Practice?
  /// The path of the exercise; `nil` if it belongs to none.
  var path: LearnPath?
  /// The remaining sections of a page, and the exercise after them.
  var unread: [String] = []
  var next: Exercise?
  /// The exercises of its file; none for those that come with the program.
  var others: [Exercise] = []
  /// Runs after the start of the shell.
  var opening: ((Shell) -> Void)?
}
