/// The values of an outer stream that nobody has asked for (Combine): those of a sequence wait, as it sends the next
/// one only when that is wanted; those of a timed source are kept by a buffer, or lost.
struct Demand {
  /// How many values a buffer keeps.
  var capacity = 0
  /// Whether a full buffer drops its oldest value for a new one; else it drops the new one.
  var dropsOldest = false
  /// Whether sequences are made to wait; else the buffer asks them for everything.
  var elementsWait = true
  /// Whether the buffer is filled before anything is taken out of it.
  var isFilledFirst: Bool { !elementsWait }

  /// Lets a value wait where it can; else it is lost.
  ///
  /// - Returns: Whether it waits.
  func hold(_ value: Value, in waiting: inout HeldQueue<Value>, _ delivery: World.Delivery) -> Bool {
    let canWait = elementsWait && delivery != .ofOthers
    if !canWait, waiting.count >= capacity {
      guard dropsOldest, waiting.popFirst() != nil else { return false }
    }
    waiting.append(value)
    return true
  }
}

/// Holds back the values of an outer stream that nobody has asked for. It stands above the operators that ask for a
/// value for every value that they are asked for, so that a lost value reaches none of them.
final class DemandGate: OperatorSubscriber {
  private let world: World
  private let demand: Demand
  private let asker: FlattenSubscriber
  private var waiting: HeldQueue<Value>
  private var isHeldBack: Bool
  private var isCompleted = false
  private var failure: (error: ErrorValue, isElement: Bool)?
  /// Called when the first value is lost.
  private var whenLost: (() -> Void)?

  init(
    _ downstream: Subscriber, _ world: World, _ demand: Demand, for asker: FlattenSubscriber,
    whenLost: (() -> Void)? = nil
  ) {
    self.world = world
    self.demand = demand
    self.asker = asker
    self.whenLost = whenLost
    waiting = HeldQueue(in: world)
    isHeldBack = demand.isFilledFirst
    super.init(downstream)
  }

  /// Lets values through once the outer stream has been subscribed.
  func open() {
    guard isHeldBack else { return }
    isHeldBack = false
    release()
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if !isHeldBack, !asker.isFull { return send(value) }
    if !demand.hold(value, in: &waiting, world.delivery), let report = whenLost {
      whenLost = nil
      report()
    }
  }

  /// Lets the values go that are wanted by now, and the end when none waits any more.
  func release() {
    while !isDisposed, !isHeldBack, !asker.isFull, let value = waiting.popFirst() { send(value) }
    guard !isHeldBack, waiting.isEmpty else { return }
    if let (error, isElement) = failure {
      // An element that fails is asked for as others are; an error after the last element is not.
      if !isElement || !asker.isFull { fail(error) }
    } else if isCompleted {
      complete()
    }
  }

  /// A sequence that waits has not failed yet: its error comes when the values before it have been taken.
  override func error(_ error: ErrorValue) {
    guard demand.elementsWait, !waiting.isEmpty || (world.delivery == .ofElement && asker.isFull) else {
      return fail(error)
    }
    failure = (error, world.delivery == .ofElement)
    letGoOfUpstream()
  }

  override func completed() {
    guard !isDisposed else { return }
    isCompleted = true
    release()
    letGoOfUpstream()
  }

  override func cleanUp() {
    waiting.removeAll()
    failure = nil
    whenLost = nil
  }

  override var treatment: Treatment { .asking }
  override var holds: [Holding] { .init("queued", waiting.elements) }
}

extension FlattenSubscriber {
  /// Subscribes to an outer stream that is asked for values one by one.
  func subscribe(askingOneByOne stream: Stream) { subscribe(self, to: stream) }

  private func subscribe(_ below: Subscriber, to stream: Stream) {
    if let linear = stream as? LinearStream, linear.step.asksAsItIsAsked {
      let recipe = { self.subscribe(LinearSubscriber($0, linear.step), to: linear.source) }
      return stream.subscribe(below, in: world) { listener in
        if world.planner?.run(stream, for: listener, in: world, by: recipe) != true { recipe(listener) }
      }
    }
    let recipe = { [self] (listener: Subscriber) in
      let gate = DemandGate(
        listener, world, (stream as? BufferStream)?.demand ?? Demand(), for: self, whenLost: note(on: stream))
      self.gate = gate
      stream.subscribe(gate, in: world)
      gate.open()
    }
    // Observers see the gate as a part of this operator.
    if world.planner?.run(RecipeStream { _, _ in }, for: below, in: world, by: recipe) != true { recipe(below) }
  }

  /// Tells that a result may not be that of Combine, where values are lost below an operator which would not have asked
  /// its own sources for them.
  private func note(on stream: Stream) -> (() -> Void)? {
    guard !(stream is BufferStream), let entry = stream.operatorEntry, !entry.asksForEverything,
      stream.inputs.contains(where: { if case .stream = $0 { true } else { false } })
    else { return nil }
    return { [world] in
      world.note(
        "flatMap(maxPublishers:) lost values of '\(entry.name)', which asked its sources for all they have; "
          + "in Combine it would ask for fewer, and others may be lost")
    }
  }
}

extension LinearStep {
  /// Whether an operator of Combine with this step asks for a value for each value that it is asked for; those that
  /// send once, at the end, ask for everything.
  fileprivate var asksAsItIsAsked: Bool {
    switch self {
    case .map, .keep, .take, .drop, .takeWhile, .dropWhile, .fold(_, _, .each): true
    case .keepNone, .fold(_, _, .last), .count: false
    }
  }
}

extension Operator {
  /// Whether it asks for all values, however few it is asked for: Combine's operators of time and sharing.
  fileprivate var asksForEverything: Bool {
    ["debounce", "throttle", "share", "multicast", "autoconnect", "makeConnectable"].contains(name)
  }
}

extension World {
  /// Delivers events that come from a sequence, or from a source that cannot wait.
  @inline(__always)
  func delivering<Result>(_ kind: Delivery, _ send: () -> Result) -> Result {
    let outer = delivery
    delivery = kind
    defer { delivery = outer }
    return send()
  }
}
