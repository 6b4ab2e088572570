extension Operator {
  static let sequenceOf = Operator(
    "of", theme: .creating, flow: .given, form: .source, [.values("elements")],
    summary: "Sends the values it is given, one a turn, then completes.",
    details:
      "Several sequences that are subscribed in one call take turns: merge(of(1, 2), of(3, 4)) sends 1, 3, 2, 4. All turns are over when the subscribing call returns. just sends at once.",
    example: "of(1, 2, 3)"
  ) { call in
    guard case .array(let box)? = call.value(0) else { return EmptyStream() }
    return call.sequence(box.elements)
  }
}
