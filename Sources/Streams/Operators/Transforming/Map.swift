extension Operator {
  static let map = Operator(
    "map", elsewhere: ["ReactiveObjC": "-map:", "RxSwift": "map", "Combine": "map"],
    theme: .transforming, [.function("transform", 1)],
    summary: "Sends what the closure makes of each value.",
    details: "An error in the closure is the stream's error.",
    example: "from([1, 2, 3]).map { $0 * 10 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let transform = try call.closure(0)
    return call.stream { subscriber, world in
      source.subscribe(MapSubscriber(subscriber, transform.forSubscription()), in: world)
    }
  }
}

final class MapSubscriber: OperatorSubscriber {
  private let transform: Function

  init(_ downstream: Subscriber, _ transform: Function) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      send(try transform.call(value))
    } catch {
      fail(error)
    }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    guard let value = program.value else { return false }
    program.value = transform.column(of: value, in: program)
    return program.value != nil
  }
}
