/// A broadcast at the end of a column program, each of whose listeners keeps to itself what it hears (`count`,
/// `aggregate`): blocks go down one listener after the other, and nothing can tell that values did not go one by one to
/// all of them.
final class ColumnFanOut {
  private let broadcast: Broadcast
  private let world: World
  /// The listeners that there were when this was put together.
  private let version: Int
  private let value: Column
  private let register: Int
  private let branches: [Branch]
  private let block: ColumnBlock
  /// The most steps of closures that all listeners take of one value.
  let stepsPerValue: Int
  /// Whether each of these is counted alone, and not several at once.
  let stepsAreSingle: Bool
  /// Steps of closures that all listeners took of the last block.
  private(set) var steps = 0

  /// What one listener does with the values, and what it keeps.
  private struct Branch {
    let program: [ColumnInstruction]
    let states: [ColumnState]
    let kept: ColumnBlock.States
  }

  /// Nothing where one of the listeners passes on what it hears, or where two of them come together again.
  init?(_ broadcast: Broadcast, _ listeners: [Subscriber], of value: Column, in program: ColumnProgram) {
    switch value {
    case .integers(.register(let register)), .doubles(.register(let register)): self.register = register
    default: return nil
    }
    let first: Column = if case .integers = value { .integers(.register(0)) } else { .doubles(.register(0)) }
    self.broadcast = broadcast
    world = program.world
    self.value = value
    version = broadcast.version
    var joined: Set<ObjectIdentifier> = []
    var branches: [Branch] = []
    var registerCount = 1
    var stepsPerValue = 0
    var stepsAreSingle = program.stepsAreSingle
    for listener in listeners {
      let own = ColumnProgram(first, in: world, staysAtInstant: program.staysAtInstant)
      own.isBranch = true
      var subscriber = listener
      while own.value != nil {
        guard joined.insert(ObjectIdentifier(subscriber)).inserted, subscriber.join(own),
          let next = subscriber.columnListener
        else { return nil }
        subscriber = next
      }
      registerCount = max(registerCount, own.registerCount)
      stepsPerValue += own.stepsPerValue
      stepsAreSingle = stepsAreSingle && own.stepsAreSingle
      branches.append(
        Branch(
          program: own.finished(keeping: nil), states: own.states,
          kept: ColumnBlock.States(count: own.states.count)))
    }
    guard registerCount <= ColumnPipeline.mostRegisters else { return nil }
    self.branches = branches
    self.stepsPerValue = stepsPerValue
    self.stepsAreSingle = stepsAreSingle
    block = ColumnBlock(registerCount: registerCount, stateCount: 0, offsets: nil)
  }

  /// How many listeners hear each value.
  var listenerCount: Int { branches.count }

  /// Whether the same listen as when this was put together.
  var isCurrent: Bool { broadcast.version == version }

  /// Works out what a block of values does to all listeners; false, and nothing done, where it cannot go to one of
  /// them as a block.
  func run(on values: ColumnBlock) -> Bool {
    steps = 0
    guard broadcast.canRemember(values.count, in: world) else { return false }
    for branch in branches {
      block.column(0).update(from: values.column(register), count: values.count)
      guard block.run(branch.program, rows: values.count, branch.states, branch.kept) else { return false }
      steps += block.steps
    }
    return true
  }

  /// Tells the listeners what they keep from now on, and the broadcast what it has sent.
  func commit(_ values: ColumnBlock) {
    for branch in branches { branch.kept.commit(branch.states) }
    broadcast.remember(values.count, in: world) { values.value(value, $0) }
  }
}
