/// A source, inside a subscribing call or over a stretch of time in which nothing else is due, and the operators right
/// below it that joined its program: values go through them in blocks.
///
/// What hears the last of them is either an operator that keeps to itself what it hears (`aggregate`, `count`), a
/// broadcast to such operators alone, or hears the values one by one, in order, each with the budgets counted as if
/// every value had gone down alone.
final class ColumnPipeline {
  let source: SourceSubscriber
  private let program: [ColumnInstruction]
  private let states: [ColumnState]
  /// The most steps of closures that one value takes.
  let stepsPerValue: Int
  let block: ColumnBlock
  /// The register that holds where in the block each row comes from.
  let offsets: Int
  /// Who hears the values one by one, and what they are made of.
  private let receiver: (subscriber: Subscriber, value: Column)?
  private let fanOut: ColumnFanOut?

  /// The receiver, where it sends nothing at once.
  let late: (any LateReceiver)?
  /// The deadline of what waits there, while a block may go beyond it.
  var borrowed: Deadline?

  /// Whether a value of the last block was for the general way, and how many there were in it.
  private(set) var faultyRows = 0

  /// Nothing where no operator joins.
  ///
  /// - Parameter staysAtInstant: Whether all blocks belong to the present instant.
  init?(_ source: SourceSubscriber, sending value: Column, staysAtInstant: Bool) {
    guard source.world.takesFastPaths else { return nil }
    let program = ColumnProgram(value, in: source.world, staysAtInstant: staysAtInstant)
    let subscriber = program.join(from: source.downstream)
    late = program.value == nil || staysAtInstant ? nil : subscriber.lateReceiver
    guard late != nil || program.fanOut != nil || !program.instructions.isEmpty,
      program.registerCount <= Self.mostRegisters
    else { return nil }
    self.source = source
    receiver = program.value.map { (subscriber, $0) }
    fanOut = program.fanOut
    offsets = program.makeOffsets()
    let kept = receiver == nil && fanOut == nil ? nil : offsets
    self.program = program.finished(keeping: kept)
    states = program.states
    stepsPerValue = program.stepsPerValue + (fanOut?.stepsPerValue ?? 0)
    block = ColumnBlock(registerCount: program.registerCount, stateCount: states.count, offsets: kept)
  }

  /// More columns than this would leave the nearer caches.
  static let mostRegisters = 64
  /// Below this a block costs more than it spares.
  private static let fewestRows = 8

  /// Sends values that `fill` writes down, as many as the budgets bear without being looked at, and time does.
  ///
  /// - Returns: How many were sent; none where the next one is for the general way.
  func send(
    upTo count: Int, _ pace: ColumnPace? = nil, _ fill: (UnsafeMutablePointer<Int>, Int) -> Bool
  ) -> Int {
    let world = source.world
    let rows = affordableRows(upTo: count, isInstant: pace == nil)
    faultyRows = 0
    guard rows >= Self.fewestRows else { return 0 }
    // Others listen by now.
    if let fanOut, !fanOut.isCurrent {
      faultyRows = rows
      return 0
    }
    guard fill(block.column(0), rows), block.run(program, rows: rows, states) else {
      faultyRows = rows
      return 0
    }
    if let fanOut { return send(rows, to: fanOut, pace) }
    guard let receiver else {
      world.spend(events: rows, steps: block.steps)
      if let pace { world.stand(at: pace.time(of: rows - 1)) }
      block.commit(states)
      return rows
    }
    let sent: Int
    if let late, let pace {
      sent = late.receive(receiver.value, rows, pace, from: self)
    } else {
      sent = deliver(to: receiver.subscriber, receiver.value, rows, pace)
    }
    // Cut short, it is as if the block had been as long as that: lanes have counted what passed them, even where nobody
    // listens any more.
    if sent < rows {
      guard sent > 0, !states.isEmpty, pace == nil || !source.isDisposed else { return sent }
      guard fill(block.column(0), sent), block.run(program, rows: sent, states) else { return sent }
    }
    block.commit(states)
    return sent
  }

  /// How many rows, up to so many, the budgets bear: without being looked at, or all of them within a subscribing call.
  func affordableRows(upTo count: Int, isInstant: Bool) -> Int {
    let rows = min(count, ColumnBlock.capacity)
    let world = source.world
    let events = 1 + (fanOut?.listenerCount ?? 0)
    if let fanOut,
      world.canCover(
        events: rows * events, steps: rows * stepsPerValue, isInstant: isInstant, stepsAreSingle: fanOut.stepsAreSingle)
    {
      return rows
    }
    return min(rows, world.affordableEvents(ofSteps: stepsPerValue, times: events))
  }

  /// Sends what is left of a block to all who listen; gives how many rows of the source went.
  private func send(_ rows: Int, to fanOut: ColumnFanOut, _ pace: ColumnPace?) -> Int {
    let world = source.world
    guard fanOut.run(on: block) else {
      faultyRows = rows
      return 0
    }
    let listeners = fanOut.listenerCount
    world.cover(events: rows + block.count * listeners, steps: block.steps + fanOut.steps)
    if let pace {
      let isLastHeard = block.count > 0 && block.column(offsets)[block.count - 1] == rows - 1
      world.stand(at: pace.time(of: rows - 1), events: isLastHeard ? 1 + listeners : 1)
    }
    block.commit(states)
    fanOut.commit(block)
    return rows
  }

  /// Delivers what is left of a block; gives how many rows of the source were accounted for.
  private func deliver(to subscriber: Subscriber, _ value: Column, _ rows: Int, _ pace: ColumnPace?) -> Int {
    var sent = 0
    for row in 0..<block.count {
      let origin = block.column(offsets)[row]
      guard account(from: sent, through: origin, pace) else { return sent }
      sent = origin + 1
      subscriber.next(block.value(value, row))
      if source.isDisposed { return sent }
    }
    return account(from: sent, through: rows - 1, pace) ? rows : sent
  }

  /// Counts events and steps of some rows and moves the clock to the last; false, and nothing done, where the budgets
  /// must be looked at, or where something else is due before.
  @inline(__always)
  func account(from first: Int, through last: Int, _ pace: ColumnPace?) -> Bool {
    guard first <= last else { return true }
    guard let rowSteps = block.rowSteps else { return false }
    let world = source.world
    // The first row of a block is at the present instant.
    if let pace, last > 0, pace.time(of: last) >= world.scheduler.quietEnd { return false }
    var steps = 0
    for row in first...last { steps += rowSteps[row] }
    guard world.canSpend(events: last - first + 1, steps: steps) else { return false }
    // Something may have been sent late since the row before, at an instant of its own.
    if let pace, pace.time(of: first) > world.scheduler.now, !world.countsEventlessInstant() { return false }
    world.spend(events: last - first + 1, steps: steps)
    if let pace, pace.time(of: last) > world.scheduler.now { world.stand(at: pace.time(of: last)) }
    return true
  }
}

extension ColumnBlock {
  /// One value of what the columns stand for.
  func value(_ column: Column, _ row: Int) -> Value {
    switch column {
    case .integers(let operand): .int(number(operand, row))
    case .doubles(let operand): .double(Double(bitPattern: UInt64(truncatingIfNeeded: number(operand, row))))
    case .booleans(let operand): .bool(number(operand, row) != 0)
    case .tuples(let elements): .tuple(elements.map { value($0, row) })
    case .arrays(let elements): .array(elements.map { value($0, row) })
    }
  }
}
