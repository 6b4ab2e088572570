extension Operator {
  static let logAll = Operator(
    "logAll", elsewhere: ["ReactiveSwift": "logEvents", "RxSwift": "debug", "Combine": "print"],
    theme: .transforming, flow: .same, [.string("name").optional],
    summary: "Logs every event before it is passed on, with the stream's name, or how it is made.",
    details: "It is logNext, logError and logCompleted. Another name can be given.",
    example: "just(1).logAll(\"request\")"
  ) { call throws(ErrorValue) in try logging(call, next: true, error: true, completed: true) }
}
