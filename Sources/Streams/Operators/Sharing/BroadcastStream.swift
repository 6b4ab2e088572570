/// What several can hear of a broadcast: a window, a group, the stream that a closure is given to listen to.
public class BroadcastStream: Stream {
  let broadcast: Broadcast

  init(_ broadcast: Broadcast) {
    self.broadcast = broadcast
    super.init()
    broadcast.stream = self
  }

  public override func run(for subscriber: Subscriber, in world: World) { broadcast.subscribe(subscriber, in: world) }

  public override func memory(in world: World) -> (holder: AnyObject, holds: [Holding])? {
    (broadcast, broadcast.holds)
  }
}
