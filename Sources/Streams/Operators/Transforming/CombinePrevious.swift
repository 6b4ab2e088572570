extension Operator {
  static let combinePrevious = Operator(
    "combinePrevious", elsewhere: ["ReactiveSwift": "combinePrevious(_:)", "RxJS": "pairwise"],
    theme: .transforming, flow: .paired, [.value("start"), .function("combine", 2)],
    summary: "Sends what the closure makes of each value and the one before it; before the first stands the start.",
    details: "It is scan over pairs and map.",
    example: "from([1, 4, 9]).combinePrevious(0) { previous, next in next - previous }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let start = call.value(0) ?? .nil
    let combine = try call.closure(1, taking: 2)
    return call.stream { subscriber, world in
      let combine = combine.forSubscription()
      let pair = NativeFunction(parameterCount: 2) { arguments throws(ErrorValue) in
        ValueWork.add(.pair)
        let previous = try arguments[0].asTuple(for: "combinePrevious")[0]
        return .tuple([arguments[1], try combine.call(previous, arguments[1])])
      }
      let result = NativeFunction(parameterCount: 1) { arguments throws(ErrorValue) in
        try arguments[0].asTuple(for: "combinePrevious")[1]
      }
      let pairs = LinearStream(source, .fold(Closure(pair, isIndexed: false), start: .tuple([start]), .each))
      LinearStream(pairs, .map(Closure(result, isIndexed: false))).subscribe(subscriber, in: world)
    }
  }
}
