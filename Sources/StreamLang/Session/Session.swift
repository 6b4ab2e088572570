import Streams

/// A script, or the entries of a shell, under way.
public final class Session {
  /// The names of the script or of the entries.
  let names = Names()
  /// The scenes and the runs of single pipelines.
  let scenes: Scenes
  /// The program around it.
  let host = Host()
  /// Objects of earlier runs that take time to free.
  let deferredRelease = DeferredRelease()
  /// The stand-ins of pasted code, once there is some.
  var standIns: StandIns?
  /// The sources read so far: places name them by number.
  private var sources: [SourceText] = []

  /// A session at 0s of its first scene.
  public init(settings: Settings = Settings()) {
    scenes = Scenes(settings: settings, names, host, deferredRelease)
  }

  // Closures of the script hold the scenes, and a traced run holds closures.
  deinit { scenes.lastRun = nil }

  /// The settings of the runs to come.
  public var settings: Settings {
    get { scenes.settings }
    set { scenes.settings = newValue }
  }

  /// Whether its texts are the entries of a shell: each is read by its own words, and a stream at its end is drawn.
  public var takesEntries = false
  /// The library that the last entry was read in, where it is not the one in force.
  public internal(set) var reading: EntryReading?
  /// The library of the last entry that was written in the words of one.
  var lastLibrary: Library?

  /// Reads a source: its number.
  func add(_ source: SourceText) -> Int32 {
    sources.append(source)
    return Int32(clamping: sources.count - 1)
  }

  /// The source with a number.
  public func source(_ number: Int32) -> SourceText? {
    sources.indices.contains(Int(number)) ? sources[Int(number)] : nil
  }

  /// Begins to meter a script, or an entry of a shell.
  func beginMeter() {
    scenes.meter.work = 0
    scenes.meter.output = 0
  }

  /// The names and settings with which a check begins.
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

  /// Takes a line for each event of a watched stream, as it happens; nothing where no lines are wanted.
  public var watched: ((String) -> Void)? {
    get { host.watched }
    set { host.watched = newValue }
  }

  /// Whether the user has asked to stop; runs ask this now and then.
  public var isInterrupted: () -> Bool {
    get { host.isInterrupted }
    set {
      host.isInterrupted = newValue
      scenes.isInterrupted = newValue
      deferredRelease.isInterrupted = newValue
    }
  }

  /// Whether the process would use more megabytes than a run may if it took that many more bytes; runs ask this now and
  /// then, and before they take much memory.
  public var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool {
    get { host.isShortOfMemory }
    set { host.isShortOfMemory = newValue }
  }

  /// Whether something failed that does not stop a script: an `expect`, an error in a subscriber's closure.
  public var hasFailures: Bool { host.hasFailures }

  /// How many bytes may still be printed at once. A picture of a run that was cut may always be printed.
  public var roomToPrint: Int {
    let limit = settings.limits[.output]
    return max(limit - scenes.meter.output, limit / 16)
  }

  /// Counts bytes that were printed, or would have been if there were room; a budget that is passed ends the run.
  public func printed(bytes count: Int) { scenes.printed(bytes: count) }
}

/// Its scene.
extension Session {
  /// Whether a scene is going on.
  public var hasScene: Bool { scenes.current != nil }

  /// How many scenes have begun.
  public var sceneCount: Int { scenes.count }

  /// Whether the scene was ended by a budget or by Ctrl-C.
  public var isStopped: Bool { scenes.stop != nil }

  /// The clock of the scene, in nanoseconds.
  public var clock: Int { scenes.current?.world.scheduler.now ?? 0 }

  /// The latest instant of the scene at which something that was armed has run, in nanoseconds.
  public var lastInstant: Int { scenes.current?.world.lastInstant ?? 0 }

  /// The next instant for which something is armed in the scene, in nanoseconds; nothing when nothing is.
  public var nextInstant: Int? { scenes.current?.world.scheduler.nextInstant }

  /// Whether worlds know which subscriber runs which stream, so that `state` can tell; set before anything runs.
  public var tellsState: Bool {
    get { scenes.tellsState }
    set { scenes.tellsState = newValue }
  }

  /// Where a replay of the session ends: a `wait` that would go further goes there, and the entry ends.
  public var replayEnd: (scene: Int, time: Int)? {
    get { scenes.replayEnd }
    set { scenes.replayEnd = newValue }
  }

  /// Whether a `wait` has come to the end of the replay.
  public var hasReachedReplayEnd: Bool { scenes.hasReachedReplayEnd }

  /// Runs everything that the statements so far have armed for this instant: the end of a shell's entry.
  ///
  /// - Returns: Why the scene cannot go on, where a budget or Ctrl-C has stopped it: `endScene` disposes it.
  @discardableResult
  public func finishTurn() -> Diagnostic? {
    scenes.scene.world.runTurns()
    return scenes.stop.map { Diagnostic($0.asError, otherwise: Span(at: 0)) }
  }

  /// Runs the scene on to its horizon and draws it; it goes on from there.
  public func playOut() { scenes.playOut() }

  /// Draws the scene's lanes so far.
  public func drawScene() { scenes.draw() }

  /// Ends the scene: live subscriptions are disposed, without events.
  public func endScene() { scenes.end() }
}

/// Its names.
extension Session {
  /// The names that a person has given, in alphabetical order, each with its kind and value as a person calls them.
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

  /// The names that a person has given, in alphabetical order.
  public var variableNames: [String] { names.known }

  /// The kind of an expression's value, as far as it is known without running it, or its faults.
  public func kind(of source: SourceText) -> (phrase: String?, faults: [Diagnostic]) {
    let script = Parser.parse(source, hasSelf: hasSelf)
    guard script.faults.isEmpty else { return (nil, script.faults.map { $0.diagnostic }) }
    let findings = Checker.check(script, in: environment)
    guard findings.faults.isEmpty else { return (nil, findings.faults.map { $0.diagnostic }) }
    guard script.statements.count == 1, case .expression? = script.statements.first?.kind else { return (nil, []) }
    return (findings.lastKind == .unknown ? "known only when it runs" : findings.lastKind?.phrase, [])
  }
}
