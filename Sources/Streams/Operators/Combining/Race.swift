extension Operator {
  static let race = Operator(
    "race", also: ["raceWith"],
    elsewhere: ["RxSwift": "amb", "ReactiveSwift": "flatten(.race)"],
    theme: .combining, form: .both, [.streams("streams")],
    summary: "Passes on the stream that sends first and leaves the others.",
    details: "Subscribes to all in order, until one has sent. An end that comes before any value is the end of all.",
    example: "race(timer(2s).map { \"slow\" }, timer(1s).map { \"fast\" })"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    if streams.count == 1 { return streams[0] }
    let subscribesToAll = call.dialect.rules.subscribesToAllStreams
    return call.stream { subscriber, world in
      RaceSubscriber(subscriber, subscribesToAll: subscribesToAll).begin(streams, in: world)
    }
  }
}

private final class RaceSubscriber: CombiningSubscriber {
  private var runners: [InnerSubscriber] = []
  private var isDecided = false
  private let subscribesToAll: Bool

  /// - Parameter subscribesToAll: Whether streams are subscribed even if one has won already; they are left at once.
  init(_ downstream: Subscriber, subscribesToAll: Bool) {
    self.subscribesToAll = subscribesToAll
    super.init(downstream)
  }

  func begin(_ streams: [Stream], in world: World) {
    for (index, stream) in streams.enumerated() {
      let isOver = isDisposed || isDecided
      guard !isOver || subscribesToAll else { return }
      let runner = InnerSubscriber(self, index: index)
      if isOver { runner.dispose() } else { runners.append(runner) }
      stream.subscribe(runner, in: world)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if !isDecided {
      isDecided = true
      let others = runners
      runners = []
      for other in others where other !== inner { other.dispose() }
    }
    send(value)
  }

  override func cleanUp() {
    runners = []
    super.cleanUp()
  }
}
