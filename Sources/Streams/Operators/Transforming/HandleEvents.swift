extension Operator {
  static let handleEvents = Operator(
    "handleEvents", elsewhere: ["RxJS": "tap", "Combine": "handleEvents"],
    theme: .transforming, flow: .same,
    [
      .effect("receiveSubscription", 1).optional, .effect("receiveOutput", 1).optional,
      .effect("receiveCompletion", 1).optional, .effect("receiveCancel", 0).optional,
      .effect("receiveRequest", 1).optional,
    ],
    summary: "Calls closures as events pass: at subscription, with each value, with the end, and on disposal.",
    details:
      "'receiveCompletion:' is given the end as an event, a completion or an error; 'receiveRequest:' is called once, as the demand is unlimited.",
    keywords: ["side effect", "debug"],
    example: "just(\"hi\").combine.handleEvents(receiveOutput: { log($0) })"
  ) { call throws(ErrorValue) in
    var failed: Value?
    var completed: Value?
    if let ended = call.function(2) {
      failed = .function { error throws(ErrorValue) in try ended.call(.event(EventBox(.error, .error(error.asError)))) }
      completed = .function(
        NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in try ended.call(.event(EventBox(.completed))) })
    }
    let source = try call.source()
    let observed = try source.through(.tap, call.value(1), failed, completed)
    let heard =
      call.function(3).map { finalizing(observed, nil, unsubscribed: $0, cancelsAtOnce: true, in: call.dialect) }
      ?? observed
    let (subscribed, requested) = (call.function(0), call.function(4))
    if subscribed == nil, requested == nil { return heard }
    let announcing = call.stream { subscriber, world in
      heard.announce(above: source, subscribed: subscribed, requested: requested, to: subscriber, in: world)
    }
    announcing.announcesSubscription = true
    return announcing
  }
}
