import Streams

/// The context of running code: the world around it with its budgets, and the requests that it may make to its
/// session.
///
/// A context alone runs expressions; that of a session has scenes, and draws pictures, too.
package class EvaluationContext {
  /// The settings of the runs to come.
  package final var settings: Settings
  /// Whether the user has asked to stop; code asks this now and then.
  final var isInterrupted: () -> Bool = { false }
  /// Counts the work and output of the runs of this script or entry.
  final let meter = Meter()
  /// The objects of its code that are alive.
  package final let objects = ObjectRegister()
  /// The state that the library of another language keeps for its session.
  package final var libraryState: AnyObject?
  /// Whether the statement that runs is one of the drive, which plays person and system for pasted code.
  package final var runsDrive = false
  /// The task whose code runs.
  package final var task: CodeTask?
  /// Whether all that happens is noted, so that questions on it can be answered; set before anything runs.
  package final var isTraced = false
  /// The types that code declares as values, by their full names, with those that it only extends.
  final var typeValues: [String: ObjectBox] = [:]
  /// Whether objects that end run their deinitializers: until the session itself ends.
  final var runsDeinitializers = true
  /// The objects that have lost their last owner.
  package final let abandoned = Abandoned()
  /// The tasks of views by their places in the text: `.task(id: query) { … }`.
  final var tasksOfViews: [Int: (id: Value, task: CodeTask)] = [:]
  /// The values of `@TaskLocal` properties in the code that runs.
  final var taskLocals: [ObjectIdentifier: Value] = [:]
  /// How many identifiers were made: `UUID()`.
  final var identifiers = 0
  /// Gives the value of a member that a value does not have and pasted code declares elsewhere; nil for a misspelt one.
  final var undeclaredMember: ((_ name: String, _ value: Value, _ names: [String]) -> Value?)?
  /// A line that `print` has begun, and not ended.
  final var unfinishedLine = ""
  /// Whether a fault in a closure ends the run, as it ends an app, and is no error of a stream.
  final var faultsEndRun = false
  /// The world of the scene, once it has begun.
  final var sceneWorld: World?
  /// The world of a pipeline that is being run on its own.
  private final var ownWorld: World?

  init(settings: Settings) { self.settings = settings }

  /// The world that the code runs in.
  @inline(__always)
  package final var world: World { ownWorld ?? sceneWorld ?? openScene() }

  final var limits: Limits { world.limits }

  /// Whether objects that lose their last owner end: not in a run that is taken down.
  package final var endsObjects: Bool { runsDeinitializers && (ownWorld ?? sceneWorld)?.isEnding != true }

  /// Ends the objects that have lost their last owner.
  @inline(__always)
  final func endAbandoned() { if !abandoned.isEmpty { abandoned.end() } }

  /// Runs code in a world of its own.
  package final func inWorld<Result, Failure: Error>(
    _ world: World, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = ownWorld
    ownWorld = world
    defer { ownWorld = outer }
    return try body()
  }

  /// Ends the run when Ctrl-C was pressed: for work that takes long and counts no steps.
  final func heedInterruption() throws(ErrorValue) {
    guard isInterrupted() else { return }
    world.end(.interrupted)
    try failIfStopped(world)
  }

  /// An error where a world was ended by a budget or by Ctrl-C.
  final func failIfStopped(_ world: World) throws(ErrorValue) {
    guard let stop = world.stop else { return }
    throw stop.asError
  }

  /// Prints a line with the time.
  package final func log(_ text: String) {
    let scheduler = world.scheduler
    world.log(text, scheduler.queueNames[Int(scheduler.queue)])
  }

  /// Starts the self-starting streams, in the order of their making.
  final func startSelfStarting(_ reachable: Reachability, in world: World) {
    // A value that reaches many others is searched again whenever something is made of it.
    guard world.countSteps(reachable.size &* 8) else { return }
    for stream in reachable.selfStarting where !world.hasInstance(of: stream) { stream.start(in: world) }
  }

  /// RAC's `subscribe:`: every event is passed on to a subject or to the terminal of a channel.
  final func subscribe(_ receiver: Value, to target: Stream) throws(ErrorValue) -> Value {
    guard case .stream(let source) = receiver, let eventTarget = target.asEventTarget else {
      throw ErrorValue("'subscribe' passes events on to a subject, not to \(target.kindName)")
    }
    let subscriber = ForwardingSubscriber(eventTarget, world)
    world.keep(subscriber)
    startSelfStarting(Reachability(from: receiver), in: world)
    startSelfStarting(Reachability(from: .stream(target)), in: world)
    source.subscribe(subscriber, in: world)
    return .disposable(subscriber)
  }

  // MARK: Requests to the session

  /// The world of the scene, which begins when it is first needed, so that settings made before hold for it.
  func openScene() -> World {
    let world = World(
      ties: settings.ties, limits: settings.limits, planner: settings.makePlanner?(), meter: meter)
    world.abandoned = abandoned
    sceneWorld = world
    return world
  }

  /// Moves the clock of the scene on.
  package func wait(_ duration: Int) throws(ErrorValue) {}

  /// An hour: the limit of waiting for what may never come.
  static let longestWait = 3_600_000_000_000

  /// Lets time run on in a call that waits, for at most a number of nanoseconds.
  package final func runOn(for duration: Int = Int.max, while isWaiting: () -> Bool) throws(ErrorValue) {
    let (end, overflow) = world.scheduler.now.addingReportingOverflow(max(0, duration))
    world.runOn(until: overflow ? Int.max : end, while: isWaiting)
    if let stop = world.stop { throw stop.asError }
  }

  /// Code did something to the app around it: a line of the log, and a value in the lane of what it was done to.
  package func effect(on target: String, _ value: Value, _ line: String) {}

  /// Gives the subscriber of a loop a lane of the scene.
  func drawn(_ subscriber: Subscriber, of stream: Stream) -> Subscriber { subscriber }

  /// Ends AsyncStreams that no variable, object or task leads to any more.
  ///
  /// - Parameter own: The values of the code that runs.
  func end(_ queues: [YieldedStream], unlessHeldBy own: [Value]) {}

  /// An object of the code that held a value has ended.
  func released(_ value: Value) {}

  /// A task waits, was cancelled, or has ended.
  func note(_ progress: CodeTask.Progress, of task: CodeTask) {}

  /// The test of the code that runs.
  package final var tests = TestState()

  /// Draws the scene as it is, and ends it.
  func endScene() throws(ErrorValue) {}

  /// Begins another scene at 0s.
  func beginScene(_ title: String) throws(ErrorValue) {}

  /// A stream was named by `let` or `var`.
  ///
  /// - Parameter isDrawnEmpty: Whether its lane is drawn although nothing happens on it.
  package func named(_ stream: Stream, isDrawnEmpty: Bool) {}

  /// A stream was named by `let` or `var`.
  package final func named(_ stream: Stream) { named(stream, isDrawnEmpty: true) }

  /// An error outside of all streams: the run goes on, and has failed.
  package func reportError(_ error: ErrorValue) {}

  /// Starts what begins by itself above a stream.
  package final func startSelfStarting(of stream: Stream) {
    startSelfStarting(Reachability(from: .stream(stream)), in: world)
  }

  /// Subscribes to a stream: the subscriber is a lane of the scene.
  package func subscribe(_ stream: Stream, named name: String?, _ closures: SubscriberClosures) -> Value { .nil }

  /// How two streams differ, each run in a world of its own; nothing when they send the same at the same times.
  func difference(_ one: Stream, _ two: Stream) throws(ErrorValue) -> String? { nil }

  /// The first difference of two lists of events with their times, in a sentence; nil if there is none.
  func difference(_ one: [(time: Int, event: EventBox)], _ two: [(time: Int, event: EventBox)]) -> String? { nil }

  /// Draws the lanes of a test: its sources, the events that it expects, and those that came.
  ///
  /// - Parameter marbles: The marble text of the events that came.
  package func drawTest(_ lanes: [TestLane], marbles: String) {}

  /// Reports an assertion of a test that does not hold; the test goes on, and so does the run.
  final func testFailed(_ message: String, _ place: SourcePlace) {
    tests.failures += 1
    warn(message, place)
  }

  /// Reports a fault at a place of the code, which runs on.
  func warn(_ message: String, _ place: SourcePlace) {}

  /// Reports an `expect` that does not hold; the script goes on.
  func expectationFailed(_ message: String, _ place: SourcePlace) {}

  /// `stages(expr)`: runs a stream and draws a lane after every operator between its inputs and its output.
  func drawStages(_ stream: Stream, title: String) throws(ErrorValue) {}

  /// `compare(exprA, exprB, …)`: runs several streams, each in a world of its own, and draws them on one axis.
  func drawComparison(_ streams: [Stream]) throws(ErrorValue) {}

  /// `why(expr, at: 2s)`, `fate(expr, "b")`: answers a question on a run of a stream.
  func answer(_ question: Question, on stream: Stream) throws(ErrorValue) {}

  /// `trace(expr, at: 2s)`: draws a run and marks the causes of an event in its lanes.
  func drawTrace(_ stream: Stream, at time: Int?, title: String) throws(ErrorValue) {}

  /// `ties("fifo")`: chooses the rule for the order at one instant, from now on.
  func chooseTies(_ rule: TieRule) {
    settings.chosenTies = rule
    _ = sceneWorld?.scheduler.choose(rule)
  }

  /// `limits(events: 1000)`: sets budgets, from now on.
  final func chooseLimits(_ limits: Limits) {
    settings.limits = limits
    sceneWorld?.choose(limits)
  }

  /// `ties(expr)`, `ties()`: says whether the result depends on the order at one instant.
  func tellLuck(of stream: Stream?) throws(ErrorValue) {}

  /// `leaks()`: prints the remaining objects of the scene.
  func tellLeaks() {}

  /// `graph(expr)`: the operators that a stream is made of.
  func showGraph(_ stream: Stream) throws(ErrorValue) {}
}

extension Stop {
  /// The budget that was passed, the source that passed it, and the way out.
  var asError: ErrorValue { asError(ofPastedCode: false) }

  /// The same; pasted code has no words for a larger budget, but the program that runs it has an option.
  func asError(ofPastedCode isPasted: Bool) -> ErrorValue {
    switch self {
    case .interrupted: return ErrorValue("interrupted")
    case .fault(let error): return error
    case .limit(let kind, let amount, let source):
      let origin = source.map { " by \($0)" } ?? ""
      let text: String =
        switch kind {
        case .events: "the run was cut after \(amount) events\(origin)"
        case .eventsAtOneInstant: "the run was cut after \(amount) events at one instant\(origin)"
        case .steps: "the run was cut after \(amount) steps at one instant"
        case .work: "the run was cut after \(amount) units of work: events, and steps twice, of all runs together"
        case .subscriptions: "the run was cut at \(amount) live subscriptions\(origin)"
        case .nesting: "the run was cut: deliveries, calls or operators stand \(amount) deep inside one another"
        case .values: "the run was cut at \(amount) values held by operators"
        case .length: "the run was cut at a value of \(amount) elements or bytes"
        case .recorded: "the run was cut after \(amount) values kept to be printed, where a lane counts as ten"
        case .output: "the run was cut: its output is longer than \(amount) bytes, or a picture than a sixteenth of it"
        case .source: "the source is longer than \(amount) bytes"
        case .memory: "the run was cut at \(amount) MB of memory"
        }
      let (more, overflow) = amount.multipliedReportingOverflow(by: 10)
      let larger = overflow ? Int.max : more
      let way = isPasted ? "--limit \(kind.rawValue)=\(larger)" : "limits(\(kind.rawValue): \(larger))"
      return ErrorValue(text, help: "the budget is '\(kind.rawValue)': \(way) allows more")
    }
  }
}
