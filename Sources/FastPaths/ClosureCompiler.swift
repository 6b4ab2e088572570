import StreamLang
import Streams

/// Writes the body of a closure as instructions, if it consists only of arithmetic on numbers, comparisons, conditions
/// and tuples of its parameters, constants and captured constants.
struct ClosureCompiler {
  private let function: ClosureFunction
  private var parameters: [NumberShape] = []

  init(_ function: ClosureFunction) { self.function = function }

  /// Returns the shape of the closure's result; `nil` if it needs more than numbers.
  func result(of arguments: [NumberShape], in builder: inout ProgramBuilder) -> NumberShape? {
    guard let body = function.code.expression else { return nil }
    var compiler = self
    compiler.parameters = arguments
    if arguments.count == 1, function.code.parameterCount > 1 {
      guard case .tuple(let elements) = arguments[0], elements.count == function.code.parameterCount else { return nil }
      compiler.parameters = elements
    }
    guard compiler.parameters.count >= function.code.parameterCount else { return nil }
    compiler.parameters.removeSubrange(function.code.parameterCount...)
    return compiler.shape(body, &builder)
  }

  private func shape(_ node: Node, _ builder: inout ProgramBuilder) -> NumberShape? {
    switch node {
    case let constant as ConstantNode: builder.constant(constant.value)
    case let local as LocalNode: parameters.indices.contains(local.slot) ? parameters[local.slot] : nil
    case let outer as OuterNode: captured(outer, &builder)
    case let global as GlobalNode:
      global.variable.isConstant && !global.variable.isOfEndedScene
        ? global.variable.value.flatMap { builder.constant($0) } : nil
    case let binary as BinaryNode: self.binary(binary, &builder)
    case let subscripted as SubscriptNode: element(subscripted, &builder)
    case let elements as ElementsNode: self.elements(elements, &builder)
    case let conditional as ConditionalNode: choice(conditional, &builder)
    case let logical as LogicalNode where logical.rules == nil: self.logical(logical, &builder)
    case let unary as UnaryNode where unary.rules == nil: self.unary(unary, &builder)
    default: nil
    }
  }

  private func captured(_ outer: OuterNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    guard outer.isConstant, outer.hops > 0, let environment = function.environment else { return nil }
    return builder.constant(environment.outer(outer.hops - 1)[outer.slot])
  }

  private func binary(_ node: BinaryNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    guard let left = shape(node.left, &builder), let right = shape(node.right, &builder) else { return nil }
    let operation = node.operation
    guard operation.isNumeric else { return nil }
    switch (left, right) {
    case (.int(let one), .int(let two)):
      let result = builder.number(operation.onInts, one, two)
      return operation.isComparison ? .bool(result) : .int(result)
    case (.double(let one), .double(let two)): return doubles(operation, one, two, &builder)
    // A comparison of an Int and a Double is exact: it is not one of Doubles.
    case (.int(let one), .double(let two)) where !operation.isComparison:
      return doubles(operation, builder.number(.toDouble, one), two, &builder)
    case (.double(let one), .int(let two)) where !operation.isComparison:
      return doubles(operation, one, builder.number(.toDouble, two), &builder)
    case (.bool(let one), .bool(let two)) where operation == .equal || operation == .notEqual:
      return .bool(builder.number(operation.onInts, one, two))
    default: return nil
    }
  }

  private func doubles(
    _ operation: BinaryOperator, _ one: Int, _ two: Int, _ builder: inout ProgramBuilder
  ) -> NumberShape {
    let result = builder.number(operation.onDoubles, one, two)
    return operation.isComparison ? .bool(result) : .double(result)
  }

  private func element(_ node: SubscriptNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    guard let constant = node.index as? ConstantNode, case .int(let index) = constant.value else { return nil }
    switch shape(node.receiver, &builder) {
    case .tuple(let elements)?, .array(let elements)?: return elements.indices.contains(index) ? elements[index] : nil
    default: return nil
    }
  }

  private func elements(_ node: ElementsNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    // Its steps would count for values that take the other branch, too.
    guard !builder.isConditional else { return nil }
    var elements: [NumberShape] = []
    for element in node.elements {
      guard let shape = shape(element, &builder) else { return nil }
      elements.append(shape)
    }
    builder.countSteps(node.kind.steps(toMake: elements.count))
    return node.kind == .tuple ? .tuple(elements) : .array(elements)
  }

  private func choice(_ node: ConditionalNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    guard case .bool(let condition)? = shape(node.condition, &builder) else { return nil }
    let then = conditional(node.then, &builder)
    let otherwise = conditional(node.otherwise, &builder)
    switch (then, otherwise) {
    case (.int(let one)?, .int(let two)?): return .int(builder.number(.choose, condition, one, other: two))
    case (.double(let one)?, .double(let two)?): return .double(builder.number(.choose, condition, one, other: two))
    case (.bool(let one)?, .bool(let two)?): return .bool(builder.number(.choose, condition, one, other: two))
    default: return nil
    }
  }

  private func logical(_ node: LogicalNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    guard node.logical != .coalesce else { return node.operands.first.flatMap { shape($0, &builder) } }
    var result: Int?
    for operand in node.operands {
      let next = result == nil ? shape(operand, &builder) : conditional(operand, &builder)
      guard case .bool(let condition)? = next else { return nil }
      result = result.map { builder.number(node.logical == .and ? .and : .or, $0, condition) } ?? condition
    }
    return result.map { .bool($0) }
  }

  private func unary(_ node: UnaryNode, _ builder: inout ProgramBuilder) -> NumberShape? {
    switch (node.unary, shape(node.operand, &builder)) {
    case (.not, .bool(let operand)?): .bool(builder.number(.not, operand))
    case (.negate, .int(let operand)?): .int(builder.number(.subtract, builder.makeRegister(0), operand))
    case (.negate, .double(let operand)?): .double(builder.number(.negateDouble, operand))
    default: nil
    }
  }

  /// Writes an operand that may not be evaluated for each value: a fault in it is left to the closure.
  private func conditional(_ node: Node, _ builder: inout ProgramBuilder) -> NumberShape? {
    let outside = builder.isConditional
    builder.isConditional = true
    defer { builder.isConditional = outside }
    return shape(node, &builder)
  }
}

extension BinaryOperator {
  /// Whether numbers of every kind have it.
  fileprivate var isNumeric: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder: true
    default: isComparison
    }
  }

  fileprivate var onInts: Instruction.Operation {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    // Only numeric operators are compiled.
    default: .equal
    }
  }

  fileprivate var onDoubles: Instruction.Operation {
    switch self {
    case .add: .addDoubles
    case .subtract: .subtractDoubles
    case .multiply: .multiplyDoubles
    case .divide: .divideDoubles
    case .remainder: .remainderOfDoubles
    case .equal: .equalDoubles
    case .notEqual: .notEqualDoubles
    case .less: .lessDoubles
    case .lessOrEqual: .lessOrEqualDoubles
    case .greater: .greaterDoubles
    case .greaterOrEqual: .greaterOrEqualDoubles
    default: .equalDoubles
    }
  }
}

extension ProgramBuilder {
  /// Writes a call of a closure.
  mutating func call(_ function: FunctionValue?, _ arguments: [NumberShape]) -> NumberShape? {
    guard let closure = function as? ClosureFunction else { return nil }
    // A call is a step.
    stepsOfCall = 1
    firstRegisterOfCall = initialRegisters.count
    isConditional = false
    guard let result = ClosureCompiler(closure).result(of: arguments, in: &self) else { return nil }
    closureSteps += stepsOfCall
    return result
  }
}
