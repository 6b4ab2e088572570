import Streams

/// The state of a running script, or of the entries of a shell.
public final class Session {
  /// The names of the script or of the entries.
  let names = Names()
  /// The scenes and the runs of single pipelines.
  let scenes: Scenes
  /// The program around it.
  let host = Host()
  /// Objects of earlier runs that take time to free.
  let deferredRelease = DeferredRelease()
  /// The stand-ins of pasted code, if there is any.
  var standIns: StandIns?
  /// The number of stand-ins that a note has named.
  var announcedStandIns = 0
  /// The sources so far; places refer to them by number.
  private var sources: [SourceText] = []

  /// Creates a session at 0s of its first scene.
  public init(settings: Settings = Settings()) {
    scenes = Scenes(settings: settings, names, host, deferredRelease)
    scenes.leaks = { [own = Unowned(self)] in own.object.leaks }
  }

  // Closures of the script hold the scenes, and a traced run holds closures.
  deinit { scenes.lastRun = nil }

  /// The settings of further runs.
  public var settings: Settings {
    get { scenes.settings }
    set { scenes.settings = newValue }
  }

  /// Whether its texts are the entries of a shell: each is read by its own words, and a stream at its end is drawn.
  public var takesEntries = false
  /// The library of the last entry, if it is not the current one.
  public internal(set) var reading: EntryReading?
  /// The library of the last entry that was written in the words of one.
  var lastLibrary: Library?

  /// Adds a source, and returns its number.
  func add(_ source: SourceText) -> Int32 {
    sources.append(source)
    return Int32(clamping: sources.count - 1)
  }

  /// Begins to meter a script, or an entry of a shell.
  func beginMeter() {
    scenes.meter.work = 0
    scenes.meter.output = 0
  }

  /// The names and settings at the beginning of a check.
  var environment: NameEnvironment {
    NameEnvironment(
      names: names, settings: settings, knowsLibrary: settings.knowsLibrary, isInterrupted: host.isInterrupted)
  }
}

/// The program around it.
extension Session {
  /// Takes the output of runs.
  public var deliver: (Output) -> Void {
    get { host.deliver }
    set { host.deliver = newValue }
  }

  /// Takes a line for each event of a watched stream, as it happens; `nil` if no lines are wanted.
  public var watched: ((String) -> Void)? {
    get { host.watched }
    set { host.watched = newValue }
  }

  /// Returns whether the user has asked to stop. Runs call it now and then.
  public var isInterrupted: () -> Bool {
    get { host.isInterrupted }
    set {
      host.isInterrupted = newValue
      scenes.isInterrupted = newValue
      deferredRelease.isInterrupted = newValue
    }
  }

  /// Returns whether the process would exceed a run's megabytes with that many more bytes. Runs call it now and then,
  /// and before large allocations.
  public var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool {
    get { host.isShortOfMemory }
    set { host.isShortOfMemory = newValue }
  }

  /// Whether there was a failure that does not stop a script: an `expect`, an error in a subscriber's closure.
  public var hasFailures: Bool { host.hasFailures }

  /// The number of bytes that may still be printed at once. A picture of a run that was cut may always be printed.
  public var roomToPrint: Int {
    let limit = settings.limits[.output]
    return max(limit - scenes.meter.output, limit / 16)
  }

  /// Counts bytes that were printed, or would have been if there were room. Exceeding a budget ends the run.
  public func printed(bytes count: Int) { scenes.printed(bytes: count) }
}

/// Its scene.
extension Session {
  /// Whether there is a current scene.
  public var hasScene: Bool { scenes.current != nil }

  /// The number of scenes so far.
  public var sceneCount: Int { scenes.count }

  /// Whether a budget or Ctrl-C ended the scene.
  public var isStopped: Bool { scenes.stop != nil }

  /// The clock of the scene, in nanoseconds.
  public var clock: Int { scenes.current?.world.scheduler.now ?? 0 }

  /// The latest instant of the scene at which a timer has fired, in nanoseconds.
  public var lastInstant: Int { scenes.current?.world.lastInstant ?? 0 }

  /// The next instant of an armed timer in the scene, in nanoseconds; `nil` if none is armed.
  public var nextInstant: Int? { scenes.current?.world.scheduler.nextInstant }

  /// Whether worlds note the stream of each subscriber, for `state`; set before the first run.
  public var tellsState: Bool {
    get { scenes.tellsState }
    set { scenes.tellsState = newValue }
  }

  /// The end of a replay of the session: a `wait` beyond it stops there, and the entry ends.
  public var replayEnd: (scene: Int, time: Int)? {
    get { scenes.replayEnd }
    set { scenes.replayEnd = newValue }
  }

  /// Whether a `wait` has come to the end of the replay.
  public var hasReachedReplayEnd: Bool { scenes.hasReachedReplayEnd }

  /// Fires all timers that the statements so far have armed for this instant, at the end of a shell's entry.
  ///
  /// - Returns: The reason why the scene cannot continue, if a budget or Ctrl-C has stopped it: `endScene` disposes it.
  @discardableResult
  public func finishTurn() -> Diagnostic? {
    scenes.scene.world.runTurns()
    return scenes.stop.map { Diagnostic($0.asError, otherwise: Span(at: 0)) }
  }

  /// Runs the scene on to its horizon and draws it; the scene continues from there.
  public func playOut() { scenes.playOut() }

  /// Draws the scene's lanes so far.
  public func drawScene() { scenes.draw() }

  /// Ends the scene: live subscriptions are disposed, without events.
  public func endScene() { scenes.end() }
}

/// Its names.
extension Session {
  /// The declared names, in alphabetical order, each with its kind and value in words.
  public var variables: [(name: String, kind: String, text: String)] {
    variableNames.compactMap { name in
      guard let value = names.globals[name]?.value else { return nil }
      if case .stream(let stream) = value {
        let call = stream.sourceText ?? stream.operatorEntry?.name ?? ""
        return (name, value.kindName, stream.name == name ? stream.definitionText : call)
      }
      if case .function = value { return (name, value.kindName, "") }
      return (name, value.kindName, value.glimpse)
    }
  }

  /// The declared names, in alphabetical order.
  public var variableNames: [String] { names.known }

  /// Returns the kind of an expression's value, as far as it is known without running it, or its faults.
  public func kind(of source: SourceText) -> (phrase: String?, faults: [Diagnostic]) {
    let script = Parser.parse(source, hasSelf: hasSelf)
    guard script.faults.isEmpty else { return (nil, script.faults.map { $0.diagnostic }) }
    let findings = Checker.check(script, in: environment)
    guard findings.faults.isEmpty else { return (nil, findings.faults.map { $0.diagnostic }) }
    guard script.statements.count == 1, case .expression? = script.statements.first?.kind else { return (nil, []) }
    return (findings.lastKind == .unknown ? "known only when it runs" : findings.lastKind?.phrase, [])
  }
}

/// The names of one entry of a shell, if they are not the current ones.
public struct EntryReading: Equatable {
  let dialect: Dialect
  /// The names before the entry.
  let outer: Dialect
  let knewLibrary: Bool
  /// Whether it was read with the values of pasted code.
  let isInValues: Bool
  /// The statements before and after it in a script.
  public let before, after: String

  init(dialect: Dialect, settings: Settings, before: String) {
    self.dialect = dialect
    outer = settings.dialect
    knewLibrary = settings.knowsLibrary
    self.before = before
    let known = settings.knowsLibrary ? Library.of(settings.dialect)?.modules.first : nil
    after = known.map { "import \($0)" } ?? "dialect(\"\(settings.dialectName)\")"
    isInValues = false
  }

  init(rules: ValueRules, settings: Settings) {
    dialect = settings.dialect
    outer = settings.dialect
    knewLibrary = settings.knowsLibrary
    isInValues = true
    before = "values(\"\(rules.name)\")"
    after = "standIns(\"\(Settings.standInsOff)\")"
  }
}
