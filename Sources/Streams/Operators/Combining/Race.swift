extension Operator {
  static let race = Operator(
    "race", also: ["raceWith"], elsewhere: ["RxSwift": "amb"],
    theme: .combining, form: .both, [.streams("streams")],
    summary: "Passes on the stream that sends first and leaves the others.",
    details: "Subscribes to all in order, until one has sent. An end that comes before any value is the end of all.",
    example: "race(timer(2s).map { \"slow\" }, timer(1s).map { \"fast\" })"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    if streams.count == 1 { return streams[0] }
    return call.stream { subscriber, world in RaceSubscriber(subscriber).begin(streams, in: world) }
  }
}

private final class RaceSubscriber: CombiningSubscriber {
  private var runners: [InnerSubscriber] = []
  private var isDecided = false

  func begin(_ streams: [Stream], in world: World) {
    for (index, stream) in streams.enumerated() {
      guard !isDisposed, !isDecided else { return }
      let runner = InnerSubscriber(self, index: index)
      runners.append(runner)
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
