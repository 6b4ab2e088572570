extension Operator {
  static let generate = Operator(
    "generate", elsewhere: ["RxSwift": "generate"],
    theme: .creating, form: .source,
    [
      .value("initialState"), .function("condition", 1).optional, .function("iterate", 1),
      .function("resultSelector", 1).optional,
    ],
    summary:
      "Counts in a way of its own: closures say whether to go on with a state, which state follows it, and which value is sent.",
    details: "It sends inside the subscribing call, for ever where no condition is given: end it with take.",
    example: "generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 3 })"
  ) { call in
    let state = call.value(0) ?? .nil
    let condition = call.function(1)
    let iterate = call.function(2)
    let select = call.function(3)
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      var state = state
      do throws(ErrorValue) {
        while try condition?.test(state) ?? true {
          guard source.emit(try select?.call(state) ?? state) else { return }
          if let iterate { state = try iterate.call(state) }
        }
        source.complete()
      } catch {
        source.fail(error)
      }
    }
  }
}
