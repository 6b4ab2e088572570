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
    details: "Without a seed the first value is the first accumulation and is sent as it is. (RAC: a start is needed, and comes first.)",
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

final class ScanSubscriber: OperatorSubscriber {
  private var accumulated: Value?
  private let reduce: Function

  /// Without a start, the first value is the start and is sent as it is (RxJS).
  init(_ downstream: Subscriber, _ start: Value?, _ reduce: Function) {
    accumulated = start
    self.reduce = reduce
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    guard let accumulated else {
      self.accumulated = value
      return send(value)
    }
    do throws(ErrorValue) {
      let accumulation = try reduce.call(accumulated, value)
      self.accumulated = accumulation
      send(accumulation)
    } catch {
      fail(error)
    }
  }
}
