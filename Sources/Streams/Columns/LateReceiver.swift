/// An operator that sends the values of a block later, by one timer of its own.
///
/// Inside a block it is known beforehand when values come, and so when what it sends is due: nothing is armed for that.
/// What it has armed when a block begins is taken back and given back as it was, or goes with the block.
protocol LateReceiver: AnyObject {
  /// Takes the deadline of what is due first from the scheduler; nothing where nothing waits.
  func takeBackDeadline() -> Deadline?
  /// Arms a deadline that was taken back, as it was.
  func giveBack(_ deadline: Deadline)
  /// Takes the values of a block and sends what falls due before its end, each at its own instant; gives how many rows of
  /// the source were accounted for.
  func receive(_ value: Column, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline) -> Int
}

extension ColumnPipeline {
  /// Takes back what the receiver has armed, so that a block can go beyond it.
  ///
  /// - Returns: Whether there was something.
  func borrow() -> Bool {
    if borrowed == nil { borrowed = late?.takeBackDeadline() }
    return borrowed != nil
  }

  /// Gives back what was taken back, where no block went beyond it.
  func giveBack() {
    guard let deadline = borrowed else { return }
    borrowed = nil
    late?.giveBack(deadline)
  }
}
