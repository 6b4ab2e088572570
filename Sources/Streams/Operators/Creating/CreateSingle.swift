extension Operator {
  static let createSingle = Operator(
    "createSingle", elsewhere: ["RxSwift": "Single.create, Maybe.create, Completable.create"],
    theme: .creating, form: .source, [.function("subscribe", 1)],
    summary: "The closure is called for each subscriber with a function that takes the one outcome.",
    details:
      "A success sends its value and completes. The closure gives a disposable or nothing: that is disposed when the subscription is over.",
    example: "import RxSwift\nSingle.create { single in single(.success(1)); return Disposables.create() }",
    exampleDialect: .rxswift
  ) { call throws(ErrorValue) in
    guard let subscribe = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return CreatedStream(call.dialect.rules) { observer, lifetime throws(ErrorValue) in
      let world = observer.world
      let promise = FutureStream.promise { event in
        switch event.kind {
        case .next:
          observer.send(event.value, in: world)
          observer.sendCompleted(in: world)
        case .error: observer.sendError(event.value.asError, in: world)
        case .completed, .interrupted: observer.sendCompleted(in: world)
        }
      }
      if case .disposable(let disposable) = try subscribe.call([.function(promise)]) { lifetime.add(disposable) }
    }
  }
}
