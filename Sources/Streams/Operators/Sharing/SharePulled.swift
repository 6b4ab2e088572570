extension Operator {
  static let sharePulled = Operator(
    "sharePulled", theme: .sharing,
    [.int("limit").optional, Parameter("policy", .choice(["bounded", "latest", "oldest", "unbounded"])).optional],
    summary: "One iteration of the sequence for all loops, each of which gets every element.",
    details:
      "It is asked when a loop asks and fewer than the limit, by default 1, wait for the slowest loop, so a slow loop slows all; unbounded does not, and bufferingLatest and bufferingOldest lose elements for the slow one. A loop hears what is kept when it begins, and later elements. Each loop gets the end after its rest.",
    example: "dialect(\"asyncsequence\")\nlet s = interval(1s).prefix(3).share()\nzip(s, s.map { $0 * 10 })"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let limit = call.value(0) == nil ? 1 : try call.count(0)
    return IterationStream(source, call.string(1) ?? "bounded", limit)
  }
}

private final class IterationStream: Stream {
  private let source: Stream
  private let policy: String
  private let limit: Int

  init(_ source: Stream, _ policy: String, _ limit: Int) {
    self.source = source
    self.policy = policy
    self.limit = limit
  }

  override func run(for subscriber: Subscriber, in world: World) {
    let iteration = world.instance(of: self) { SharedIteration(world, policy, limit) }
    iteration.add(SharingSubscriber(subscriber, world, iteration), source)
  }
}

/// One of the loops that share an iteration.
private final class SharingSubscriber: RequestedSubscriber {
  private let iteration: SharedIteration
  /// The number of elements in the buffer that it has taken.
  var position = 0
  var isWaiting = false

  init(_ downstream: Subscriber, _ world: World, _ iteration: SharedIteration) {
    self.iteration = iteration
    super.init(downstream, world)
  }

  override func wanted() { iteration.next(self) }

  /// Cancellation ends this loop only.
  override func cancelTask() {
    isWaiting = false
    end(.completed)
  }

  override func cleanUp() {
    super.cleanUp()
    iteration.remove(self)
  }

  override var treatment: Treatment { Treatment(.sharing, "shared") }
}

/// The iteration that loops share (AsyncShareSequence).
private final class SharedIteration: SharedMemory {
  /// The next event of the task of the iteration.
  private enum Stage {
    case start, room, demand, element, over
  }

  private let world: World
  private let limit: Int?
  private let capacity: Int
  private let dropsOldest: Bool
  private var sides: [SharingSubscriber] = []
  private var buffer: HeldArray
  private var stage = Stage.start
  private var feed: IterationSubscriber?
  private var ending: RequestedSubscriber.Ending?

  init(_ world: World, _ policy: String, _ limit: Int) {
    self.world = world
    self.limit = policy == "bounded" && limit > 0 ? limit : nil
    capacity = policy == "latest" || policy == "oldest" ? limit : .max
    dropsOldest = policy == "latest"
    buffer = HeldArray(in: world)
  }

  func add(_ side: SharingSubscriber, _ source: Stream) {
    guard !side.isDisposed else { return }
    sides.append(side)
    if feed == nil, ending == nil {
      let feed = IterationSubscriber(self)
      self.feed = feed
      source.subscribe(feed, in: world)
    }
  }

  func remove(_ side: SharingSubscriber) {
    sides.removeAll { $0 === side }
    guard sides.isEmpty else {
      trim()
      return goOn(asked: false)
    }
    buffer.removeAll()
    let (left, isAsked) = (feed, stage == .element)
    feed = nil
    stage = .start
    if isAsked { left?.cancelTask() }
    left?.dispose()
  }

  /// A loop asks for its next element.
  func next(_ side: SharingSubscriber) {
    if side.position < buffer.elements.count {
      let value = buffer.elements[side.position]
      side.position += 1
      trim()
      side.offer(value)
    } else if let ending {
      side.end(ending)
    } else {
      side.isWaiting = true
    }
    goOn(asked: true)
  }

  /// Lets the task of the iteration go on, if what it waits for is there.
  private func goOn(asked: Bool) {
    if stage == .start, asked {
      waitForRoom()
    } else if stage == .demand, asked {
      askForElement()
    } else if stage == .room, hasRoom {
      waitForDemand()
    }
  }

  private var hasRoom: Bool { limit.map { buffer.elements.count < $0 } ?? true }

  private func waitForRoom() {
    stage = .room
    if hasRoom { waitForDemand() }
  }

  private func waitForDemand() {
    stage = .demand
    if sides.contains(where: { $0.isWaiting }) { askForElement() }
  }

  private func askForElement() {
    stage = .element
    feed?.upstream?.request()
  }

  fileprivate func receive(_ value: Value) {
    guard stage == .element else { return }
    let count = buffer.elements.count
    if count < capacity {
      buffer.append(value)
    } else if dropsOldest, count > 0 {
      buffer.removeFirst()
      buffer.append(value)
    }
    let ready = sides.filter { $0.isWaiting && $0.position < buffer.elements.count }
    let values = ready.map { buffer.elements[$0.position] }
    for side in ready {
      side.position += 1
      side.isWaiting = false
    }
    trim()
    waitForRoom()
    for (side, value) in zip(ready, values) { side.offer(value) }
  }

  fileprivate func end(_ ending: RequestedSubscriber.Ending, of feed: IterationSubscriber) {
    guard feed === self.feed else { return }
    self.ending = ending
    stage = .over
    self.feed = nil
    for side in sides where side.isWaiting {
      side.isWaiting = false
      side.end(ending)
    }
  }

  /// Drops what every loop has taken.
  private func trim() {
    guard let least = sides.map({ $0.position }).min(), least > 0 else { return }
    for side in sides { side.position -= least }
    for _ in 0..<min(least, buffer.elements.count) { buffer.removeFirst() }
  }

  override var holds: [Holding] { .init("kept", buffer.elements) }
}

private final class IterationSubscriber: Subscriber {
  private let iteration: SharedIteration

  init(_ iteration: SharedIteration) {
    self.iteration = iteration
    super.init()
    pace = .pulled
  }

  override func next(_ value: Value) { if !isDisposed { iteration.receive(value) } }

  override func completed() {
    guard !isDisposed else { return }
    dispose()
    iteration.end(.completed, of: self)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    iteration.end(.failed(error), of: self)
  }
}
