/// An operator that sends parts of its source as streams, and listens to the source as long as anybody listens to it or
/// to one of those parts. It stands above a `PartsSubscriber`.
class PartingSubscriber: CombiningSubscriber {
  fileprivate var listeners = 0
  /// Whether nobody listens to the stream of parts any more.
  fileprivate var isLeft = false

  /// What is to be subscribed to a part in place of somebody who listens to it.
  final func partListener(_ subscriber: Subscriber) -> Subscriber {
    listeners += 1
    return LeavingSubscriber(subscriber) { [self] in
      listeners -= 1
      if isLeft, listeners == 0 { dispose() }
    }
  }
}

/// The half below such an operator: it sends the parts on, and leaves the half above to those who listen to one.
final class PartsSubscriber: OperatorSubscriber {
  override func cleanUp() {
    guard let parting = upstream as? PartingSubscriber, parting.listeners > 0 else { return }
    upstream = nil
    parting.isLeft = true
  }
}
