extension Operator {
  static let distinctUntilKeyChanged = Operator(
    "distinctUntilKeyChanged",
    theme: .filtering, [.value("key"), .function("comparator", 2).optional],
    summary: "Drops a dictionary whose value for a key equals that of the one sent before it.",
    example: "from([[\"id\": 1], [\"id\": 1], [\"id\": 2]]).distinctUntilKeyChanged(\"id\")"
  ) { call throws(ErrorValue) in
    let key = call.value(0) ?? .nil
    let comparator = call.function(1)
    let keySelector = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      guard case .dictionary(let box)? = values.first else {
        throw ErrorValue("'distinctUntilKeyChanged' needs dictionaries, this is \((values.first ?? .nil).kindName)")
      }
      return box[key] ?? .nil
    }
    return try call.subscribing { subscriber, world in
      DistinctUntilChangedSubscriber(subscriber, world, comparator, keySelector)
    }
  }
}
