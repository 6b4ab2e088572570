import StreamLang
import Streams

/// Writes a number program, operator by operator.
struct ProgramBuilder {
  private(set) var instructions: [Instruction] = []
  /// The initial values of the registers: constants, and zeros.
  var initialRegisters: [Int] = []
  /// The argument of each operator.
  private(set) var inputs: [NumberShape] = []
  /// The shapes of the operators' counts and accumulations.
  private(set) var states: [(step: Int, shape: NumberShape)] = []
  /// Whether the instructions being written may be skipped for some values.
  var isConditional = false
  /// Steps that the closures written so far take with each value.
  var closureSteps = 0
  /// Steps that the closure being written takes with each call.
  var stepsOfCall = 0
  /// Registers from this one on belong to the closure being written.
  var firstRegisterOfCall = 0

  /// The maximum number of registers. Larger programs are not worth them.
  private static let mostRegisters = 256

  /// Returns a new register.
  mutating func makeRegister(_ number: Int = 0) -> Int {
    initialRegisters.append(number)
    return initialRegisters.count - 1
  }

  /// Returns the shape of a value in new registers; `nil` unless it is a number, a Bool or a tuple of them.
  ///
  /// - Parameter depth: The number of tuples around the value.
  mutating func shape(of value: Value, depth: Int = 0) -> NumberShape? {
    // Tuples that nest deeper with every value would be compiled anew for each.
    guard depth <= 3 else { return nil }
    switch value {
    case .int: return .int(makeRegister())
    case .double: return .double(makeRegister())
    case .bool: return .bool(makeRegister())
    case .tuple(let box):
      guard box.elements.count <= 8 else { return nil }
      var elements: [NumberShape] = []
      for element in box.elements {
        guard let shape = shape(of: element, depth: depth + 1) else { return nil }
        elements.append(shape)
      }
      return .tuple(elements)
    default: return nil
    }
  }

  /// Returns the shape of a constant; `nil` for other values than numbers and Bools.
  mutating func constant(_ value: Value) -> NumberShape? {
    switch value {
    case .int(let integer): .int(makeRegister(integer))
    case .double(let double): .double(makeRegister(double.register))
    case .bool(let bool): .bool(makeRegister(bool ? 1 : 0))
    default: nil
    }
  }

  /// Writes an instruction whose result is a number.
  mutating func number(
    _ operation: Instruction.Operation, _ left: Int, _ right: Int = 0, other: Int = 0
  ) -> Int {
    let into = makeRegister()
    write(operation, left, right, other: other, into: into)
    return into
  }

  private mutating func write(
    _ operation: Instruction.Operation, _ left: Int = 0, _ right: Int = 0, other: Int = 0, into: Int = 0
  ) {
    instructions.append(
      Instruction(
        operation: operation, left: Int32(left), right: Int32(right), other: Int32(other), into: Int32(into),
        step: Int32(inputs.count - 1), closureSteps: Int32(closureSteps)))
  }

  /// Counts steps that the closure takes with each call.
  mutating func countSteps(_ steps: Int) { stepsOfCall += steps }

  /// Writes as many operators of a chain as need nothing but numbers.
  ///
  /// - Returns: The shape of the results; `nil` if the first operator cannot be compiled.
  mutating func add(_ runs: [LinearRun], taking input: NumberShape) -> NumberShape? {
    var value = input
    for (index, run) in runs.enumerated() {
      let before = (instructions.count, states.count, closureSteps)
      inputs.append(value)
      guard let sent = add(run, index, value), initialRegisters.count <= Self.mostRegisters else {
        instructions.removeSubrange(before.0...)
        states.removeSubrange(before.1...)
        inputs.removeLast()
        closureSteps = before.2
        break
      }
      value = sent
    }
    return inputs.isEmpty ? nil : value
  }

  /// Writes one operator, and returns the shape of its values; `nil` if it needs more than numbers.
  private mutating func add(_ run: LinearRun, _ index: Int, _ value: NumberShape) -> NumberShape? {
    switch run.step {
    case .map: return call(run.function, [value])
    case .keep(_, let wanted):
      guard let answer = answer(run.function, value, wanted: wanted) else { return nil }
      write(.keep, answer)
    case .takeWhile(_, let wanted, let isInclusive):
      guard let answer = answer(run.function, value, wanted: wanted) else { return nil }
      write(isInclusive ? .sendWhileInclusive : .sendWhile, answer)
    case .keepNone: write(.drop)
    case .take: write(.take, into: state(index))
    case .drop: write(.skip, into: state(index))
    case .count: write(.count, into: state(index))
    case .dropWhile: return run.isPassing ? value : nil
    case .fold(_, _, let sending):
      // The accumulation keeps its shape: if it becomes a Double with the first value, that value has come before.
      guard let accumulated = run.accumulated, let accumulation = shape(of: accumulated) else { return nil }
      states.append((index, accumulation))
      guard let sum = call(run.function, [accumulation, value]), sum.isLike(accumulation) else { return nil }
      accumulate(sum, accumulation)
      if sending == .last { write(.drop) }
      return accumulation
    }
    return value
  }

  /// Writes a new accumulation in place of the old one, which is kept until no step can fail any more.
  private mutating func accumulate(_ sum: NumberShape, _ accumulation: NumberShape) {
    let (sources, targets) = (sum.registers, accumulation.registers)
    if sources.count == 1, instructions.last?.into == Int32(sources[0]), sources[0] >= firstRegisterOfCall {
      instructions[instructions.count - 1].into = Int32(targets[0])
    } else {
      // Each is read before one is written: a pair may be exchanged.
      let copies = sources.map { number(.move, $0) }
      for (copy, target) in zip(copies, targets) { write(.move, copy, into: target) }
    }
  }

  private mutating func state(_ step: Int) -> Int {
    let register = makeRegister()
    states.append((step, .int(register)))
    return register
  }

  private mutating func answer(_ function: FunctionValue?, _ value: NumberShape, wanted: Bool) -> Int? {
    guard case .bool(let answer)? = call(function, [value]) else { return nil }
    return wanted ? answer : number(.not, answer)
  }
}
