/// Everything one run needs: its clock, its budgets, and the objects that its subscriptions share.
///
/// A bare expression runs in a world of its own, a scene is one. All of a world runs on one thread.
public final class World {
  /// Virtual time.
  public let scheduler: Scheduler
  /// The budgets of the run.
  public let limits: Limits
  /// Runs some streams in less time, where there is one.
  public let planner: (any RunPlanner)?
  /// Hears of streams that are looked at as they are subscribed; nothing where none is looked at.
  public var recorder: Recorder?
  /// Takes a line of `log`, with the scheduler it came from.
  public var log: (_ text: String, _ queue: String) -> Void = { _, _ in }
  /// Takes the notes of a run, such as an error that no subscriber handled.
  public var note: (_ text: String) -> Void = { _ in }
  /// Whether the user has asked to stop; the run asks this now and then.
  public var isInterrupted: () -> Bool = { false }
  /// Whether the process would use more memory than the run may if it took that many more bytes; the run asks this now
  /// and then, and before it takes much.
  public var isShortOfMemory: (_ more: Int) -> Bool = { _ in false }
  /// The source of the random numbers of the run.
  public final var random = RandomGenerator(seed: 0)
  /// The work and output of this run and the others of the same script.
  public let meter: Meter
  /// Why the run was ended, once it was.
  public private(set) var stop: Stop? {
    didSet { isStopped = stop != nil }
  }
  /// Whether the run was ended: loops that produce events stop.
  public private(set) var isStopped = false
  /// Events that sources have sent so far.
  public var eventCount: Int { spent - fuel }
  /// How deep deliveries, calls and operators stand inside one another.
  public final var nesting = 0
  /// Up to this depth neither the budget nor the stack need be looked at.
  let shallowNesting: Int
  /// Subscriptions of sources that are live.
  public private(set) var liveSubscriptions = 0
  /// Values that operators hold.
  public internal(set) var heldValues = 0
  let mostHeldValues: Int
  /// Where the event that is being delivered comes from.
  final var delivery = Delivery.ofOthers

  /// Where an event comes from: a sequence can wait until its next value is wanted.
  enum Delivery {
    case ofElement, ofEndOfSequence, ofOthers
  }
  /// Set when a world begins to be taken down: from then on no code of scripts runs in it.
  public private(set) var isEnding = false
  /// Does something with this world as the one in which code runs; the language sets it.
  public var inside: (_ body: () -> Void) -> Void = { body in body() }
  /// Steps of closures left before the budget is looked at; the language counts them down.
  public final var stepFuel: Int

  /// The streams that subscribers run, where the state of the run is to be shown; set before it.
  public final var origins: Origins?

  /// Subscriptions that nobody holds any more, where that ends them.
  public let abandoned = Abandoned()

  /// The operators that have not told of their subscription yet.
  var announcers: [AnnouncingSubscriber] = []

  /// The instants of the frames of a page, where a test says them.
  public final var frames: [Int]?

  /// Whether schedulers tell the time from 0, as those of a test with marbles do; else they tell the date.
  public final var tellsTimeFromZero = false

  /// Where synchronous sources wait for their turns.
  var trampoline = Trampoline()
  /// The work that waits for the end of the work that is going on.
  var queuedWork = Queue<() -> Void>()
  /// Whether queued work is going on.
  var isWorking = false

  var fuel: Int
  var spent: Int
  var instantBase = 0
  /// Instants without an event of a source left before a budget is looked at.
  private var instantFuel = World.slice
  /// The latest instant at which something that was armed has run, in nanoseconds.
  public private(set) var lastInstant = 0
  private var roots: [Subscriber] = []
  private var rootsToLookAt = 256
  private var instances: [ObjectIdentifier: AnyObject] = [:]
  private var recipes: [AnyObject] = []
  static let slice = 4096

  /// Tells worlds apart.
  public let number: Int
  private nonisolated(unsafe) static var count = 0

  /// A world that starts at 0s.
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

  /// Counts an event that a source sends to one subscriber; false when the run has ended.
  @inline(__always)
  public func countEvent(by source: @autoclosure () -> String? = nil) -> Bool {
    fuel &-= 1
    return fuel >= 0 || refuel(source())
  }

  /// Events that the meter has counted.
  var metered = 0
  /// How many operators stand on one another at most in the pipelines that were looked at so far.
  var deepest = 0

  /// Slices of a budget that were used up, and at which of them memory is looked at next.
  private var slices = 0
  private var nextLookAtMemory = World.slicesBetweenLooksAtMemory
  private static let slicesBetweenLooksAtMemory = 8
  private var streamsMade = Stream.serial
  var valueWork = ValueWork.steps

  /// Adds to the meter, and asks what is to be asked now and then; false when the run has ended.
  func goesOn(after work: Int) -> Bool {
    // Making a stream is worth many steps.
    let made = max(0, Stream.serial - streamsMade) &* 160 &+ max(0, ValueWork.steps - valueWork) &* 2
    meter.work += work &+ made
    streamsMade = Stream.serial
    valueWork = ValueWork.steps
    slices += 1
    // Where much was done memory is looked at, too.
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

  /// Whether there is too little memory, where it is time to look; the next look then finds the same.
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
    // Work that was charged without a look at the budgets is due now.
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

  /// Ends the run at a budget that others count.
  public func pass(_ kind: Limits.Kind) { strike(kind, by: nil) }

  var stepsAtInstant = 0
  var stepSlice: Int
  /// The rest of the slice when its steps were last added to those of the instant.
  var countedStepFuel: Int
  /// Whether a slice is much of the budget, so that steps of earlier instants that it holds would be noticed.
  let countsStepsExactly: Bool

  /// Counts a live subscription, which costs as much as some steps.
  @inline(__always)
  func subscribed(_ source: Stream?) {
    liveSubscriptions += 1
    charge(.source)
    if liveSubscriptions > limits[.subscriptions] { strike(.subscriptions, by: source?.displayName) }
  }

  @inline(__always)
  func unsubscribed() { liveSubscriptions -= 1 }

  func strike(_ kind: Limits.Kind, by source: String?) {
    end(.limit(kind, amount: limits[kind], by: source))
  }

  /// Ends the run here: lanes are drawn as cut, nothing more is delivered, and code that still runs takes no further
  /// step.
  public func end(_ reason: Stop) {
    guard stop == nil else { return }
    stop = reason
    fuel = 0
    stepFuel = min(stepFuel, 0)
    recorder?.freeze()
  }

  /// Keeps a subscription that belongs to the world itself; it is disposed when the world ends.
  public func keep(_ root: Subscriber) {
    if roots.count >= rootsToLookAt {
      roots.removeAll { $0.isDisposed }
      // The list is cleared up when it is twice as long, so each root is looked at only a few times.
      rootsToLookAt = max(256, roots.count * 2)
    }
    roots.append(root)
  }

  /// The subscriptions that belong to the world itself and are live, in the order in which they were made.
  public var liveRoots: [Subscriber] { roots.filter { !$0.isDisposed } }

  /// A subscription that is the world's own no more; nothing where it has none.
  func takeRoot() -> Subscriber? { roots.popLast() }

  /// The object of a recipe in this world: made once, shared by all of its subscriptions.
  public func instance<Instance: AnyObject>(of recipe: Stream, _ make: () -> Instance) -> Instance {
    if let made = instances[ObjectIdentifier(recipe)] as? Instance { return made }
    let made = make()
    instances[ObjectIdentifier(recipe)] = made
    // The identity of a recipe stands only as long as the recipe does.
    recipes.append(recipe)
    return made
  }

  /// Whether a recipe has made something in this world already.
  public func hasInstance(of recipe: Stream) -> Bool { instances[ObjectIdentifier(recipe)] != nil }

  /// Runs the timers that were armed during the present instant, until none is left.
  public func runTurns() {
    while !isStopped, scheduler.fireDue() || scheduler.fireTurn() {}
  }

  /// Runs until nothing is armed, or the horizon (in nanoseconds), timers that are due then included.
  ///
  /// - Returns: Whether something was still armed.
  @discardableResult
  public func run(until horizon: Int) -> Bool {
    runTurns()
    runInstants(until: horizon)
    return scheduler.armed > 0
  }

  /// Runs instant after instant, up to one (in nanoseconds), itself included.
  private func runInstants(until end: Int) {
    while !isStopped, scheduler.armed > 0, scheduler.advance(to: end) {
      beginInstant()
      while !isStopped, scheduler.fireDue() {}
      while !isStopped, scheduler.fireTurn() || scheduler.fireDue() {}
    }
  }

  /// Moves the clock to `time` for statements of a scene: everything before it runs.
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
    while isDue, !isStopped, scheduler.fireDueBeforeStatements() {}
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

  /// Instants at which no source sends anything would go on unnoticed: at each of them timers fire, a window may open.
  private func lookUp() {
    instantFuel = Self.slice
    guard goesOn(after: Self.slice &* 4), stepFuel < 0 else { return }
    _ = refuelSteps()
  }

  /// From now on nothing of the code runs: no step, no event and no cleanup, and nothing is printed.
  func beginEnding() {
    isEnding = true
    isStopped = true
    fuel = 0
    stepFuel = min(stepFuel, 0)
    log = { _, _ in }
    note = { _ in }
  }

  /// Disposes of everything, without events and without cleanups of scripts.
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
