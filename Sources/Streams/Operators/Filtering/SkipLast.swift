extension Operator {
  static let skipLast = Operator(
    "skipLast", elsewhere: ["RxSwift": "skipLast", "Combine": "dropLast"],
    theme: .filtering, [.int("count")],
    summary: "Drops the last values: each is sent when so many others have come after it.",
    example: "from([1, 2, 3, 4]).skipLast(2)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = max(0, call.int(0) ?? 0)
    return call.stream { subscriber, world in
      source.subscribe(SkipLastSubscriber(subscriber, world, count), in: world)
    }
  }
}

private final class SkipLastSubscriber: OperatorSubscriber {
  private let world: World
  private let count: Int
  private var values = Queue<Value>()

  init(_ downstream: Subscriber, _ world: World, _ count: Int) {
    self.world = world
    self.count = count
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    world.hold()
    values.append(value, in: world)
    guard values.count > count, let oldest = values.popFirst() else { return }
    world.drop()
    send(oldest)
  }

  override func cleanUp() { world.drop(values.count) }

  override var holds: [Holding] { .init("held back", values.elements) }
}
