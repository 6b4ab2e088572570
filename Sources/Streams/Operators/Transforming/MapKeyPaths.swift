extension Operator {
  static let mapKeyPaths = Operator(
    "mapKeyPaths", elsewhere: ["Combine": "map(_:_:), map(_:_:_:)"], theme: .transforming, flow: .result,
    [.function("first", 1), .function("second", 1), .function("third", 1).optional],
    summary: "Sends a tuple of what two or three key paths lead to in each value.",
    example: "from([[1, 2], [3, 4]]).combine.map({ $0.first }, { $0.last })"
  ) { call throws(ErrorValue) in
    let paths = [call.function(0), call.function(1), call.function(2)].compactMap { $0 }
    let transform = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      var parts: [Value] = []
      for path in paths { parts.append(try path.call(values)) }
      return .tuple(parts)
    }
    return try call.linear(.map(Closure(transform, isIndexed: false)))
  }
}
