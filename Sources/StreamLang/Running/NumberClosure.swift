import Streams

/// A closure of nothing but arithmetic on numbers, comparisons, conditions and tuples, called with one value at a time:
/// `{ $0 * k + 1 }`, `{ $0.0 % 3 == 0 && $0.1 > 4 }`.
///
/// After some calls, what it was given last says for which kinds of values it is made into a program of numbers.
/// Values of other kinds, and whatever the program cannot do, take the general way.
final class NumberClosure: ClosureFunction {
  private var program: NumberProgram?
  private var kinds: [Column] = []
  /// Calls before the program is worth making.
  private var patience: Int32 = 24
  /// How many more times other kinds of values make another program.
  private var hopes: Int32 = 3

  /// Whether an expression may be done with numbers, and is more than a name.
  static func takes(_ expression: Node) -> Bool {
    switch expression {
    case is BinaryNode, is ConditionalNode, is LogicalNode, is UnaryNode: isNumeric(expression)
    case let elements as ElementsNode: isNumeric(elements) && elements.elements.contains(where: takes)
    default: false
    }
  }

  private static func isNumeric(_ node: Node) -> Bool {
    switch node {
    case let constant as ConstantNode: Column(constant.value) != nil
    case is LocalNode, is OuterNode, is GlobalNode: true
    case let binary as BinaryNode: isNumeric(binary.left) && isNumeric(binary.right)
    case let subscripted as SubscriptNode: subscripted.index is ConstantNode && isNumeric(subscripted.receiver)
    case let elements as ElementsNode: elements.elements.allSatisfy(isNumeric)
    case let conditional as ConditionalNode:
      isNumeric(conditional.condition) && isNumeric(conditional.then) && isNumeric(conditional.otherwise)
    case let logical as LogicalNode: logical.operands.allSatisfy(isNumeric)
    case let unary as UnaryNode: isNumeric(unary.operand)
    default: false
    }
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value {
    if let program, kinds.count == 1, program.load(value, as: kinds[0]), program.run(),
      context.countsLeafCall(ofSteps: program.stepCount)
    {
      return program.value()
    }
    prepare { value.kind(in: $0).map { [$0] } }
    return try super.call(value)
  }

  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    if let program, kinds.count == 2, program.load(first, as: kinds[0]), program.load(second, as: kinds[1]),
      program.run(), context.countsLeafCall(ofSteps: program.stepCount)
    {
      return program.value()
    }
    prepare { columns in
      guard let one = first.kind(in: columns), let two = second.kind(in: columns) else { return nil }
      return [one, two]
    }
    return try super.call(first, second)
  }

  /// Makes a program for the kinds of values that came, once it is worth while.
  private func prepare(_ arguments: (ColumnProgram) -> [Column]?) {
    patience -= 1
    guard patience < 0, hopes > 0 else { return }
    hopes -= 1
    patience = 24
    program = nil
    let columns = ColumnProgram(in: context.world)
    guard let kinds = arguments(columns),
      let result = kinds.count == 1
        ? column(of: kinds[0], in: columns) : column(ofAll: kinds, in: columns)
    else { return }
    self.kinds = kinds
    program = NumberProgram(columns, giving: result)
  }

  private func column(ofAll arguments: [Column], in columns: ColumnProgram) -> Column? {
    guard code.parameterCount <= 2, let body = code.expression else { return nil }
    columns.charge(1)
    return ColumnCompiler(self, arguments, columns).column(body)
  }
}

extension Value {
  /// The kind of a value as columns with registers of their own; nothing for what is no number, Bool or tuple of them.
  fileprivate func kind(in program: ColumnProgram) -> Column? {
    switch self {
    case .int: return .integers(program.makeRegister())
    case .double: return .doubles(program.makeRegister())
    case .bool: return .booleans(program.makeRegister())
    case .tuple(let box):
      guard box.elements.count <= 8 else { return nil }
      var kinds: [Column] = []
      for element in box.elements {
        guard let kind = element.kind(in: program) else { return nil }
        kinds.append(kind)
      }
      return .tuples(kinds)
    default: return nil
    }
  }
}
