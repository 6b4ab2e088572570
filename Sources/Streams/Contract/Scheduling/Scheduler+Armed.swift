extension Scheduler {
  /// Whether something is armed for the present instant.
  public var hasTurns: Bool { armedRecords.contains { records[$0].due <= now || records[$0].list == TimerRecord.turn } }

  /// The next instant of an armed timer, in nanoseconds; `nil` if none is armed.
  public var nextInstant: Int? {
    if hasTurns { return now }
    return armedRecords.map { records[$0].due }.min()
  }

  /// The armed timers in the order of firing: the instants, in nanoseconds, and their targets.
  public var armedTimers: [(due: Int, target: TimerTarget)] {
    inOrder(armedRecords).compactMap { timer in
      records[timer].target.map { (records[timer].due, $0.takeUnretainedValue()) }
    }
  }

  /// Returns the targets whose timers are due at an instant, in the order of firing.
  public func targets(armedFor instant: Int) -> [TimerTarget] {
    inOrder(armedRecords.filter { records[$0].due == instant }).compactMap { records[$0].target?.takeUnretainedValue() }
  }

  private func inOrder(_ timers: [Int]) -> [Int] {
    timers.sorted { (records[$0].due, records[$0].key, $0) < (records[$1].due, records[$1].key, $1) }
  }

  /// The timers in some list. A timer that is parked is never due.
  private var armedRecords: [Int] {
    (0..<used).filter { timer in
      switch records[timer].list {
      case 0..., TimerRecord.near, TimerRecord.due, TimerRecord.turn: true
      default: false
      }
    }
  }
}
