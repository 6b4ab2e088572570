extension Operator {
  static let prependElements = Operator(
    "prependElements", elsewhere: ["Combine": "prepend(_:)"],
    theme: .combining, [.array("elements")],
    summary: "Sends the elements of an array or a range first, then subscribes to the source.",
    details: "Several stand in reverse order of writing: the last one is sent first.",
    example: "from([3, 4]).combine.prepend([1, 2])"
  ) { call throws(ErrorValue) in
    concatenating(
      [try call.value(0)?.elementsAsStream(at: call.place) ?? EmptyStream(), try call.source()], in: call.dialect)
  }
}
