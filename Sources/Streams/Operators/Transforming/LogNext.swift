extension Operator {
  static let logNext = Operator(
    "logNext",
    elsewhere: ["RxJS": "tap(console.log)", "RxSwift": "debug", "Combine": "print", "ReactiveSwift": "logEvents"],
    theme: .transforming, flow: .same, [.string("name").optional],
    summary: "Logs each value before it is passed on, with the stream's name, or how it is made.",
    details: "It is doNext. Another name can be given.",
    example: "let a = from([1, 2])\na.logNext()"
  ) { call throws(ErrorValue) in try logging(call, next: true) }
}
