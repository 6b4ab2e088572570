/// Values that a running operator keeps for later, with a word on what for: what `:state` shows of it.
public struct Holding {
  /// What they are kept for: "pending", "waiting".
  public let label: String
  /// The values, in the order in which they came; a large memory has many.
  public let values: [Value]

  /// Names some values.
  init(_ label: String, _ values: [Value]) {
    self.label = label
    self.values = values
  }
}

extension [Holding] {
  /// One value that may be there.
  init(_ label: String, _ value: Value?) { self = value.map { [Holding(label, [$0])] } ?? [] }

  /// Several values; nothing where there are none.
  init(_ label: String, _ values: [Value]) { self = values.isEmpty ? [] : [Holding(label, values)] }

  /// What each of several streams has given, where it has.
  init(_ label: String, ofStreams values: [[Value]]) {
    self = values.enumerated().compactMap { index, values in
      values.isEmpty ? nil : Holding("\(label) of stream \(index + 1)", values)
    }
  }
}
