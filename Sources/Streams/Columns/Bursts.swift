/// An operator that keeps the last of values that come close upon one another, and sends it once none has come for a
/// time.
///
/// Inside a block the values are known beforehand, and so are those that another follows too soon: nothing is armed for
/// them. A value that still waits when a block begins is taken back and given back as it was, or goes with the block.
protocol BurstReceiver: LateReceiver {
  /// How long no value must come, in nanoseconds: at least one.
  var spell: Int { get }
  /// Whether a value waits.
  var isWaiting: Bool { get }
  /// A value waits from now on, in place of the one before it, until an instant that is to come.
  func wait(with value: Value, until due: Int)
  /// Sends a value, or the one that waits: none waits from here on.
  func endWaiting(with value: Value?)
}

extension BurstReceiver {
  /// Sends what of a block no other value follows too soon, each value at the end of its spell.
  func receive(_ value: Column, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline) -> Int {
    let world = columns.source.world
    let block = columns.block
    let queue = world.scheduler.queue
    let column = block.column(columns.offsets)
    let count = block.count
    var sent = 0
    // The row that waits, below zero what waited before, and whether its deadline comes before a tick of its instant.
    var waiting: (row: Int, due: Int, isFirst: Bool)? = columns.borrowed.map {
      (-1, $0.due, $0.key < pace.key)
    }
    for row in 0...count {
      let isEnd = row == count
      let time = pace.time(of: isEnd ? rows - 1 : column[row])
      if let (waitingRow, due, isFirst) = waiting, due < time || (due == time && (isEnd || isFirst)) {
        let last = min(pace.lastRow(before: due, orAt: !isFirst), rows - 1)
        guard due < world.scheduler.quietEnd, columns.account(from: sent, through: last, pace) else { return sent }
        sent = max(sent, last + 1)
        world.stand(betweenEventsAt: due)
        waiting = nil
        if waitingRow < 0, let borrowed = columns.borrowed { world.scheduler.queue = borrowed.queue }
        columns.borrowed = nil
        endWaiting(with: waitingRow < 0 ? nil : block.value(value, waitingRow))
        world.scheduler.queue = queue
        if columns.source.isDisposed || world.isStopped || isWaiting { return sent }
      }
      guard !isEnd else { break }
      let (due, overflow) = time.addingReportingOverflow(spell)
      waiting = (row, overflow ? Int.max : due, world.scheduler.ties == .phased)
    }
    guard columns.account(from: sent, through: rows - 1, pace) else { return sent }
    if let (waitingRow, due, _) = waiting, waitingRow >= 0 {
      columns.borrowed = nil
      wait(with: block.value(value, waitingRow), until: due)
    }
    return rows
  }
}
