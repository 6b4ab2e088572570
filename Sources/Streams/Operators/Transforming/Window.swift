extension Operator {
  static let window = Operator(
    "window", elsewhere: ["RxSwift": "window"],
    theme: .transforming, [Parameter("windowBoundaries", .streamOrDuration)],
    summary: "Sends the values as streams: the next one begins whenever the boundaries send.",
    details:
      "The first begins at subscription. Each completes when the next begins; an end of the source is that of the window that is open. With a duration it is windowTime.",
    example: "interval(400ms).take(6).window(interval(1s)).concatMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in
    call.duration(0) == nil ? try windowing(call, .streams) : try timing(call, .streams)
  }

  static func windowing(_ call: Call, _ output: WindowOutput) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let boundaries = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = BoundarySubscriber(subscriber, world, output)
      operation.open()
      source.subscribe(operation, in: world)
      boundaries.subscribe(InnerSubscriber(operation), in: world)
    }
  }
}

private final class BoundarySubscriber: WindowingSubscriber {
  var last: Window?

  override var windowsToClose: [Window] { (windows.first ?? last).map { [$0] } ?? [] }

  override func completed() {
    last = windows.first
    super.completed()
  }

  override func error(_ error: ErrorValue) {
    last = windows.first
    super.error(error)
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    if let window = windows.first { reopen(window) }
  }
}
