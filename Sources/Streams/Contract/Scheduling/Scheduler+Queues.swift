extension Scheduler {
  /// Returns the instant of the next timer on a named scheduler; `nil` if none is armed there.
  public func nextDue(on queue: Int32) -> Int? {
    var next: Int?
    for index in 0..<used where records[index].queue == queue {
      switch records[index].list {
      case TimerRecord.free, TimerRecord.firing, TimerRecord.cancelled, TimerRecord.parked: continue
      default: next = min(next ?? Int.max, max(now, records[index].due))
      }
    }
    return next
  }
}
