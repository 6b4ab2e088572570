extension Operator {
  /// `scan(into:)` of RxSwift and ReactiveSwift: the closure changes the accumulation in place.
  static let scanInto = Operator(
    "scanInto", elsewhere: ["RxSwift": "scan(into:accumulator:)", "ReactiveSwift": "scan(into:_:)"],
    theme: .transforming, flow: .accumulated, [.value("into"), .function("accumulator", 2)],
    summary: "Sends each accumulation, which the closure changes in place.",
    example: "from([1, 2, 3]).rxswift.scan(into: 0) { sum, x in sum += x }"
  ) { call throws(ErrorValue) in
    try call.linear(.fold(try call.changingClosure(), start: call.value(0) ?? .nil, .each))
  }
}

extension Call {
  /// Returns a closure that returns its first argument after the argument's closure has changed it.
  func changingClosure() throws(ErrorValue) -> Closure {
    guard let change = function(1) else { throw ErrorValue("a closure is needed", place: place) }
    let fold = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
      var accumulation = values[0]
      _ = try change.call(changing: &accumulation, [values[1]])
      return accumulation
    }
    return Closure(fold, isIndexed: false)
  }
}
