/// The stream of a broadcast: a window, a group, the stream that a closure receives in order to subscribe to it.
public class BroadcastStream: Stream {
  let broadcast: Broadcast

  init(_ broadcast: Broadcast) {
    self.broadcast = broadcast
    super.init()
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    broadcast.subscribe(subscriber, to: self, in: world)
  }

  public override func memory(in world: World) -> SharedMemory? { broadcast }
}
