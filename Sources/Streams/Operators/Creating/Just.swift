extension Operator {
  static let just = Operator(
    "just", also: ["return", "of"], elsewhere: ["RxSwift": "just", "Combine": "Just", "RxJS": "of"],
    theme: .creating, flow: .given, form: .source, [.values("values")],
    summary: "Sends the values it is given, then completes, inside the subscribing call.",
    example: "just(1)"
  ) { call in
    guard case .array(let box)? = call.value(0) else { return EmptyStream() }
    return SequenceStream(box.elements)
  }
}

/// Values that are known beforehand, sent during the subscribing call (RACReturnSignal, RxJS `of`).
final class SequenceStream: Stream {
  private let elements: [Value]

  init(_ elements: [Value]) { self.elements = elements }

  override var canBePart: Bool { true }
  override var knownValues: [Value]? { elements }

  override func run(for subscriber: Subscriber, in world: World) {
    let source = SourceSubscriber(subscriber, world, self)
    world.sendWithoutTurns {
      let isSent = world.delivering(.ofElement) { elements.allSatisfy { source.emit($0) } }
      if isSent { world.delivering(.ofEndOfSequence) { source.complete() } }
    }
  }
}
