extension Operator {
  static let collectByTime = Operator(
    "collectByTime",
    elsewhere: [
      "RxJS": "bufferTime", "Combine": "collect(.byTime)", "ReactiveObjC": "-bufferWithTime:onScheduler:",
      "RxSwift": "buffer(timeSpan:count:)", "ReactiveSwift": "collect(every:)",
    ],
    theme: .timing, flow: .gathered, [.duration("interval"), .int("count").optional],
    summary: "Sends the values of each period as an array, at its end.",
    details:
      "A count sends an array early, and the time begins anew. There are no empty arrays. Completion sends the rest; an error loses it.",
    keywords: ["batch", "chunks"],
    example: "interval(400ms).combine.prefix(5).combine.collect(\"byTime\", 1s)"
  ) { call throws(ErrorValue) in
    let isNotEmpty = NativeFunction(parameterCount: 1) { values in
      if case .array(let box)? = values.first { .bool(!box.elements.isEmpty) } else { .bool(false) }
    }
    let collected = try call.source().through(
      .bufferTime, .duration(try call.nonNegativeDuration(0)), nil, call.value(1))
    return LinearStream(collected, .keep(Closure(isNotEmpty, isIndexed: false), wanted: true))
  }
}
