extension Operator {
  static let outputIn = Operator(
    "outputIn",
    elsewhere: ["Combine": "output(in:)", "RxJS": "skip + take"],
    theme: .filtering, [.array("range")],
    summary: "Sends only the values whose numbers, from 0, are in the range, and completes with the last of them.",
    details: "An empty range completes at once and never subscribes.",
    example: "from([\"a\", \"b\", \"c\"]).combine.output(in: 1..<3)"
  ) { call throws(ErrorValue) in
    guard case .range(let range)? = call.value(0) else {
      throw ErrorValue("'output(in:)' needs a range", place: call.place, help: "write output(in: 1..<3)")
    }
    guard range.lower >= 0 else {
      throw ErrorValue("the first value has the number 0", place: call.place)
    }
    guard range.count > 0 else { return EmptyStream() }
    return LinearStream(try call.linear(.drop(range.lower)), .take(range.count))
  }
}
