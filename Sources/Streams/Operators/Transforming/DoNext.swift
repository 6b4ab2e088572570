extension Operator {
  static let doNext = Operator(
    "doNext",
    elsewhere: ["ReactiveSwift": "on(value:)", "RxSwift": "do(onNext:)", "Combine": "handleEvents", "RxJS": "tap"],
    theme: .transforming, flow: .same, [.effect("block", 1)],
    summary: "Calls the closure with each value before it is passed on.",
    keywords: ["side effect", "debug"],
    example: "just(\"hi\").doNext { log($0) }"
  ) { call throws(ErrorValue) in try observing(call, Effects(next: call.function(0))) }
}
