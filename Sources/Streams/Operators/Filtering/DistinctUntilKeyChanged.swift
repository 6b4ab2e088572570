extension Operator {
  static let distinctUntilKeyChanged = Operator(
    "distinctUntilKeyChanged",
    theme: .filtering, [.value("key"), .function("comparator", 2).optional],
    summary: "Drops a dictionary or object whose value for a key equals that of the one sent before it.",
    example: "from([[\"id\": 1], [\"id\": 1], [\"id\": 2]]).distinctUntilKeyChanged(\"id\")"
  ) { call throws(ErrorValue) in
    let key = call.value(0) ?? .nil
    let comparator = call.function(1)
    let keySelector = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      switch (values.first, key) {
      case (.dictionary(let box)?, _): return box[key] ?? .nil
      case (.object(let box)?, .string(let name)): return try box.member(name.text) ?? .nil
      default:
        throw ErrorValue("'distinctUntilKeyChanged' needs dictionaries, this is \((values.first ?? .nil).kindName)")
      }
    }
    let sameness = call.dialect.rules.sameness
    return try call.subscribing { subscriber, world in
      DistinctUntilChangedSubscriber(subscriber, world, comparator, keySelector, sameness)
    }
  }
}
