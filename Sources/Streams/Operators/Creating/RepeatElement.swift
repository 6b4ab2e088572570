extension Operator {
  static let repeatElement = Operator(
    "repeatElement", theme: .creating, flow: .given, form: .source, [.value("element")],
    summary: "Sends a value again and again, inside the subscribing call, for ever.",
    details: "End it with take, or the run stops at its budget of events.",
    example: "repeatElement(1).take(3)"
  ) { call in
    let element = call.value(0) ?? .nil
    return TurnTakingStream { { () throws(ErrorValue) in element } }
  }
}
