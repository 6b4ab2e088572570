extension Stream {
  /// Subscribes to a publisher of Combine whose subscription is announced from the source down, and its demand from
  /// below up, both before the first value. Several in a chain are announced in this order.
  ///
  /// - Parameter source: The stream above it, if others may be in between.
  func announce(
    above source: Stream, subscribed: Function?, requested: Function?, to subscriber: Subscriber, in world: World
  ) {
    let operation = AnnouncingSubscriber(subscriber, world)
    world.announcers.append(
      (
        tellSubscription: { operation.tell(subscribed, "subscription") },
        tellDemand: { operation.tell(requested, "unlimited") }
      ))
    if !source.isBelowAnnouncer { world.announce() }
    subscribe(operation, in: world)
    // Subscribers above may not be subscribed now, for example behind share().
    world.announce()
  }

  private var isBelowAnnouncer: Bool {
    var current = self
    // A chain of operators is as long as a script writes it.
    for _ in 0..<10_000 {
      if current.announcesSubscription { return true }
      guard case .stream(let input)? = current.inputs.first else { return false }
      current = input
    }
    return false
  }
}

/// Announces its subscription and its demand before it passes anything on.
final class AnnouncingSubscriber: OperatorSubscriber {
  private let world: World

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  /// Calls a function with a name, because subscriptions and demand have no values here.
  fileprivate func tell(_ function: Function?, _ name: String) {
    guard let function, !isDisposed else { return }
    do throws(ErrorValue) {
      _ = try function.call([.string(name)])
    } catch {
      fail(error)
    }
  }

  override var hasTeardowns: Bool { false }

  override func next(_ value: Value) {
    world.announce()
    send(value)
  }

  override func completed() {
    world.announce()
    complete()
  }

  override func error(_ error: ErrorValue) {
    world.announce()
    fail(error)
  }
}

extension World {
  /// Announces the subscriptions that wait, from the source down, and the demand, from below up.
  fileprivate func announce() {
    guard !announcers.isEmpty else { return }
    let announcing = announcers
    announcers = []
    for operation in announcing.reversed() { operation.tellSubscription() }
    for operation in announcing { operation.tellDemand() }
  }
}
