extension Operator {
  static let `do` = Operator(
    "do",
    elsewhere: [
      "ReactiveObjC": "-doNext:, -doError:, -doCompleted:", "ReactiveSwift": "on", "RxSwift": "do",
      "Combine": "handleEvents", "RxJS": "tap",
    ],
    theme: .transforming, flow: .same,
    [
      .effect("onNext", 1).optional, .effect("onError", 1).optional, .effect("onCompleted", 0).optional,
      .effect("onSubscribe", 0).optional, .effect("onDispose", 0).optional, .effect("afterNext", 1).optional,
      .effect("afterError", 1).optional, .effect("afterCompleted", 0).optional, .effect("onSubscribed", 0).optional,
    ],
    summary: "Calls closures as events pass: with each value, before an end is passed on, at subscription and after.",
    details:
      "'after…:' is called when the event has been passed on, 'onSubscribed:' when the source has been subscribed, 'onDispose:' whenever the subscription is over. An error in a closure is the stream's error.",
    keywords: ["side effect", "debug"],
    example: "just(\"hi\").do(onNext: { log($0) })"
  ) { call throws(ErrorValue) in
    let effects = Effects(
      next: call.function(0), error: call.function(1), completed: call.function(2), afterNext: call.function(5),
      afterError: call.function(6), afterCompleted: call.function(7))
    var stream = try observing(call, effects)
    if let block = call.function(8) { stream = subscribed(to: stream, then: block) }
    if let disposed = call.function(4) { stream = finalizing(stream, disposed, in: call.dialect) }
    guard let subscribed = call.function(3) else { return stream }
    return beginning(with: subscribed, stream)
  }
}
