extension Operator {
  static let windowToggle = Operator(
    "windowToggle",
    theme: .transforming, [.stream("openings"), .function("closingSelector", 1)],
    summary:
      "Begins a stream of the values whenever the openings send; it completes when the stream sends that the closure makes of that.",
    example: "interval(400ms).take(8).windowToggle(interval(1s)) { x in timer(500ms) }.mergeMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in try toggling(call, .streams) }

  static func toggling(_ call: Call, _ output: WindowOutput) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let openings = try call.stream(0)
    let closing = try call.closure(1)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = ToggleSubscriber(subscriber, world, output, closing.forSubscription(), dialect)
      openings.subscribe(InnerSubscriber(operation, index: 0), in: world)
      source.subscribe(operation, in: world)
    }
  }
}

private final class ToggleSubscriber: WindowingSubscriber {
  private let closing: Function
  private let dialect: Dialect

  init(_ downstream: Subscriber, _ world: World, _ output: WindowOutput, _ closing: Function, _ dialect: Dialect) {
    self.closing = closing
    self.dialect = dialect
    super.init(downstream, world, output)
  }

  override var windowsToClose: [Window] { windows }

  /// Receives a value of the openings, which have the index 0, or of the stream that closes the window of an index.
  override func next(_ value: Value, from inner: InnerSubscriber) {
    guard inner.index == 0 else {
      if let window = window(Int32(truncatingIfNeeded: inner.index)) { close(window) }
      return
    }
    let window = makeWindow()
    do throws(ErrorValue) {
      let end = try closing.call(value).asStream(in: dialect)
      announce(window)
      let inner = InnerSubscriber(self, index: Int(window.number))
      window.closing = inner
      end.subscribe(inner, in: world)
    } catch {
      self.error(closing.explained(error, value))
    }
  }

  /// Receives an error of the openings, which is not passed on to windows (RxJS).
  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    if inner.index == 0 { fail(error) } else { self.error(error) }
  }
}
