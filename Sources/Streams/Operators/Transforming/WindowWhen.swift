extension Operator {
  static let windowWhen = Operator(
    "windowWhen",
    theme: .transforming, [.function("closingSelector", 0)],
    summary: "Sends the values as streams: the next one begins when the closure's stream sends or completes.",
    details: "The first begins at subscription; the closure is called for each.",
    example: "interval(400ms).take(6).windowWhen { timer(1s) }.concatMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in try closingWhen(call, .streams) }

  static func closingWhen(_ call: Call, _ output: WindowOutput) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let closing = try call.closure(0, taking: 0)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = ClosingSubscriber(subscriber, world, output, closing.forSubscription(), dialect)
      operation.begin()
      if output == .streams || !operation.isDisposed { source.subscribe(operation, in: world) }
    }
  }
}

private final class ClosingSubscriber: WindowingSubscriber {
  private let closing: Function
  private let dialect: Dialect
  private var notifier: InnerSubscriber?

  init(_ downstream: Subscriber, _ world: World, _ output: WindowOutput, _ closing: Function, _ dialect: Dialect) {
    self.closing = closing
    self.dialect = dialect
    super.init(downstream, world, output)
  }

  /// Opens the first window, or the next one.
  func begin() {
    notifier?.dispose()
    notifier = nil
    if let window = windows.first { reopen(window) } else { open() }
    do throws(ErrorValue) {
      let end = try closing.call([]).asStream(in: dialect)
      let notifier = InnerSubscriber(self)
      self.notifier = notifier
      end.subscribe(notifier, in: world)
    } catch {
      self.error(closing.explained(error))
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { begin() }

  override func completed(from inner: InnerSubscriber) {
    // Streams that complete at once would repeat for ever at one instant: each counts.
    if output == .streams, !isDisposed, world.countEvent() { begin() }
  }

  override func cleanUp() {
    notifier = nil
    super.cleanUp()
  }
}
