extension Operator {
  static let prepend = Operator(
    "prepend", elsewhere: ["Combine": "prepend(_:)"],
    theme: .combining, [.stream("publisher")],
    summary: "Runs another stream first, and subscribes to the source when that has completed.",
    details:
      "Several stand in reverse order of writing: the last one runs first. An error of the other stream ends all.",
    example: "from([1, 2]).combine.prepend(timer(1s))"
  ) { call throws(ErrorValue) in concatenating([try call.stream(0), try call.source()], in: call.dialect) }
}
