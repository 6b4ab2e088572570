/// A world that is let go of in pieces, as `World.tearDown` does it in one: what listens goes after what it listens to.
public final class WorldDeparture {
  private let world: World
  /// What has to go, each before what it listens to; the next one last.
  private var leaving: [Subscriber] = []
  /// Which ones these are, so that what listens to itself in the end is entered only once.
  private var entered: Set<ObjectIdentifier> = []

  /// Of a world in which nothing runs any more.
  public init(of world: World) {
    self.world = world
    world.isEnding = true
  }

  /// Lets go of what there is, as long as nobody says no, which is asked now and then.
  ///
  /// - Returns: Whether all is gone.
  public func goOn(while goesOn: () -> Bool) -> Bool {
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
    guard world.origins?.forgetAll(while: goesOn) ?? true else { return false }
    world.tearDown()
    return true
  }

  private func enter(_ subscriber: Subscriber) {
    leaving.append(subscriber)
    entered.insert(ObjectIdentifier(subscriber))
  }
}
