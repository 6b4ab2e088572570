extension Operator {
  /// Tests for each tuple of Bools whether all of them are true, or one of them.
  static func testingTuples(_ call: Call, _ name: String, areAll: Bool) throws(ErrorValue) -> Stream {
    try call.source().through(
      .map,
      .function { value throws(ErrorValue) in
        try truth(of: try value.asTuple(for: name), name, areAll: areAll)
      })
  }

  /// Combines the latest Bools of streams.
  ///
  /// - Parameter areAll: Whether all must be true, or one.
  static func combiningBools(_ streams: [Stream], _ dialect: Dialect, _ name: String, areAll: Bool) -> Stream {
    if streams.isEmpty { return SequenceStream([.bool(areAll)]) }
    let combine = Combiner.made { values throws(ErrorValue) in try truth(of: values, name, areAll: areAll) }
    return combiningLatest(streams, combine, dialect)
  }

  private static func truth(of bools: [Value], _ name: String, areAll: Bool) throws(ErrorValue) -> Value {
    for bool in bools where try bool.asTruth(for: name) != areAll { return .bool(!areAll) }
    return .bool(areAll)
  }
}
