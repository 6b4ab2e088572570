extension Operator {
  static let switchToLatest = Operator(
    "switchToLatest", elsewhere: ["ReactiveObjC": "-switchToLatest", "ReactiveSwift": "flatten(.latest)", "RxSwift": "switchLatest", "Combine": "switchToLatest", "RxJS": "switchAll"],
    theme: .flattening,
    summary: "Listens to the stream that came last and leaves the one before it.",
    details: "The new stream is subscribed before the old one is disposed (Rx: after). Completes when the outer stream and the last inner one have. Their errors pass.",
    example: "interval(2s).take(2).map { n in interval(700ms).take(3).map { \"\\(n).\\($0)\" } }.switchToLatest()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      source.subscribe(SwitchSubscriber(subscriber, world, dialect), in: world)
    }
  }
}

final class SwitchSubscriber: CombiningSubscriber {
  private let world: World
  private let dialect: Dialect
  private let transform: Function?
  private var current: InnerSubscriber?
  private var isOuterCompleted = false

  init(_ downstream: Subscriber, _ world: World, _ dialect: Dialect, _ transform: Function? = nil) {
    self.world = world
    self.dialect = dialect
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    let stream: Stream
    do throws(ErrorValue) {
      stream = try (transform?.call(value) ?? value).asStream(in: dialect)
    } catch {
      return fail(error.at(transform?.place))
    }
    let previous = current
    if dialect == .rxjs { previous?.dispose() }
    guard !isDisposed else { return }
    let inner = InnerSubscriber(self)
    current = inner
    stream.subscribe(inner, in: world)
    previous?.dispose()
  }

  override func completed() {
    guard !isDisposed else { return }
    isOuterCompleted = true
    letGoOfUpstream()
    if current == nil { complete() }
  }

  override func completed(from inner: InnerSubscriber) {
    guard inner === current else { return }
    current = nil
    if isOuterCompleted { complete() }
  }

  override func cleanUp() {
    current = nil
    super.cleanUp()
  }
}
