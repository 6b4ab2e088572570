/// The events of a subscriber as a picture shows them. Observers of a run keep only this, without the world.
open class SubscriberLane {
  /// Creates a lane without events.
  public init() {}
}

/// The condition under which the source of a subscriber sends.
public enum Pace: UInt8 {
  /// It sends when it has something.
  case pushed
  /// It sends a value for each request, but its end and its errors unasked (Combine).
  case demanded
  /// It sends one event for each request: a value, an error or its completion (AsyncSequence).
  case pulled
  /// The same, but it has sent its last value, so that the next request gets the completion.
  case over

  /// Whether nothing comes without a request.
  @inline(__always)
  var isPulled: Bool { rawValue >= Pace.pulled.rawValue }
}

/// One running piece of a pipeline: it receives events from above, can be disposed from below, and can own timers.
///
/// A subscription is a chain of subscribers. Each holds its upstream until it is disposed and its downstream for life,
/// so the chain lives while its source is armed and is freed when it is disposed. The contract is ReactiveCocoa's:
/// `next* (error | completed | interrupted)?`, nothing after that. A subscriber that receives a terminal event first
/// disposes of its upstream (cleanups run), then passes the event on; disposal goes upstream at once.
open class Subscriber: TimerTarget {
  /// Whether it was disposed or has seen its terminal event; later events are dropped.
  public final var isDisposed = false
  /// The condition under which its source sends.
  public final var pace = Pace.pushed
  /// The number of subscribers that its events pass, or the largest number that fits into bytes of padding.
  final var level: Int16 = 0
  /// The order of its addition to the one below, among all subscribers; it is stored in padding as well.
  private(set) final var serial = Teardowns.takeSerial()
  /// The subscriber whose events this one receives.
  public final var upstream: Subscriber?
  /// The subscriber that receives its events, if there is one.
  open var listener: Subscriber? { nil }
  /// The index of its stream among those that an operator listens to besides the one before the dot.
  open var streamIndex: Int? { nil }

  /// The subscribers whose events it receives, for observers of a run.
  open var feeders: [Subscriber] { upstream.map { [$0] } ?? [] }
  /// Returns the first of its feeders that is live and not among some others.
  public func nextFeeder(besides others: Set<ObjectIdentifier>) -> Subscriber? {
    guard let upstream, !upstream.isDisposed, !others.contains(ObjectIdentifier(upstream)) else { return nil }
    return upstream
  }
  /// The values that it keeps, for observers of a run.
  open var holds: [Holding] { [] }
  /// Its treatment of values, for observers of a run.
  open var treatment: Treatment { .passing }
  /// The lane of its events, if they have one, for observers of a run.
  open var writtenLane: SubscriberLane? { nil }
  /// The stream that it sets or feeds, if it binds one to another, for observers of a run.
  open var boundStream: Stream? { nil }
  /// The memory that its values come from, if several subscribers share one.
  open var sharedMemory: SharedMemory? { nil }

  /// Whether it has teardowns of its own, like a subscriber of RxJS. The teardowns above one that has none go to the
  /// subscriber below it.
  open var hasTeardowns: Bool { true }

  /// Creates an open subscriber without upstream.
  public override init() {}

  /// Receives a value.
  open func next(_ value: Value) {}
  /// Receives an error.
  open func error(_ error: ErrorValue) {}
  /// Receives the completion.
  open func completed() {}
  /// Receives an interruption (ReactiveSwift): an end, but neither a completion nor an error.
  open func interrupted() { dispose() }
  /// Receives a request from below: one more event is wanted. Only a subscriber whose source is not pushed requests,
  /// and it requests the next event when it has received the one before.
  open func request() { upstream?.request() }
  /// Receives the cancellation of the task below, which waits for events or will: sources end, but what they have sent
  /// already still comes.
  open func cancelTask() { upstream?.cancelTask() }
  /// Cancels timers and disposes inner subscriptions. It is called once, on disposal.
  open func cleanUp() {}

  /// Disposes of everything above. A second call does nothing.
  public final func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    Teardowns.together {
      cleanUp()
      if let above = upstream {
        upstream = nil
        above.dispose()
      }
    }
  }

  /// Disposes of the upstream, which has ended, and stays open itself.
  public final func letGoOfUpstream() {
    guard let above = upstream else { return }
    upstream = nil
    above.dispose()
  }

  /// Disposes of the upstream, whose finalizers run after this subscriber has passed on its end.
  public final func endUpstream() {
    guard let above = upstream else { return }
    above.dispose()
    if upstream === above { upstream = nil }
  }

  /// Moves it to the end of the order of addition to the one below.
  final func countAsAddedNow() { serial = Teardowns.takeSerial() }

  /// Makes `above` the upstream. A subscriber that is disposed already disposes it at once.
  @inline(__always)
  public final func attach(_ above: Subscriber) {
    if isDisposed { above.dispose() } else { upstream = above }
  }
}

/// A subscriber that passes events on to one other: the running half of an operator.
open class OperatorSubscriber: Subscriber {
  /// The subscriber that receives the events of this operator.
  public final let downstream: Subscriber

  /// Inserts itself between its source and `downstream`.
  ///
  /// - Parameter operators: The number of operators that it counts as.
  public init(_ downstream: Subscriber, operators: Int = 1) {
    self.downstream = downstream
    super.init()
    level = Int16(clamping: Int(downstream.level) + operators)
    if downstream.pace.isPulled { pace = .pulled }
    downstream.attach(self)
  }

  /// Sends a value, unless it was disposed.
  @inline(__always)
  public final func send(_ value: Value) {
    if !isDisposed { downstream.next(value) }
  }

  /// Sends a value and completes. If events are pulled, the completion waits for the next request.
  final func sendLast(_ value: Value) {
    guard pace.isPulled else {
      send(value)
      return complete()
    }
    pace = .over
    send(value)
  }

  /// Requests another value in place of one that is not sent.
  @inline(__always)
  final func requestAgain() {
    if pace != .pushed, !isDisposed { upstream?.request() }
  }

  open override func request() {
    if pace == .over { complete() } else { upstream?.request() }
  }

  /// Disposes of the source, then fails.
  public final func fail(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    downstream.error(error)
  }

  /// Disposes of the source, then completes.
  public final func complete() {
    guard !isDisposed else { return }
    dispose()
    downstream.completed()
  }

  /// Disposes of the source, then is interrupted.
  public final func interrupt() {
    guard !isDisposed else { return }
    dispose()
    downstream.interrupted()
  }

  open override func next(_ value: Value) { send(value) }
  open override func error(_ error: ErrorValue) { fail(error) }
  open override func completed() { complete() }
  open override func interrupted() { interrupt() }

  public final override var listener: Subscriber? { downstream }
}

/// The subscription of one of several streams that an operator listens to.
public final class InnerSubscriber: Subscriber {
  /// The operator that listens.
  let owner: CombiningSubscriber
  /// The index of its stream among those of the operator.
  var index: Int { Int(number) }
  private let number: Int32
  // The list of the owner retains it once, by hand. Strong references would be retained and released at every step of
  // insertion and removal, which takes longer than these do, and a long list of them would be freed by recursion.
  fileprivate var following: Unmanaged<InnerSubscriber>?
  fileprivate var preceding: Unmanaged<InnerSubscriber>?

  /// Subscribes on behalf of an operator, which disposes it with itself.
  init(_ owner: CombiningSubscriber, index: Int = 0) {
    self.owner = owner
    number = Int32(truncatingIfNeeded: index)
    super.init()
    level = owner.level == .max ? .max : owner.level &+ 1
    if owner.pace.isPulled { pace = .pulled }
    owner.adopt(self)
  }

  public override func next(_ value: Value) {
    if !isDisposed { owner.next(value, from: self) }
  }

  public override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    if owner.forgetsEnded { owner.forget(self) }
    owner.error(error, from: self)
    dispose()
  }

  public override func completed() {
    guard !isDisposed else { return }
    if owner.goesOnWhenOver { dispose() }
    if owner.forgetsEnded { owner.forget(self) }
    owner.completed(from: self)
    dispose()
  }

  public override func interrupted() {
    guard !isDisposed else { return }
    if owner.goesOnWhenOver { dispose() }
    if owner.forgetsEnded { owner.forget(self) }
    owner.interrupted(from: self)
    dispose()
  }

  public override func cleanUp() { owner.forget(self) }

  public override var listener: Subscriber? { owner }
  public override var streamIndex: Int? { index }
}

/// An operator that listens to several streams at a time, and disposes of them in the order of subscription.
open class CombiningSubscriber: OperatorSubscriber {
  private final var first: Unmanaged<InnerSubscriber>?
  private final var last: Unmanaged<InnerSubscriber>?

  /// Receives a value of one of the streams.
  func next(_ value: Value, from inner: InnerSubscriber) { send(value) }
  /// Receives an error of one of the streams, which ends all.
  func error(_ error: ErrorValue, from inner: InnerSubscriber) { fail(error) }
  /// Receives the completion of one of the streams.
  func completed(from inner: InnerSubscriber) { complete() }
  /// Receives an interruption of one of the streams, which interrupts all.
  func interrupted(from inner: InnerSubscriber) { interrupt() }

  /// Whether it receives the completion of a stream only after all finalizers of that stream have run, and so continues
  /// with another stream then (RxJS `mergeInternals`).
  final var goesOnWhenOver = false
  /// Whether its disposal leaves the stream before the dot first, and then the others.
  final var leavesSourceFirst = false
  /// Whether a stream that ends is left when all that its end causes is over, also where that disposes of the others.
  final var forgetsEnded = false

  fileprivate final func adopt(_ inner: InnerSubscriber) {
    if isDisposed { return inner.dispose() }
    let entry = Unmanaged.passRetained(inner)
    inner.preceding = last
    if let last { last._withUnsafeGuaranteedRef { $0.following = entry } } else { first = entry }
    last = entry
  }

  fileprivate final func forget(_ inner: InnerSubscriber) {
    let entry = Unmanaged.passUnretained(inner)
    let (preceding, following) = (inner.preceding, inner.following)
    // A subscription that was made after its owner was disposed is in no list.
    guard preceding != nil || first?.toOpaque() == entry.toOpaque() else { return }
    if let preceding { preceding._withUnsafeGuaranteedRef { $0.following = following } } else { first = following }
    if let following { following._withUnsafeGuaranteedRef { $0.preceding = preceding } } else { last = preceding }
    inner.preceding = nil
    inner.following = nil
    entry.release()
  }

  open override func cleanUp() {
    if leavesSourceFirst { endUpstream() }
    leaveStreams()
  }

  /// Disposes of the subscriptions of all streams.
  final func leaveStreams() {
    while let inner = first?.takeUnretainedValue() { inner.dispose() }
  }

  public final override var feeders: [Subscriber] {
    var feeders = super.feeders
    var inner = first
    while let current = inner?.takeUnretainedValue() {
      feeders.append(current)
      inner = current.following
    }
    return feeders
  }

  public final override func nextFeeder(besides others: Set<ObjectIdentifier>) -> Subscriber? {
    if let feeder = super.nextFeeder(besides: others) { return feeder }
    var inner = first?.takeUnretainedValue()
    while let current = inner, current.isDisposed || others.contains(ObjectIdentifier(current)) {
      inner = current.following?.takeUnretainedValue()
    }
    return inner
  }
}
