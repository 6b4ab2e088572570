extension Operator {
  static let scan = Operator(
    "scan", in: .rac, elsewhere: ["ReactiveObjC": "-scanWithStart:reduce:", "RxSwift": "scan", "Combine": "scan"],
    theme: .transforming, [.value("start"), .function("reduce", 2)],
    summary: "Sends each accumulation, not the start.",
    example: "from([1, 2, 3]).scan(0) { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let start = call.value(0) ?? .nil
    let reduce = try call.closure(1, taking: 2)
    return call.stream { subscriber, world in
      source.subscribe(ScanSubscriber(subscriber, start, reduce.forSubscription()), in: world)
    }
  }

  static let scanRx = Operator(
    "scan", in: .rxjs, elsewhere: ["RxSwift": "scan", "Combine": "scan"],
    theme: .transforming, [.function("accumulator", 3), .value("seed").optional],
    summary: "Sends each accumulation, not the seed.",
    details:
      "Without a seed the first value is the first accumulation and is sent as it is. (RAC: a start is needed, and comes first.)",
    example: "from([1, 2, 3]).rxjs.scan { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let accumulator = try call.closure(0, taking: 2)
    let seed = call.value(1)
    return call.stream { subscriber, world in
      source.subscribe(ScanSubscriber(subscriber, seed, accumulator.forSubscription()), in: world)
    }
  }
}

/// Keeps an accumulation: what each value makes of it.
class AccumulatingSubscriber: OperatorSubscriber {
  fileprivate(set) final var accumulated: Value?
  private final let reduce: Function

  /// Without a start, the first value is the start (RxJS).
  init(_ downstream: Subscriber, _ start: Value?, _ reduce: Function) {
    accumulated = start
    self.reduce = reduce
    super.init(downstream)
  }

  /// Takes a value in; nothing when the closure failed, the stream then has, too.
  @inline(__always)
  final func accumulate(_ value: Value) -> Value? {
    guard let accumulated else {
      self.accumulated = value
      return value
    }
    do throws(ErrorValue) {
      let accumulation = try reduce.call(accumulated, value)
      self.accumulated = accumulation
      return accumulation
    } catch {
      fail(error)
      return nil
    }
  }
}

final class ScanSubscriber: AccumulatingSubscriber {
  override func next(_ value: Value) {
    guard !isDisposed, let accumulation = accumulate(value) else { return }
    send(accumulation)
  }
}
