/// A block that runs once in a world and whose events are remembered (RACSignal.m startLazilyWithScheduler:block:).
final class StartedStream: Stream {
  private let isEager: Bool
  /// A subscription that joins the other subscribers one turn later, and then connects.
  private let joining: Stream

  init(_ call: Call, isEager: Bool) throws(ErrorValue) {
    guard let block = call.function(1) else { throw ErrorValue("a block is needed", place: call.place) }
    self.isEager = isEager
    let source = SignalStream(block)
    let join = RecipeStream { subscriber, world in
      let connection = world.instance(of: source) {
        Connection(source, Broadcast(.values(capacity: .max), .reopening), world)
      }
      connection.broadcast.subscribe(subscriber, to: source, in: world)
      _ = connection.connect()
    }
    joining = try join.through(.subscribeOn, .scheduler(call.scheduler(0) ?? SchedulerBox("main")))
    super.init()
  }

  override var startsItself: Bool { isEager }

  override func start(in world: World) {
    let listener = world.instance(of: self) { Subscriber() }
    world.keep(listener)
    joining.subscribe(listener, in: world)
  }

  override func run(for subscriber: Subscriber, in world: World) {
    if isEager, !world.hasInstance(of: self) { start(in: world) }
    joining.subscribe(subscriber, in: world)
  }
}
