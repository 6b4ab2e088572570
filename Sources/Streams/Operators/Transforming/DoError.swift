extension Operator {
  static let doError = Operator(
    "doError", elsewhere: ["RxSwift": "do(onError:)"],
    theme: .transforming, flow: .same, [.effect("block", 1)],
    summary: "Calls the closure with the error before it is passed on.",
    example: "fail(\"oops\").doError { log($0.message) }"
  ) { call throws(ErrorValue) in try observing(call, Effects(error: call.function(0))) }
}
