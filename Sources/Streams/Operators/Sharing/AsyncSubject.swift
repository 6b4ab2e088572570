extension Operator {
  static let asyncSubject = Operator(
    "asyncSubject",
    elsewhere: ["RxJS": "AsyncSubject"],
    theme: .sharing, form: .source,
    summary: "A subject that sends only its last value, when it completes, also to later subscribers.",
    details: "An error is sent without a value.",
    example: "let s = asyncSubject()\ns.subscribe { log($0) }\ns.send(1, 2)\ns.sendCompleted()",
    isDrivenFromOutside: true, makes: .subject
  ) { call in Subject(.atEnd, call.dialect.rules.subjects) }
}
