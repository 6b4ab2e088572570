import Testing

@testable import StreamLang

/// Checks that a pipeline in RxJS's dialect does what marble text says, which may have a legend behind it.
func checkRx(
  _ pipeline: String, is expected: String, given statements: String = "",
  at location: SourceLocation = #_sourceLocation
) {
  check(pipeline, is: expected, given: "dialect(\"rxjs\")\n\(statements)", at: location)
}
