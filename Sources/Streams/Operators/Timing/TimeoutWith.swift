extension Operator {
  static let timeoutWith = Operator(
    "timeoutWith", elsewhere: ["RxSwift": "timeout(_:other:)"],
    theme: .timing, [.duration("due"), .stream("with")],
    summary: "Goes on with another stream when no value comes for the given time.",
    example: "cold(\"-a-------b|\").timeoutWith(300ms, of(\"late\"))"
  ) { call throws(ErrorValue) in
    let due = call.duration(0) ?? 0
    let replacement = ConstantFunction(.stream(try call.stream(1)))
    return try expiring(call, first: due, each: due, with: replacement, meta: .nil)
  }
}
