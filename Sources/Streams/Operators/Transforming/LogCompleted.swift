extension Operator {
  static let logCompleted = Operator(
    "logCompleted", elsewhere: ["RxJS": "tap({ complete })"],
    theme: .transforming, flow: .same, [.string("name").optional],
    summary: "Logs the completion before it is passed on, with the stream's name, or how it is made.",
    details: "It is doCompleted. Another name can be given.",
    example: "just(1).logCompleted()"
  ) { call throws(ErrorValue) in try logging(call, completed: true) }
}
