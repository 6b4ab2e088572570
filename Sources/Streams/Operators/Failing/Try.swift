extension Operator {
  static let `try` = Operator(
    "try", elsewhere: ["ReactiveSwift": "attempt", "RxSwift": "do(onNext:)", "Combine": "tryMap"],
    theme: .failing, form: .both, [.function("block", 1)],
    summary: "Passes values on as long as the closure says true; false is an error. As a source: sends what it gives.",
    details: """
      try { … } calls the closure for each subscription, sends its value and completes; nil is an error. After a \
      stream it is given each value. What the closure throws is the stream's error; without that it is the nil error.
      """,
    example: "try { 6 / 2 }"
  ) { call throws(ErrorValue) in
    if call.receiver != nil {
      let block = try call.closure(0)
      return try attempting(call, block) { block, value throws(ErrorValue) in try block.test(value) ? value : nil }
    }
    let block = try call.closure(0, taking: 0)
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      do throws(ErrorValue) {
        let value = try block.forSubscription().call([])
        if value.isNil { return source.fail(ErrorValue(nil)) }
        if source.emit(value) { source.complete() }
      } catch {
        source.fail(error)
      }
    }
  }

  /// Returns a map that fails with RAC's nil error if the result for a value is nil.
  static func attempting(
    _ call: Call, _ closure: Closure, _ attempt: @escaping (Function, Value) throws(ErrorValue) -> Value?
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    return call.stream { subscriber, world in
      let closure = closure.forSubscription()
      let transform = NativeFunction(parameterCount: 1) { arguments throws(ErrorValue) in
        guard let result = try attempt(closure, arguments[0]) else { throw ErrorValue(nil) }
        return result
      }
      source.subscribe(LinearSubscriber(subscriber, .map(Closure(transform, isIndexed: false))), in: world)
    }
  }
}
