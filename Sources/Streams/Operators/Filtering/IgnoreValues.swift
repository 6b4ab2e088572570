extension Operator {
  static let ignoreValues = Operator(
    "ignoreValues", also: ["ignoreElements"],
    elsewhere: ["ReactiveObjC": "-ignoreValues", "RxSwift": "ignoreElements", "Combine": "ignoreOutput"],
    theme: .filtering,
    summary: "Drops every value; only the end comes through.",
    example: "from([1, 2]).ignoreValues()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    return call.stream { subscriber, world in source.subscribe(IgnoreValuesSubscriber(subscriber), in: world) }
  }

  static func ignoringValues(_ source: Stream) -> Stream {
    RecipeStream { subscriber, world in source.subscribe(IgnoreValuesSubscriber(subscriber), in: world) }
  }
}

private final class IgnoreValuesSubscriber: OperatorSubscriber {
  override func next(_ value: Value) {}

  override func join(_ program: ColumnProgram) -> Bool {
    program.value = nil
    return true
  }
}
