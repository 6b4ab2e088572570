extension Operator {
  static let mapReplace = Operator(
    "mapReplace", also: ["mapTo"], elsewhere: ["ReactiveSwift": "map(value:)", "RxJS": "mapTo"],
    theme: .transforming, [.value("value")],
    summary: "Sends the same value in place of each.",
    example: "from([1, 2]).mapReplace(\"x\")"
  ) { call throws(ErrorValue) in
    try call.linear(.map(Closure(ConstantFunction(call.value(0) ?? .nil), isIndexed: false)))
  }
}
