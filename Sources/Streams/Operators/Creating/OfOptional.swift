extension Operator {
  static let ofOptional = Operator(
    "ofOptional", elsewhere: ["RxSwift": "from(optional:)"],
    theme: .creating, form: .source, [.value("optional")],
    summary: "Sends a value and completes; only completes for nil.",
    example: "rxswift.from(optional: 1)", exampleDialect: .rxswift
  ) { call in
    guard let value = call.value(0), !value.isNil else { return EmptyStream() }
    return SequenceStream([value])
  }
}
