/// Where the numbers of a column stand, or the one number that it holds throughout, as its bits.
public enum ColumnOperand: Equatable, Sendable {
  case register(Int)
  case constant(Int)

  /// A fraction as a constant.
  public static func constant(_ double: Double) -> ColumnOperand {
    .constant(Int(truncatingIfNeeded: double.bitPattern))
  }
}

/// A block of values of one kind, laid out as columns of numbers: what a closure is given and makes, for many values at
/// once.
public indirect enum Column {
  case integers(ColumnOperand)
  case doubles(ColumnOperand)
  /// Ones and zeros.
  case booleans(ColumnOperand)
  case tuples([Column])
  case arrays([Column])

  /// A column of one value throughout; nothing where that value is no number or Bool.
  public init?(_ value: Value) {
    switch value {
    case .int(let integer): self = .integers(.constant(integer))
    case .double(let double): self = .doubles(.constant(double))
    case .bool(let bool): self = .booleans(.constant(bool ? 1 : 0))
    default: return nil
    }
  }

  /// The columns of numbers in it.
  var operands: [ColumnOperand] {
    switch self {
    case .integers(let operand), .doubles(let operand), .booleans(let operand): [operand]
    case .tuples(let elements), .arrays(let elements): elements.flatMap(\.operands)
    }
  }
}

/// What arithmetic does with two columns.
public enum Calculation: Sendable {
  case add, subtract, multiply, divide, remainder
}

/// What a comparison asks of two columns.
public enum Relation: Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// How a closure takes one value into an accumulation: `accumulation calculation operand`, or the other way about.
public struct ColumnFold {
  let calculation: Calculation
  let operand: ColumnOperand
  /// Whether the accumulation is a Double from the first value on; else it is an Int.
  let isDouble: Bool
  let isAccumulationLeft: Bool

  /// Describes how one value is taken in.
  public init(_ calculation: Calculation, _ operand: ColumnOperand, isDouble: Bool, isAccumulationLeft: Bool) {
    self.calculation = calculation
    self.operand = operand
    self.isDouble = isDouble
    self.isAccumulationLeft = isAccumulationLeft
  }
}
