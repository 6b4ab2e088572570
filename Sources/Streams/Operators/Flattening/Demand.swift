/// The values of an outer stream without demand (Combine). Those of a sequence wait, because it sends the next one only
/// on demand; those of a timed source are kept by a buffer, or lost.
struct Demand {
  /// The capacity of a buffer.
  var capacity = 0
  /// Whether a full buffer drops its oldest value for a new one, or drops the new one.
  var dropsOldest = false
  /// Whether sequences wait; otherwise the buffer requests all their elements.
  var elementsWait = true
  /// Whether the buffer is filled before a value is taken out of it.
  var isFilledFirst: Bool { !elementsWait }

  /// Keeps a value if it can wait.
  ///
  /// - Returns: Whether it waits; otherwise it is lost.
  func hold(_ value: Value, in waiting: inout HeldQueue<Value>, _ delivery: World.Delivery) -> Bool {
    let canWait = elementsWait && delivery != .ofOthers
    if !canWait, waiting.count >= capacity {
      guard dropsOldest, waiting.popFirst() != nil else { return false }
    }
    waiting.append(value)
    return true
  }
}

/// Holds back the values of an outer stream without demand. It is above the operators that request a value for every
/// value requested of them, so that a lost value reaches none of them.
final class DemandGate: OperatorSubscriber {
  private let world: World
  private let demand: Demand
  private let asker: FlattenSubscriber
  private var waiting: HeldQueue<Value>
  private var isHeldBack: Bool
  private var isCompleted = false
  private var failure: (error: ErrorValue, isElement: Bool)?
  /// A closure that is called when the first value is lost.
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

  /// Opens the gate after the outer stream has been subscribed.
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

  /// Sends the values that are in demand by now, and the end when no value waits.
  func release() {
    while !isDisposed, !isHeldBack, !asker.isFull, let value = waiting.popFirst() { send(value) }
    guard !isHeldBack, waiting.isEmpty else { return }
    if let (error, isElement) = failure {
      // An element that fails is requested like others; an error after the last element is not.
      if !isElement || !asker.isFull { fail(error) }
    } else if isCompleted {
      complete()
    }
  }

  /// Receives an error. The error of a sequence that waits comes after the values before it have been taken.
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
  /// Subscribes to an outer stream whose values are requested one by one.
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

  /// Returns a closure that notes that a result may differ from Combine's, if values are lost below an operator that
  /// would not have requested them of its own sources.
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
  /// Whether an operator of Combine with this step requests a value for each value requested of it. Operators that send
  /// once, at the end, request all values.
  fileprivate var asksAsItIsAsked: Bool {
    switch self {
    case .map, .keep, .take, .drop, .takeWhile, .dropWhile, .fold(_, _, .each): true
    case .keepNone, .fold(_, _, .last), .count: false
    }
  }
}

extension Operator {
  /// Whether it requests all values, regardless of its own demand: Combine's operators of time and sharing.
  fileprivate var asksForEverything: Bool {
    ["debounce", "throttle", "share", "multicast", "autoconnect", "makeConnectable"].contains(name)
  }
}

extension World {
  /// Delivers events of a sequence, or of a source that cannot wait.
  @inline(__always)
  func delivering<Result>(_ kind: Delivery, _ send: () -> Result) -> Result {
    let outer = delivery
    delivery = kind
    defer { delivery = outer }
    return send()
  }
}
