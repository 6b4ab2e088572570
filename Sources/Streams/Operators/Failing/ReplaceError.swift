extension Operator {
  static let replaceError = Operator(
    "replaceError", also: ["catchAndReturn", "catchErrorJustReturn"],
    elsewhere: [
      "ReactiveObjC": "-catchTo: with +return:", "ReactiveSwift": "flatMapError",
      "RxSwift": "catchAndReturn, catchErrorJustReturn", "Combine": "replaceError(with:)", "RxJS": "catchError",
    ],
    theme: .failing, [.value("with")],
    summary: "On an error, sends one value and completes.",
    keywords: ["fallback", "recover", "default"],
    example: "fail(\"oops\").replaceError(with: 0)"
  ) { call throws(ErrorValue) in
    let replacement = Value.stream(SequenceStream([call.value(0) ?? .nil]))
    return recovering(
      try call.source(), ConstantFunction(replacement), call.dialect,
      disposesFirst: call.dialect.rules.recoveryDisposesFirst)
  }
}
