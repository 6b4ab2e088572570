/// The events of a subscriber as a picture shows them: observers of a run keep this, and not the subscriber, which
/// knows its world.
open class SubscriberLane {
  /// A lane without events.
  public init() {}
}

/// One running piece of a pipeline: it takes events from above, can be disposed from below, and can own timers.
///
/// A subscription is a chain of these. Each holds its upstream until it is disposed and its downstream for life, so the
/// chain lives while its source is armed and is freed when it is disposed. The contract is
/// ReactiveCocoa's: `next* (error | completed | interrupted)?`, nothing after that. A subscriber that receives a
/// terminal event first disposes of its upstream (cleanups run), then passes the event on; disposal goes upstream at
/// once.
open class Subscriber {
  /// Whether it was disposed or has seen its terminal event; later events are dropped.
  public final var isDisposed = false
  /// How many subscribers its events pass, or the largest number that fits. It stands here, in room that would be
  /// padding otherwise.
  final var level: Int16 = 0
  /// When it was added to the one below, among all subscribers; it stands in padding as well.
  private(set) final var serial = Teardowns.takeSerial()
  /// The subscriber whose events this one receives.
  public final var upstream: Subscriber?
  /// The subscriber that receives its events, where there is one.
  open var listener: Subscriber? { nil }
  /// The index of its stream among those that an operator listens to besides the one before the dot.
  open var streamIndex: Int? { nil }

  /// The subscribers whose events it receives, for observers of a run.
  open var feeders: [Subscriber] { upstream.map { [$0] } ?? [] }
  /// The first of its feeders that is live and not among some others.
  public func nextFeeder(besides others: Set<ObjectIdentifier>) -> Subscriber? {
    guard let upstream, !upstream.isDisposed, !others.contains(ObjectIdentifier(upstream)) else { return nil }
    return upstream
  }
  /// The values that it keeps for later, for observers of a run.
  open var holds: [Holding] { [] }
  /// Its treatment of the values that come to it, for observers of a run.
  open var treatment: Treatment { .passing }
  /// The lane that its events are, where they are one, for observers of a run.
  open var writtenLane: SubscriberLane? { nil }
  /// The stream that it sets or feeds, where it binds one to another, for observers of a run.
  open var boundStream: Stream? { nil }
  /// The memory that keeps them, where several subscribers share it.
  open var sharedMemory: SharedMemory? { nil }

  /// Whether teardowns of its own belong to it, as to a subscriber of RxJS: those above one without go to the
  /// subscriber below it.
  open var hasTeardowns: Bool { true }

  /// An open subscriber without upstream.
  public init() {}

  /// A value arrives.
  open func next(_ value: Value) {}
  /// The stream has failed.
  open func error(_ error: ErrorValue) {}
  /// The stream has completed.
  open func completed() {}
  /// The stream was interrupted (ReactiveSwift): it has ended, neither well nor with an error.
  open func interrupted() { dispose() }
  /// A timer that this subscriber armed falls due.
  open func fire(_ token: Int32) {}
  /// Called once, when the subscriber is disposed: timers are cancelled and inner subscriptions disposed here.
  open func cleanUp() {}

  /// Disposes of everything above; a second call does nothing.
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

  /// Disposes of the upstream, whose finalizers run when this subscriber has passed on its end.
  public final func endUpstream() {
    guard let above = upstream else { return }
    above.dispose()
    if upstream === above { upstream = nil }
  }

  /// From now on it counts as added to the one below later than all that was added before.
  final func countAsAddedNow() { serial = Teardowns.takeSerial() }

  /// Makes `above` the upstream; a subscriber that is disposed already disposes it at once.
  @inline(__always)
  public final func attach(_ above: Subscriber) {
    if isDisposed { above.dispose() } else { upstream = above }
  }
}

/// A subscriber that passes events on to one other: the running half of an operator.
open class OperatorSubscriber: Subscriber {
  /// The subscriber that receives the events of this operator.
  public final let downstream: Subscriber

  /// Puts itself between its source and `downstream`.
  ///
  /// - Parameter operators: How many operators it stands for.
  public init(_ downstream: Subscriber, operators: Int = 1) {
    self.downstream = downstream
    super.init()
    level = Int16(clamping: Int(downstream.level) + operators)
    downstream.attach(self)
  }

  /// Passes a value on, unless it was disposed.
  @inline(__always)
  public final func send(_ value: Value) {
    if !isDisposed { downstream.next(value) }
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
  // joining and leaving, which takes longer than these do, and a long list of them would be freed by recursion.
  fileprivate var following: Unmanaged<InnerSubscriber>?
  fileprivate var preceding: Unmanaged<InnerSubscriber>?

  /// Subscribes on behalf of an operator, which disposes it with itself.
  init(_ owner: CombiningSubscriber, index: Int = 0) {
    self.owner = owner
    number = Int32(truncatingIfNeeded: index)
    super.init()
    level = owner.level == .max ? .max : owner.level &+ 1
    owner.adopt(self)
  }

  public override func next(_ value: Value) {
    if !isDisposed { owner.next(value, from: self) }
  }

  public override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    owner.error(error, from: self)
    dispose()
  }

  public override func completed() {
    guard !isDisposed else { return }
    if owner.goesOnWhenOver { dispose() }
    owner.completed(from: self)
    dispose()
  }

  public override func interrupted() {
    guard !isDisposed else { return }
    if owner.goesOnWhenOver { dispose() }
    owner.interrupted(from: self)
    dispose()
  }

  public override func cleanUp() { owner.forget(self) }

  public override var listener: Subscriber? { owner }
  public override var streamIndex: Int? { index }
}

/// An operator that listens to several streams at a time: its inner subscriptions are disposed in the order in which
/// they were made.
open class CombiningSubscriber: OperatorSubscriber {
  private final var first: Unmanaged<InnerSubscriber>?
  private final var last: Unmanaged<InnerSubscriber>?

  /// A value of one of the streams.
  func next(_ value: Value, from inner: InnerSubscriber) { send(value) }
  /// An error of one of the streams, which ends all.
  func error(_ error: ErrorValue, from inner: InnerSubscriber) { fail(error) }
  /// One of the streams has completed.
  func completed(from inner: InnerSubscriber) { complete() }
  /// One of the streams was interrupted, which interrupts all.
  func interrupted(from inner: InnerSubscriber) { interrupt() }

  /// Whether it hears that a stream has completed only when all that finalizes it has run: so does what goes on with
  /// another stream then (RxJS `mergeInternals`).
  final var goesOnWhenOver = false
  /// Whether it leaves the stream before the dot first when it is disposed, and then the others.
  final var leavesSourceFirst = false

  /// Leaves its streams as a dialect has it.
  final func leaves(by rules: DialectRules) -> Self {
    goesOnWhenOver = rules.innerStreamsLeftFirst == .all
    leavesSourceFirst = rules.sourceIsLeftFirst
    return self
  }

  /// Whether no inner subscription is live.
  final var isIdle: Bool { first == nil }

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
    // A subscription that was made when its owner was disposed already is in no list.
    guard preceding != nil || first?.toOpaque() == entry.toOpaque() else { return }
    if let preceding { preceding._withUnsafeGuaranteedRef { $0.following = following } } else { first = following }
    if let following { following._withUnsafeGuaranteedRef { $0.preceding = preceding } } else { last = preceding }
    inner.preceding = nil
    inner.following = nil
    entry.release()
  }

  open override func cleanUp() {
    if leavesSourceFirst { endUpstream() }
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
