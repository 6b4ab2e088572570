extension Operator {
  static let bufferWhen = Operator(
    "bufferWhen",
    theme: .transforming, flow: .gathered, [.function("closingSelector", 0)],
    summary:
      "Sends the values as an array when the closure's stream sends; the closure is then called for the next one.",
    details:
      "The array can be empty. Completion of the source sends what is there; an error loses it. A closure's stream that completes without a value closes nothing.",
    example: "interval(400ms).take(6).bufferWhen { timer(1s) }"
  ) { call throws(ErrorValue) in try closingWhen(call, .arrays) }
}
