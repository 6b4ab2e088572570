extension Operator {
  static let finally = Operator(
    "finally",
    elsewhere: [
      "ReactiveSwift": "on(terminated:)", "RxJS": "finalize", "RxSwift": "do(onCompleted:)", "Combine": "handleEvents",
    ],
    theme: .transforming, flow: .same, [.effect("block", 0)],
    summary:
      "Calls the closure before an error or completion is passed on, not on disposal.",
    example: "just(1).finally { log(\"over\") }"
  ) { call throws(ErrorValue) in
    let block = call.function(0)
    let afterError = block.map { block in
      NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in try block.call([]) }
    }
    return try observing(call, Effects(error: afterError, completed: block))
  }
}
