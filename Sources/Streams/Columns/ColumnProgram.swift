/// What a run of operators does to a block of values, column by column.
///
/// Operators and closures that a source sends to join it, each adding what it does to the values that the one above
/// makes; kinds are settled while it is put together, so that nothing but numbers is left to look at. Nothing that a
/// program does can be seen from outside before its block is known to be faultless: whatever would raise an error is
/// left to the general way, which gives the error at the value that causes it.
public final class ColumnProgram {
  /// The world of the source.
  public let world: World
  /// Whether all values of the program belong to the instant at which it is put together.
  let staysAtInstant: Bool
  /// The values that come out so far; nothing behind an operator that passes none on.
  var value: Column?
  /// Whether what stands in a branch that may not be taken is being joined.
  public var isConditional = false
  /// Whether this is what one of several listeners does with what a broadcast sends.
  var isBranch = false
  /// Who hears the values that come out, where they are several.
  var fanOut: ColumnFanOut?
  /// What operators keep between values.
  private(set) var states: [ColumnState] = []
  private(set) var instructions: [ColumnInstruction] = []
  private(set) var registerCount = 1
  /// The most steps of closures that one value can take.
  private(set) var stepsPerValue = 0
  /// Whether each step is counted alone, and not several at once.
  private(set) var stepsAreSingle = true

  /// A program for a source whose values stand in register 0.
  init(_ value: Column, in world: World, staysAtInstant: Bool) {
    self.value = value
    self.staysAtInstant = staysAtInstant
    self.world = world
  }

  /// A program for values that whoever runs it puts into registers.
  public init(in world: World) {
    registerCount = 0
    staysAtInstant = false
    self.world = world
  }

  /// Has operators join, from one on downwards, as many as can; gives the first that hears the values one by one.
  ///
  /// What comes of a value that is heard may reach the operators below a place where streams come together, and they may
  /// live on when the source is over: there none joins that keeps something, unless nothing is heard of the whole block.
  @discardableResult
  func join(from first: Subscriber) -> Subscriber {
    var subscriber = first
    var isOpen = false
    var reachable: (subscriber: Subscriber, mark: Mark)?
    while value != nil {
      let mark = mark
      guard subscriber.join(self), let next = subscriber.columnListener else {
        takeBack(to: mark)
        break
      }
      if isOpen, reachable == nil, states.count > mark.states { reachable = (subscriber, mark) }
      isOpen = isOpen || subscriber.isBesideOthers
      subscriber = next
    }
    guard value != nil, let reachable else { return subscriber }
    takeBack(to: reachable.mark)
    return reachable.subscriber
  }

  /// A register that nothing else uses.
  public func makeRegister() -> ColumnOperand { .register(register()) }

  /// Where a program stood, to take back what a refusal leaves behind.
  private struct Mark {
    fileprivate let instructions: Int
    fileprivate let states: Int
    fileprivate let stepsPerValue: Int
    fileprivate let value: Column?
  }

  private var mark: Mark {
    Mark(instructions: instructions.count, states: states.count, stepsPerValue: stepsPerValue, value: value)
  }

  private func takeBack(to mark: Mark) {
    instructions.removeSubrange(mark.instructions...)
    states.removeSubrange(mark.states...)
    stepsPerValue = mark.stepsPerValue
    value = mark.value
    isConditional = false
  }

  private func register() -> Int {
    defer { registerCount += 1 }
    return registerCount
  }

  private func add(_ make: (Int) -> ColumnInstruction) -> ColumnOperand {
    let register = register()
    instructions.append(make(register))
    return .register(register)
  }

  /// Arithmetic of Ints: what overflows, and division by zero, is left to the general way.
  public func calculate(_ calculation: Calculation, _ left: ColumnOperand, _ right: ColumnOperand) -> ColumnOperand {
    if case .constant(let divisor) = right, let division = Division(by: divisor) {
      if calculation == .divide { return add { .divide(left, division, into: $0) } }
      if calculation == .remainder { return add { .remain(left, division, into: $0) } }
    }
    return add { .calculate(calculation, left, right, into: $0) }
  }

  /// Arithmetic of Doubles.
  public func calculateDoubles(
    _ calculation: Calculation, _ left: ColumnOperand, _ right: ColumnOperand
  ) -> ColumnOperand {
    add { .calculateDoubles(calculation, left, right, into: $0) }
  }

  /// A comparison of Ints, or of Bools.
  public func compare(_ relation: Relation, _ left: ColumnOperand, _ right: ColumnOperand) -> ColumnOperand {
    // A remainder that was just asked for, and that is only compared, need not be known.
    if relation == .equal || relation == .notEqual, case .register(let register) = left,
      case .constant(let remainder) = right,
      case .remain(let dividend, let division, register)? = instructions.last,
      let test = Division.RemainderTest(dividingBy: division.divisor, leaving: remainder)
    {
      instructions.removeLast()
      return add { .compareRemainder(dividend, test, isEqual: relation == .equal, into: $0) }
    }
    return add { .compare(relation, left, right, into: $0) }
  }

  /// A comparison of Doubles.
  public func compareDoubles(_ relation: Relation, _ left: ColumnOperand, _ right: ColumnOperand) -> ColumnOperand {
    add { .compareDoubles(relation, left, right, into: $0) }
  }

  /// Ints as Doubles.
  public func convert(_ operand: ColumnOperand) -> ColumnOperand {
    if case .constant(let integer) = operand { return .constant(Double(integer)) }
    return add { .convert(operand, into: $0) }
  }

  /// Doubles with the other sign.
  public func negateDouble(_ operand: ColumnOperand) -> ColumnOperand { add { .negateDouble(operand, into: $0) } }
  /// Bools turned about.
  public func not(_ operand: ColumnOperand) -> ColumnOperand { add { .not(operand, into: $0) } }
  /// Both of two Bools.
  public func and(_ left: ColumnOperand, _ right: ColumnOperand) -> ColumnOperand {
    add { .and(left, right, into: $0) }
  }
  /// Either of two Bools.
  public func or(_ left: ColumnOperand, _ right: ColumnOperand) -> ColumnOperand { add { .or(left, right, into: $0) } }
  /// One of two columns of the same kind, row by row.
  public func choose(
    _ condition: ColumnOperand, _ then: ColumnOperand, _ otherwise: ColumnOperand
  ) -> ColumnOperand {
    add { .choose(condition, then, otherwise, into: $0) }
  }

  /// Counts steps of closures, so many a value.
  public func charge(_ steps: Int) {
    stepsPerValue += steps
    if steps > 1 { stepsAreSingle = false }
    instructions.append(.charge(steps))
  }

  /// Where a closure says `holds` of the values so far; nothing where it must be called for each.
  func condition(_ predicate: Function, holds: Bool) -> ColumnOperand? {
    guard let value, case .booleans(let condition)? = predicate.column(of: value, in: self) else { return nil }
    return holds ? condition : not(condition)
  }

  /// Drops the rows in which a condition does not hold.
  func keep(_ condition: ColumnOperand) {
    // A comparison that nothing else reads need not be written down.
    if case .register(let register) = condition, value?.operands.contains(condition) != true {
      switch instructions.last {
      case .compare(let relation, let left, let right, register)?:
        instructions.removeLast()
        return instructions.append(.selectWhere(relation, left, right))
      case .compareRemainder(let dividend, let test, let isEqual, register)?:
        instructions.removeLast()
        return instructions.append(.selectWhereRemainder(dividend, test, isEqual: isEqual))
      default: break
      }
    }
    instructions.append(.select(condition))
  }

  func require(_ condition: ColumnOperand) { instructions.append(.require(condition)) }

  func limit(_ state: ColumnState) { instructions.append(.limit(state: add(state))) }
  func drop(_ state: ColumnState) { instructions.append(.drop(state: add(state))) }
  func count(_ state: ColumnState) { instructions.append(.count(state: add(state))) }

  /// Takes values into an accumulation; gives the accumulation after each.
  func fold(_ fold: ColumnFold, _ state: ColumnState) -> Column {
    let state = add(state)
    if fold.isDouble {
      return .doubles(
        add {
          .foldDoubles(
            fold.calculation, fold.operand, isAccumulationLeft: fold.isAccumulationLeft, state: state, into: $0)
        })
    }
    return .integers(
      add {
        .fold(fold.calculation, fold.operand, isAccumulationLeft: fold.isAccumulationLeft, state: state, into: $0)
      })
  }

  private func add(_ state: ColumnState) -> Int {
    states.append(state)
    return states.count - 1
  }

  /// The program as it runs: behind each selection the registers that are still to be read are moved together.
  ///
  /// - Parameter offsets: A register that holds where in the block each row comes from, where that is asked for.
  func finished(keeping offsets: Int?) -> [ColumnInstruction] {
    var needed: Set<Int> = []
    for case .register(let register) in value?.operands ?? [] { needed.insert(register) }
    if let offsets { needed.insert(offsets) }
    var reversed: [ColumnInstruction] = []
    for instruction in instructions.reversed() {
      if let result = instruction.result { needed.remove(result) }
      switch instruction {
      case .select, .selectWhere, .selectWhereRemainder:
        for register in needed.sorted() { reversed.append(.gather(register)) }
      default: break
      }
      reversed.append(instruction)
      for case .register(let register) in instruction.operands { needed.insert(register) }
    }
    return reversed.reversed()
  }

  /// A register for where in the block each row comes from.
  func makeOffsets() -> Int { register() }
}

/// What an operator keeps between values: read when a block begins, written when it is known to be faultless.
struct ColumnState {
  let load: () -> Int
  let store: (Int) -> Void
}
