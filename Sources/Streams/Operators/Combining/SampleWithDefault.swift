extension Operator {
  static let sampleWithDefault = Operator(
    "sampleWithDefault",
    elsewhere: ["ReactiveObjC": "-sample:", "RxJS": "sample", "ReactiveSwift": "sample(on:)"],
    theme: .combining, [.stream("sampler"), .value("defaultValue").optional],
    summary:
      "Sends the latest value when the sampler sends or completes, if one came since it last did, else the default.",
    details:
      "The completion of the source is passed on at the next sample; after the end of the sampler it never is. Errors of both pass.",
    example: "interval(1500ms).take(3).sample(interval(1s))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let sampler = try call.stream(0)
    let otherwise = call.value(1)
    return call.stream { subscriber, world in
      let operation = SampleToTheEndSubscriber(subscriber, world, otherwise)
      source.subscribe(operation, in: world)
      sampler.subscribe(InnerSubscriber(operation), in: world)
    }
  }
}

/// A subscriber that ends its source at a sample, and treats the sampler's completion as a sample.
private final class SampleToTheEndSubscriber: SampleOnceSubscriber {
  private let otherwise: Value?
  private var isSourceCompleted = false

  init(_ downstream: Subscriber, _ world: World, _ otherwise: Value?) {
    self.otherwise = otherwise
    super.init(downstream, world)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { sample() }
  override func completed(from inner: InnerSubscriber) { sample() }

  private func sample() {
    sendLatest(otherwise: otherwise)
    if isSourceCompleted { complete() }
  }

  override func completed() {
    guard !isDisposed else { return }
    isSourceCompleted = true
    letGoOfUpstream()
  }
}
