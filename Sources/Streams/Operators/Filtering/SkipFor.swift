extension Operator {
  static let skipFor = Operator(
    "skipFor",
    elsewhere: ["RxJS": "skipUntil(timer(d))"],
    theme: .filtering, [.duration("duration")],
    summary: "Drops the values that come within the given time after the subscription.",
    details: "An end that comes before passes at once.",
    example: "interval(400ms).take(5).skipFor(1s)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let duration = try call.nonNegativeDuration(0)
    return call.stream { subscriber, world in
      let operation = SkipForSubscriber(subscriber, world)
      operation.arm(duration)
      source.subscribe(operation, in: world)
    }
  }
}

private final class SkipForSubscriber: OperatorSubscriber {
  private let world: World
  private var timer: Timer = -1
  private var isTaking = false

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  func arm(_ duration: Int) {
    if !isDisposed { timer = world.scheduler.arm(self, after: duration) }
  }

  override func next(_ value: Value) {
    if isTaking { send(value) }
  }

  override func fire(_ token: Int32) {
    timer = -1
    isTaking = true
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
