extension Operator {
  static let expand = Operator(
    "expand",
    theme: .flattening, flow: .other, [.function("project", 1), .int("concurrent").optional],
    summary: "Sends each value and runs the stream that the closure makes of it, whose values are treated likewise.",
    details:
      "With a number only that many streams run at a time; a value is sent when its stream begins. It goes on until a closure gives empty().",
    example: "of(1).expand { x in x < 100 ? of(x * 3).delay(1s) : empty() }"
  ) { call throws(ErrorValue) in
    try flattening(call, limit: max(0, call.int(1) ?? 0), .wait, try call.closure(0), .expand)
  }
}
