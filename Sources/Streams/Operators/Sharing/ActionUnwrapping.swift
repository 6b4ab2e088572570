extension Operator {
  static let actionUnwrapping = Operator(
    "actionUnwrapping", elsewhere: ["ReactiveSwift": "Action(unwrapping:execute:)"],
    theme: .sharing, flow: .other, form: .source, [.stream("unwrapping"), .function("execute", 2)],
    summary: "Work that runs one at a time while a property is not nil, and is given its value and its input.",
    example: """
      import ReactiveSwift
      let user = MutableProperty<String?>(nil)
      let greet = Action(unwrapping: user) { name, _ in SignalProducer(value: "Hello, \\(name)") }
      greet.apply().startWithFailed { print($0) }
      """,
    isDrivenFromOutside: true, exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    guard let execute = call.function(1) else { throw ErrorValue("a closure is needed", place: call.place) }
    let isThere = Value.function { value in .bool(!value.isNil) }
    let state = try call.stream(0)
    return try ActionStream.of(state, execute, enabledIf: try state.through(.map, isThere), call.dialect)
  }
}
