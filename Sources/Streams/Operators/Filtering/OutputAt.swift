extension Operator {
  static let outputAt = Operator(
    "outputAt", elsewhere: ["Combine": "output(at:)"],
    theme: .filtering, [.int("index")],
    summary: "Sends only the value with that number, from 0, and completes with it.",
    details: "When the stream ends before, there is no value and no error.",
    example: "from([\"a\", \"b\", \"c\"]).combine.output(at: 1)"
  ) { call throws(ErrorValue) in
    LinearStream(try call.linear(.drop(try call.count(0))), .take(1))
  }
}
