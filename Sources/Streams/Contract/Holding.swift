/// Values that a running operator keeps for later, with a label: `:state` shows them.
public struct Holding {
  /// The purpose for which they are kept: "pending", "waiting".
  public let label: String
  /// The values, in the order in which they came; a large memory has many.
  public let values: [Value]

  /// Names some values.
  init(_ label: String, _ values: [Value]) {
    self.label = label
    self.values = values
  }
}

/// A memory that several subscribers share.
open class SharedMemory {
  /// The values that are remembered, for observers of a run.
  open var holds: [Holding] { [] }

  /// An empty memory.
  public init() {}
}

extension [Holding] {
  /// One value that may be there.
  init(_ label: String, _ value: Value?) { self = value.map { [Holding(label, [$0])] } ?? [] }

  /// Several values; nothing where there are none.
  init(_ label: String, _ values: [Value]) { self = values.isEmpty ? [] : [Holding(label, values)] }

  /// The values of each of several streams, where there are any.
  init(_ label: String, ofStreams values: [[Value]]) {
    self = values.enumerated().compactMap { index, values in
      values.isEmpty ? nil : Holding("\(label) of stream \(index + 1)", values)
    }
  }
}
