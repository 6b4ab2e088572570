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

  /// A block that is cut shorter than this costs more than it spares.
  private static let worthwhile = 64

  init(_ source: SourceSubscriber) { self.source = source }

  /// Sends ticks from the present one on, as many as can go together.
  ///
  /// - Parameters:
  ///   - quiet: How many have nothing between them.
  ///   - ticksAlone: Lowered where no block should be tried for a while.
  /// - Returns: How many were sent; nothing where no block can go now.
  func send(from first: Int, upTo quiet: Int, _ pace: ColumnPace, _ ticksAlone: inout Int) -> Int? {
    if columns == nil { columns = ColumnPipeline(source, sending: .integers(.register(0)), staysAtInstant: false) }
    guard let columns else {
      wait(&ticksAlone)
      return nil
    }
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
      ticksAlone = Self.fewest - max(columns.faultyRows, longerPatience)
    }
    if sent < rows, sent < Self.worthwhile { wait(&ticksAlone) }
    return sent
  }

  /// Lets ticks go alone for a while, each time for longer.
  private func wait(_ ticksAlone: inout Int) {
    ticksAlone = min(ticksAlone, Self.fewest - longerPatience)
    longerPatience = min(longerPatience * 2, 1 << 16)
  }
}

/// When the rows of a block happen: at the present instant and so many nanoseconds after one another.
struct ColumnPace {
  let start: Int
  let period: Int

  /// The instant of a row, which comes before the end of time.
  func time(of row: Int) -> Int { start + row * period }
}
