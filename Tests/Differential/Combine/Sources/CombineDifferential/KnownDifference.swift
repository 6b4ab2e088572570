/// A difference that stays, with its reason.
struct KnownDifference {
  let name: String
  let explains: (Comparison) -> Bool

  static let all: [KnownDifference] = [
    // OpenCombine's throttle asks its upstream for values before it passes the subscription on, and drops what comes
    // before its subscriber has asked for more; Combine sends the first value at once.
    KnownDifference(name: "throttle without demand") { comparison in
      let texts = comparison.program.steps.map(\.text)
      guard let place = texts.firstIndex(where: { $0.hasPrefix(".throttle") }) else { return false }
      return comparison.program.initial != nil || texts[..<place].contains { $0.hasPrefix(".prepend") }
        || texts[place...].contains { $0.contains("maxPublishers") }
    }
  ]
}
