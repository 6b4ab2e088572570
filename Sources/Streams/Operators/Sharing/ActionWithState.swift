extension Operator {
  static let actionWithState = Operator(
    "actionWithState", elsewhere: ["ReactiveSwift": "Action(state:execute:)"],
    theme: .sharing, flow: .other, form: .source,
    [.stream("state"), .function("enabledIf", 1).optional, .function("execute", 2)],
    summary: "Work that runs one at a time and is given the value of a property, and its input.",
    details: "The closure 'enabledIf:' says of each value of the property whether the work is allowed.",
    example: """
      import ReactiveSwift
      let count = MutableProperty(2)
      let add = Action(state: count, enabledIf: { $0 > 0 }) { count, more in SignalProducer(value: count + more) }
      add.values.observeValues { print($0) }
      add.apply(3).start()
      """,
    isDrivenFromOutside: true, exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    guard let execute = call.function(2) else { throw ErrorValue("a closure is needed", place: call.place) }
    let enabled = try call.function(1).map { isEnabled throws(ErrorValue) in
      try call.stream(0).through(.map, .function(isEnabled))
    }
    return try ActionStream.of(try call.stream(0), execute, enabledIf: enabled, call.dialect)
  }
}

extension ActionStream {
  /// Returns an action whose closure receives the value of a property and the input.
  static func of(
    _ state: Stream, _ execute: Function, enabledIf: Stream?, _ dialect: Dialect
  ) throws(ErrorValue) -> Stream {
    ActionStream(
      { input, world throws(ErrorValue) in try execute.call([state.currentValue(in: world) ?? .nil, input]) },
      enabledIf: enabledIf, dialect)
  }
}
