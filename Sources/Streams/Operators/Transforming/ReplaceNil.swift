extension Stream {
  /// Returns the stream with another value in the place of nil.
  public func replacingNil(with value: Value) throws(ErrorValue) -> Stream { try through(.replaceNil, value) }
}

extension Operator {
  static let replaceNil = Operator(
    "replaceNil",
    elsewhere: ["Combine": "replaceNil(with:)", "RxJS": "map(x => x ?? v)"],
    theme: .transforming, [.value("output")],
    summary: "Sends one value in place of each nil.",
    example: "from([1, nil, 3]).combine.replaceNil(with: 0)"
  ) { call throws(ErrorValue) in
    let replacement = call.value(0) ?? .nil
    let replace = NativeFunction(parameterCount: 1) { values in
      guard let value = values.first, !value.isNil else { return replacement }
      return value
    }
    return try call.linear(.map(Closure(replace, isIndexed: false)))
  }
}
