extension Operator {
  static let elementAt = Operator(
    "elementAt", elsewhere: ["RxSwift": "element(at:)", "Combine": "output(at:)"],
    theme: .filtering, [.int("index"), .value("defaultValue").optional],
    summary: "Sends only the value with that number, from 0, and completes with it.",
    details: "When the stream ends before, it sends the default that was given, else it fails.",
    example: "interval(1s).elementAt(2)"
  ) { call throws(ErrorValue) in
    let index = call.int(0) ?? 0
    guard index >= 0 else {
      throw ErrorValue("argument out of range: the first value has the number 0", place: call.place)
    }
    let otherwise = call.value(1)
    let message = call.dialect.rules.messages.outOfRange
    return try call.subscribing { subscriber, _ in
      FirstSubscriber(subscriber, nil, skipping: index, otherwise, emptyMessage: message)
    }
  }
}
