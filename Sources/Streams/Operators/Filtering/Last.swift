extension Operator {
  static let last = Operator(
    "last",
    elsewhere: ["ReactiveObjC": "-takeLast:1", "Combine": "last, last(where:)"],
    theme: .filtering, [.function("predicate", 1).optional, .value("defaultValue").optional],
    summary: "Sends the last value, or the last for which the closure says true, when the stream completes.",
    details: "When there is none it sends the default that was given, else it fails (takeLast(1) does not).",
    example: "from([1, 2, 3]).last()"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    let otherwise = call.value(1)
    return try call.subscribing { subscriber, _ in
      LastSubscriber(subscriber, predicate?.forSubscription(), otherwise)
    }
  }
}

final class LastSubscriber: OperatorSubscriber {
  private let predicate: Function?
  private let otherwise: Value?
  /// The texts of the errors, if only one value is allowed.
  private let single: ErrorMessages?
  var last: Value?
  private var hasSeen = false

  private let mayBeEmpty: Bool

  /// - Parameter mayBeEmpty: Whether it completes if no value was chosen.
  init(
    _ downstream: Subscriber, _ predicate: Function?, _ otherwise: Value?, single: ErrorMessages? = nil,
    mayBeEmpty: Bool = false
  ) {
    self.mayBeEmpty = mayBeEmpty
    self.predicate = predicate
    self.otherwise = otherwise
    self.single = single
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    hasSeen = true
    guard accepts(value, by: predicate) else { return }
    if let single, last != nil { return fail(ErrorValue(single.moreThanOne)) }
    last = value
  }

  override func completed() {
    guard !isDisposed else { return }
    guard let value = last ?? otherwise else {
      if mayBeEmpty { return complete() }
      let text = single.map { hasSeen ? "no matching values" : $0.noElements } ?? "no elements in sequence"
      return fail(ErrorValue(text))
    }
    send(value)
    complete()
  }

  override var treatment: Treatment { Treatment(.holding, "kept", loss: predicate == nil ? "" : "chose no value") }
  override var holds: [Holding] { .init("the last so far", last) }
}
