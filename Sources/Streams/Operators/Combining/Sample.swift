extension Operator {
  static let sample = Operator(
    "sample", in: .rac, elsewhere: ["ReactiveSwift": "sample(on:)", "RxJS": "sample", "RxSwift": "sample"],
    theme: .combining, [.stream("sampler")],
    summary: "Sends the latest value whenever the sampler sends, again and again, until either side ends.",
    details: "Completes when either side completes, and fails when either fails.",
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

  static let sampleUntilBothEnd = Operator(
    "sample",
    elsewhere: ["ReactiveObjC": "-sample:", "RxJS": "sample", "RxSwift": "sample"],
    theme: .combining, [.stream("sampler")],
    summary: "Sends the latest value whenever the sampler sends, again and again, until both sides have completed.",
    details:
      "Completes when both have completed; an error or interruption of either ends it. The source is subscribed first.",
    example: "interval(1500ms).take(3).reactiveswift.sample(on: interval(1s).take(6))"
  ) { call throws(ErrorValue) in try samplingUntilBothEnd(call, nil) }

  static let samplePairs = Operator(
    "sample", theme: .combining, flow: .combined, [.stream("sampler")],
    summary: "Sends the latest value together with that of the sampler, whenever the sampler sends.",
    details:
      "A value is sent again when nothing new came. Completes when both have completed; an error or interruption of either ends it. The source is subscribed first.",
    example: "interval(1500ms).take(3).reactiveswift.sample(with: interval(1s).take(6))"
  ) { call throws(ErrorValue) in try samplingUntilBothEnd(call, .tuple) }

  private static func samplingUntilBothEnd(_ call: Call, _ combine: Combiner?) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let sampler = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = SampleSubscriber(subscriber, combine, completesWithBoth: true)
      source.subscribe(InnerSubscriber(operation, index: 0), in: world)
      if !operation.isDisposed { sampler.subscribe(InnerSubscriber(operation, index: 1), in: world) }
    }
  }
}

private final class SampleSubscriber: CombiningSubscriber {
  private let combine: Combiner?
  private let completesWithBoth: Bool
  private var latest: Value?
  private var hasOneCompleted = false

  /// - Parameter combine: Makes a value of the latest value and that of the sampler; by default the latest is sent.
  /// - Parameter completesWithBoth: Whether it completes when both have completed, or when one has.
  init(_ downstream: Subscriber, _ combine: Combiner? = nil, completesWithBoth: Bool = false) {
    self.combine = combine
    self.completesWithBoth = completesWithBoth
    super.init(downstream)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 0 {
      latest = value
    } else if let latest {
      do throws(ErrorValue) {
        send(try combine?([latest, value]) ?? latest)
      } catch {
        fail(error)
      }
    }
  }

  override func completed(from inner: InnerSubscriber) {
    if completesWithBoth, !hasOneCompleted { hasOneCompleted = true } else { complete() }
  }

  override var treatment: Treatment { .sampling }
  override var holds: [Holding] { .init("latest", latest) }
}
extension Operator {
  static let sampleRx = Operator(
    "sample", in: .rxjs,
    elsewhere: ["ReactiveSwift": "sample(on:)", "RxSwift": "sample", "ReactiveObjC": "-sample:"],
    theme: .timing, [.stream("notifier")],
    summary: "Sends the latest value when the notifier sends, if one came since it last did.",
    details:
      "The notifier's completion means nothing, its error passes. Completion of the source does not send what waits.",
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

/// Sends the latest value once, when a stream sends or at a timer of its own.
class SampleOnceSubscriber: CombiningSubscriber {
  private let world: World
  private let period: Int
  private var timer: Timer = -1
  private var latest: Value?

  init(_ downstream: Subscriber, _ world: World, every period: Int = 0) {
    self.world = world
    self.period = period
    super.init(downstream)
  }

  func arm() {
    // A period of 0s would repeat for ever at one instant: each turn counts.
    guard !isDisposed, period > 0 || world.countEvent() else { return }
    timer = world.scheduler.arm(self, after: period)
  }

  override func next(_ value: Value) {
    if !isDisposed { latest = value }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { sendLatest() }
  override func completed(from inner: InnerSubscriber) {}

  override func fire(_ token: Int32) {
    timer = -1
    sendLatest()
    guard !isDisposed, period > 0 || world.countEvent() else { return }
    timer = world.scheduler.armAgain(self, after: period)
  }

  /// Sends the latest value, unless it was sent already.
  final func sendLatest(otherwise: Value? = nil) {
    guard let value = latest ?? otherwise else { return }
    latest = nil
    send(value)
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    latest = nil
    super.cleanUp()
  }

  override var treatment: Treatment { .sampling }
  override var holds: [Holding] { .init("latest", latest) }
}
