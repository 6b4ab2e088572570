/// A queue of elements that code yields, and that loops take out (AsyncStream, AsyncChannel).
///
/// Several loops share its elements: the one that has waited longest gets the next.
public final class YieldedStream: Stream {
  /// The fate of an element.
  public enum Outcome {
    /// It waits or has been taken; so many more have room.
    case enqueued(remaining: Int)
    /// The buffer was full, and lost this element.
    case dropped(Value)
    /// The stream had ended.
    case terminated
  }

  private struct Element {
    let value: Value
    let number: Int
    let whenTaken: (() -> Void)?
  }

  /// The number of elements that can wait.
  public let capacity: Int
  /// Whether a full buffer drops its oldest element, or the new one.
  public let dropsOldest: Bool
  private var elements: HeldQueue<Element>
  /// The loops that wait, longest first.
  private var waiting: [YieldedSubscriber] = []
  /// Its end, if it has ended: an error that no loop has received yet, or none.
  private var ending: RequestedSubscriber.Ending?
  private var observers: [(EventBox) -> Void] = []
  private var count = 0
  /// The numbers of the elements that the buffer has dropped, of a stream with observers. The first element is 0.
  public private(set) var dropped: Set<Int> = []
  /// A closure that is called once, when it ends.
  public var whenTerminated: ((_ isCancelled: Bool) -> Void)?

  /// Creates an open stream.
  ///
  /// - Parameters:
  ///   - capacity: The number of elements that can wait.
  ///   - dropsOldest: Whether a full buffer drops its oldest element, or the new one.
  public init(in world: World, capacity: Int = .max, dropsOldest: Bool = false) {
    self.capacity = capacity
    self.dropsOldest = dropsOldest
    elements = HeldQueue(in: world)
    super.init()
    isPulled = true
    serial = Stream.nextSerial()
  }

  public override var isDrivenFromOutside: Bool { true }

  /// Gives an element to the loop that has waited longest, in a turn of its own, or keeps it.
  ///
  /// - Parameter whenTaken: A closure that is called when a loop has taken it, or when the stream ends before that.
  public func yield(_ value: Value, whenTaken: (() -> Void)? = nil) -> Outcome {
    guard ending == nil else {
      whenTaken?()
      return .terminated
    }
    tell(EventBox(.next, value))
    let element = Element(value: value, number: count, whenTaken: whenTaken)
    count += 1
    if !waiting.isEmpty {
      waiting.removeFirst().receiveLater(.next(value))
      whenTaken?()
      return .enqueued(remaining: capacity - elements.count)
    }
    guard elements.count >= capacity else {
      elements.append(element)
      return .enqueued(remaining: capacity == .max ? .max : capacity - elements.count)
    }
    let lost = dropsOldest ? elements.popFirst() ?? element : element
    if !observers.isEmpty { dropped.insert(lost.number) }
    if lost.number < element.number { elements.append(element) }
    return .dropped(lost.value)
  }

  /// The number of elements that were yielded.
  public var yielded: Int { count }

  /// Takes an element back that no loop has taken.
  public func withdraw(_ number: Int) {
    let kept = elements.elements.filter { $0.number != number }
    elements.removeAll()
    for element in kept { elements.append(element) }
  }

  /// Ends it. What waits still comes.
  public func finish(throwing error: ErrorValue? = nil) {
    terminate(error.map { .failed($0) } ?? .completed, isCancelled: false)
  }

  private func terminate(_ ending: RequestedSubscriber.Ending, isCancelled: Bool) {
    guard self.ending == nil else { return }
    switch ending {
    case .failed(let error): tell(EventBox(.error, .error(error)))
    case .completed: tell(EventBox(isCancelled ? .interrupted : .completed))
    }
    self.ending = waiting.isEmpty ? ending : .completed
    let report = whenTerminated
    whenTerminated = nil
    report?(isCancelled)
    let loops = waiting
    waiting = []
    // Only one loop receives the error.
    for (index, loop) in loops.enumerated() { loop.receiveLater(.end(index == 0 ? ending : .completed)) }
  }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    observers.append(observer)
    return true
  }

  private func tell(_ event: EventBox) { for observer in observers { observer(event) } }

  public override func run(for subscriber: Subscriber, in world: World) {
    _ = YieldedSubscriber(subscriber, world, self)
  }

  /// Returns an element or the end for a loop, or nil if it must wait.
  fileprivate func take(for loop: YieldedSubscriber) -> YieldedSubscriber.Event? {
    if let element = elements.popFirst() {
      element.whenTaken?()
      return .next(element.value)
    }
    guard let ending else {
      waiting.append(loop)
      return nil
    }
    self.ending = .completed
    return .end(ending)
  }

  fileprivate func leave(_ loop: YieldedSubscriber) { waiting.removeAll { $0 === loop } }

  /// Whether it is open, and code hears of its end.
  public var reportsEnd: Bool { ending == nil && whenTerminated != nil }

  /// The cancellation of one loop ends the stream for all, and so does the end of its last owner. Elements that wait
  /// are still delivered.
  public func cancel() { terminate(.completed, isCancelled: true) }

  /// The elements that wait, for observers of a run.
  fileprivate var kept: [Value] { elements.elements.map { $0.value } }
}

private final class YieldedSubscriber: RequestedSource {
  enum Event {
    case next(Value)
    case end(RequestedSubscriber.Ending)
  }

  private let queue: YieldedStream
  private var event: Event?
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ stream: YieldedStream) {
    queue = stream
    super.init(downstream, world, stream)
  }

  override func sendNext() { if let event = queue.take(for: self) { send(event) } }

  /// Receives an event, after the code that sends it has gone on.
  func receiveLater(_ event: Event) {
    self.event = event
    timer = world.scheduler.armNext(self)
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard let event else { return }
    self.event = nil
    send(event)
  }

  private func send(_ event: Event) {
    switch event {
    case .next(let value): _ = emit(value)
    case .end(.completed): complete()
    case .end(.failed(let error)): fail(error)
    }
  }

  override func cancelTask() { queue.cancel() }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    queue.leave(self)
    super.cleanUp()
  }

  override var holds: [Holding] { .init("buffered", queue.kept) }
}
