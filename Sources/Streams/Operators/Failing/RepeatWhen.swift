extension Operator {
  static let repeatWhen = Operator(
    "repeatWhen",
    theme: .failing, [.function("notifier", 1)],
    summary: "Subscribes again whenever the stream sends that the closure makes of the stream of completions.",
    details:
      "The closure is called with the first completion. It completes when both the stream and that of the closure have. Simpler: repeat(delay:).",
    example: "cold(\"-a|\").repeatWhen { ends in ends.take(2).rxjs.delay(300ms) }"
  ) { call throws(ErrorValue) in try runningWhenNotified(call, after: .completed) }
}
