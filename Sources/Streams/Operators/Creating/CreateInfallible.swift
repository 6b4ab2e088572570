extension Operator {
  static let createInfallible = Operator(
    "createInfallible", elsewhere: ["RxSwift": "Infallible.create"],
    theme: .creating, form: .source, [.function("subscribe", 1)],
    summary: "The closure is called for each subscriber with a function that takes the events.",
    details:
      "The function takes .next(…) and .completed, since an infallible stream cannot fail. The closure gives a disposable, which ends with the subscription.",
    example:
      "import RxSwift\nInfallible.create { observer in observer(.next(1)); observer(.completed); return Disposables.create() }",
    exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    guard let subscribe = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return CreatedStream(call.dialect.rules) { observer, lifetime throws(ErrorValue) in
      let world = observer.world
      let take = NativeFunction(doing: 1) { values throws(ErrorValue) in
        guard case .event(let event)? = values.first, event.kind != .error else {
          throw ErrorValue("an Infallible takes .next(…) or .completed, not \((values.first ?? .nil).kindName)")
        }
        if event.kind == .next { observer.send(event.value, in: world) } else { observer.sendCompleted(in: world) }
      }
      if case .disposable(let disposable) = try subscribe.call([.function(take)]) { lifetime.add(disposable) }
    }
  }
}
