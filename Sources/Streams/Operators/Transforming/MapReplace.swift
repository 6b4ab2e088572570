extension Operator {
  static let mapReplace = Operator(
    "mapReplace", also: ["mapTo"],
    elsewhere: ["ReactiveObjC": "-mapReplace:", "ReactiveSwift": "map(value:)", "RxJS": "mapTo"],
    theme: .transforming, [.value("value")],
    summary: "Sends the same value in place of each.",
    example: "from([1, 2]).mapReplace(\"x\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return replacing(with: call.value(0) ?? .nil, in: source)
  }

  /// - Parameter isUnderWay: Whether the replacement is a value that waits for the source to send.
  static func replacing(with replacement: Value, in source: Stream, isUnderWay: Bool = false) -> Stream {
    RecipeStream { subscriber, world in
      source.subscribe(MapReplaceSubscriber(subscriber, replacement, isUnderWay: isUnderWay), in: world)
    }
  }
}

private final class MapReplaceSubscriber: OperatorSubscriber {
  private let replacement: Value
  private let isUnderWay: Bool

  init(_ downstream: Subscriber, _ replacement: Value, isUnderWay: Bool) {
    self.replacement = replacement
    self.isUnderWay = isUnderWay
    super.init(downstream)
  }

  override func next(_ value: Value) { send(replacement) }

  override var holds: [Holding] { .init("under way", isUnderWay ? replacement : nil) }
}
