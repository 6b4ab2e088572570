extension Operator {
  static let collect = Operator(
    "collect", also: ["toArray"],
    elsewhere: ["ReactiveObjC": "-collect", "RxSwift": "toArray", "Combine": "collect()", "RxJS": "toArray"],
    theme: .transforming,
    summary: "Sends all values as one array, when the stream completes.",
    details: "An empty stream sends []; an error loses the values.",
    example: "from([1, 2, 3]).collect()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in
      source.subscribe(CollectSubscriber(subscriber, world), in: world)
    }
  }
}

final class CollectSubscriber: OperatorSubscriber {
  private let world: World
  private var values: [Value] = []

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    world.hold()
    values.append(value, in: world)
  }

  override func completed() {
    guard !isDisposed else { return }
    world.drop(values.count)
    let collected = Value.array(values)
    values = []
    send(collected)
    complete()
  }

  override func cleanUp() { world.drop(values.count) }

  override var holds: [Holding] { .init("collected", values) }
}
