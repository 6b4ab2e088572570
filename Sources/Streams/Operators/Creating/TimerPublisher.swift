extension Operator {
  static let timerPublisher = Operator(
    "timerPublisher", elsewhere: ["Combine": "Timer.publish(every:on:in:)"],
    theme: .creating, form: .source,
    [.duration("every"), .value("tolerance").optional, .value("on").optional, .value("in").optional],
    summary: "Ticks for ever, once it is connected: all subscribers share one timer.",
    details:
      "Each value is a date. The first tick comes after one period. The tolerance changes nothing in virtual time.",
    example: "import Combine\nTimer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(3)",
    makes: .connection, exampleDialect: .combine
  ) { call throws(ErrorValue) in
    let period = try call.period(0) ?? 0
    let dates = dated(TickingStream(after: period, every: period))
    return ConnectableStream(dates, .none, .endingForGood, reconnects: true, renews: true)
  }

  /// Returns the dates of a stream's values.
  static func dated(_ ticks: Stream) -> Stream {
    RecipeStream { subscriber, world in ticks.subscribe(DateSubscriber(subscriber, world), in: world) }
  }
}

private final class DateSubscriber: OperatorSubscriber {
  private let world: World

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) { send(.object(DateBox(world.scheduler.now))) }
}
