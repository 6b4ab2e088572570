/// The state of one run: its clock, its budgets, and the objects that its subscriptions share.
///
/// A bare expression runs in a world of its own; a scene is one world. A world runs on one thread.
public final class World {
  /// Virtual time.
  public let scheduler: Scheduler
  /// The budgets of the run.
  public private(set) var limits: Limits
  /// Runs some streams in less time, if there is one.
  public let planner: (any RunPlanner)?
  /// Records watched streams as they are subscribed; `nil` if none is watched.
  public var recorder: Recorder?
  /// Takes a line of `log`, with the name of its scheduler.
  public var log: (_ text: String, _ queue: String) -> Void = { _, _ in }
  /// Takes the notes of a run, such as an error that no subscriber handled.
  public var note: (_ text: String) -> Void = { _ in }
  /// Returns whether the user has asked to stop. The run calls it now and then.
  public var isInterrupted: () -> Bool = { false }
  /// Returns whether the process would exceed the run's memory with that many more bytes. The run calls it now and
  /// then, and before large allocations.
  public var isShortOfMemory: (_ more: Int) -> Bool = { _ in false }
  /// The source of the random numbers of the run.
  public final var random = RandomGenerator(seed: 0)
  /// The work and output of this run and the others of the same script.
  public let meter: Meter
  /// The reason for the end of the run, once it has ended.
  public private(set) var stop: Stop? {
    didSet { isStopped = stop != nil }
  }
  /// Whether the run has ended, so that loops that produce events stop.
  public private(set) var isStopped = false
  /// The number of events that sources have sent so far.
  public var eventCount: Int { spent - fuel }
  /// The nesting depth of deliveries, calls and operators.
  public final var nesting = 0
  /// The greatest depth that needs no check of the budget and the stack.
  private(set) var shallowNesting: Int
  /// The number of live subscriptions of sources.
  public private(set) var liveSubscriptions = 0
  /// The number of values that operators hold.
  public internal(set) var heldValues = 0
  private(set) var mostHeldValues: Int
  /// The origin of the event that is being delivered.
  final var delivery = Delivery.ofOthers

  /// The origins of events: a sequence can wait until its next value is wanted.
  enum Delivery {
    case ofElement, ofEndOfSequence, ofOthers
  }
  /// Whether the world is being taken down, so that no code of scripts runs in it.
  public private(set) var isEnding = false
  /// Runs a closure with this world as the current one; the language sets it.
  public var inside: (_ body: () -> Void) -> Void = { body in body() }
  /// The steps of closures before the next check of the budget; the language counts them down.
  public final var stepFuel: Int

  /// The streams that subscribers run, if the state of the run is shown; set before the run.
  public final var origins: Origins?

  /// The objects of the code without an owner; those of a session are the same in all of its worlds.
  public final var abandoned = Abandoned()

  /// The operators that have not announced their subscription yet.
  var announcers: [(tellSubscription: () -> Void, tellDemand: () -> Void)] = []

  /// The instants of the frames of a page, if a test sets them.
  public final var frames: [Int]?

  /// Whether schedulers count time from 0, like those of a test with marbles; otherwise from a date.
  public final var tellsTimeFromZero = false

  /// The synchronous sources that wait for their turns.
  var trampoline = Trampoline()
  /// The work that waits for the end of the current work.
  var queuedWork = Queue<() -> Void>()
  /// Whether queued work is running.
  var isWorking = false

  var fuel: Int
  var spent: Int
  var instantBase = 0
  /// The instants without an event of a source before the next check of a budget.
  private var instantFuel = World.slice
  /// The latest instant at which a timer has fired, in nanoseconds.
  public private(set) var lastInstant = 0
  private var roots: [Subscriber] = []
  private var rootsToLookAt = 256
  private var instances: [ObjectIdentifier: AnyObject] = [:]
  private var recipes: [AnyObject] = []
  static let slice = 4096

  /// The number that identifies the world.
  public let number: Int
  private nonisolated(unsafe) static var count = 0

  /// Creates a world that starts at 0s.
  public init(
    ties: TieRule = .phased, limits: Limits = Limits(), planner: (any RunPlanner)? = nil, meter: Meter = Meter(),
    reversesSources: Bool = false
  ) {
    Self.count += 1
    number = Self.count
    self.meter = meter
    scheduler = Scheduler(ties: ties, reversesSources: reversesSources)
    self.planner = planner
    self.limits = limits
    mostHeldValues = limits[.values]
    shallowNesting = min(Self.shallow, limits[.nesting])
    countsStepsExactly = limits[.steps] < 64 * Self.slice
    fuel = min(Self.slice, limits[.events], limits[.eventsAtOneInstant])
    spent = fuel
    stepFuel = min(Self.slice, limits[.steps])
    stepSlice = stepFuel
    countedStepFuel = stepFuel
  }

  /// Counts an event that a source sends to one subscriber. Returns false if the run has ended.
  @inline(__always)
  public func countEvent(by source: @autoclosure () -> String? = nil) -> Bool {
    fuel &-= 1
    return fuel >= 0 || refuel(source())
  }

  /// The number of events that the meter has counted.
  var metered = 0
  /// The greatest height of the pipelines that were subscribed so far.
  var deepest = 0

  /// The number of slices of a budget that were used, and the number at the next check of memory.
  private var slices = 0
  private var nextLookAtMemory = World.slicesBetweenLooksAtMemory
  private static let slicesBetweenLooksAtMemory = 8
  private var streamsMade = Stream.serial
  var valueWork = ValueWork.steps

  /// Adds work to the meter, and checks memory and interruption now and then. Returns false if the run has ended.
  func goesOn(after work: Int) -> Bool {
    // Making a stream counts as many steps.
    let made = max(0, Stream.serial - streamsMade) &* 160 &+ max(0, ValueWork.steps - valueWork) &* 2
    meter.work += work &+ made
    streamsMade = Stream.serial
    valueWork = ValueWork.steps
    slices += 1
    // Memory is checked after much work, too.
    if work &+ made > 1 << 16 { nextLookAtMemory = slices }
    if meter.work > limits[.work] {
      strike(.work, by: nil)
    } else if isInterrupted() {
      end(.interrupted)
    } else if isFoundShortOfMemory() {
      strike(.memory, by: nil)
    }
    return stop == nil
  }

  /// Returns whether there is too little memory, if it is time to check. The next check then finds the same.
  func isFoundShortOfMemory() -> Bool {
    guard slices >= nextLookAtMemory else { return false }
    if isShortOfMemory(scheduler.nextGrowth) { return true }
    nextLookAtMemory = slices + Self.slicesBetweenLooksAtMemory
    return false
  }

  @inline(never)
  private func refuel(_ source: String?) -> Bool {
    guard !isStopped else {
      fuel = 0
      return false
    }
    let count = spent - fuel - 1
    let perRun = limits[.events] - count
    let perInstant = limits[.eventsAtOneInstant] - (count - instantBase)
    if perRun <= 0 || perInstant <= 0 {
      fuel = 0
      spent = count
      strike(perRun <= 0 ? .events : .eventsAtOneInstant, by: source)
      return false
    }
    // Work that was charged without a check of the budgets is due now.
    if !goesOn(after: (count - metered) &* weight) || (stepFuel < 0 && !refuelSteps()) {
      fuel = 0
      spent = count
      return false
    }
    metered = count
    fuel = min(eventSlice, perRun, perInstant) - 1
    spent = count + 1 + fuel
    return true
  }

  /// Changes the budgets of the run. The next event and the next step check them.
  public func choose(_ limits: Limits) {
    self.limits = limits
    mostHeldValues = limits[.values]
    shallowNesting = min(Self.shallow, limits[.nesting])
    countsStepsExactly = limits[.steps] < 64 * Self.slice
    (spent, fuel) = (eventCount, 0)
    let left = max(0, stepFuel)
    (stepSlice, countedStepFuel, stepFuel) = (stepSlice - left, countedStepFuel - left, stepFuel - left)
  }

  /// Ends the run at a budget that other code counts.
  public func pass(_ kind: Limits.Kind) { strike(kind, by: nil) }

  var stepsAtInstant = 0
  var stepSlice: Int
  /// The rest of the slice when its steps were last added to those of the instant.
  var countedStepFuel: Int
  /// Whether a slice is a large part of the budget, so that its steps of earlier instants would be noticed.
  private(set) var countsStepsExactly: Bool

  /// Counts a live subscription, which costs as much as some steps.
  @inline(__always)
  package func subscribed(_ source: Stream?) {
    liveSubscriptions += 1
    charge(.source)
    if liveSubscriptions > limits[.subscriptions] { strike(.subscriptions, by: source?.displayName) }
  }

  @inline(__always)
  package func unsubscribed() { liveSubscriptions -= 1 }

  func strike(_ kind: Limits.Kind, by source: String?) {
    end(.limit(kind, amount: limits[kind], by: source))
  }

  /// Ends the run here. Lanes are drawn as cut, no event is delivered, and code that still runs takes no further step.
  public func end(_ reason: Stop) {
    guard stop == nil else { return }
    stop = reason
    fuel = 0
    stepFuel = min(stepFuel, 0)
    recorder?.freeze()
  }

  /// Keeps a subscription that belongs to the world itself, until the end of the world.
  public func keep(_ root: Subscriber) {
    if roots.count >= rootsToLookAt {
      roots.removeAll { $0.isDisposed }
      // The list is cleaned when its length has doubled, so each root is visited only a few times.
      rootsToLookAt = max(256, roots.count * 2)
    }
    roots.append(root)
  }

  /// The live subscriptions that belong to the world itself, in the order of their creation.
  public var liveRoots: [Subscriber] { roots.filter { !$0.isDisposed } }

  /// Removes and returns a subscription of the world; `nil` if there is none.
  func takeRoot() -> Subscriber? { roots.popLast() }

  /// Returns the object of a recipe in this world, made once and shared by all of its subscriptions.
  public func instance<Instance: AnyObject>(of recipe: Stream, _ make: () -> Instance) -> Instance {
    if let made = instances[ObjectIdentifier(recipe)] as? Instance { return made }
    let made = make()
    instances[ObjectIdentifier(recipe)] = made
    // The identity of a recipe is unique only as long as the recipe lives.
    recipes.append(recipe)
    return made
  }

  /// Returns whether a recipe has an object in this world already.
  public func hasInstance(of recipe: Stream) -> Bool { instances[ObjectIdentifier(recipe)] != nil }

  /// Ends the objects that have lost their last owner.
  @inline(__always)
  public func endAbandoned() { if !abandoned.isEmpty { abandoned.end() } }

  /// Runs the timers that were armed during the present instant, until none is left.
  public func runTurns() {
    while !isStopped, scheduler.fireDue() || scheduler.fireTurn() { endAbandoned() }
  }

  /// Runs until no timer is armed, or to the horizon (in nanoseconds), including timers that are due then.
  ///
  /// - Returns: Whether a timer is still armed.
  @discardableResult
  public func run(until horizon: Int) -> Bool {
    runTurns()
    runInstants(until: horizon)
    return scheduler.armed > 0
  }

  /// Runs up to a time (in nanoseconds), or until a condition holds after some timer.
  package func run(until end: Int, or holds: () -> Bool) {
    while !isStopped, !holds() {
      endAbandoned()
      if scheduler.fireDue() || scheduler.fireTurn() { continue }
      guard scheduler.armed > 0, scheduler.advance(to: end) else { return }
      beginInstant()
    }
  }

  /// Runs all instants up to one (in nanoseconds), itself included.
  private func runInstants(until end: Int) {
    while !isStopped, scheduler.armed > 0, scheduler.advance(to: end) {
      beginInstant()
      while !isStopped, scheduler.fireDue() { endAbandoned() }
      while !isStopped, scheduler.fireTurn() || scheduler.fireDue() { endAbandoned() }
    }
  }

  /// Runs on for a call that waits, until it is answered or no timer is left that could answer it.
  ///
  /// - Parameter limit: The last instant (in nanoseconds) at which an answer may come.
  public func runOn(until limit: Int, while isWaiting: () -> Bool) {
    let queue = scheduler.queue
    defer { scheduler.queue = queue }
    while isWaiting(), !isStopped {
      endAbandoned()
      if scheduler.fireDue() || scheduler.fireTurn() { continue }
      guard scheduler.armed > 0, scheduler.advance(to: limit) else { return }
      beginInstant()
    }
  }

  /// Moves the clock to `time` for statements of a scene, and runs all timers before it.
  ///
  /// Statements come after the sources that are due at the instant itself: under `phased` and `fifo` that is after
  /// everything that is due then, under `sources-first` before the deadlines of operators.
  public func run(toStatementsAt time: Int) {
    runTurns()
    guard time > scheduler.now else { return }
    runInstants(until: time - 1)
    guard !isStopped else { return }
    let previous = lastInstant
    let isDue = scheduler.advance(to: time)
    beginInstant()
    if !isDue { lastInstant = previous }
    while isDue, !isStopped, scheduler.fireDueBeforeStatements() { endAbandoned() }
  }

  @inline(__always)
  private func beginInstant() {
    lastInstant = scheduler.now
    scheduler.beginInstant()
    let count = spent - fuel
    if countsStepsExactly { beginCountingSteps() }
    if stepsAtInstant > 0 { stepsAtInstant = 0 }
    if count == instantBase {
      instantFuel &-= 1
      if instantFuel < 0 { lookUp() }
    }
    instantBase = count
  }

  /// Checks the budgets at an instant at which no source sends, so that they are checked although no event is counted.
  private func lookUp() {
    instantFuel = Self.slice
    guard goesOn(after: Self.slice &* 4), stepFuel < 0 else { return }
    _ = refuelSteps()
  }

  /// Stops the code: no step, no event, no cleanup and no output follows.
  func beginEnding() {
    isEnding = true
    isStopped = true
    fuel = 0
    stepFuel = min(stepFuel, 0)
    log = { _, _ in }
    note = { _ in }
  }

  /// Disposes of all subscriptions, without events and without cleanups of scripts.
  public func tearDown() {
    beginEnding()
    recorder?.freeze()
    recorder = nil
    inside {
      for root in roots { root.dispose() }
      roots = []
      instances = [:]
      recipes = []
      origins = nil
      scheduler.clear()
    }
    // The closure may hold objects that hold the world.
    inside = { body in body() }
  }
}

/// The reasons to end a run early.
public enum Stop {
  /// A budget was exceeded, by the source with this name.
  case limit(Limits.Kind, amount: Int, by: String?)
  /// The user pressed Ctrl-C.
  case interrupted
  /// A fault in the code that would end an app.
  case fault(ErrorValue)
}
