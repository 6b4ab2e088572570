extension Operator {
  /// Combine's `Empty(completeImmediately:)`.
  static let emptyOrNever = Operator(
    "emptyOrNever", theme: .creating, form: .source,
    [Parameter("completeImmediately", .bool).optional, .value("outputType").optional, .value("failureType").optional],
    summary: "Completes at once without a value, or, where completeImmediately is false, never does anything.",
    example: "dialect(\"combine\")\nEmpty(completeImmediately: false)"
  ) { call throws(ErrorValue) in
    guard case .bool(false)? = call.value(0) else { return EmptyStream() }
    return call.stream { subscriber, world in _ = SourceSubscriber(subscriber, world) }
  }
}
