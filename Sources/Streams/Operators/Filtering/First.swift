extension Operator {
  static let first = Operator(
    "first",
    elsewhere: ["ReactiveObjC": "-take:1", "RxSwift": "first", "Combine": "first, first(where:)"],
    theme: .filtering, [.function("predicate", 1).optional, .value("defaultValue").optional],
    summary: "Sends the first value, or the first for which the closure says true, and completes.",
    details: "When there is none it sends the default that was given, else it fails (take(1) does not).",
    example: "interval(1s).first { $0 > 1 }"
  ) { call throws(ErrorValue) in
    let predicate = call.optionalClosure(0)
    let otherwise = call.value(1)
    return try call.subscribing { subscriber, _ in
      FirstSubscriber(
        subscriber, predicate?.forSubscription(), skipping: 0, otherwise, emptyMessage: "no elements in sequence")
    }
  }
}

extension OperatorSubscriber {
  /// Returns whether a value satisfies a predicate, if there is one. An error of the predicate is that of the stream.
  func accepts(_ value: Value, by predicate: Function?) -> Bool {
    guard !isDisposed else { return false }
    do throws(ErrorValue) {
      return try predicate?.test(value) ?? true
    } catch {
      fail(error)
      return false
    }
  }
}

final class FirstSubscriber: OperatorSubscriber {
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
    guard accepts(value, by: predicate) else { return }
    // A value that comes during the sending of this one is not the first any more.
    remaining -= 1
    guard remaining == -1 else { return }
    send(value)
    complete()
  }

  override func completed() {
    guard !isDisposed else { return }
    guard let otherwise else { return fail(ErrorValue(emptyMessage)) }
    send(otherwise)
    complete()
  }

  override var treatment: Treatment {
    Treatment(.passing, loss: predicate == nil ? "waited for a later value" : "said no")
  }
}
