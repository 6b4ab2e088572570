extension Operator {
  static let enumerating = Operator(
    "enumerated",
    elsewhere: ["RxJS": "map((x, i) => [i, x])"],
    theme: .transforming, flow: .numbered,
    summary: "Sends each value as a tuple of its number, from 0, and itself.",
    details: "Each subscription counts anew.",
    example: "from([\"a\", \"b\"]).enumerated()"
  ) { call throws(ErrorValue) in
    let pair = NativeFunction(parameterCount: 2) { arguments in
      .tuple(LabelledTuple(arguments.reversed(), labels: ["index", "element"]))
    }
    return try call.linear(.map(Closure(pair, isIndexed: true)))
  }
}
