extension Operator {
  static let append = Operator(
    "append", elsewhere: ["Combine": "append(_:)"],
    theme: .combining, [.stream("publisher")],
    summary: "Goes on with another stream when the source has completed.",
    details: "The other stream is subscribed then, not before. An error of the source ends all.",
    example: "from([1, 2]).combine.append(timer(1s))"
  ) { call throws(ErrorValue) in concatenating([try call.source(), try call.stream(0)], in: call.dialect) }
}

extension Value {
  /// Returns the elements of an array, a range or a tuple as a stream that sends them during the subscribing call.
  func elementsAsStream(at place: Place?) throws(ErrorValue) -> Stream {
    try Operator.from.make(Call(receiver: nil, arguments: [self], dialect: .standard, place: place))
  }
}
