import Marbles
import Streams

/// The scenes of a session, and the worlds of pipelines that run on their own.
final class Scenes: EvaluationContext {
  let names: Names
  let host: Host
  let deferredRelease: DeferredRelease
  /// Whether worlds note the stream of each subscriber, for `state`; set before the first run.
  var tellsState = false
  /// The end of a replay of the session: a `wait` beyond it stops there, and the entry ends.
  var replayEnd: (scene: Int, time: Int)? {
    didSet { hasReachedReplayEnd = false }
  }
  /// Whether a `wait` has come to the end of the replay.
  private(set) var hasReachedReplayEnd = false
  /// The way pictures of further runs write values.
  var words = ValueWords()
  /// Whether the code was pasted: a subscription without a name is named by the last operator of its pipeline, and a
  /// larger budget is an option of the program.
  var runsPastedCode = false
  /// Whether of two sources that are due at one instant the later one comes first.
  var reversesSources = false
  /// The rule for one instant of a session that runs once more, regardless of the script.
  var triedRule: OrderRule?
  /// The lanes of the picture that was drawn last, if the session runs once more.
  var lastLanes: [(name: String, role: Lane.Role, lane: RecordedLane)] = []
  /// The streams with a subscription in traced runs that have ended.
  var subscribedStreams: Set<ObjectIdentifier> = []
  /// The traced run that was drawn last, and the number of events in the scene before it.
  var lastRun: (run: TracedRun, sceneEvents: Int)?
  /// Finds the remaining objects.
  var leaks: (() -> PrintedOutput)?
  /// The requested picture in a session that repeats another one.
  var lookout: Lookout?
  /// Whether a `wait` is running.
  private var isMovingClock = false
  /// The number of scenes so far.
  private(set) var count = 0
  private(set) var current: Scene? {
    didSet { sceneWorld = current?.world }
  }

  init(settings: Settings, _ names: Names, _ host: Host, _ deferredRelease: DeferredRelease) {
    self.names = names
    self.host = host
    self.deferredRelease = deferredRelease
    super.init(settings: settings)
  }

  deinit { take()?.world.tearDown() }

  /// Returns a trace of a new run, if one is wanted.
  func makeTrace() -> Trace? {
    isTraced ? Trace { [words] value in PictureText(words: words) { $0.displayName }.text(of: value) } : nil
  }

  /// The scene, which begins on first use.
  var scene: Scene { current ?? makeScene(title: nil) }

  @discardableResult
  private func makeScene(title: String?) -> Scene {
    let trace = makeTrace()
    let world = makeWorld(trace)
    let scene = Scene(title: title, world: world, Recording(settings.keepsAll ? .all : .ends, of: world, trace, words))
    world.recorder = scene.recording
    world.origins = tellsState ? Origins() : nil
    scene.trace = trace
    current = scene
    count += 1
    return scene
  }

  override func openScene() -> World { scene.world }

  override func beginScene(_ title: String) throws(ErrorValue) {
    try finish()
    // The tests of an app have its objects in common.
    if !runsPastedCode { names.endScene() }
    makeScene(title: title)
  }

  override func difference(
    _ one: [(time: Int, event: EventBox)], _ two: [(time: Int, event: EventBox)]
  ) -> String? {
    Self.difference(one, two)
  }

  override func drawTest(_ lanes: [TestLane], marbles: String) {
    if settings.drawsExpectations { draw(lanes, marbles: marbles) }
  }

  override func endScene() throws(ErrorValue) {
    guard current != nil else { return }
    draw(isCut: nil)
    end()
  }

  /// Makes a world for a scene, or for a pipeline that is run on its own.
  ///
  /// - Parameter trace: The trace of its run.
  func makeWorld(_ trace: Trace? = nil) -> World {
    let planner: (any RunPlanner)? = if let trace { trace } else { settings.makePlanner?() }
    let world = World(
      ties: triedRule?.ties ?? settings.ties, limits: settings.limits, planner: planner, meter: meter,
      reversesSources: triedRule?.reversesSources ?? reversesSources)
    world.abandoned = abandoned
    world.random = RandomGenerator(seed: settings.seed)
    let reference = Unowned(world)
    world.inside = { [scenes = Weak(self), reference] body in
      guard let scenes = scenes.object else { return body() }
      scenes.inWorld(reference.object, body)
    }
    world.note = { [host, reference] text in
      reference.object.charge(.note)
      host.deliver(.note(text))
    }
    world.log = { [host, meter, reference] text, queue in
      let world = reference.object
      world.charge(.logLine)
      if meter.output > world.limits[.output] { return world.pass(.output) }
      host.keptLog?.append("\(Explanation.time(world.scheduler.now))  \(text)")
      host.deliver(.log(time: world.scheduler.now, text: text, scheduler: queue))
    }
    world.isInterrupted = { [host] in host.isInterrupted() || host.isOutOfTurns() }
    world.isShortOfMemory = { [host, deferredRelease, reference] more in
      let most = reference.object.limits[.memory]
      guard host.isShortOfMemory(most, more) else { return false }
      guard !deferredRelease.isEmpty else { return true }
      deferredRelease.finish { !host.isInterrupted() }
      return host.isShortOfMemory(most, more)
    }
    return world
  }

  /// The reason for the end of the scene, if a budget or Ctrl-C ended it.
  var stop: Stop? { current?.world.stop }

  /// Throws an error if a budget or Ctrl-C ended the scene. It begins none, so that settings apply to the next.
  func failIfStopped() throws(ErrorValue) {
    if let stop { throw stop.asError }
  }

  /// Moves the scene's clock on.
  override func wait(_ duration: Int) throws(ErrorValue) {
    guard !isMovingClock else { throw ErrorValue("the clock can be moved by the script only, and not by what it runs") }
    isMovingClock = true
    defer { isMovingClock = false }
    let world = scene.world
    let (time, overflow) = world.scheduler.now.addingReportingOverflow(duration)
    let target = overflow ? Int.max : time
    if let end = replayEnd, end.scene == count, target > end.time {
      world.run(toStatementsAt: end.time)
      try failIfStopped(world)
      hasReachedReplayEnd = true
      throw ErrorValue("the replay ends here")
    }
    world.run(toStatementsAt: target)
    try failIfStopped(world)
  }

  /// Moves the scene's clock on until something has come that a statement waits for.
  func wait(for routine: Routine) throws(ErrorValue) {
    guard !isMovingClock else { throw ErrorValue("the clock can be moved by the script only, and not by what it runs") }
    isMovingClock = true
    defer { isMovingClock = false }
    let world = scene.world
    let (horizon, overflow) = world.scheduler.now.addingReportingOverflow(settings.horizon)
    var hasCome = false
    routine.wake = { atOnce in
      if atOnce { hasCome = true } else { LaterCall.microtask(in: world) { hasCome = true } }
    }
    world.run(until: overflow ? .max : horizon) { hasCome }
    try failIfStopped(world)
    if !hasCome { throw ErrorValue("nothing answers: this waits for \(routine.waitsFor ?? "a result")") }
  }

  /// Runs on to the horizon, draws the scene's lanes, if it has any, and ends the scene.
  func finish() throws(ErrorValue) {
    guard current != nil else { return }
    let world = scene.world
    playOut()
    if !unfinishedLine.isEmpty {
      log(unfinishedLine)
      unfinishedLine = ""
    }
    let stop = world.stop
    end()
    if let stop { throw stop.asError(ofPastedCode: runsPastedCode) }
  }

  /// Runs the scene on to its horizon and draws it; the scene continues from there.
  func playOut() {
    guard current != nil else { return }
    isMovingClock = true
    defer { isMovingClock = false }
    let world = scene.world
    let (horizon, overflow) = world.scheduler.now.addingReportingOverflow(settings.horizon)
    let isCut = world.run(until: overflow ? Int.max : horizon)
    draw(isCut: isCut && world.stop == nil ? horizon : nil)
  }

  /// Ends the scene: live subscriptions are disposed, without events.
  func end() {
    if let scene = take() { deferredRelease.release(scene) }
  }

  /// Ends the scene.
  ///
  /// - Returns: The scene, whose world still holds its subscriptions.
  func take() -> Scene? {
    if let trace = current?.trace {
      subscribedStreams.formUnion(trace.subscriptions.map { ObjectIdentifier($0.stream) })
    }
    names.lastResult = nil
    current?.reference.scene = nil
    defer { current = nil }
    return current
  }

  /// Counts bytes that were printed, or would have been if there were room. Exceeding a budget ends the run.
  func printed(bytes count: Int) {
    meter.output += count
    if meter.output > settings.limits[.output] { scene.world.pass(.output) }
  }

  // MARK: Requests of a script

  override func named(_ stream: Stream, isDrawnEmpty: Bool) { addLane(ofNamed: stream, isDrawnEmpty) }

  override func drawn(_ subscriber: Subscriber, of stream: Stream) -> Subscriber {
    world === scene.world ? addLoop(subscriber, of: stream) : subscriber
  }

  override func end(_ queues: [YieldedStream], unlessHeldBy own: [Value]) {
    let held = own + roots
    for queue in queues where !Reachability.leads(from: held, to: queue) { queue.cancel() }
  }

  /// The values that variables, types, tasks and live subscriptions hold.
  private var roots: [Value] {
    var held = names.globals.values.compactMap { $0.value } + typeValues.values.map { .object($0) }
    for root in world.liveRoots {
      if let task = root as? CodeTask { held += task.held }
      if let subscriber = root as? LaneSubscriber { held += subscriber.functions.map { .function($0) } }
    }
    return held
  }

  override func released(_ value: Value) {
    guard let types = Library.of(settings.dialect)?.endingInScope, !types.isEmpty else { return }
    var parts = [value]
    if case .tuple(let box) = value { parts = box.elements }
    for case .stream(let stream) in parts {
      guard types.contains(stream.typeName ?? "") || types.contains(stream.operatorEntry?.name ?? "") else {
        // A property holds the one that it is made of.
        if stream.isProperty { for input in stream.inputs { released(input) } }
        continue
      }
      let held = roots + objects.alive.flatMap { $0.members.map { $0.value } }
      scene.world.charge(held.count)
      if !Reachability.holds(held, stream) { stream.loseOwner(in: scene.world) }
    }
  }

  override func note(_ progress: CodeTask.Progress, of task: CodeTask) {
    guard world === scene.world else { return }
    let begun = scene.tasks.note(progress, of: task, in: scene.recording, at: world.scheduler.now)
    if let begun { scene.shown.append(begun) }
  }

  override func reportError(_ error: ErrorValue) {
    host.unhandled(error, inClosure: true, by: "a block", in: world)
  }

  override func effect(on target: String, _ value: Value, _ line: String) { addEffect(on: target, value, line) }

  override func subscribe(_ stream: Stream, named name: String?, _ closures: SubscriberClosures) -> Value {
    addSubscriber(to: stream, named: name, closures)
  }

  override func difference(_ one: Stream, _ two: Stream) throws(ErrorValue) -> String? { try compareRuns(one, two) }

  override func drawStages(_ stream: Stream, title: String) throws(ErrorValue) {
    try runStages(of: stream, title: title)
  }

  override func drawComparison(_ streams: [Stream]) throws(ErrorValue) { try runComparison(of: streams) }

  override func answer(_ question: Question, on stream: Stream) throws(ErrorValue) {
    var question = question
    var lane: String?
    let run = try tracedRun(of: stream, lane: &lane)
    // The fate of a value is a question to all streams that lead to this one.
    if question.subject == .why { question.lane = run.lane(of: stream, fitting: question, before: lane) }
    host.deliver(.value(run.told(question)))
  }

  override func drawTrace(_ stream: Stream, at time: Int?, title: String) throws(ErrorValue) {
    try drawTrace(stream, Question(.why, time: time), title: title)
  }

  override func chooseTies(_ rule: TieRule) {
    // Under a tried rule, the script's rule does not count.
    if triedRule == nil { super.chooseTies(rule) }
  }

  override func tellLuck(of stream: Stream?) throws(ErrorValue) {
    guard triedRule == nil else { return }
    host.deliver(.value(PrintedOutput(answer: try luck(askedOf: stream).lines)))
  }

  override func tellLeaks() { if let leaks { host.deliver(.value(leaks())) } }

  override func showGraph(_ stream: Stream) throws(ErrorValue) { try deliverGraph(of: stream) }

  override func expectationFailed(_ message: String, _ place: SourcePlace) {
    host.hasFailures = true
    report(message, place, .error)
  }

  override func warn(_ message: String, _ place: SourcePlace) { report(message, place, .warning) }

  private func report(_ message: String, _ place: SourcePlace, _ severity: Diagnostic.Severity) {
    world.charge(.failedExpectation)
    printed(bytes: message.utf8.count)
    let span = Span(start: Int(place.start), end: Int(place.end))
    host.deliver(.failure(Diagnostic(severity: severity, title: message, span: span)))
  }
}

/// A stretch of a script with a clock of its own.
final class Scene {
  let title: String?
  let world: World
  let recording: Recording
  /// The trace of its run, if there is one.
  var trace: Trace?
  /// The lanes of its picture, including those that are omitted as long as they are empty.
  var shown: [Recording.Track] = []
  /// The lanes of its present picture.
  var drawn: [Recording.Track] { shown.filter { $0.isDrawnEmpty || !$0.events.isEmpty } }
  /// The lanes of its tasks.
  var tasks = TaskLanes()
  /// The streams that were subscribed and watched in it, for its graph.
  var roots: [(name: String, stream: Stream)] = []
  /// The reference to it for closures that streams hold, because it holds these streams.
  let reference = SceneReference()
  /// The number of its pictures, which are drawn on demand.
  fileprivate(set) var viewers = 0

  init(title: String?, world: World, _ recording: Recording) {
    self.title = title
    self.world = world
    self.recording = recording
    reference.scene = self
  }
}

/// A reference to a scene, which is `nil` after its end. (Embedded Swift has no `weak`.)
final class SceneReference {
  fileprivate(set) var scene: Scene?
}

/// A picture of a scene, which may be drawn after its end.
final class SceneViewer {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    scene.viewers += 1
  }

  deinit { scene.viewers -= 1 }
}

/// A picture of streams that are driven from outside: `stages(results)` or `compare(a, b)` in a scene.
///
/// Such streams cannot run on their own. So all statements up to now run once more, silently, in another session, which
/// subscribes to the streams as soon as their names are known.
final class Lookout {
  /// The statement of the picture.
  let call: SourceText
  /// The streams and their runs, after their subscription.
  private(set) var runs: [(stream: Stream, run: Scenes.Run)] = []
  /// Whether the statement is being tried.
  var isTrying = false

  init(_ call: SourceText) { self.call = call }

  func add(_ stream: Stream, _ run: Scenes.Run) { runs.append((stream, run)) }
}
