extension Operator {
  static let empty = Operator(
    "empty", also: ["EMPTY"],
    elsewhere: [
      "ReactiveObjC": "+empty", "RxSwift": "empty", "Combine": "Empty", "RxJS": "EMPTY", "ReactiveSwift": "empty",
    ],
    theme: .creating, form: .source,
    summary: "Completes at once, inside the subscribing call, without a value.",
    example: "empty()"
  ) { _ in EmptyStream() }
}

extension Operator {
  /// Combine's `Empty(completeImmediately:)`.
  static let emptyOrNever = Operator(
    "emptyOrNever", theme: .creating, form: .source, [.bool("completeImmediately")],
    summary: "Completes at once without a value, or, where completeImmediately is false, never does anything.",
    example: "dialect(\"combine\")\nEmpty(completeImmediately: false)"
  ) { call throws(ErrorValue) in
    guard case .bool(false)? = call.value(0) else { return EmptyStream() }
    return call.stream { subscriber, world in _ = SourceSubscriber(subscriber, world) }
  }
}

/// A stream that completes at once (RACEmptySignal).
final class EmptyStream: Stream {
  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world, self).complete()
  }
}

/// A stream that is interrupted at once (ReactiveSwift `SignalProducer.interrupted`).
final class InterruptedStream: Stream {
  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world, self).interrupt()
  }
}
