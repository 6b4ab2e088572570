extension Operator {
  static let record = Operator(
    "record", elsewhere: ["Combine": "Record"],
    theme: .creating, form: .source, [.array("output"), .value("completion")],
    summary: "Sends these values, then this end.",
    example: "combine.Record(output: [1, 2], completion: event.completed)", exampleDialect: .combine
  ) { call throws(ErrorValue) in
    guard case .event(let end)? = call.value(1), end.kind != .next else {
      throw ErrorValue("'completion:' is an end: .finished or .failure(…)", place: call.place)
    }
    let values = try SequenceStream([]).through(.from, call.value(0))
    guard end.kind == .error else { return values }
    return try values.through(.concat, .array([.stream(FailingStream(end.value.asError))]))
  }
}
