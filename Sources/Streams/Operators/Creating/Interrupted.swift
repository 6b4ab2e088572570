extension Operator {
  static let interrupted = Operator(
    "interrupted", elsewhere: ["ReactiveSwift": "Signal.empty"], theme: .creating, form: .source,
    summary: "Is over before anybody observes it, so that its observers are interrupted at once.",
    example: "dialect(\"reactiveswift\")\nSignal.empty()"
  ) { _ in InterruptedStream() }
}

/// A stream that is interrupted at once (ReactiveSwift `SignalProducer.interrupted`).
final class InterruptedStream: Stream {
  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world, self).interrupt()
  }
}
