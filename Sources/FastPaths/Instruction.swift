/// One instruction of a number program: an operation on registers.
struct Instruction {
  enum Operation {
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case addDoubles, subtractDoubles, multiplyDoubles, divideDoubles, remainderOfDoubles
    case equalDoubles, notEqualDoubles, lessDoubles, lessOrEqualDoubles, greaterDoubles, greaterOrEqualDoubles
    case toDouble, negateDouble
    case not, and, or
    /// Sets `into` to `right` if `left` is true, otherwise to `other`.
    case choose
    /// Sets `into` to `left`.
    case move
    /// Drops the value unless `left` is true.
    case keep
    /// Drops the value.
    case drop
    /// Sends as many further values as register `into` says, then completes.
    case take
    /// Drops as many further values as register `into` says.
    case skip
    /// Completes unless `left` is true, and drops the value.
    case sendWhile
    /// Completes after this value unless `left` is true.
    case sendWhileInclusive
    /// Counts the value in register `into`, and drops it.
    case count
  }

  var operation: Operation
  var left: Int32 = 0
  var right: Int32 = 0
  var other: Int32 = 0
  var into: Int32 = 0
  /// Its operator in the chain.
  var step: Int32 = 0
  /// The steps of all closures that were called for a value before this instruction.
  var closureSteps: Int32 = 0
}
