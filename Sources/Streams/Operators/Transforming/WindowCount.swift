extension Operator {
  static let windowCount = Operator(
    "windowCount", elsewhere: ["RxSwift": "window(count:)"],
    theme: .transforming, [.int("windowSize"), .int("startWindowEvery").optional],
    summary: "Sends the values in streams of the given size.",
    details: "The first begins at subscription, and another each time that number of values has come.",
    example: "interval(400ms).take(5).windowCount(2).concatMap { w in w.toArray() }"
  ) { call throws(ErrorValue) in try counting(call, .streams) }

  static func counting(_ call: Call, _ output: WindowOutput) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let size = call.int(0) ?? 0
    let every = call.int(1) ?? size
    guard size > 0, every >= 0 else {
      throw ErrorValue("a window holds at least one value, this is \(size > 0 ? every : size)", place: call.place)
    }
    return call.stream { subscriber, world in
      let operation = CountedWindowSubscriber(subscriber, world, output, size: size, every: every > 0 ? every : size)
      if output == .streams { operation.open() }
      source.subscribe(operation, in: world)
    }
  }
}

private final class CountedWindowSubscriber: WindowingSubscriber {
  private let size: Int
  private let every: Int
  private var count = 0

  init(_ downstream: Subscriber, _ world: World, _ output: WindowOutput, size: Int, every: Int) {
    self.size = size
    self.every = every
    super.init(downstream, world, output)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    // A buffer opens with its first value, a window before it comes.
    if output == .arrays, count % every == 0 { open() }
    count += 1
    super.next(value)
    for window in windows where window.count >= size { close(window) }
    if output == .streams, count % every == 0, !isDisposed { open() }
  }
}
