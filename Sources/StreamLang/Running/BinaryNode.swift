import Streams

/// One operator between two expressions.
///
/// What it was given last says which way it tries first: Ints are worked out without a `Value` being made, as far
/// down as there are Ints.
final class BinaryNode: Node {
  let operation: BinaryOperator
  let left: Node
  let right: Node
  private let operatorPlace: SourcePlace
  private let context: EvaluationContext
  /// How many more times Ints are looked for before the general way.
  private var hopes: Int32

  /// - Parameter isSpecialised: Whether it may look for Ints before it evaluates.
  init(
    _ left: Node, _ operation: BinaryOperator, _ right: Node, operatorPlace: SourcePlace, isSpecialised: Bool,
    _ context: EvaluationContext, _ place: SourcePlace
  ) {
    self.left = left
    self.operation = operation
    self.right = right
    self.operatorPlace = operatorPlace
    self.context = context
    hopes = isSpecialised ? 8 : 0
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if hopes > 0 {
      if operation.isComparison {
        if let bool = comparison(frame) { return .bool(bool) }
      } else if let integer = calculation(frame) {
        return .int(integer)
      }
      hopes -= 1
    }
    return try evaluateValues(frame)
  }

  @inline(never)
  private func evaluateValues(_ frame: Frame) throws(ErrorValue) -> Value {
    let one = try left.evaluate(frame)
    let two = try right.evaluate(frame)
    do throws(ErrorValue) {
      try context.count(operation, one, two)
      return try Arithmetic.apply(operation, one, two)
    } catch {
      throw error.at(operatorPlace)
    }
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    if hopes > 0, operation.isComparison {
      if let bool = comparison(frame) { return bool }
      hopes -= 1
    }
    let value = try evaluateValues(frame)
    if case .bool(let bool) = value { return bool }
    throw ErrorValue(.conditionKind(found: value.kindName), place: place)
  }

  override func integer(_ frame: Frame) -> Int? { hopes > 0 ? calculation(frame) : nil }

  override func truth(_ frame: Frame) -> Bool? { hopes > 0 ? comparison(frame) : nil }

  @inline(__always)
  private func calculation(_ frame: Frame) -> Int? {
    guard let one = left.integer(frame), let two = right.integer(frame) else { return nil }
    let (result, isFaulty) = operation.calculate(one, two)
    return isFaulty ? nil : result
  }

  @inline(__always)
  private func comparison(_ frame: Frame) -> Bool? {
    guard let one = left.integer(frame), let two = right.integer(frame) else { return nil }
    return operation.compare(one, two)
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .add, .subtract, .multiply, .divide, .remainder: false
    }
  }

  /// Arithmetic of Ints; faulty is what overflows, a division by zero, and what is no arithmetic.
  @inline(__always)
  func calculate(_ one: Int, _ two: Int) -> (result: Int, isFaulty: Bool) {
    let (result, overflow): (Int, Bool)
    switch self {
    case .add: (result, overflow) = one.addingReportingOverflow(two)
    case .subtract: (result, overflow) = one.subtractingReportingOverflow(two)
    case .multiply: (result, overflow) = one.multipliedReportingOverflow(by: two)
    // What a processor cannot divide is reported as an overflow, too.
    case .divide: (result, overflow) = one.dividedReportingOverflow(by: two)
    case .remainder: (result, overflow) = two == -1 ? (0, false) : one.remainderReportingOverflow(dividingBy: two)
    default: (result, overflow) = (0, true)
    }
    return (result, overflow)
  }

  /// A comparison of Ints; nothing where this is none.
  @inline(__always)
  func compare(_ one: Int, _ two: Int) -> Bool? {
    switch self {
    case .equal: one == two
    case .notEqual: one != two
    case .less: one < two
    case .lessOrEqual: one <= two
    case .greater: one > two
    case .greaterOrEqual: one >= two
    default: nil
    }
  }
}

/// A chain of more operators of one precedence than need be fast, from the left: a loop, so that no length of it is too
/// deep for the stack.
final class OperatorChainNode: Node {
  struct Term {
    let `operator`: BinaryOperator
    let operand: Node
    let place: SourcePlace
  }
  let first: Node
  let terms: [Term]
  private let context: EvaluationContext

  init(_ first: Node, _ terms: [Term], _ context: EvaluationContext, _ place: SourcePlace) {
    self.first = first
    self.terms = terms
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try context.countSteps(terms.count / 2)
    var value = try first.evaluate(frame)
    for term in terms {
      let operand = try term.operand.evaluate(frame)
      do throws(ErrorValue) {
        try context.count(term.operator, value, operand)
        value = try Arithmetic.apply(term.operator, value, operand)
      } catch {
        throw error.at(term.place)
      }
    }
    return value
  }
}
