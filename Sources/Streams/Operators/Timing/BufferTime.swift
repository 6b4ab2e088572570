extension Operator {
  static let bufferTime = Operator(
    "bufferTime",
    elsewhere: [
      "ReactiveSwift": "collect(every:)", "RxSwift": "buffer(timeSpan:count:)", "Combine": "collect(.byTime)",
      "ReactiveObjC": "-bufferWithTime:onScheduler:", "AsyncSequence": "chunked(by:)",
    ],
    theme: .timing, flow: .gathered,
    [.duration("bufferTimeSpan"), .duration("bufferCreationInterval").optional, .int("maxBufferSize").optional],
    summary: "Sends the values of each stretch of time as an array; it can be empty.",
    details:
      "One stretch follows the other; with an interval they begin so often, and may overlap or leave values out. A size sends an array early. Completion sends what is there, an error loses it.",
    keywords: ["batch", "chunks"],
    example: "interval(400ms).take(6).bufferTime(1s)"
  ) { call throws(ErrorValue) in
    try timing(call, .arrays, every: call.duration(1), size: call.int(2))
  }
}
