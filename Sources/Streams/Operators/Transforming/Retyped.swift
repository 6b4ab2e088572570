extension Operator {
  static let retyped = Operator(
    "retyped", elsewhere: ["Combine": "setFailureType(to:)", "ReactiveSwift": "promoteError"],
    theme: .transforming, flow: .same, [.value("type").optional],
    summary: "Gives the same stream: only its type would change, and there are no types here.",
    example: "just(1).combine.setFailureType(to: \"Error\")"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in source.subscribe(subscriber, in: world) }
  }
}
