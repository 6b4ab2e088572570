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
    return concatenating(
      [LinearStream(LinearStream(subscriptionDelay, .take(1)), .keepNone), delayed], in: call.dialect)
  }
}

/// Returns, for a value, the stream that sends it when another one sends.
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
    let notifier = try selector.call(value).asStream(in: dialect)
    return .stream(
      RecipeStream { subscriber, world in
        notifier.subscribe(DelayedValueSubscriber(subscriber, value, in: world), in: world)
      })
  }
}

/// Sends a value at the first value of its source, and completes.
private final class DelayedValueSubscriber: OperatorSubscriber {
  private var value: HeldArray

  init(_ downstream: Subscriber, _ value: Value, in world: World) {
    self.value = HeldArray(in: world)
    super.init(downstream)
    self.value.append(value)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    for delayed in self.value.takeAll() { send(delayed) }
    complete()
  }

  override func cleanUp() { value.removeAll() }

  override var treatment: Treatment { Treatment(.holding, "delayed") }
  override var holds: [Holding] { .init("under way", value.elements) }
}
