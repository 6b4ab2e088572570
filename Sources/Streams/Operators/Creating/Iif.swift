extension Operator {
  static let iif = Operator(
    "iif",
    theme: .creating, form: .source,
    [.function("condition", 0), .stream("trueResult").optional, .stream("falseResult").optional],
    summary: "Asks the closure at each subscription and subscribes to the first stream or to the second.",
    details: "A stream that is left out is empty.",
    example: "iif(of(\"yes\"), of(\"no\")) { 2 > 1 }"
  ) { call throws(ErrorValue) in
    let condition = try call.closure(0, taking: 0)
    let positive = try call.optionalStream(1) ?? EmptyStream()
    let negative = try call.optionalStream(2) ?? EmptyStream()
    return call.stream { subscriber, world in
      do throws(ErrorValue) {
        let condition = condition.forSubscription()
        let chosen = try condition.holds(condition.call([])) ? positive : negative
        chosen.subscribe(subscriber, in: world)
      } catch {
        SourceSubscriber(subscriber, world).fail(error)
      }
    }
  }
}
