/// An operator that sends parts of its source as streams, and listens to the source as long as it or one of those parts
/// has subscribers. It is above a `PartsSubscriber`.
class PartingSubscriber: CombiningSubscriber {
  fileprivate var listeners = 0
  /// Whether the stream of parts has no subscriber any more.
  fileprivate var isLeft = false

  /// Counts a subscriber of a part until it leaves: the part is subscribed through the result.
  final func partListener(_ subscriber: Subscriber) -> Subscriber {
    listeners += 1
    return LeavingSubscriber(subscriber, .none) { [self] in
      listeners -= 1
      if isLeft, listeners == 0 { dispose() }
    }
  }
}

/// The half below such an operator, which sends the parts. Subscribers of a part keep the half above.
final class PartsSubscriber: OperatorSubscriber {
  override func cleanUp() {
    guard let parting = upstream as? PartingSubscriber, parting.listeners > 0 else { return }
    upstream = nil
    parting.isLeft = true
  }
}
