extension Operator {
  static let failTyped = Operator(
    "failTyped", theme: .creating, form: .source, [.value("outputType"), .value("failure")],
    summary: "Fails at once; the type of its values is named first.",
    example: "import Combine\nFail(outputType: Int.self, failure: URLError(.badURL))", exampleDialect: .combine
  ) { call in FailingStream((call.value(1) ?? .nil).asError) }
}
