extension Operator {
  static let doCompleted = Operator(
    "doCompleted", elsewhere: ["RxSwift": "do(onCompleted:)"],
    theme: .transforming, flow: .same, [.effect("block", 0)],
    summary: "Calls the closure before completion is passed on.",
    example: "just(1).doCompleted { log(\"done\") }"
  ) { call throws(ErrorValue) in try observing(call, Effects(completed: call.function(0))) }
}
