extension Operator {
  static let first = Operator(
    "first", elsewhere: ["ReactiveObjC": "-take:1", "RxSwift": "first", "Combine": "first"],
    theme: .filtering, [.function("predicate", 3).optional, .value("defaultValue").optional],
    summary: "Sends the first value, or the first for which the closure says true, and completes.",
    details: "When there is none it sends the default that was given, else it fails (take(1) does not).",
    example: "interval(1s).first { $0 > 1 }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let predicate = call.optionalClosure(0)
    let otherwise = call.value(1)
    return call.stream { subscriber, world in
      let operation = FirstSubscriber(
        subscriber, predicate?.forSubscription(), skipping: 0, otherwise, emptyMessage: "no elements in sequence")
      source.subscribe(operation, in: world)
    }
  }

  static let elementAt = Operator(
    "elementAt", elsewhere: ["RxSwift": "element(at:)", "Combine": "output(at:)"],
    theme: .filtering, [.int("index"), .value("defaultValue").optional],
    summary: "Sends only the value with that number, from 0, and completes with it.",
    details: "When the stream ends before, it sends the default that was given, else it fails.",
    example: "interval(1s).elementAt(2)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let index = call.int(0) ?? 0
    guard index >= 0 else {
      throw ErrorValue("argument out of range: the first value has the number 0", place: call.place)
    }
    let otherwise = call.value(1)
    return call.stream { subscriber, world in
      source.subscribe(
        FirstSubscriber(subscriber, nil, skipping: index, otherwise, emptyMessage: "argument out of range"), in: world)
    }
  }
}

private final class FirstSubscriber: OperatorSubscriber {
  private let predicate: Function?
  private var remaining: Int
  private let otherwise: Value?
  private let emptyMessage: String

  init(_ downstream: Subscriber, _ predicate: Function?, skipping: Int, _ otherwise: Value?, emptyMessage: String) {
    self.predicate = predicate
    remaining = skipping
    self.otherwise = otherwise
    self.emptyMessage = emptyMessage
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if let predicate {
      do throws(ErrorValue) {
        guard try predicate.test(value) else { return }
      } catch {
        return fail(error)
      }
    }
    guard remaining == 0 else { return remaining -= 1 }
    send(value)
    complete()
  }

  override func completed() {
    guard !isDisposed else { return }
    guard let otherwise else { return fail(ErrorValue(emptyMessage)) }
    send(otherwise)
    complete()
  }
}
