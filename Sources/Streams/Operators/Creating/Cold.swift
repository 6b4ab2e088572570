extension Operator {
  static let cold = Operator(
    "cold", elsewhere: ["RxJS": "cold (TestScheduler)", "RxSwift": "createColdObservable"],
    theme: .creating, form: .source, [Parameter("at", .array)],
    summary: "Marble text, played anew for each subscriber: cold(\"-a-b-|\", a: 1).",
    details:
      "Or by instants: cold(at: [(500ms, \"a\"), (1s, event.completed)]). Events at 0 come later in the same instant, not inside the subscribing call.",
    example: "cold(\"-a-b-|\", a: 1, b: 2)"
  ) { call throws(ErrorValue) in
    let events = try call.timedEvents(0)
    if let first = events.first, first.time < 0 {
      throw ErrorValue(
        "no subscriber could receive what 'cold' sends at \(TimeText.format(first.time))", place: call.place,
        help: "its instants begin at 0s, when it is subscribed")
    }
    return ColdStream(events)
  }
}

private final class ColdStream: Stream {
  private let events: [TimedEvent]

  init(_ events: [TimedEvent]) { self.events = events }

  override func run(for subscriber: Subscriber, in world: World) {
    ColdSubscriber(subscriber, world, self, events).begin()
  }
}

private final class ColdSubscriber: SourceSubscriber {
  private let player: Player

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ events: [TimedEvent]) {
    player = Player(events, in: world)
    super.init(downstream, world, stream)
  }

  func begin() {
    if !isDisposed { player.arm(self, in: world) }
  }

  override func fire(_ token: Int32) {
    player.play(self, in: world) { event in
      switch event.kind {
      case .next: return emit(event.value)
      case .error: fail(event.value.asError)
      case .completed: complete()
      case .interrupted: interrupt()
      }
      return false
    }
  }

  override func cleanUp() {
    player.cancel(in: world)
    super.cleanUp()
  }
}
