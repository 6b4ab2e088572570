extension Operator {
  static let skip = Operator(
    "skip",
    elsewhere: ["ReactiveObjC": "-skip:", "ReactiveSwift": "skip(first:)", "RxSwift": "skip", "Combine": "dropFirst"],
    theme: .filtering, [.int("count")],
    summary: "Drops the first values.",
    example: "from([1, 2, 3]).skip(1)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = try call.count(0)
    return call.stream { subscriber, world in source.subscribe(SkipSubscriber(subscriber, count), in: world) }
  }
}

extension Call {
  /// An argument that counts something: not below 0.
  func count(_ index: Int) throws(ErrorValue) -> Int {
    let count = int(index) ?? 0
    guard count >= 0 else { throw ErrorValue("a count cannot be below 0, this is \(count)", place: place) }
    return count
  }
}

private final class SkipSubscriber: OperatorSubscriber {
  private var remaining: Int

  init(_ downstream: Subscriber, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ value: Value) {
    if remaining > 0 { remaining -= 1 } else { send(value) }
  }

  override func join(_ program: ColumnProgram) -> Bool {
    program.drop(ColumnState(load: { self.remaining }, store: { self.remaining = $0 }))
    return true
  }
}
