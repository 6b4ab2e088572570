extension Operator {
  static let firstOrNil = Operator(
    "firstOrNil",
    elsewhere: ["RxJS": "first", "Combine": "first()", "ReactiveSwift": "take(first:)"],
    theme: .filtering, flow: .optional,
    summary: "Sends the first value and completes; nil when the stream completes without one.",
    details: "take(1) sends nothing for an empty stream.",
    example: "empty().first()"
  ) { call throws(ErrorValue) in
    try call.subscribing { subscriber, _ in
      FirstSubscriber(subscriber, nil, skipping: 0, .nil, emptyMessage: "")
    }
  }
}
