extension Operator {
  static let intervalOf = Operator(
    "interval", theme: .creating, form: .source, [.value("values"), .duration("interval")],
    summary: "Sends the elements of an array, range or tuple, one a period, the first after one period.",
    details: "The completion comes one period after the last value.",
    example: "interval([1, 2, 3], interval: 1s)"
  ) { call throws(ErrorValue) in
    let period = try call.period(1) ?? 0
    let count: Int
    let element: (Int) -> Value
    func index(_ arguments: [Value]) -> Int {
      if case .int(let tick)? = arguments.first { tick } else { 0 }
    }
    switch call.value(0) ?? .nil {
    case .array(let box), .tuple(let box): (count, element) = (box.elements.count, { box.elements[$0] })
    case .range(let range): (count, element) = (range.count, { .int(range.lower + $0) })
    case let other:
      throw ErrorValue("'interval' needs an array or a range, not \(other.kindName)", place: call.place)
    }
    let isInside = NativeFunction(parameterCount: 1) { .bool(index($0) < count) }
    let value = NativeFunction(parameterCount: 1) { element(index($0)) }
    let ticks = TickingStream(after: period, every: period)
    let inside = LinearStream(
      ticks, .takeWhile(Closure(isInside, isIndexed: false), wanted: true, isInclusive: false))
    return LinearStream(inside, .map(Closure(value, isIndexed: false)))
  }
}
