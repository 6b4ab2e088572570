extension Operator {
  static let appendElements = Operator(
    "appendElements", elsewhere: ["Combine": "append(_:)"],
    theme: .combining, [.array("elements")],
    summary: "Sends the elements of an array or a range when the source has completed.",
    example: "from([1, 2]).combine.append([3, 4])"
  ) { call throws(ErrorValue) in
    concatenating(
      [try call.source(), try call.value(0)?.elementsAsStream(at: call.place) ?? EmptyStream()], in: call.dialect)
  }
}
