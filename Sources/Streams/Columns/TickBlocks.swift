/// The ticks of an interval in blocks, over stretches of time in which nothing else is due.
///
/// Each value that leaves the block is delivered at its own instant. What then arms a timer within the stretch ends the
/// block there: the ticks behind it go the general way.
final class TickBlocks {
  private unowned let source: SourceSubscriber
  private var columns: ColumnPipeline?
  private var mostRows = ColumnBlock.capacity
  private var longerPatience = ColumnBlock.capacity

  /// So many ticks go alone before a block is tried.
  static let fewest = 16

  /// With more timers than this it is not looked for one that would not be in the way.
  static let fewTimers = 4

  /// A block that is cut shorter than this costs more than it spares.
  private static let worthwhile = 64

  init(_ source: SourceSubscriber) { self.source = source }

  /// Takes back a deadline right below that alone stands in the way of a block; false where there is none.
  func borrow(_ ticksAlone: inout Int32) -> Bool {
    guard prepare(&ticksAlone) else { return false }
    return columns?.borrow() ?? false
  }

  /// Gives back what was borrowed and not used.
  func giveBack() { columns?.giveBack() }

  /// Makes the pipeline; false where there is none.
  private func prepare(_ ticksAlone: inout Int32) -> Bool {
    if columns == nil { columns = ColumnPipeline(source, sending: .integers(.register(0)), staysAtInstant: false) }
    if columns == nil { wait(&ticksAlone) }
    return columns != nil
  }

  /// Sends ticks from the present one on, as many as can go together.
  ///
  /// - Parameters:
  ///   - quiet: How many have nothing between them.
  ///   - ticksAlone: Lowered where no block should be tried for a while.
  /// - Returns: How many were sent; nothing where no block can go now.
  func send(from first: Int, upTo quiet: Int, _ pace: ColumnPace, _ ticksAlone: inout Int32) -> Int? {
    guard prepare(&ticksAlone), let columns else { return nil }
    defer { columns.giveBack() }
    // The last events before a budget is looked at go alone.
    let rows = min(quiet, mostRows, columns.affordableRows(upTo: mostRows, isInstant: false))
    guard rows >= Self.fewest else { return nil }
    let sent = columns.send(upTo: rows, pace) { column, rows in
      for row in 0..<rows { column[row] = first &+ row }
      return true
    }
    if sent == rows {
      mostRows = min(mostRows * 2, ColumnBlock.capacity)
    } else if sent > 0 {
      mostRows = max(Self.fewest, sent * 2)
    }
    if columns.faultyRows > 0 {
      // What was no number, overflowed or ended in this block may do so again.
      self.columns = nil
      ticksAlone = Int32(Self.fewest - max(columns.faultyRows, longerPatience))
    }
    if sent < rows, sent < Self.worthwhile { wait(&ticksAlone) }
    return sent
  }

  /// Lets ticks go alone for a while, each time for longer.
  private func wait(_ ticksAlone: inout Int32) {
    ticksAlone = min(ticksAlone, Int32(Self.fewest - longerPatience))
    longerPatience = min(longerPatience * 2, 1 << 16)
  }
}

/// When the rows of a block happen: at the present instant and so many nanoseconds after one another.
struct ColumnPace {
  let start: Int
  let period: Int
  /// The order of the source among what is due at one instant.
  let key: Int

  /// The instant of a row, which comes before the end of time.
  func time(of row: Int) -> Int { start + row * period }

  /// The last row that happens before an instant, or at it where that is asked for; below zero where none does.
  func lastRow(before instant: Int, orAt isIncluded: Bool) -> Int {
    let (rows, rest) = (instant - start).quotientAndRemainder(dividingBy: period)
    return rest == 0 && !isIncluded ? rows - 1 : rows
  }
}
