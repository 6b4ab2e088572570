extension Operator {
  static let contains = Operator(
    "contains",
    elsewhere: ["Combine": "contains(_:)", "RxJS": "find", "RxSwift": "filter + take(1)"],
    theme: .filtering, flow: .other, [.value("output")],
    summary: "Sends whether a value comes: true with the first that equals it, false at completion.",
    details: "The source is disposed with the first match. An error passes.",
    example: "from([1, 2, 3]).combine.contains(2)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let wanted = call.value(0) ?? .nil
    return call.stream { subscriber, world in
      let isWanted = NativeFunction(parameterCount: 1) { values in
        let isEqual = values.first?.isEqual(to: wanted) ?? false
        world.chargeValueWork()
        return .bool(isEqual)
      }
      source.subscribe(AnswerSubscriber(subscriber, isWanted, decisive: true, leavesFirst: true), in: world)
    }
  }
}
