extension Operator {
  static let debounceDropping = Operator(
    "debounceDropping", elsewhere: ["Combine": "debounce(for:scheduler:)", "AsyncSequence": "debounce(for:)"],
    theme: .timing, [.duration("dueTime")],
    summary: "Sends a value when no other has come for the given time; completion loses the value that waits.",
    details:
      "Each value starts the wait anew. Completion and an error lose the value that waits.",
    keywords: ["typing", "search field"],
    example: "cold(\"ab--c|\").combine.debounce(for: 150ms)"
  ) { call throws(ErrorValue) in
    let interval = try call.nonNegativeDuration(0)
    return try call.subscribing { subscriber, world in
      ThrottleSubscriber(subscriber, world, interval, discardsAtCompletion: true)
    }
  }
}
