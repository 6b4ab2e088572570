extension DelaySubscriber: LateReceiver {
  func receive(_ value: Column, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline) -> Int {
    columns.borrowed = nil
    _ = takeBackDeadline()
    isReceiving = true
    defer {
      isReceiving = false
      armOldest()
    }
    return receivesAll(value, rows, pace, from: columns) ? rows : receiveEach(value, rows, pace, from: columns)
  }

  /// Takes a block and sends what falls due within it, one value after the other, each at its instant.
  private func receiveEach(_ value: Column, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline) -> Int {
    let block = columns.block
    let origins = block.column(columns.offsets)
    var sent = 0
    for row in 0..<block.count {
      let origin = origins[row]
      guard sendDue(before: pace.time(of: origin), rows, pace, from: columns, &sent),
        columns.account(from: sent, through: origin, pace)
      else { return sent }
      sent = origin + 1
      next(block.value(value, row))
      if world.isStopped { return sent }
    }
    guard sendDue(before: pace.time(of: rows - 1), rows, pace, from: columns, &sent),
      columns.account(from: sent, through: rows - 1, pace)
    else { return sent }
    return rows
  }

  /// Sends what falls due before a tick; false where the block ends with that.
  private func sendDue(
    before time: Int, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline, _ sent: inout Int
  ) -> Bool {
    let scheduler = world.scheduler
    while let deadline = waiting.first?.deadline,
      deadline.due < time || deadline.due == time && deadline.key < pace.key
    {
      let last = min(pace.lastRow(before: deadline.due, orAt: deadline.key > pace.key), rows - 1)
      // What is due at the present instant comes before all that was armed since.
      guard deadline.due == scheduler.now || deadline.due < scheduler.quietEnd,
        columns.account(from: sent, through: last, pace)
      else { return false }
      sent = max(sent, last + 1)
      world.stand(betweenEventsAt: deadline.due)
      guard let (value, _) = waiting.popFirst() else { return true }
      world.drop()
      let queue = scheduler.queue
      scheduler.queue = deadline.queue
      send(value)
      scheduler.queue = queue
      if isDisposed || columns.source.isDisposed || world.isStopped { return false }
    }
    return true
  }

  /// Takes a block and sends all that falls due within it at once, where those below keep it to themselves and no budget
  /// can strike meanwhile.
  ///
  /// - Returns: Whether that was done; if not, nothing has happened.
  private func receivesAll(_ value: Column, _ rows: Int, _ pace: ColumnPace, from columns: ColumnPipeline) -> Bool {
    let block = columns.block
    guard let keepers, case .integers(let operand) = value, world.canHold(block.count),
      world.canSpend(events: rows, steps: block.steps)
    else { return false }
    let end = pace.time(of: rows - 1)
    guard let leaving = writeDue(before: end, pace, to: keepers.numbers),
      let passing = writePassing(operand, before: end, pace, from: columns, to: keepers.numbers, leaving),
      world.canSpend(events: rows, steps: block.steps + (leaving + passing) * keepers.stepsPerValue)
    else { return false }
    guard keepers.run(leaving + passing) else {
      // What overflowed or was no number may come again.
      self.keepers = nil
      return false
    }
    world.spend(events: rows, steps: block.steps + keepers.steps)
    keepers.commit()
    waiting.removeFirst(leaving)
    let origins = block.column(columns.offsets)
    for row in passing..<block.count {
      let deadline = world.scheduler.deadline(after: interval, from: pace.time(of: origins[row]))
      waiting.append((.int(block.number(operand, row)), deadline), in: world)
    }
    world.hold(block.count - passing - leaving)
    world.stand(at: end)
    return true
  }

  /// Writes down what is under way and falls due before the last tick of a block; gives how much that is, nothing where it
  /// is too much, no integer, or not due with a tick: instants without one are looked at one by one.
  private func writeDue(before end: Int, _ pace: ColumnPace, to numbers: UnsafeMutablePointer<Int>) -> Int? {
    var count = 0
    var tick = pace.start
    while count < waiting.count {
      let element = waiting.address(of: count)
      let due = element.pointee.deadline.due
      guard due < end || due == end && element.pointee.deadline.key < pace.key else { break }
      while tick < due { tick += pace.period }
      guard tick == due, count < ColumnBlock.capacity, case .int(let number) = element.pointee.value else { return nil }
      numbers[count] = number
      count += 1
    }
    return count
  }

  /// Writes down, behind what is due, what comes and leaves within the block; gives how much that is.
  private func writePassing(
    _ operand: ColumnOperand, before end: Int, _ pace: ColumnPace, from columns: ColumnPipeline,
    to numbers: UnsafeMutablePointer<Int>, _ due: Int
  ) -> Int? {
    guard due == waiting.count, interval <= end - pace.start else { return 0 }
    guard interval % pace.period == 0 else { return nil }
    let last = (world.scheduler.ties == .phased ? end : end - 1) - interval
    let origins = columns.block.column(columns.offsets)
    var count = 0
    while count < columns.block.count, pace.time(of: origins[count]) <= last {
      guard due + count < ColumnBlock.capacity else { return nil }
      numbers[due + count] = columns.block.number(operand, count)
      count += 1
    }
    return count
  }
}
