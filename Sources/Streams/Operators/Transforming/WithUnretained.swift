extension Operator {
  static let withUnretained = Operator(
    "withUnretained", elsewhere: ["RxSwift": "withUnretained"],
    theme: .transforming, flow: .numbered, [.value("object"), .function("resultSelector", 2).optional],
    summary: "Sends pairs of an object and each value, or what the closure makes of them.",
    details: "Objects live as long as the scene here, so the stream does not end before its source.",
    example: "from([1, 2]).rxswift.withUnretained(\"owner\")"
  ) { call throws(ErrorValue) in
    let object = call.value(0) ?? .nil
    let selector = call.function(1)
    let pair = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      let value = values.first ?? .nil
      return try selector?.call(object, value) ?? .tuple([object, value])
    }
    return try call.source().through(.map, .function(pair))
  }
}
