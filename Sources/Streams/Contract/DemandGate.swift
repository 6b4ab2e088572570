/// The treatment of values that come before anybody has asked for them.
struct Demand {
  /// The capacity of a buffer.
  var capacity = 0
  /// Whether a full buffer drops its oldest value for a new one, or drops the new one.
  var dropsOldest = false
  /// Whether sequences wait, because they send the next value only on demand; otherwise the buffer requests all their
  /// elements (Combine).
  var elementsWait = true

  /// A buffer for everything that comes.
  static let unlimited = Demand(capacity: .max)
}

/// Holds back the values of a stream that sends without being asked, until they are requested.
final class DemandGate: RequestedSubscriber {
  private let demand: Demand
  private var isHeldBack = false
  /// Whether its end is requested as well (AsyncSequence); otherwise it comes when no value waits (Combine).
  private let endsOnRequest: Bool
  /// The stream that it subscribes to with the first request.
  private var stream: Stream?
  /// A closure that is called when the first value is lost.
  private var whenLost: (() -> Void)?

  /// - Parameters:
  ///   - stream: The stream to subscribe to with the first request, if that is not done before.
  ///   - whenLost: A closure that is called when the first value is lost.
  init(
    _ downstream: Subscriber, _ world: World, _ demand: Demand, startingLater stream: Stream? = nil,
    whenLost: (() -> Void)? = nil
  ) {
    self.demand = demand
    self.stream = stream
    self.whenLost = whenLost
    endsOnRequest = downstream.pace.isPulled
    super.init(downstream, world, operators: stream == nil ? 1 : 0)
    pace = .pushed
  }

  /// Subscribes to a stream.
  func subscribe(to stream: Stream) {
    isHeldBack = !demand.elementsWait
    if isHeldBack { holdBack() }
    stream.subscribe(self, in: world)
    guard isHeldBack else { return }
    isHeldBack = false
    goOn()
  }

  override func wanted() {
    guard let starting = stream else { return }
    stream = nil
    subscribe(to: starting)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if !isHeldBack, isAwaited { return offer(value) }
    let canWait = !endsOnRequest && demand.elementsWait && world.delivery != .ofOthers
    if !keep(value, capacity: canWait ? .max : demand.capacity, dropsOldest: demand.dropsOldest),
      let report = whenLost
    {
      whenLost = nil
      report()
    }
  }

  /// Receives an error. The error of a sequence that waits comes after the values before it have been taken; an element
  /// that fails is requested like others, but an error after the last element is not.
  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    let isElement = world.delivery == .ofElement
    if !endsOnRequest {
      guard demand.elementsWait, kept > 0 || (isElement && !isAwaited) else { return fail(error) }
    }
    end(.failed(error), waits: endsOnRequest || isElement)
    letGoOfUpstream()
  }

  override func completed() {
    guard !isDisposed else { return }
    end(.completed, waits: endsOnRequest)
    letGoOfUpstream()
  }

  /// Cancellation ends the source. What it has sent still comes.
  override func cancelTask() {
    stream = nil
    letGoOfUpstream()
    end(.completed, waits: endsOnRequest)
  }

  override func cleanUp() {
    stream = nil
    whenLost = nil
    super.cleanUp()
  }

  override var hasTeardowns: Bool { !endsOnRequest }
  override var treatment: Treatment { endsOnRequest ? .waiting : .asking }
}

/// Requests every event of a stream for a subscriber below that requests none, like a loop that is always ready.
final class RequestingSubscriber: OperatorSubscriber {
  init(_ downstream: Subscriber) {
    super.init(downstream, operators: 0)
    pace = .pulled
  }

  override func next(_ value: Value) {
    send(value)
    requestAgain()
  }

  override var hasTeardowns: Bool { false }
}

extension Stream {
  /// Subscribes where the stream sends on request and the subscriber requests nothing, or the other way about.
  func join(_ subscriber: Subscriber, in world: World) {
    if subscriber.pace.isPulled {
      _ = DemandGate(subscriber, world, .unlimited, startingLater: self)
    } else {
      let loop = RequestingSubscriber(subscriber)
      subscribe(loop, in: world)
      loop.upstream?.request()
    }
  }
}
