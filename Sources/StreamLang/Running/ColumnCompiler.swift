import Streams

/// Turns the body of a closure into column arithmetic, where it is nothing but arithmetic on numbers, comparisons,
/// conditions and tuples of its parameters, constants and captured constants.
struct ColumnCompiler {
  private let function: ClosureFunction
  private let parameters: [Column?]
  private let program: ColumnProgram

  /// - Parameter parameters: What the first slots hold; nothing where a body that reads the slot has no columns.
  init(_ function: ClosureFunction, _ parameters: [Column?], _ program: ColumnProgram) {
    self.function = function
    self.parameters = parameters
    self.program = program
  }

  /// The values of an expression; nothing where they can only be had one by one.
  func column(_ node: Node) -> Column? {
    switch node {
    case let constant as ConstantNode: Column(constant.value)
    case let local as LocalNode: local.slot < parameters.count ? parameters[local.slot] : nil
    case let outer as OuterNode: captured(outer)
    case let global as GlobalNode:
      global.variable.isConstant && !global.variable.isOfEndedScene ? global.variable.value.flatMap { Column($0) } : nil
    case let binary as BinaryNode: self.binary(binary)
    case let subscripted as SubscriptNode: element(subscripted)
    case let elements as ElementsNode: self.elements(elements)
    case let conditional as ConditionalNode: choice(conditional)
    case let logical as LogicalNode: self.logical(logical)
    case let unary as UnaryNode: self.unary(unary)
    default: nil
    }
  }

  private func captured(_ outer: OuterNode) -> Column? {
    guard outer.isConstant, outer.hops > 0, let environment = function.environment else { return nil }
    return Column(environment.outer(outer.hops - 1)[outer.slot])
  }

  private func binary(_ node: BinaryNode) -> Column? {
    guard let left = column(node.left), let right = column(node.right) else { return nil }
    return apply(node.operation, left, right)
  }

  private func apply(_ operation: BinaryOperator, _ left: Column, _ right: Column) -> Column? {
    switch (left, right) {
    case (.integers(let one), .integers(let two)):
      if let calculation = operation.calculation { return .integers(program.calculate(calculation, one, two)) }
      return operation.relation.map { .booleans(program.compare($0, one, two)) }
    case (.doubles(let one), .doubles(let two)): return doubles(operation, one, two)
    case (.integers(let one), .doubles(let two)) where !operation.isEquality:
      return doubles(operation, program.convert(one), two)
    case (.doubles(let one), .integers(let two)) where !operation.isEquality:
      return doubles(operation, one, program.convert(two))
    case (.booleans(let one), .booleans(let two)) where operation.isEquality:
      return operation.relation.map { .booleans(program.compare($0, one, two)) }
    default: return nil
    }
  }

  private func doubles(_ operation: BinaryOperator, _ one: ColumnOperand, _ two: ColumnOperand) -> Column? {
    if let calculation = operation.calculation { return .doubles(program.calculateDoubles(calculation, one, two)) }
    return operation.relation.map { .booleans(program.compareDoubles($0, one, two)) }
  }

  private func element(_ node: SubscriptNode) -> Column? {
    guard let constant = node.index as? ConstantNode, case .int(let index) = constant.value else { return nil }
    switch column(node.receiver) {
    case .tuples(let elements)?, .arrays(let elements)?: return elements.indices.contains(index) ? elements[index] : nil
    default: return nil
    }
  }

  private func elements(_ node: ElementsNode) -> Column? {
    // Its steps would count for values that take the other branch.
    guard !program.isConditional else { return nil }
    var elements: [Column] = []
    for element in node.elements {
      guard let column = column(element) else { return nil }
      elements.append(column)
    }
    let steps = node.kind.steps(toMake: elements.count)
    if steps > 0 { program.charge(steps) }
    return node.kind == .tuple ? .tuples(elements) : .arrays(elements)
  }

  private func choice(_ node: ConditionalNode) -> Column? {
    guard case .booleans(let condition)? = column(node.condition) else { return nil }
    let branches = conditionally { (column(node.then), column(node.otherwise)) }
    switch branches {
    case (.integers(let one)?, .integers(let two)?): return .integers(program.choose(condition, one, two))
    case (.doubles(let one)?, .doubles(let two)?): return .doubles(program.choose(condition, one, two))
    case (.booleans(let one)?, .booleans(let two)?): return .booleans(program.choose(condition, one, two))
    default: return nil
    }
  }

  private func logical(_ node: LogicalNode) -> Column? {
    guard node.logical != .coalesce else { return node.operands.first.flatMap(column) }
    var value: ColumnOperand?
    for operand in node.operands {
      let next = value == nil ? column(operand) : conditionally { column(operand) }
      guard case .booleans(let condition)? = next else { return nil }
      value = value.map { node.logical == .and ? program.and($0, condition) : program.or($0, condition) } ?? condition
    }
    return value.map { .booleans($0) }
  }

  private func unary(_ node: UnaryNode) -> Column? {
    switch (node.unary, column(node.operand)) {
    case (.not, .booleans(let operand)?): .booleans(program.not(operand))
    case (.negate, .integers(let operand)?): .integers(program.calculate(.subtract, .constant(0), operand))
    case (.negate, .doubles(let operand)?): .doubles(program.negateDouble(operand))
    default: nil
    }
  }

  /// What may not be evaluated for each value: a fault in it is found all the same, and left to the general way.
  private func conditionally<Result>(_ body: () -> Result) -> Result {
    let outside = program.isConditional
    program.isConditional = true
    defer { program.isConditional = outside }
    return body()
  }
}

extension ClosureFunction {
  /// Its values as columns, where its body allows it.
  final func columns(of argument: Column, in program: ColumnProgram) -> Column? {
    guard let body = columnBody(in: program) else { return nil }
    var parameters: [Column?] = [argument]
    switch code.parameterCount {
    case 0, 1: break
    default:
      guard case .tuples(let elements) = argument, elements.count == code.parameterCount else { return nil }
      parameters = elements
    }
    program.charge(1)
    return ColumnCompiler(self, parameters, program).column(body)
  }

  /// How it accumulates, where its body is one operator on the accumulation and something else.
  final func columnFold(_ value: Column, into accumulation: Value, in program: ColumnProgram) -> ColumnFold? {
    guard code.parameterCount == 2, let term = columnBody(in: program) as? BinaryNode,
      let calculation = term.operation.calculation
    else { return nil }
    let isLeft = (term.left as? LocalNode)?.slot == 0
    guard isLeft || (term.right as? LocalNode)?.slot == 0 else { return nil }
    program.charge(1)
    let compiler = ColumnCompiler(self, [nil, value], program)
    switch (accumulation, compiler.column(isLeft ? term.right : term.left)) {
    case (.int, .integers(let operand)?) where calculation != .divide && calculation != .remainder:
      return ColumnFold(calculation, operand, isDouble: false, isAccumulationLeft: isLeft)
    case (.double, .integers(let operand)?):
      return ColumnFold(calculation, program.convert(operand), isDouble: true, isAccumulationLeft: isLeft)
    case (.int, .doubles(let operand)?), (.double, .doubles(let operand)?):
      return ColumnFold(calculation, operand, isDouble: true, isAccumulationLeft: isLeft)
    default: return nil
    }
  }

  private func columnBody(in program: ColumnProgram) -> Node? {
    guard context.settings.takesFastPaths, context.world === program.world else { return nil }
    return code.expression
  }
}

extension BinaryOperator {
  fileprivate var calculation: Calculation? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .remainder: .remainder
    default: nil
    }
  }

  fileprivate var relation: Relation? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  fileprivate var isEquality: Bool { self == .equal || self == .notEqual }
}
