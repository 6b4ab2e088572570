extension Operator {
  static let skipNil = Operator(
    "skipNil",
    elsewhere: ["RxSwift": "compactMap", "Combine": "compactMap"],
    theme: .filtering, flow: .other,
    summary: "Drops nil and passes on all other values.",
    example: "from([1, nil, 2]).reactiveswift.skipNil()"
  ) { call throws(ErrorValue) in
    let isThere = NativeFunction(parameterCount: 1) { .bool(!($0.first ?? .nil).isNil) }
    return try call.linear(.keep(Closure(isThere, isIndexed: false), wanted: true))
  }
}
