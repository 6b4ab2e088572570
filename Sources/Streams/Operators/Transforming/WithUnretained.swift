extension Operator {
  static let withUnretained = Operator(
    "withUnretained", elsewhere: ["RxSwift": "withUnretained"],
    theme: .transforming, flow: .numbered, [.value("object"), .function("resultSelector", 2).optional],
    summary: "Sends pairs of an object and each value, or what the closure makes of them.",
    details: "The object is not kept alive: when it has ended, the next value completes the stream.",
    example: "from([1, 2]).rxswift.withUnretained(\"owner\")"
  ) { call throws(ErrorValue) in
    let object = call.value(0)?.weak ?? .nil
    let selector = call.function(1)
    let pair = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      let (object, value) = (object.strong, values.first ?? .nil)
      return try selector?.call(object, value) ?? .tuple([object, value])
    }
    guard case .object(let box) = object, let reference = box as? WeakReference else {
      return try call.source().through(.map, .function(pair))
    }
    let lives = NativeFunction(parameterCount: 1) { _ in .bool(reference.object != nil) }
    return try call.source().through(.takeWhile, .function(lives)).through(.map, .function(pair))
  }
}
