/// Several disposables that end together: a dispose bag, a composite disposable, the lifetime of a producer.
///
/// One that is added after the end is disposed at once.
public final class DisposableBag: Subscriber {
  /// In the order in which they were added.
  public private(set) var members: [Subscriber] = []
  private let abandoned: Abandoned?
  private var lookAt = 64

  /// - Parameter abandoned: Where its members go when nobody holds the bag any more; a bag without it leaves them
  ///   alone.
  public init(_ abandoned: Abandoned? = nil) { self.abandoned = abandoned }

  /// Adds a disposable, which ends with the bag.
  public func add(_ member: Subscriber) {
    if isDisposed { return member.dispose() }
    if members.count >= lookAt {
      members.removeAll { $0.isDisposed }
      lookAt = max(64, members.count * 2)
    }
    members.append(member)
  }

  /// Lets a disposable go without ending it.
  public func remove(_ member: Subscriber) { members.removeAll { $0 === member } }

  /// Ends what it holds, and goes on empty.
  public func empty() {
    let ending = members
    members = []
    for member in ending { member.dispose() }
  }

  public override func cleanUp() { empty() }

  deinit { abandoned?.add(members) }
}

/// Runs a closure when it is disposed.
public final class ActionDisposable: Subscriber {
  private var action: (() -> Void)?
  private let world: World?

  /// A disposable that calls `action` once.
  ///
  /// - Parameter world: The world that the action belongs to: it does not run when that is taken down.
  public init(in world: World? = nil, _ action: @escaping () -> Void) {
    self.action = action
    self.world = world
  }

  /// A disposable that calls a function of the code once.
  ///
  /// - Parameter failed: Takes its error; where it is left out, the error becomes a note of the run.
  public convenience init(_ function: Function, in world: World, failed: ((ErrorValue) -> Void)? = nil) {
    self.init(in: world) {
      do throws(ErrorValue) {
        _ = try function.call([])
      } catch {
        if let failed { failed(error) } else { world.note("an error in a disposable: \(error.text)") }
      }
    }
  }

  public override func cleanUp() {
    let action = action
    self.action = nil
    if world?.isEnding != true { action?() }
  }
}

/// A disposable of which only the latest member lives.
public final class SerialDisposable: Subscriber {
  /// The member; the one before it is disposed.
  public var inner: Subscriber? {
    get { member }
    set { swap(newValue)?.dispose() }
  }

  private var member: Subscriber?

  /// Puts another member in, and gives the one before it, which goes on.
  public func swap(_ new: Subscriber?) -> Subscriber? {
    let before = member
    member = new
    if isDisposed { new?.dispose() }
    return before
  }

  public override func cleanUp() { member?.dispose() }
}

/// A subscription that ends when nobody holds it any more (Combine's `AnyCancellable`).
public final class KeptSubscription: Subscriber {
  /// The subscription that it holds.
  public let subscription: Subscriber
  private let abandoned: Abandoned
  private let round: Int

  /// - Parameter abandoned: Where the subscription goes when nobody holds this object any more.
  public init(_ subscription: Subscriber, _ abandoned: Abandoned) {
    self.subscription = subscription
    self.abandoned = abandoned
    round = abandoned.round
  }

  public override func cleanUp() { subscription.dispose() }

  deinit {
    if !isDisposed, !subscription.isDisposed { abandoned.add([subscription], areNew: round == abandoned.round) }
  }
}

/// Subscriptions that nobody holds any more: they end when the statement is over that has let them go.
///
/// They do not end at once, since that would run cleanups of scripts in the middle of an assignment.
public final class Abandoned {
  private var subscriptions: [Subscriber] = []
  /// How often they were ended: each statement is a round.
  fileprivate private(set) var round = 0
  /// Whether a subscription was let go in the round in which it was made.
  private var hasNew = false

  /// Whether there are none.
  public var isEmpty: Bool { subscriptions.isEmpty }

  fileprivate func add(_ more: [Subscriber], areNew: Bool = false) {
    subscriptions += more.filter { !$0.isDisposed }
    if areNew { hasNew = true }
  }

  /// Ends them, in the order in which they were let go.
  ///
  /// - Returns: Whether one of them was let go by the statement that made it, and was still running.
  @discardableResult
  public func dispose() -> Bool {
    let foundNew = hasNew
    hasNew = false
    round &+= 1
    while !subscriptions.isEmpty {
      let ending = subscriptions
      subscriptions = []
      for subscription in ending { subscription.dispose() }
    }
    return foundNew
  }
}
