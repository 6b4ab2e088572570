extension Operator {
  static let bufferCount = Operator(
    "bufferCount",
    elsewhere: [
      "ReactiveSwift": "collect(count:)", "RxSwift": "buffer(count:)", "Combine": "collect(_:)",
      "AsyncSequence": "chunks(ofCount:)",
    ],
    theme: .transforming, flow: .gathered, [.int("bufferSize"), .int("startBufferEvery").optional],
    summary: "Sends the values in arrays of the given size.",
    details:
      "An array begins with every so-manieth value: with each one where the other number is less they overlap, where it is greater values are left out. Completion sends those that are not full; an error loses them.",
    keywords: ["batch", "chunks"],
    example: "interval(400ms).take(5).bufferCount(2)"
  ) { call throws(ErrorValue) in try counting(call, .arrays) }
}
