extension Operator {
  static let buffer = Operator(
    "buffer",
    elsewhere: ["RxSwift": "buffer(timeSpan:count:)"],
    theme: .transforming, flow: .gathered, [Parameter("closingNotifier", .streamOrDuration)],
    summary: "Sends the values as an array whenever the notifier sends; the array can be empty.",
    details:
      "Completion of the source sends what is there; an error loses it. The notifier's completion means nothing, its error passes. With a duration it is bufferTime.",
    example: "interval(400ms).take(6).buffer(interval(1s))"
  ) { call throws(ErrorValue) in
    call.duration(0) == nil ? try windowing(call, .arrays) : try timing(call, .arrays)
  }
}
