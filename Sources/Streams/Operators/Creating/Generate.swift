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
    let states = StateSequence(of: call)
    if call.dialect.rules.sequencesTakeTurns { return TurnTakingStream { states.generator() } }
    return call.stream { subscriber, world in
      let source = SourceSubscriber(subscriber, world)
      let next = states.generator()
      do throws(ErrorValue) {
        while let value = try next() {
          guard source.emit(value) else { return }
        }
        source.complete()
      } catch {
        source.fail(error)
      }
    }
  }
}

/// The values of a sequence of states, each made of the one before.
private struct StateSequence {
  private let first: Value
  private let condition: Function?
  private let iterate: Function?
  private let select: Function?

  init(of call: Call) {
    first = call.value(0) ?? .nil
    condition = call.function(1)
    iterate = call.function(2)
    select = call.function(3)
  }

  /// Returns a closure that returns one value a call, and `nil` when the condition fails.
  func generator() -> () throws(ErrorValue) -> Value? {
    var state: Value?
    return { () throws(ErrorValue) in
      let next: Value
      if let previous = state { next = try iterate?.call(previous) ?? previous } else { next = first }
      state = next
      guard try condition?.test(next) ?? true else { return nil }
      return try select?.call(next) ?? next
    }
  }
}
