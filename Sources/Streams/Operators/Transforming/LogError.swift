extension Operator {
  static let logError = Operator(
    "logError", elsewhere: ["RxJS": "tap({ error })"],
    theme: .transforming, flow: .same, [.string("name").optional],
    summary: "Logs the error before it is passed on, with the stream's name, or how it is made.",
    details: "It is doError. Another name can be given.",
    example: "fail(\"oops\").logError().catchTo(just(0))"
  ) { call throws(ErrorValue) in try logging(call, error: true) }
}
