extension Operator {
  static let sample = Operator(
    "sample", in: .rac, elsewhere: ["ReactiveObjC": "-sample:", "ReactiveSwift": "sample(on:)"],
    theme: .combining, [.stream("sampler")],
    summary: "Sends the latest value whenever the sampler sends, again and again when nothing new came.",
    details: "Ends when either side ends. (Rx sends a value only once.)",
    example: "interval(1500ms).take(3).sample(interval(1s))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let sampler = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = SampleSubscriber(subscriber)
      source.subscribe(InnerSubscriber(operation, index: 0), in: world)
      sampler.subscribe(InnerSubscriber(operation, index: 1), in: world)
    }
  }
}

private final class SampleSubscriber: CombiningSubscriber {
  private var latest: Value?

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 0 {
      latest = value
    } else if let latest {
      send(latest)
    }
  }

  override var holds: [Holding] { .init("latest", latest) }
}
extension Operator {
  static let sampleRx = Operator(
    "sample", in: .rxjs, elsewhere: ["ReactiveSwift": "sample(on:)", "RxSwift": "sample"],
    theme: .timing, [.stream("notifier")],
    summary: "Sends the latest value when the notifier sends, if one came since it last did.",
    details:
      "The notifier's completion means nothing, its error passes. Completion of the source does not send what waits. (RAC repeats a value, and ends when either side ends.)",
    example: "interval(1500ms).take(3).rxjs.sample(interval(1s))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let notifier = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = SampleOnceSubscriber(subscriber, world)
      source.subscribe(operation, in: world)
      notifier.subscribe(InnerSubscriber(operation), in: world)
    }
  }
}
