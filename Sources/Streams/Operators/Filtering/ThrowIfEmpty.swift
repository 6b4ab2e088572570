extension Operator {
  static let throwIfEmpty = Operator(
    "throwIfEmpty", elsewhere: ["RxSwift": "ifEmpty(switchTo: .error)"],
    theme: .failing, [.function("errorFactory", 0).optional],
    summary: "Fails when the stream completes without a value.",
    details: "The closure gives the error.",
    example: "empty().throwIfEmpty { \"nothing came\" }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let factory = call.function(0)
    return call.stream { subscriber, world in source.subscribe(IfEmptySubscriber(subscriber, .fail(factory)), in: world)
    }
  }
}
