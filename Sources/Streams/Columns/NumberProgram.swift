/// A column program for one row at a time: what closures of numbers run where values come one by one.
public final class NumberProgram {
  private struct Step {
    let operation: Operation
    let left: Int
    let right: Int
    let other: Int
    let into: Int
  }

  private enum Operation {
    case add, subtract, multiply, divide, remainder
    case quotientByConstant, remainderByConstant, remainderIs, remainderIsNot
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case calculateDoubles(Calculation)
    case compareDoubles(Relation)
    case convert, negateDouble, not, and, or, choose
  }

  /// Steps of closures that a run counts.
  public private(set) var stepCount = 0
  private let result: Column
  private var steps: [Step] = []
  private var divisions: [Division] = []
  private var tests: [Division.RemainderTest] = []
  private var constants: [Int] = []
  private let registerCount: Int
  private var numbers: UnsafeMutablePointer<Int>

  /// What was added to a program, with the values that come of it; nothing where a row may be dropped.
  public init?(_ program: ColumnProgram, giving result: Column) {
    self.result = result
    registerCount = program.registerCount
    numbers = .allocate(capacity: 1)
    for instruction in program.instructions {
      guard add(instruction) else {
        numbers.deallocate()
        return nil
      }
    }
    numbers.deallocate()
    numbers = .allocate(capacity: registerCount + constants.count)
    numbers.initialize(repeating: 0, count: registerCount)
    for (index, constant) in constants.enumerated() { (numbers + registerCount + index).initialize(to: constant) }
  }

  deinit { numbers.deallocate() }

  private func place(_ operand: ColumnOperand) -> Int {
    switch operand {
    case .register(let register): return register
    case .constant(let constant):
      constants.append(constant)
      return registerCount + constants.count - 1
    }
  }

  private func add(_ operation: Operation, _ left: ColumnOperand, _ right: Int = 0, other: Int = 0, into: Int) {
    steps.append(Step(operation: operation, left: place(left), right: right, other: other, into: into))
  }

  private func add(_ instruction: ColumnInstruction) -> Bool {
    switch instruction {
    case .calculate(let calculation, let left, let right, let into):
      let operation: Operation =
        switch calculation {
        case .add: .add
        case .subtract: .subtract
        case .multiply: .multiply
        case .divide: .divide
        case .remainder: .remainder
        }
      add(operation, left, place(right), into: into)
    case .divide(let operand, let division, let into):
      divisions.append(division)
      add(.quotientByConstant, operand, other: divisions.count - 1, into: into)
    case .remain(let operand, let division, let into):
      divisions.append(division)
      add(.remainderByConstant, operand, other: divisions.count - 1, into: into)
    case .compareRemainder(let operand, let test, let isEqual, let into):
      tests.append(test)
      add(isEqual ? .remainderIs : .remainderIsNot, operand, other: tests.count - 1, into: into)
    case .calculateDoubles(let calculation, let left, let right, let into):
      add(.calculateDoubles(calculation), left, place(right), into: into)
    case .compare(let relation, let left, let right, let into):
      let operation: Operation =
        switch relation {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        }
      add(operation, left, place(right), into: into)
    case .compareDoubles(let relation, let left, let right, let into):
      add(.compareDoubles(relation), left, place(right), into: into)
    case .convert(let operand, let into): add(.convert, operand, into: into)
    case .negateDouble(let operand, let into): add(.negateDouble, operand, into: into)
    case .not(let operand, let into): add(.not, operand, into: into)
    case .and(let left, let right, let into): add(.and, left, place(right), into: into)
    case .or(let left, let right, let into): add(.or, left, place(right), into: into)
    case .choose(let condition, let then, let otherwise, let into):
      add(.choose, condition, place(then), other: place(otherwise), into: into)
    case .charge(let steps): stepCount += steps
    case .select, .selectWhere, .selectWhereRemainder, .gather, .require, .limit, .drop, .count, .fold, .foldDoubles:
      return false
    }
    return true
  }

  /// Puts a value where a program expects values of a kind; false where it is of another.
  @inline(__always)
  public func load(_ value: Value, as kind: Column) -> Bool {
    if case .integers(.register(let register)) = kind, case .int(let integer) = value {
      numbers[register] = integer
      return true
    }
    return loadOther(value, as: kind)
  }

  private func loadOther(_ value: Value, as kind: Column) -> Bool {
    switch (kind, value) {
    case (.integers(.register(let register)), .int(let integer)): numbers[register] = integer
    case (.doubles(.register(let register)), .double(let double)): numbers[register] = Self.bits(double)
    case (.booleans(.register(let register)), .bool(let bool)): numbers[register] = bool ? 1 : 0
    case (.tuples(let kinds), .tuple(let box)):
      guard kinds.count == box.elements.count else { return false }
      for index in kinds.indices where !load(box.elements[index], as: kinds[index]) { return false }
    default: return false
    }
    return true
  }

  /// The value that the last run gave.
  @inline(__always)
  public func value() -> Value {
    if case .integers(.register(let register)) = result { return .int(numbers[register]) }
    return value(of: result)
  }

  private func value(of column: Column) -> Value {
    switch column {
    case .integers(let operand): .int(number(operand))
    case .doubles(let operand): .double(Self.double(number(operand)))
    case .booleans(let operand): .bool(number(operand) != 0)
    case .tuples(let elements):
      elements.count == 2
        ? .tuple([value(of: elements[0]), value(of: elements[1])]) : .tuple(elements.map(value(of:)))
    case .arrays(let elements): .array(elements.map(value(of:)))
    }
  }

  private func number(_ operand: ColumnOperand) -> Int {
    switch operand {
    case .register(let register): numbers[register]
    case .constant(let constant): constant
    }
  }

  private static func double(_ bits: Int) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: bits)) }
  private static func bits(_ double: Double) -> Int { Int(truncatingIfNeeded: double.bitPattern) }

  /// Runs on the values that were loaded; false where one overflows, or is divided by zero.
  public func run() -> Bool {
    let numbers = numbers
    var fault = false
    for step in steps {
      let left = numbers[step.left]
      let right = numbers[step.right]
      let number: Int
      switch step.operation {
      case .add: (number, fault) = left.addingReportingOverflow(right)
      case .subtract: (number, fault) = left.subtractingReportingOverflow(right)
      case .multiply: (number, fault) = left.multipliedReportingOverflow(by: right)
      case .divide: (number, fault) = left.dividedReportingOverflow(by: right)
      case .remainder:
        (number, fault) = right == -1 ? (0, false) : left.remainderReportingOverflow(dividingBy: right)
      case .quotientByConstant: number = divisions[step.other].quotient(left)
      case .remainderByConstant: number = divisions[step.other].remainder(left)
      case .remainderIs: number = tests[step.other].holds(for: left) ? 1 : 0
      case .remainderIsNot: number = tests[step.other].holds(for: left) ? 0 : 1
      case .equal: number = left == right ? 1 : 0
      case .notEqual: number = left != right ? 1 : 0
      case .less: number = left < right ? 1 : 0
      case .lessOrEqual: number = left <= right ? 1 : 0
      case .greater: number = left > right ? 1 : 0
      case .greaterOrEqual: number = left >= right ? 1 : 0
      case .calculateDoubles(let calculation):
        number = Self.bits(calculation.apply(Self.double(left), Self.double(right)))
      case .compareDoubles(let relation): number = relation.holds(Self.double(left), Self.double(right)) ? 1 : 0
      case .convert: number = Self.bits(Double(left))
      case .negateDouble: number = Self.bits(-Self.double(left))
      case .not: number = left ^ 1
      case .and: number = left & right
      case .or: number = left | right
      case .choose: number = left != 0 ? right : numbers[step.other]
      }
      if fault { return false }
      numbers[step.into] = number
    }
    return true
  }
}

extension Calculation {
  fileprivate func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    }
  }
}

extension Relation {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
