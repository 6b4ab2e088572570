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
    theme: .transforming, [.function("accumulator", 2), .value("seed").optional],
    summary: "Sends each accumulation, not the seed.",
    details:
      "Without a seed the first value is the first accumulation and is sent as it is. (RAC: a start is needed, and comes first.)",
    example: "from([1, 2, 3]).rxjs.scan { sum, x in sum + x }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let accumulator = try call.closure(0, taking: 2)
    let seed = call.value(1)
    return call.stream { subscriber, world in
      // Without a seed the first value has the index 0, but no call.
      let function = accumulator.forSubscription(from: seed == nil ? 1 : 0)
      source.subscribe(ScanSubscriber(subscriber, seed, function), in: world)
    }
  }
}

/// Keeps an accumulation: what each value makes of it.
class AccumulatingSubscriber: OperatorSubscriber {
  fileprivate(set) final var accumulated: Value?
  fileprivate final let reduce: Function

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

extension AccumulatingSubscriber {
  /// Adds the accumulation to a column program; gives the accumulations.
  final func accumulate(in program: ColumnProgram) -> Column? {
    guard let value = program.value, let accumulated,
      let fold = reduce.fold(value, into: accumulated, in: program)
    else { return nil }
    let state =
      fold.isDouble
      ? ColumnState(
        load: { Int(truncatingIfNeeded: self.accumulated?.asDouble?.bitPattern ?? 0) },
        store: { self.accumulated = .double(Double(bitPattern: UInt64(truncatingIfNeeded: $0))) })
      : ColumnState(load: { self.accumulated?.asInteger ?? 0 }, store: { self.accumulated = .int($0) })
    return program.fold(fold, state)
  }
}

extension Value {
  fileprivate var asInteger: Int? { if case .int(let integer) = self { integer } else { nil } }

  fileprivate var asDouble: Double? {
    switch self {
    case .int(let integer): Double(integer)
    case .double(let double): double
    default: nil
    }
  }
}

final class ScanSubscriber: AccumulatingSubscriber {
  override func join(_ program: ColumnProgram) -> Bool {
    guard let accumulations = accumulate(in: program) else { return false }
    program.value = accumulations
    return true
  }

  override func next(_ value: Value) {
    guard !isDisposed, let accumulation = accumulate(value) else { return }
    send(accumulation)
  }
}
