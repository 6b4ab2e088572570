extension Operator {
  static let catchTo = Operator(
    "catchTo",
    elsewhere: ["RxJS": "catchError", "RxSwift": "catch", "Combine": "catch", "ReactiveSwift": "flatMapError"],
    theme: .failing, [.stream("replacement")],
    summary: "On an error, goes on with another stream.",
    example: "fail(\"oops\").catchTo(just(0))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let replacement = try call.stream(0)
    let handler = NativeFunction(parameterCount: 0) { _ in .stream(replacement) }
    return recovering(source, handler, call.dialect)
  }
}
