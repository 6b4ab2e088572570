extension Operator {
  static let scanMap = Operator(
    "scanMap", theme: .transforming, flow: .accumulated, [.value("state"), .function("next", 2)],
    summary: "Sends what the closure makes of a state and each value; the closure also gives the next state.",
    details: "The closure is given the state and a value and gives a tuple: the next state, and what is sent.",
    keywords: ["state", "reducer"],
    example: "from([1, 2, 3]).reactiveswift.scanMap(0) { sum, x in (sum + x, \"\\(sum)+\\(x)\") }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let state = call.value(0) ?? .nil
    let next = try call.closure(1, taking: 2)
    return call.stream { subscriber, world in
      let next = next.forSubscription()
      let step = NativeFunction(parameterCount: 2) { arguments throws(ErrorValue) in
        ValueWork.add(.pair)
        let result = try next.call(try arguments[0].asTuple(for: "scanMap")[0], arguments[1])
        guard case .tuple(let box) = result, box.elements.count == 2 else {
          throw ErrorValue("'scanMap' needs a tuple of the next state and what is sent, not \(result.kindName)")
        }
        return result
      }
      let output = NativeFunction(parameterCount: 1) { arguments throws(ErrorValue) in
        try arguments[0].asTuple(for: "scanMap")[1]
      }
      let steps = LinearStream(source, .fold(Closure(step, isIndexed: false), start: .tuple([state]), .each))
      LinearStream(steps, .map(Closure(output, isIndexed: false))).subscribe(subscriber, in: world)
    }
  }
}
