extension Operator {
  static let andLatest = Operator(
    "and", theme: .combining, [.stream("booleans")],
    summary: "Sends whether the latest Bools of both streams are true, at every change of one.",
    details: "It is combineLatest of both; what is no Bool is an error.",
    example: "just(true).reactiveswift.and(from([false, true]))"
  ) { call throws(ErrorValue) in
    combiningBools([try call.source(), try call.stream(0)], call.dialect, "and", areAll: true)
  }

  static let orLatest = Operator(
    "or", theme: .combining, [.stream("booleans")],
    summary: "Sends whether one of the latest Bools of both streams is true, at every change of one.",
    details: "It is combineLatest of both; what is no Bool is an error.",
    example: "just(false).reactiveswift.or(from([false, true]))"
  ) { call throws(ErrorValue) in
    combiningBools([try call.source(), try call.stream(0)], call.dialect, "or", areAll: false)
  }

  static let allLatest = Operator(
    "all", theme: .combining, form: .source, [.streams("booleans")],
    summary: "Sends whether the latest Bools of all streams are true, at every change of one.",
    details: "It is combineLatest of all. Without streams it sends true and completes.",
    example: "all(just(true), from([false, true]))"
  ) { call throws(ErrorValue) in combiningBools(try call.streams(0), call.dialect, "all", areAll: true) }

  static let anyLatest = Operator(
    "any", theme: .combining, form: .source, [.streams("booleans")],
    summary: "Sends whether one of the latest Bools of all streams is true, at every change of one.",
    details: "It is combineLatest of all. Without streams it sends false and completes.",
    example: "any(just(false), from([false, true]))"
  ) { call throws(ErrorValue) in combiningBools(try call.streams(0), call.dialect, "any", areAll: false) }

  /// Combines the latest Bools of streams.
  ///
  /// - Parameter areAll: Whether all must be true; else one.
  private static func combiningBools(_ streams: [Stream], _ dialect: Dialect, _ name: String, areAll: Bool) -> Stream {
    if streams.isEmpty { return SequenceStream([.bool(areAll)]) }
    let combine = Combiner.made { values throws(ErrorValue) in
      for value in values where try value.asTruth(for: name) != areAll { return .bool(!areAll) }
      return .bool(areAll)
    }
    return combiningLatest(streams, combine, dialect)
  }
}
