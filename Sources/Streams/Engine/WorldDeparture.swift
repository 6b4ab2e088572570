/// A world that is let go of in pieces, as `World.tearDown` does it in one: what listens goes after what it listens to.
public final class WorldDeparture {
  private let world: World
  /// What has to go, the next one last.
  private var leaving: [Subscriber] = []
  private var visited: Set<ObjectIdentifier> = []
  /// What was known of them.
  private var known: [(subscriber: Subscriber, stream: Stream)] = []

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
      if leaving.isEmpty { leaving.append(subscriber) }
      count &+= 1
      if count & 255 == 0, !goesOn() { return false }
      let feeders = subscriber.isDisposed ? [] : subscriber.feeders.filter { !$0.isDisposed }
      // What is here for the second time has nobody left to listen to, or only itself.
      if !feeders.isEmpty, visited.insert(ObjectIdentifier(subscriber)).inserted {
        leaving += feeders.reversed()
      } else {
        subscriber.dispose()
        leaving.removeLast()
      }
    }
    known += world.origins?.takeAll() ?? []
    while known.popLast() != nil {
      count &+= 1
      if count & 255 == 0, !goesOn() { return false }
    }
    world.tearDown()
    return true
  }
}
