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

/// A stream that completes at once (RACEmptySignal).
final class EmptyStream: Stream {
  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world, self).complete()
  }
}
