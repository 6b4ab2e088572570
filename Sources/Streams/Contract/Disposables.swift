/// Several disposables that end together: a dispose bag, a composite disposable, the lifetime of a producer.
///
/// A disposable that is added after the end is disposed at once.
public final class DisposableBag: Subscriber {
  /// The disposables, in the order of their addition.
  public private(set) var members: [Subscriber] = []
  private let abandoned: Abandoned?
  private var lookAt = 64

  /// - Parameter abandoned: Takes the members of a bag that is freed; without it they are left alone.
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

  /// Removes a disposable without ending it.
  public func remove(_ member: Subscriber) { members.removeAll { $0 === member } }

  /// Ends all members and remains usable.
  public func empty() {
    let ending = members
    members = []
    for member in ending { member.dispose() }
  }

  public override func cleanUp() { empty() }

  deinit { abandoned?.add(members, of: "bag") }
}

/// Runs a closure when it is disposed.
public final class ActionDisposable: Subscriber {
  private var action: (() -> Void)?
  private let world: World?

  /// Creates a disposable that calls `action` once.
  ///
  /// - Parameter world: The world of the action: the action does not run when that is taken down.
  public init(in world: World? = nil, _ action: @escaping () -> Void) {
    self.action = action
    self.world = world
  }

  /// Creates a disposable that calls a function of the code once.
  ///
  /// - Parameter failed: Takes its error. Without it the error becomes a note of the run.
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

/// A disposable with one member, which is disposed when another replaces it.
public final class SerialDisposable: Subscriber {
  /// The member. Setting it disposes the one before it.
  public var inner: Subscriber? {
    get { member }
    set { swap(newValue)?.dispose() }
  }

  private var member: Subscriber?

  /// Replaces the member, and returns the one before it, which is not disposed.
  public func swap(_ new: Subscriber?) -> Subscriber? {
    let before = member
    member = new
    if isDisposed { new?.dispose() }
    return before
  }

  public override func cleanUp() { member?.dispose() }
}

/// A subscription that ends when its last reference is gone (Combine's `AnyCancellable`).
public final class KeptSubscription: Subscriber {
  /// The subscription that it holds.
  public let subscription: Subscriber
  private let abandoned: Abandoned
  private let round: Int

  /// - Parameter abandoned: Takes the subscription when this object is freed.
  public init(_ subscription: Subscriber, _ abandoned: Abandoned) {
    self.subscription = subscription
    self.abandoned = abandoned
    round = abandoned.round
  }

  public override func cleanUp() { subscription.dispose() }

  deinit {
    if !isDisposed, !subscription.isDisposed {
      abandoned.add([subscription], of: "cancellable", areNew: round == abandoned.round)
    }
  }
}

extension Abandoned {
  /// Adds subscriptions that their holder has let go.
  func add(_ more: [Subscriber], of kind: String, areNew: Bool = false) {
    if areNew { hasNew = true }
    let holder = owner.map { "the \(kind) of \($0)" } ?? "its \(kind)"
    for subscription in more where !subscription.isDisposed {
      add { [self] in
        self.holder = holder
        subscription.dispose()
        self.holder = nil
      }
    }
  }
}
