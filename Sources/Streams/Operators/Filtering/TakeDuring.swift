extension Operator {
  static let takeDuring = Operator(
    "takeDuring", elsewhere: ["ReactiveSwift": "take(during:)"],
    theme: .filtering, [.value("lifetime")],
    summary: "Passes values on until a lifetime ends, then completes.",
    details: "A lifetime that has ended already completes it at once.",
    example: "import ReactiveSwift\nlet (lifetime, token) = Lifetime.make()\ninterval(1s).take(during: lifetime).startWithValues { log($0) }",
    exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    guard case .disposable(let disposable)? = call.value(0), let lifetime = disposable as? DisposableBag else {
      throw ErrorValue("'take(during:)' needs a lifetime, not \(call.value(0)?.kindName ?? "nil")", place: call.place)
    }
    return try call.subscribing { subscriber, _ in
      let operation = OperatorSubscriber(subscriber)
      lifetime.add(ActionDisposable { operation.complete() })
      return operation
    }
  }
}
