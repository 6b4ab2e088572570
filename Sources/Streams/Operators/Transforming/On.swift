extension Operator {
  static let on = Operator(
    "on", theme: .transforming, flow: .same,
    [
      .effect("value", 1).optional, .effect("starting", 0).optional, .effect("started", 0).optional,
      .effect("event", 1).optional, .effect("failed", 1).optional, .effect("completed", 0).optional,
      .effect("interrupted", 0).optional, .effect("terminated", 0).optional, .effect("disposed", 0).optional,
    ],
    summary: "Calls closures as events pass, before each is passed on.",
    details:
      "'event:' is called first, with every event; 'terminated:' after the closure of an end, and a subscription that is disposed counts as interrupted; 'starting:' and 'started:' before and after the source is subscribed; 'disposed:' when the subscription is over. An error in a closure is the stream's error.",
    keywords: ["side effect", "debug"],
    example: "just(\"hi\").reactiveswift.on(value: { log($0) }, completed: { log(\"over\") })"
  ) { call throws(ErrorValue) in
    let event = call.function(3)
    let terminated = call.function(7)
    /// Calls the closures for every event, for this kind, and for all ends.
    func effect(
      _ kind: EventBox.Kind, _ function: Function?, takes count: Int
    ) -> Function? {
      let last = kind == .next ? nil : terminated
      guard event != nil || function != nil || last != nil else { return nil }
      return NativeFunction(parameterCount: count) { values throws(ErrorValue) in
        _ = try event?.call([.event(EventBox(kind, values.first ?? .nil))])
        if let value = values.first { _ = try function?.call(value) } else { _ = try function?.call([]) }
        _ = try last?.call([])
        return .nil
      }
    }
    let effects = Effects(
      next: effect(.next, call.function(0), takes: 1), error: effect(.error, call.function(4), takes: 1),
      completed: effect(.completed, call.function(5), takes: 0),
      interrupted: effect(.interrupted, call.function(6), takes: 0))
    var stream = try observing(call, effects)
    let disposed = call.function(8)
    if effects.interrupted != nil || disposed != nil {
      stream = finalizing(
        stream, disposed, unsubscribed: effects.interrupted, isInterrupted: call.dialect.rules.disposalInterrupts,
        in: call.dialect)
    }
    if let started = call.function(2) { stream = subscribed(to: stream, then: started) }
    if let starting = call.function(1) { stream = beginning(with: starting, stream) }
    return stream
  }
}
