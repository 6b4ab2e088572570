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

  static func replacing(with replacement: Value, in source: Stream) -> Stream {
    RecipeStream { subscriber, world in
      source.subscribe(MapReplaceSubscriber(subscriber, replacement), in: world)
    }
  }
}

private final class MapReplaceSubscriber: OperatorSubscriber {
  private let replacement: Value

  init(_ downstream: Subscriber, _ replacement: Value) {
    self.replacement = replacement
    super.init(downstream)
  }

  override func next(_ value: Value) { send(replacement) }
}
