extension Operator {
  static let throwIfEmpty = Operator(
    "throwIfEmpty", elsewhere: ["RxSwift": "ifEmpty(switchTo: .error)"],
    theme: .failing, [.function("errorFactory", 0).optional],
    summary: "Fails when the stream completes without a value.",
    details: "The closure gives the error.",
    example: "empty().throwIfEmpty { \"nothing came\" }"
  ) { call throws(ErrorValue) in
    let factory = call.function(0)
    return try call.subscribing { subscriber, _ in IfEmptySubscriber(subscriber, .fail(factory)) }
  }
}
