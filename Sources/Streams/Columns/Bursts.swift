/// An operator that keeps the last of values that come close upon one another, and sends it once none has come for a
/// time.
///
/// Inside a block the values are known beforehand, and so are those that another follows too soon: nothing is armed for
/// them. A value that still waits when a block begins is taken back and given back as it was, or goes with the block.
protocol BurstReceiver: AnyObject {
  /// How long no value must come, in nanoseconds: at least one.
  var spell: Int { get }
  /// Whether a value waits.
  var isWaiting: Bool { get }
  /// Takes the deadline of the value that waits from the scheduler; nothing where none waits.
  func takeBackDeadline() -> Deadline?
  /// Arms a deadline that was taken back, as it was.
  func giveBack(_ deadline: Deadline)
  /// A value waits from now on, in place of the one before it, until an instant that is to come.
  func wait(with value: Value, until due: Int)
  /// Sends a value, or the one that waits: none waits from here on.
  func endWaiting(with value: Value?)
}

extension ColumnPipeline {
  /// Takes back what the receiver has armed, so that a block can go beyond it.
  ///
  /// - Returns: Whether there was something.
  func borrow() -> Bool {
    if borrowed == nil { borrowed = bursts?.takeBackDeadline() }
    return borrowed != nil
  }

  /// Gives back what was taken back, where no block went beyond it.
  func giveBack() {
    guard let deadline = borrowed else { return }
    borrowed = nil
    bursts?.giveBack(deadline)
  }

  /// Delivers what of a block no other value follows too soon, each value at the end of its spell; gives how many rows of
  /// the source were accounted for.
  func deliver(to bursts: any BurstReceiver, _ value: Column, _ rows: Int, _ pace: ColumnPace) -> Int {
    let world = source.world
    let spell = bursts.spell
    let column = block.column(offsets)
    let count = block.count
    var sent = 0
    // The row that waits, below zero what waited before, and whether its deadline comes before a tick of its instant.
    var waiting: (row: Int, due: Int, isFirst: Bool)? = borrowed.map {
      (-1, $0.due, $0.key < pace.key)
    }
    for row in 0...count {
      let isEnd = row == count
      let time = pace.time(of: isEnd ? rows - 1 : column[row])
      if let (waitingRow, due, isFirst) = waiting, due < time || (due == time && (isEnd || isFirst)) {
        let (ticks, rest) = (due - pace.start).quotientAndRemainder(dividingBy: pace.period)
        let last = min(rest == 0 && isFirst ? ticks - 1 : ticks, rows - 1)
        guard due < world.scheduler.quietEnd, account(from: sent, through: last, pace) else { return sent }
        sent = max(sent, last + 1)
        world.stand(betweenEventsAt: due)
        waiting = nil
        borrowed = nil
        bursts.endWaiting(with: waitingRow < 0 ? nil : block.value(value, waitingRow))
        if source.isDisposed || world.isStopped || bursts.isWaiting { return sent }
      }
      guard !isEnd else { break }
      let (due, overflow) = time.addingReportingOverflow(spell)
      waiting = (row, overflow ? Int.max : due, world.scheduler.ties == .phased)
    }
    guard account(from: sent, through: rows - 1, pace) else { return sent }
    if let (waitingRow, due, _) = waiting, waitingRow >= 0 {
      borrowed = nil
      bursts.wait(with: block.value(value, waitingRow), until: due)
    }
    return rows
  }
}
