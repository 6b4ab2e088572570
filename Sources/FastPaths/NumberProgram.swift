import StreamLang
import Streams

/// The first operators of a chain as instructions on numbers, for values of one shape.
final class NumberProgram {
  /// The outcome for a value.
  enum Outcome {
    case dropped
    /// `result` has passed all steps.
    case sent
    /// `result` has passed all steps, and a step completes after it.
    case sentLast(step: Int)
    /// The value was dropped below a step that completes after it.
    case droppedLast(step: Int)
    /// A step completes and sends nothing.
    case completed(step: Int)
    /// A step could not be finished, and has no effect.
    case unfinished(step: Int)
    /// A step could not be finished, below a step that completes after the value.
    case unfinishedLast(step: Int, last: Int)
  }

  /// The number of the chain's operators that it runs.
  let stepCount: Int
  /// The steps that all its closures take together.
  let closureSteps: Int
  private let registers: UnsafeMutablePointer<Int>
  private let instructions: UnsafeMutablePointer<Instruction>
  private let instructionCount: Int
  private let inputs: [NumberShape]
  private let output: NumberShape
  private let states: [(step: Int, shape: NumberShape)]
  /// The register of an input that is one Int; below 0 for other shapes.
  private let integerInput: Int
  private let integerOutput: Int

  /// Creates a program for values of the shape of `value`; `nil` if even the first operator needs more than numbers.
  init?(_ runs: [LinearRun], taking value: Value, in world: World) {
    var builder = ProgramBuilder()
    guard let input = builder.shape(of: value) else { return nil }
    guard let output = builder.add(runs, taking: input) else { return nil }
    stepCount = builder.inputs.count
    inputs = builder.inputs
    states = builder.states
    self.output = output
    closureSteps = builder.closureSteps
    integerInput = if case .int(let register) = input { register } else { -1 }
    integerOutput = if case .int(let register) = output { register } else { -1 }
    registers = .allocate(capacity: builder.initialRegisters.count)
    for (register, number) in builder.initialRegisters.enumerated() { (registers + register).initialize(to: number) }
    instructionCount = builder.instructions.count
    instructions = .allocate(capacity: instructionCount)
    for (index, instruction) in builder.instructions.enumerated() {
      (instructions + index).initialize(to: instruction)
    }
  }

  deinit {
    registers.deallocate()
    instructions.deallocate()
  }

  /// Loads a value. Returns false if it has another shape.
  @inline(__always)
  func load(_ value: Value) -> Bool {
    if integerInput >= 0, case .int(let integer) = value {
      registers[integerInput] = integer
      return true
    }
    return integerInput < 0 && inputs[0].load(value, into: registers)
  }

  /// The value that has passed all steps.
  @inline(__always)
  var result: Value { integerOutput >= 0 ? .int(registers[integerOutput]) : output.value(in: registers) }

  /// Returns the input of a step.
  func input(of step: Int) -> Value { inputs[step].value(in: registers) }

  /// Takes over the operators' counts and accumulations. Returns false if an accumulation has another shape.
  func load(_ runs: [LinearRun]) -> Bool {
    states.allSatisfy { step, shape in
      switch runs[step].step {
      case .fold: shape.load(runs[step].accumulated ?? .nil, into: registers)
      default: shape.load(.int(runs[step].count), into: registers)
      }
    }
  }

  /// Returns the counts and accumulations to the operators.
  func store(in runs: [LinearRun]) {
    for (step, shape) in states {
      let value = shape.value(in: registers)
      switch (runs[step].step, value) {
      case (.fold, _): runs[step].accumulated = value
      case (_, .int(let count)): runs[step].count = count
      default: break
      }
    }
  }

  /// Runs on the value that was loaded, if the budget of steps need not be checked for it.
  @inline(__always)
  func run(in world: World) -> Outcome {
    let registers = registers
    // The lowest step that completes after this value.
    var last: Int32 = -1
    var instruction = UnsafePointer(instructions)
    let end = instruction + instructionCount
    while instruction < end {
      let current = instruction.pointee
      let left = registers[Int(current.left)]
      let right = registers[Int(current.right)]
      var (number, isFaulty) = (0, false)
      switch current.operation {
      case .add: (number, isFaulty) = BinaryOperator.add.calculate(left, right)
      case .subtract: (number, isFaulty) = BinaryOperator.subtract.calculate(left, right)
      case .multiply: (number, isFaulty) = BinaryOperator.multiply.calculate(left, right)
      case .divide: (number, isFaulty) = BinaryOperator.divide.calculate(left, right)
      case .remainder: (number, isFaulty) = BinaryOperator.remainder.calculate(left, right)
      case .equal: number = Self.number(BinaryOperator.equal.holds(left, right))
      case .notEqual: number = Self.number(BinaryOperator.notEqual.holds(left, right))
      case .less: number = Self.number(BinaryOperator.less.holds(left, right))
      case .lessOrEqual: number = Self.number(BinaryOperator.lessOrEqual.holds(left, right))
      case .greater: number = Self.number(BinaryOperator.greater.holds(left, right))
      case .greaterOrEqual: number = Self.number(BinaryOperator.greaterOrEqual.holds(left, right))
      case .addDoubles: number = Self.calculate(.add, left, right)
      case .subtractDoubles: number = Self.calculate(.subtract, left, right)
      case .multiplyDoubles: number = Self.calculate(.multiply, left, right)
      case .divideDoubles: number = Self.calculate(.divide, left, right)
      case .remainderOfDoubles: number = Self.calculate(.remainder, left, right)
      case .equalDoubles: number = Self.compare(.equal, left, right)
      case .notEqualDoubles: number = Self.compare(.notEqual, left, right)
      case .lessDoubles: number = Self.compare(.less, left, right)
      case .lessOrEqualDoubles: number = Self.compare(.lessOrEqual, left, right)
      case .greaterDoubles: number = Self.compare(.greater, left, right)
      case .greaterOrEqualDoubles: number = Self.compare(.greaterOrEqual, left, right)
      case .toDouble: number = Double(left).register
      case .negateDouble: number = (-Double(register: left)).register
      case .not: number = left ^ 1
      case .and: number = left & right
      case .or: number = left | right
      case .choose: number = left != 0 ? right : registers[Int(current.other)]
      case .move: number = left
      case .keep:
        if left == 0 { return dropped(at: current, last, in: world) }
        instruction += 1
        continue
      case .drop: return dropped(at: current, last, in: world)
      case .take:
        let remaining = registers[Int(current.into)]
        if remaining <= 0 { return dropped(at: current, last, in: world) }
        if remaining == 1 { last = current.step }
        number = remaining - 1
      case .skip:
        let remaining = registers[Int(current.into)]
        if remaining > 0 {
          registers[Int(current.into)] = remaining - 1
          return dropped(at: current, last, in: world)
        }
        instruction += 1
        continue
      case .sendWhile:
        if left == 0 {
          world.charge(Int(current.closureSteps))
          return .completed(step: Int(current.step))
        }
        instruction += 1
        continue
      case .sendWhileInclusive:
        if left == 0 { last = current.step }
        instruction += 1
        continue
      case .count:
        registers[Int(current.into)] &+= 1
        return dropped(at: current, last, in: world)
      }
      if isFaulty { return unfinished(at: current, last, in: world) }
      registers[Int(current.into)] = number
      instruction += 1
    }
    world.charge(closureSteps)
    return last < 0 ? .sent : .sentLast(step: Int(last))
  }

  private func unfinished(at instruction: Instruction, _ last: Int32, in world: World) -> Outcome {
    world.charge(Int(instruction.closureSteps))
    return last < 0
      ? .unfinished(step: Int(instruction.step)) : .unfinishedLast(step: Int(instruction.step), last: Int(last))
  }

  @inline(__always)
  private func dropped(at instruction: Instruction, _ last: Int32, in world: World) -> Outcome {
    world.charge(Int(instruction.closureSteps))
    return last < 0 ? .dropped : .droppedLast(step: Int(last))
  }

  @inline(__always)
  private static func number(_ bool: Bool) -> Int { bool ? 1 : 0 }

  @inline(__always)
  private static func calculate(_ operation: BinaryOperator, _ left: Int, _ right: Int) -> Int {
    operation.calculate(Double(register: left), Double(register: right)).register
  }

  @inline(__always)
  private static func compare(_ operation: BinaryOperator, _ left: Int, _ right: Int) -> Int {
    number(operation.holds(Double(register: left), Double(register: right)))
  }
}
