extension Operator {
  /// Combines the latest Bools of streams.
  ///
  /// - Parameter areAll: Whether all must be true; else one.
  static func combiningBools(_ streams: [Stream], _ dialect: Dialect, _ name: String, areAll: Bool) -> Stream {
    if streams.isEmpty { return SequenceStream([.bool(areAll)]) }
    let combine = Combiner.made { values throws(ErrorValue) in
      for value in values where try value.asTruth(for: name) != areAll { return .bool(!areAll) }
      return .bool(areAll)
    }
    return combiningLatest(streams, combine, dialect)
  }
}
