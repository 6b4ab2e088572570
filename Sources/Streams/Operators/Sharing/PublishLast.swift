extension Operator {
  static let publishLast = Operator(
    "publishLast", elsewhere: ["RxSwift": "multicast(AsyncSubject)"],
    theme: .sharing,
    summary: "publish() that sends only the last value, when the source completes.",
    example: "interval(1s).take(2).publishLast().refCount()", makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .atEnd, selector: nil) }
}
