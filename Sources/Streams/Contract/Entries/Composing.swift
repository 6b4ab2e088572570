extension Stream {
  /// Returns the stream through an operator of the catalogue, in ReactiveCocoa's dialect. Derived operators are made of
  /// others this way. The last arguments may be omitted.
  func through(_ entry: Operator, _ arguments: Value?...) throws(ErrorValue) -> Stream {
    let missing = Array<Value?>(repeating: nil, count: max(0, entry.parameters.count - arguments.count))
    return try entry.make(Call(receiver: self, arguments: arguments + missing, dialect: .rac, place: nil))
  }
}

extension Value {
  /// Returns a function of one value, in Swift.
  static func function(_ body: @escaping (Value) throws(ErrorValue) -> Value) -> Value {
    .function(
      NativeFunction(parameterCount: 1) { arguments throws(ErrorValue) in try body(arguments.first ?? .nil) })
  }

  /// Returns a function of two values, in Swift.
  static func reducer(_ body: @escaping (Value, Value) throws(ErrorValue) -> Value) -> Value {
    .function(
      NativeFunction(parameterCount: 2) { arguments throws(ErrorValue) in
        guard arguments.count > 1 else { return .nil }
        return try body(arguments[0], arguments[1])
      })
  }

  /// Returns the truth of a Bool or a number, which is true if it is not 0 (NSNumber's `boolValue`).
  func asTruth(for name: String) throws(ErrorValue) -> Bool {
    switch self {
    case .bool(let bool): return bool
    case .int(let int): return int != 0
    case .double(let double): return double != 0
    default: throw ErrorValue("'\(name)' needs Bools, this is \(kindName)")
    }
  }

  /// Returns the values of a tuple. The arrays that RxJS makes of several values count as tuples.
  func asTuple(for name: String) throws(ErrorValue) -> [Value] {
    switch self {
    case .tuple(let box), .array(let box): return box.elements
    default: throw ErrorValue("'\(name)' needs tuples, this is \(kindName)")
    }
  }
}
