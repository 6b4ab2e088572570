/// The teardown of a world in pieces, in the order of `World.tearDown`: a subscriber is disposed after its upstream.
public final class WorldDeparture {
  private let world: World
  /// The subscribers to dispose of, each before its upstream; the next one last.
  private var leaving: [Subscriber] = []
  /// The identities of the subscribers, so that one in a cycle is entered only once.
  private var entered: Set<ObjectIdentifier> = []

  /// Begins the teardown of a world after its end.
  public init(of world: World) {
    self.world = world
    world.beginEnding()
  }

  /// Disposes of subscribers as long as a closure returns true, which is called now and then.
  ///
  /// - Returns: Whether all subscribers are disposed.
  public func goOn(while goesOn: () -> Bool) -> Bool {
    var isGone = false
    world.inside { isGone = dispose(while: goesOn) }
    if isGone { world.tearDown() }
    return isGone
  }

  private func dispose(while goesOn: () -> Bool) -> Bool {
    var count = 0
    while let subscriber = leaving.last ?? world.takeRoot() {
      if leaving.isEmpty { enter(subscriber) }
      count &+= 1
      if count & 255 == 0, !goesOn() { return false }
      if !subscriber.isDisposed, let feeder = subscriber.nextFeeder(besides: entered) {
        enter(feeder)
      } else {
        subscriber.dispose()
        leaving.removeLast()
        entered.remove(ObjectIdentifier(subscriber))
      }
    }
    return world.origins?.forgetAll(while: goesOn) ?? true
  }

  private func enter(_ subscriber: Subscriber) {
    leaving.append(subscriber)
    entered.insert(ObjectIdentifier(subscriber))
  }
}
