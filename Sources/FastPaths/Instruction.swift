/// One instruction of a number program: an operation on registers.
struct Instruction {
  enum Operation {
    case add, subtract, multiply, divide, remainder
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case addDoubles, subtractDoubles, multiplyDoubles, divideDoubles, remainderOfDoubles
    case equalDoubles, notEqualDoubles, lessDoubles, lessOrEqualDoubles, greaterDoubles, greaterOrEqualDoubles
    case toDouble, negateDouble
    case not, and, or
    /// `into` becomes `right` where `left` is true, else `other`.
    case choose
    /// `into` becomes `left`.
    case move
    /// The value is dropped unless `left` is true.
    case keep
    /// The value is dropped.
    case drop
    /// That many values as register `into` says are sent still; the stream completes after the last.
    case take
    /// That many values as register `into` says are dropped still.
    case skip
    /// The stream completes unless `left` is true; the value is dropped.
    case sendWhile
    /// The stream completes unless `left` is true, after this value.
    case sendWhileInclusive
    /// Register `into` counts the value, which is dropped.
    case count
  }

  var operation: Operation
  var left: Int32 = 0
  var right: Int32 = 0
  var other: Int32 = 0
  var into: Int32 = 0
  /// The operator of the chain that it belongs to.
  var step: Int32 = 0
  /// The steps of all closures that have been called for a value once it comes here.
  var closureSteps: Int32 = 0
}
