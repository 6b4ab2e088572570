import Streams

/// A closure of integer arithmetic: `{ $0 * 2 }`, `{ $0 % 3 == 0 }`, `{ sum, x in sum + x }`.
///
/// A general rule for closures whose whole body is one operator, or a comparison of one operator with a constant, over
/// their parameters and integer constants. Integers are computed in place; whatever else comes, and whatever
/// overflows, takes the general way, which gives the same value, error and count of steps.
final class IntegerClosure: ClosureFunction {
  enum Operand {
    case first, second
    case constant(Int)
  }

  /// `left operation right`, and perhaps the comparison of that with a constant.
  struct Formula {
    let operation: BinaryOperator
    let left: Operand
    let right: Operand
    var comparison: (operation: BinaryOperator, constant: Int)?
  }

  private let formula: Formula

  init(_ formula: Formula, _ code: FunctionCode, _ environment: Frame?, _ context: EvaluationContext) {
    self.formula = formula
    super.init(code, environment, context)
  }

  override func copy(for call: String) -> ClosureFunction {
    let copy = IntegerClosure(formula, code, environment, context)
    copy.givenTo = call
    return copy
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value {
    if parameterCount == 1, case .int(let integer) = value, let result = compute(integer, 0) { return result }
    return try super.call(value)
  }

  override func test(_ value: Value) throws(ErrorValue) -> Bool {
    if parameterCount == 1, case .int(let integer) = value, case .bool(let bool)? = compute(integer, 0) { return bool }
    return try super.test(value)
  }

  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    if case .int(let one) = first, case .int(let two) = second, let result = compute(one, two) { return result }
    return try super.call(first, second)
  }

  @inline(__always)
  private func compute(_ first: Int, _ second: Int) -> Value? {
    let left = Self.value(formula.left, first, second)
    let right = Self.value(formula.right, first, second)
    if let bool = formula.operation.compare(left, right) { return context.countsLeafCall() ? .bool(bool) : nil }
    let (number, isFaulty) = formula.operation.calculate(left, right)
    guard !isFaulty, context.countsLeafCall() else { return nil }
    guard let comparison = formula.comparison else { return .int(number) }
    return comparison.operation.compare(number, comparison.constant).map { .bool($0) }
  }

  @inline(__always)
  private static func value(_ operand: Operand, _ first: Int, _ second: Int) -> Int {
    switch operand {
    case .first: first
    case .second: second
    case .constant(let constant): constant
    }
  }
}

extension IntegerClosure.Formula {
  /// The formula of a closure's body, where it is one.
  init?(_ expression: Node, parameterCount: Int) {
    guard parameterCount == 1 || parameterCount == 2, let term = expression as? BinaryNode
    else { return nil }
    if term.operation.isComparison, case .constant(let constant)? = Self.operand(term.right, parameterCount),
      let innerTerm = term.left as? BinaryNode, !innerTerm.operation.isComparison,
      let left = Self.operand(innerTerm.left, parameterCount), let right = Self.operand(innerTerm.right, parameterCount)
    {
      self.init(
        operation: innerTerm.operation, left: left, right: right, comparison: (term.operation, constant))
      return
    }
    guard let left = Self.operand(term.left, parameterCount), let right = Self.operand(term.right, parameterCount)
    else { return nil }
    self.init(operation: term.operation, left: left, right: right)
  }

  private static func operand(_ node: Node, _ parameterCount: Int) -> IntegerClosure.Operand? {
    if let local = node as? LocalNode, local.slot < parameterCount { return local.slot == 0 ? .first : .second }
    if let constant = node as? ConstantNode, case .int(let integer) = constant.value { return .constant(integer) }
    return nil
  }
}
