/// Operators that keep to themselves what they hear (`count`, `aggregate`), with those in between that joined: whoever
/// sends to them, at whatever instants, may send many numbers at once.
final class ColumnKeepers {
  /// The most steps of closures that one value takes.
  let stepsPerValue: Int
  private let program: [ColumnInstruction]
  private let states: [ColumnState]
  private let block: ColumnBlock

  /// Nothing where somebody below passes something on.
  init?(below sender: OperatorSubscriber, in world: World) {
    let program = ColumnProgram(.integers(.register(0)), in: world, staysAtInstant: false)
    program.join(from: sender.downstream)
    guard program.value == nil, program.fanOut == nil, program.registerCount <= ColumnPipeline.mostRegisters else {
      return nil
    }
    self.program = program.finished(keeping: nil)
    states = program.states
    stepsPerValue = program.stepsPerValue
    block = ColumnBlock(registerCount: program.registerCount, stateCount: states.count, offsets: nil)
  }

  /// Where the numbers are written that are sent next.
  var numbers: UnsafeMutablePointer<Int> { block.column(0) }

  /// Steps of closures for the numbers that were sent last.
  var steps: Int { block.steps }

  /// Works out what so many numbers do; false, and nothing done, where they must go one by one.
  func run(_ count: Int) -> Bool { block.run(program, rows: count, states) }

  /// Tells the operators what they keep from now on.
  func commit() { block.commit(states) }
}
