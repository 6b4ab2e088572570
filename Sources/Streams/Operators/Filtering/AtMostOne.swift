extension Operator {
  /// RxSwift's `asMaybe`.
  static let atMostOne = Operator(
    "atMostOne", elsewhere: ["RxSwift": "asMaybe"], theme: .filtering,
    summary: "Sends the only value at completion, and only completes where there is none; a second one is an error.",
    example: "just(1).rxswift.asMaybe()", exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    let messages = call.dialect.rules.messages
    return try call.subscribing { subscriber, _ in
      LastSubscriber(subscriber, nil, nil, single: messages, mayBeEmpty: true)
    }
  }
}
