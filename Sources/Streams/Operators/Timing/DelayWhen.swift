extension Operator {
  static let delayWhen = Operator(
    "delayWhen", elsewhere: ["ReactiveObjC": "-flattenMap: with -delay:"],
    theme: .timing, [.function("durationSelector", 1), .stream("subscriptionDelay").optional],
    summary: "Sends each value when the stream that the closure makes of it sends.",
    details:
      "A value whose stream completes without a value is lost. The source is subscribed when the second argument has completed or sent. It is flattenMap with take(1) and mapReplace.",
    example: "from([2, 1]).delayWhen { n in timer(n * 1s) }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let selector = try call.closure(0)
    let dialect = call.dialect
    let delayed = call.stream { subscriber, world in
      let transform = DelayFunction(selector.forSubscription(), dialect)
      source.subscribe(FlattenSubscriber(subscriber, world, limit: .max, dialect: dialect, transform), in: world)
    }
    guard let subscriptionDelay = try call.optionalStream(1) else { return delayed }
    return concatenating([LinearStream(LinearStream(subscriptionDelay, .take(1)), .keepNone), delayed])
  }
}

/// Gives, for a value, the stream that sends it when another one sends.
private final class DelayFunction: Function {
  private let selector: Function
  private let dialect: Dialect

  init(_ selector: Function, _ dialect: Dialect) {
    self.selector = selector
    self.dialect = dialect
    super.init(parameterCount: 1)
  }

  override var place: Place? { selector.place }

  override func call(_ value: Value) throws(ErrorValue) -> Value {
    let first = LinearStream(try selector.call(value).asStream(in: dialect), .take(1))
    return .stream(Operator.replacing(with: value, in: first, isUnderWay: true))
  }
}
