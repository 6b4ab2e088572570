/// Values that a running operator keeps, with a label. `:state` shows them.
public struct Holding {
  /// The purpose of the values: "pending", "waiting".
  public let label: String
  /// The values, in the order of their arrival. There may be many.
  public let values: [Value]

  /// Creates a holding.
  init(_ label: String, _ values: [Value]) {
    self.label = label
    self.values = values
  }
}

/// A memory that several subscribers share.
open class SharedMemory {
  /// The remembered values, for observers of a run.
  open var holds: [Holding] { [] }

  /// Creates an empty memory.
  public init() {}
}

extension [Holding] {
  /// Creates the holding of one value, if there is one.
  init(_ label: String, _ value: Value?) { self = value.map { [Holding(label, [$0])] } ?? [] }

  /// Creates the holding of several values, if there are any.
  init(_ label: String, _ values: [Value]) { self = values.isEmpty ? [] : [Holding(label, values)] }

  /// Creates the holdings of several streams, if there are any.
  init(_ label: String, ofStreams values: [[Value]]) {
    self = values.enumerated().compactMap { index, values in
      values.isEmpty ? nil : Holding("\(label) of stream \(index + 1)", values)
    }
  }
}
