extension Operator {
  static let skipUntilEvent = Operator(
    "skipUntilEvent", theme: .filtering, [.stream("trigger")],
    summary: "Drops values until the trigger sends a value or completes, then passes the source on.",
    details:
      "The source runs from the beginning; when it is over before the trigger's event, the stream is interrupted at that event, and the end of the source is lost. An error or interruption of the trigger means that nothing is ever sent.",
    example: "interval(1s).reactiveswift.take(first: 5).reactiveswift.skip(until: timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let trigger = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = SkipUntilEventSubscriber(subscriber)
      trigger.subscribe(InnerSubscriber(operation, index: 1), in: world)
      guard !operation.isDisposed else { return }
      let inner = InnerSubscriber(operation, index: 0)
      operation.source = inner
      source.subscribe(inner, in: world)
      operation.letGoIfUnheard()
    }
  }
}

/// The source is a signal without an observer before the trigger has sent (ReactiveSwift, Signal.swift `skip(until:)`).
private final class SkipUntilEventSubscriber: CombiningSubscriber {
  var source: InnerSubscriber?
  private var isOpen = false
  private var isSourceOver = false
  private var isClosedForGood = false

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if inner.index == 0 {
      if isOpen { send(value) }
    } else {
      inner.dispose()
      open()
    }
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if inner.index == 1 { stayClosed() } else if isOpen { fail(error) } else { isSourceOver = true }
  }

  override func completed(from inner: InnerSubscriber) {
    if inner.index == 1 { open() } else if isOpen { complete() } else { isSourceOver = true }
  }

  override func interrupted(from inner: InnerSubscriber) {
    if inner.index == 1 { stayClosed() } else if isOpen { interrupt() } else { isSourceOver = true }
  }

  private func open() {
    guard !isOpen else { return }
    isOpen = true
    if isSourceOver { interrupt() }
  }

  private func stayClosed() {
    guard !isOpen else { return }
    isClosedForGood = true
    letGoIfUnheard()
  }

  /// Disposes of the source when it cannot have an observer any more.
  func letGoIfUnheard() {
    guard isClosedForGood else { return }
    source?.dispose()
    source = nil
  }

  override func cleanUp() {
    source = nil
    super.cleanUp()
  }
}
