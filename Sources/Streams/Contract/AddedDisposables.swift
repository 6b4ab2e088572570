extension Subscriber {
  /// Its position in the tree of subscribers, from below: their numbers, which rise in the order of their creation.
  final var teardownPlace: [Int32] {
    var place: [Int32] = []
    var current: Subscriber? = self
    while let here = current {
      if here.hasTeardowns { place.append(here.serial) }
      // RxJS adds an inner subscriber to the one below the operator.
      current = (here as? InnerSubscriber)?.owner.downstream ?? (here as? OperatorSubscriber)?.downstream
    }
    place.reverse()
    return place
  }
}

/// The position of a teardown among those of a subscription.
enum TeardownPlacing {
  /// It has no position, and runs at once.
  case none
  /// It was added to the subscriber below (RxJS `finalize`).
  case added
  /// It runs before those above it (ReactiveSwift).
  case first
  /// It runs after all others of its own subscriber (RxJS `tap`).
  case last

  /// Creates the placing of a teardown that an operator adds after it has subscribed to its source.
  init(_ rules: DialectRules) {
    self =
      switch rules.teardownOrder {
      case .fromSource: .none
      case .asAdded: .added
      case .fromBelow: .first
      }
  }

  /// Creates the placing of a teardown that a subscriber of its own runs.
  init(ofOwn rules: DialectRules) { self = rules.teardownOrder == .asAdded ? .last : TeardownPlacing(rules) }

  /// Whether the subscriber has teardowns of its own.
  var isOwn: Bool { self == .first || self == .last }

  /// Returns the position of a subscriber's teardown that was added with a number.
  func place(in subscriber: OperatorSubscriber, added serial: Int32) -> [Int32]? {
    switch self {
    case .none: nil
    case .added: subscriber.downstream.teardownPlace + [serial]
    case .first: subscriber.teardownPlace
    case .last: subscriber.teardownPlace + [.max]
    }
  }
}

/// Disposables that end with a subscription, in the order of their addition to it (RxJS `Subscription.add`).
public struct AddedDisposables {
  private var members: [(serial: Int32, disposable: Subscriber)] = []

  /// Creates an empty list.
  public init() {}

  /// Adds a disposable.
  public mutating func add(_ disposable: Subscriber) {
    members.append((Teardowns.takeSerial(), disposable))
  }

  /// Removes a disposable without ending it.
  public mutating func remove(_ disposable: Subscriber) { members.removeAll { $0.disposable === disposable } }

  /// Ends the disposables, together with the subscription that they were added to.
  public mutating func dispose(with subscription: Subscriber?) {
    let ending = members
    members = []
    Teardowns.together {
      let place = subscription?.teardownPlace ?? []
      subscription?.dispose()
      for (serial, disposable) in ending { Teardowns.run(Teardown(at: place + [serial]) { disposable.dispose() }) }
    }
  }
}
