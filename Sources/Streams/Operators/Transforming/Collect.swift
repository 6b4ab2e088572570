extension Operator {
  static let collect = Operator(
    "collect", also: ["toArray"], elsewhere: ["RxSwift": "toArray", "Combine": "collect()", "RxJS": "toArray"],
    theme: .transforming, flow: .gathered,
    summary: "Sends all values as one array, when the stream completes.",
    details: "An empty stream sends []; an error loses the values.",
    example: "from([1, 2, 3]).collect()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, world in CollectSubscriber(subscriber, world) }
  }
}

final class CollectSubscriber: OperatorSubscriber {
  private var values: HeldArray

  init(_ downstream: Subscriber, _ world: World) {
    values = HeldArray(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    if !isDisposed { values.append(value) }
  }

  override func completed() {
    guard !isDisposed else { return }
    send(.array(values.takeAll()))
    complete()
  }

  override func cleanUp() { values.removeAll() }

  override var treatment: Treatment { Treatment(.collecting, "collected") }
  override var holds: [Holding] { .init("collected", values.elements) }
}
