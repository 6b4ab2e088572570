extension Operator {
  static let startEagerly = Operator(
    "startEagerly",
    elsewhere: [
      "ReactiveObjC": "+startEagerlyWithScheduler:block:", "Combine": "Future", "RxJS": "defer + connectable",
    ],
    theme: .creating, form: .source, [.scheduler("scheduler").optional, .block("block")],
    summary: "Runs a block once, from now on, on a scheduler; every subscriber hears all that it sent.",
    details: """
      The block is written as that of 'signal'. It is subscribed at once, one turn later, and runs to its end whoever \
      listens or leaves. Each world runs it once. Without a scheduler it runs on main.
      """,
    example: "let files = startEagerly(background) { log(\"reads\"); send(\"files\"); sendCompleted() }\nfiles"
  ) { call throws(ErrorValue) in try StartedStream(call, isEager: true) }

  static let startLazily = Operator(
    "startLazily",
    elsewhere: [
      "ReactiveObjC": "+startLazilyWithScheduler:block:", "ReactiveSwift": "replayLazily", "RxJS": "shareReplay",
    ],
    theme: .creating, form: .source, [.scheduler("scheduler").optional, .block("block")],
    summary: "Runs a block once, for the first subscriber, on a scheduler; every subscriber hears all that it sent.",
    details: """
      The block is written as that of 'signal'. It begins one turn after the first subscription, with that subscriber \
      attached, and runs to its end whoever leaves. Without a scheduler it runs on main.
      """,
    example:
      "let files = startLazily(background) { log(\"reads\"); send(\"files\"); sendCompleted() }\nfiles.concat(files)"
  ) { call throws(ErrorValue) in try StartedStream(call, isEager: false) }
}

/// A block that runs once a world and is remembered (RACSignal.m startLazilyWithScheduler:block:).
private final class StartedStream: Stream {
  private let isEager: Bool
  /// A subscription one turn later that joins those who listen, and then connects.
  private let joining: Stream

  init(_ call: Call, isEager: Bool) throws(ErrorValue) {
    guard let block = call.function(1) else { throw ErrorValue("a block is needed", place: call.place) }
    self.isEager = isEager
    let source = SignalStream(block)
    let join = RecipeStream { subscriber, world in
      let connection = world.instance(of: source) {
        Connection(source, Broadcast(.values(capacity: .max), .rac, for: source), world)
      }
      connection.broadcast.subscribe(subscriber, in: world)
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
