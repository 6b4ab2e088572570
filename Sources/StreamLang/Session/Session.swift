import Marbles
import Streams

/// A script, or a shell's talk, under way: its variables, its scene, its settings.
public final class Session {
  /// What is settled for the runs to come.
  public var settings: Settings
  /// Takes what running gives.
  public var deliver: (Output) -> Void = { _ in }
  /// Asked now and then whether to stop.
  public var isInterrupted: () -> Bool = { false }
  /// Asked now and then by a run whether it has had its turns.
  var isOutOfTurns: () -> Bool = { false }
  /// Asked now and then, and before much is taken, whether the process would use more megabytes than a run may if it took
  /// so many more bytes.
  public var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  /// What the runs of this script or entry have used up.
  let meter = Meter()
  /// Whether something failed that does not stop a script: an `expect`, an error in a subscriber's closure.
  public internal(set) var hasFailures = false

  /// Takes a line for each event of what is watched, as it happens; nothing where nobody looks on.
  public var watched: ((String) -> Void)?
  /// What runs have left behind and takes time to let go of.
  let leftovers = Leftovers()
  /// Whether `forgetLeftovers` is called once who waits has been answered.
  public var hasRests = false
  /// Whether worlds know which subscriber runs which stream, so that `state` can tell; set before anything runs.
  public var tellsState = false
  /// Where a replay of this session ends: a `wait` that would go further goes there, and the entry ends.
  public var replayEnd: (scene: Int, time: Int)? {
    didSet { hasReachedReplayEnd = false }
  }
  /// Whether a `wait` has come to the end of the replay.
  public internal(set) var hasReachedReplayEnd = false
  /// How many scenes have begun.
  public private(set) var sceneCount = 0

  /// The variables of the script.
  var globals: [String: Variable] = [:]
  /// Functions of the script that may wait.
  var waitingFunctions: Set<String> = []
  /// Functions of the script that end in something done for its effect.
  var effectFunctions: Set<String> = []
  /// The variables that stand for functions of the script.
  var functionVariables: [ObjectIdentifier: Variable] = [:]
  /// `_`
  var lastResult: Value?
  /// The sources read so far: places name them by number.
  private(set) var sources: [SourceText] = []
  private var currentScene: Scene?
  /// The world in which code runs at this moment: the scene's, or that of a bare expression.
  private var runningWorld: World?

  /// A session at 0s of its first scene.
  public init(settings: Settings = Settings()) { self.settings = settings }

  deinit { currentScene?.world.tearDown() }

  /// The scene, which begins when it is first needed, so that what is settled before holds for it.
  var scene: Scene {
    if let currentScene { return currentScene }
    return makeScene(title: nil)
  }

  @discardableResult
  private func makeScene(title: String?) -> Scene {
    let world = makeWorld()
    let scene = Scene(title: title, world: world, Recording(settings.keepsAll ? .all : .ends, of: world))
    world.recorder = scene.recording
    world.origins = tellsState ? Origins() : nil
    currentScene = scene
    sceneCount += 1
    return scene
  }

  /// Whether a scene is going on.
  public var hasScene: Bool { currentScene != nil }

  /// Why the scene was ended, when a budget or Ctrl-C did.
  var stop: Stop? { currentScene?.world.stop }

  /// Whether the scene was ended by a budget or by Ctrl-C.
  public var isStopped: Bool { stop != nil }

  /// The clock of the scene, in nanoseconds.
  public var clock: Int { currentScene?.world.scheduler.now ?? 0 }

  /// The world in which code runs.
  @inline(__always)
  var world: World { runningWorld ?? scene.world }

  var limits: Limits { world.limits }

  /// Counts steps of the language; a budget that is passed ends the run.
  @inline(__always)
  func countSteps(_ count: Int) throws(ErrorValue) {
    if count > 0, !world.countSteps(count) { throw ErrorValue.endOfRun }
  }

  /// Ends the run where Ctrl-C has come: for what takes long and counts no steps.
  func heedInterruption() throws(ErrorValue) {
    guard isInterrupted() else { return }
    world.end(.interrupted)
    try failIfStopped(world)
  }

  /// How many bytes may still be printed at once. Of a run that was cut, a picture of what it did may always be.
  public var roomToPrint: Int { max(settings.limits[.output] - meter.output, settings.limits[.output] / 16) }

  /// Counts what was printed, or would have been if there were room; a budget that is passed ends the run.
  public func printed(bytes count: Int) {
    meter.output += count
    if meter.output > settings.limits[.output] { scene.world.pass(.output) }
  }

  /// Prints a line with the time.
  func log(_ text: String) {
    let scheduler = world.scheduler
    world.log(text, scheduler.queueNames[Int(scheduler.queue)])
  }

  func makeWorld() -> World {
    let limits = settings.limits
    let world = World(
      ties: settings.ties, limits: limits, planner: settings.makePlanner?(), meter: meter)
    world.note = { [weak self, unowned world] text in
      world.charge(400)
      self?.deliver(.note(text))
    }
    world.log = { [weak self, unowned world] text, queue in
      guard let self else { return }
      world.charge(40)
      if meter.output > world.limits[.output] { return world.pass(.output) }
      deliver(.log(time: world.scheduler.now, text: text, scheduler: queue))
    }
    world.isInterrupted = { [weak self] in self.map { $0.isInterrupted() || $0.isOutOfTurns() } ?? false }
    world.isShortOfMemory = { [weak self] more in
      guard let self, isShortOfMemory(limits[.memory], more) else { return false }
      guard !leftovers.isEmpty else { return true }
      forgetLeftovers { !self.isInterrupted() }
      return isShortOfMemory(limits[.memory], more)
    }
    return world
  }

  /// Runs code in a world of its own.
  func inWorld<Result>(_ world: World, _ body: () throws(ErrorValue) -> Result) throws(ErrorValue) -> Result {
    let outer = runningWorld
    runningWorld = world
    defer { runningWorld = outer }
    return try body()
  }

  /// Reads a source: its number.
  func add(_ source: SourceText) -> Int32 {
    sources.append(source)
    return Int32(clamping: sources.count - 1)
  }

  /// The source with a number.
  public func source(_ number: Int32) -> SourceText? {
    sources.indices.contains(Int(number)) ? sources[Int(number)] : nil
  }

  /// An error as a message about its place, or about a statement where it has none.
  func diagnostic(_ error: ErrorValue, otherwise span: Span) -> Diagnostic {
    let span = error.place.map { Span(start: Int($0.start), end: Int($0.end)) } ?? span
    let occasion = error.failingCall.map { "it happened in \($0.wording)" }
    let help = [error.help, occasion].compactMap { $0 }.joined(separator: "; ")
    return Diagnostic(title: error.text, span: span, help: help.isEmpty ? nil : help)
  }

  /// Begins a scene at 0s.
  func beginScene(_ title: String) throws(ErrorValue) {
    try finishScene()
    for variable in globals.values {
      guard !variable.isOfEndedScene, let value = variable.value, Reachability(from: value).drivenFromOutside != nil
      else { continue }
      variable.isOfEndedScene = true
    }
    makeScene(title: title)
  }

  /// What is run from here on is metered anew: a script, or an entry of a shell.
  func beginMeter() {
    meter.work = 0
    meter.output = 0
  }

  /// Ends the scene: what is still going on is let go of, without events.
  public func endScene() {
    if let scene = takeScene() { letGo(of: scene) }
  }

  /// The scene is over, and its world for whoever asks.
  func takeScene() -> Scene? {
    lastResult = nil
    defer { currentScene = nil }
    return currentScene
  }

  /// All names are forgotten, and their variables for whoever asks.
  func takeVariables() -> [Variable] {
    let variables = Array(globals.values) + functionVariables.values
    globals = [:]
    waitingFunctions = []
    effectFunctions = []
    functionVariables = [:]
    return variables
  }

  /// The latest instant of the scene at which something that was armed has run, in nanoseconds.
  public var lastInstant: Int { currentScene?.world.lastInstant ?? 0 }

  /// The next instant for which something is armed in the scene, in nanoseconds; nothing when nothing is.
  public var nextInstant: Int? { currentScene?.world.scheduler.nextInstant }

  /// The names that a person has given, in alphabetical order, each with its kind and value as a person calls them.
  public var variables: [(name: String, kind: String, text: String)] {
    variableNames.compactMap { name in
      guard let value = globals[name]?.value else { return nil }
      if case .stream(let stream) = value {
        let call = stream.sourceText ?? stream.operatorEntry?.name ?? ""
        return (name, value.kindName, stream.name == name ? stream.definitionText : call)
      }
      if case .function = value { return (name, value.kindName, "") }
      return (name, value.kindName, value.glimpse)
    }
  }

  /// The names that a person has given, in alphabetical order.
  public var variableNames: [String] { globals.filter { $0.value.value != nil }.keys.sorted() }
}

/// A stretch of a script with a clock of its own.
final class Scene {
  let title: String?
  let world: World
  let recording: Recording
  /// The lanes that are drawn at its end.
  var shown: [Recording.Track] = []
  /// What was subscribed and watched in it, for its graph.
  var roots: [(name: String, stream: Stream)] = []
  /// Whether it is being let go of.
  var isOver = false
  /// How many pictures of it there are, which are drawn when somebody looks at them.
  fileprivate(set) var viewers = 0

  init(title: String?, world: World, _ recording: Recording) {
    self.title = title
    self.world = world
    self.recording = recording
  }
}

/// Who may look at a scene later, even when it is over.
final class SceneViewer {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    scene.viewers += 1
  }

  deinit { scene.viewers -= 1 }
}
