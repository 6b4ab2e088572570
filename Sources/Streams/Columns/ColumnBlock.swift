/// The registers of a column program, and what it does to them.
final class ColumnBlock {
  /// The most rows at a time: few enough that all columns stay in the processor's nearest cache.
  static let capacity = 512

  private let registers: UnsafeMutablePointer<Int>
  private let registerCount: Int
  private let selection: UnsafeMutablePointer<Int>
  /// Steps of closures that each row of the source takes, where they are to be told apart.
  let rowSteps: UnsafeMutablePointer<Int>?
  private let offsets: Int?
  private let ownStates: States
  /// What the program that runs keeps.
  private var states: States
  /// Rows that are left.
  private(set) var count = 0
  /// Steps of closures for all rows.
  private(set) var steps = 0

  init(registerCount: Int, stateCount: Int, offsets: Int?) {
    self.registerCount = registerCount
    self.offsets = offsets
    registers = .allocate(capacity: registerCount * Self.capacity)
    registers.initialize(repeating: 0, count: registerCount * Self.capacity)
    selection = .allocate(capacity: Self.capacity)
    selection.initialize(repeating: 0, count: Self.capacity)
    rowSteps = offsets == nil ? nil : .allocate(capacity: Self.capacity)
    rowSteps?.initialize(repeating: 0, count: Self.capacity)
    ownStates = States(count: stateCount)
    states = ownStates
  }

  deinit {
    registers.deallocate()
    selection.deallocate()
    rowSteps?.deallocate()
  }

  @inline(__always)
  func column(_ register: Int) -> UnsafeMutablePointer<Int> { registers + register * Self.capacity }

  /// One number of a column.
  @inline(__always)
  func number(_ operand: ColumnOperand, _ row: Int) -> Int {
    switch operand {
    case .register(let register): column(register)[row]
    case .constant(let constant): constant
    }
  }

  /// Runs a program on rows that stand in register 0.
  ///
  /// - Returns: Whether every row could be done; if not, nothing has happened.
  func run(_ program: [ColumnInstruction], rows: Int, _ states: [ColumnState], _ kept: States? = nil) -> Bool {
    count = rows
    steps = 0
    self.states = kept ?? ownStates
    self.states.load(states)
    if let offsets {
      let column = column(offsets)
      for row in 0..<rows { column[row] = row }
      rowSteps?.update(repeating: 0, count: rows)
    }
    for instruction in program {
      guard run(instruction) else { return false }
    }
    return true
  }

  /// Tells the operators what they keep from now on.
  func commit(_ states: [ColumnState]) { ownStates.commit(states) }

  /// What operators keep, while a block is worked on.
  final class States {
    private var numbers: [Int]
    private var isNew: [Bool]

    init(count: Int) {
      numbers = Array(repeating: 0, count: count)
      isNew = Array(repeating: false, count: count)
    }

    func load(_ states: [ColumnState]) {
      for index in states.indices {
        numbers[index] = states[index].load()
        isNew[index] = false
      }
    }

    /// Tells the operators what they keep from now on.
    func commit(_ states: [ColumnState]) {
      for index in states.indices where isNew[index] { states[index].store(numbers[index]) }
    }

    subscript(index: Int) -> Int {
      get { numbers[index] }
      set {
        numbers[index] = newValue
        isNew[index] = true
      }
    }
  }

  private func run(_ instruction: ColumnInstruction) -> Bool {
    switch instruction {
    case .calculate(let calculation, let left, let right, let into): return calculate(calculation, left, right, into)
    case .divide(let operand, let division, let into): fill(into, operand) { division.quotient($0) }
    case .remain(let operand, let division, let into): fill(into, operand) { division.remainder($0) }
    case .calculateDoubles(let calculation, let left, let right, let into):
      calculateDoubles(calculation, left, right, into)
    case .compareRemainder(let operand, let test, let isEqual, let into):
      fill(into, operand) { Self.bit(test.holds(for: $0) == isEqual) }
    case .compare(let relation, let left, let right, let into): compare(relation, left, right, into)
    case .compareDoubles(let relation, let left, let right, let into): compareDoubles(relation, left, right, into)
    case .convert(let operand, let into): fill(into, operand) { Self.bits(Double($0)) }
    case .negateDouble(let operand, let into): fill(into, operand) { Self.bits(-Self.double($0)) }
    case .not(let operand, let into): fill(into, operand) { $0 ^ 1 }
    case .and(let left, let right, let into): fill(into, left, right) { $0 & $1 }
    case .or(let left, let right, let into): fill(into, left, right) { $0 | $1 }
    case .choose(let condition, let then, let otherwise, let into): choose(condition, then, otherwise, into)
    case .select(let operand): select(operand, .constant(0)) { one, _ in one != 0 }
    case .selectWhere(let relation, let left, let right): select(relation, left, right)
    case .selectWhereRemainder(let operand, let test, let isEqual):
      select(operand, .constant(0)) { one, _ in test.holds(for: one) == isEqual }
    case .gather(let register): gather(register)
    case .require(let operand):
      for row in 0..<count where number(operand, row) == 0 { return false }
    case .limit(let state):
      guard count < states[state] else { return false }
      change(state, by: -count)
    case .drop(let state):
      guard states[state] > 0 else { return true }
      guard count <= states[state] else { return false }
      change(state, by: -count)
      count = 0
    case .count(let state): change(state, by: count)
    case .fold(let calculation, let operand, let isAccumulationLeft, let state, let into):
      return fold(calculation, operand, isAccumulationLeft, state, into)
    case .foldDoubles(let calculation, let operand, let isAccumulationLeft, let state, let into):
      foldDoubles(calculation, operand, isAccumulationLeft, state, into)
    case .charge(let steps):
      self.steps += steps * count
      if let rowSteps, let offsets {
        let column = column(offsets)
        for row in 0..<count { rowSteps[column[row]] += steps }
      }
    }
    return true
  }

  private func change(_ state: Int, by difference: Int) { states[state] += difference }

  /// One for true: without a branch, which would be mispredicted.
  @inline(__always)
  private static func bit(_ bool: Bool) -> Int { Int(unsafeBitCast(bool, to: UInt8.self)) }

  @inline(__always)
  private static func double(_ bits: Int) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: bits)) }

  @inline(__always)
  private static func bits(_ double: Double) -> Int { Int(truncatingIfNeeded: double.bitPattern) }

  @inline(__always)
  private func fill(_ into: Int, _ operand: ColumnOperand, _ body: (Int) -> Int) {
    fill(into, operand, .constant(0)) { one, _ in body(one) }
  }

  @inline(__always)
  private func fill(_ into: Int, _ left: ColumnOperand, _ right: ColumnOperand, _ body: (Int, Int) -> Int) {
    let result = column(into)
    switch (left, right) {
    case (.register(let one), .constant(let two)):
      let lefts = column(one)
      for row in 0..<count { result[row] = body(lefts[row], two) }
    case (.register(let one), .register(let two)):
      let (lefts, rights) = (column(one), column(two))
      for row in 0..<count { result[row] = body(lefts[row], rights[row]) }
    case (.constant(let one), .register(let two)):
      let rights = column(two)
      for row in 0..<count { result[row] = body(one, rights[row]) }
    case (.constant(let one), .constant(let two)):
      for row in 0..<count { result[row] = body(one, two) }
    }
  }

  /// A number below zero marks a fault: signs are gathered without a branch.
  private func calculate(
    _ calculation: Calculation, _ left: ColumnOperand, _ right: ColumnOperand, _ into: Int
  ) -> Bool {
    var fault = 0
    switch calculation {
    case .add:
      fill(into, left, right) { one, two in
        let sum = one &+ two
        fault |= (one ^ sum) & (two ^ sum)
        return sum
      }
    case .subtract:
      fill(into, left, right) { one, two in
        let difference = one &- two
        fault |= (one ^ two) & (one ^ difference)
        return difference
      }
    case .multiply:
      if isProductInRange(left, right) {
        fill(into, left, right) { $0 &* $1 }
        return true
      }
      fill(into, left, right) { one, two in
        let (product, overflow) = one.multipliedReportingOverflow(by: two)
        fault |= overflow ? -1 : 0
        return product
      }
    case .divide:
      fill(into, left, right) { one, two in
        let (quotient, overflow) = one.dividedReportingOverflow(by: two)
        fault |= overflow ? -1 : 0
        return quotient
      }
    case .remainder:
      fill(into, left, right) { one, two in
        if two == -1 { return 0 }
        let (remainder, overflow) = one.remainderReportingOverflow(dividingBy: two)
        fault |= overflow ? -1 : 0
        return remainder
      }
    }
    return fault >= 0
  }

  /// Whether products cannot overflow, as far as the highest bits of the factors tell.
  private func isProductInRange(_ left: ColumnOperand, _ right: ColumnOperand) -> Bool {
    significantBits(left) + significantBits(right) < 63
  }

  /// How many bits the numbers of a column need, their sign not counted.
  private func significantBits(_ operand: ColumnOperand) -> Int {
    var bits = 0
    switch operand {
    case .constant(let constant): bits = constant ^ (constant &>> 63)
    case .register(let register):
      let numbers = column(register)
      for row in 0..<count { bits |= numbers[row] ^ (numbers[row] &>> 63) }
    }
    return 64 - bits.leadingZeroBitCount
  }

  private func calculateDoubles(
    _ calculation: Calculation, _ left: ColumnOperand, _ right: ColumnOperand, _ into: Int
  ) {
    switch calculation {
    case .add: fill(into, left, right) { Self.bits(Self.double($0) + Self.double($1)) }
    case .subtract: fill(into, left, right) { Self.bits(Self.double($0) - Self.double($1)) }
    case .multiply: fill(into, left, right) { Self.bits(Self.double($0) * Self.double($1)) }
    case .divide: fill(into, left, right) { Self.bits(Self.double($0) / Self.double($1)) }
    case .remainder:
      fill(into, left, right) { Self.bits(Self.double($0).truncatingRemainder(dividingBy: Self.double($1))) }
    }
  }

  private func compare(_ relation: Relation, _ left: ColumnOperand, _ right: ColumnOperand, _ into: Int) {
    switch relation {
    case .equal: fill(into, left, right) { Self.bit($0 == $1) }
    case .notEqual: fill(into, left, right) { Self.bit($0 != $1) }
    case .less: fill(into, left, right) { Self.bit($0 < $1) }
    case .lessOrEqual: fill(into, left, right) { Self.bit($0 <= $1) }
    case .greater: fill(into, left, right) { Self.bit($0 > $1) }
    case .greaterOrEqual: fill(into, left, right) { Self.bit($0 >= $1) }
    }
  }

  private func compareDoubles(_ relation: Relation, _ left: ColumnOperand, _ right: ColumnOperand, _ into: Int) {
    switch relation {
    case .equal: fill(into, left, right) { Self.bit(Self.double($0) == Self.double($1)) }
    case .notEqual: fill(into, left, right) { Self.bit(Self.double($0) != Self.double($1)) }
    case .less: fill(into, left, right) { Self.bit(Self.double($0) < Self.double($1)) }
    case .lessOrEqual: fill(into, left, right) { Self.bit(Self.double($0) <= Self.double($1)) }
    case .greater: fill(into, left, right) { Self.bit(Self.double($0) > Self.double($1)) }
    case .greaterOrEqual: fill(into, left, right) { Self.bit(Self.double($0) >= Self.double($1)) }
    }
  }

  private func choose(
    _ condition: ColumnOperand, _ then: ColumnOperand, _ otherwise: ColumnOperand, _ into: Int
  ) {
    let result = column(into)
    for row in 0..<count {
      result[row] = number(condition, row) != 0 ? number(then, row) : number(otherwise, row)
    }
  }

  private func select(_ relation: Relation, _ left: ColumnOperand, _ right: ColumnOperand) {
    switch relation {
    case .equal: select(left, right) { $0 == $1 }
    case .notEqual: select(left, right) { $0 != $1 }
    case .less: select(left, right) { $0 < $1 }
    case .lessOrEqual: select(left, right) { $0 <= $1 }
    case .greater: select(left, right) { $0 > $1 }
    case .greaterOrEqual: select(left, right) { $0 >= $1 }
    }
  }

  @inline(__always)
  private func select(_ left: ColumnOperand, _ right: ColumnOperand, _ holds: (Int, Int) -> Bool) {
    var selected = 0
    switch (left, right) {
    case (.register(let one), .constant(let two)):
      let lefts = column(one)
      for row in 0..<count {
        selection[selected] = row
        selected &+= Self.bit(holds(lefts[row], two))
      }
    default:
      for row in 0..<count {
        selection[selected] = row
        selected &+= Self.bit(holds(number(left, row), number(right, row)))
      }
    }
    count = selected
  }

  private func gather(_ register: Int) {
    let column = column(register)
    for row in 0..<count { column[row] = column[selection[row]] }
  }

  private func fold(
    _ calculation: Calculation, _ operand: ColumnOperand, _ isAccumulationLeft: Bool, _ state: Int, _ into: Int
  ) -> Bool {
    switch calculation {
    case .add: return fold(operand, state, into) { $0.addingReportingOverflow($1) }
    case .subtract where isAccumulationLeft: return fold(operand, state, into) { $0.subtractingReportingOverflow($1) }
    case .subtract: return fold(operand, state, into) { $1.subtractingReportingOverflow($0) }
    case .multiply: return fold(operand, state, into) { $0.multipliedReportingOverflow(by: $1) }
    case .divide, .remainder: return false
    }
  }

  @inline(__always)
  private func fold(
    _ operand: ColumnOperand, _ state: Int, _ into: Int, _ body: (Int, Int) -> (Int, Bool)
  ) -> Bool {
    var accumulation = states[state]
    var fault = false
    let result = column(into)
    for row in 0..<count {
      let (next, overflow) = body(accumulation, number(operand, row))
      fault = fault || overflow
      accumulation = next
      result[row] = next
    }
    if count > 0 { states[state] = accumulation }
    return !fault
  }

  private func foldDoubles(
    _ calculation: Calculation, _ operand: ColumnOperand, _ isAccumulationLeft: Bool, _ state: Int, _ into: Int
  ) {
    switch calculation {
    case .add: foldDoubles(operand, state, into) { $0 + $1 }
    case .subtract where isAccumulationLeft: foldDoubles(operand, state, into) { $0 - $1 }
    case .subtract: foldDoubles(operand, state, into) { $1 - $0 }
    case .multiply: foldDoubles(operand, state, into) { $0 * $1 }
    case .divide where isAccumulationLeft: foldDoubles(operand, state, into) { $0 / $1 }
    case .divide: foldDoubles(operand, state, into) { $1 / $0 }
    case .remainder where isAccumulationLeft:
      foldDoubles(operand, state, into) { $0.truncatingRemainder(dividingBy: $1) }
    case .remainder: foldDoubles(operand, state, into) { $1.truncatingRemainder(dividingBy: $0) }
    }
  }

  @inline(__always)
  private func foldDoubles(
    _ operand: ColumnOperand, _ state: Int, _ into: Int, _ body: (Double, Double) -> Double
  ) {
    _ = fold(operand, state, into) { (Self.bits(body(Self.double($0), Self.double($1))), false) }
  }
}
