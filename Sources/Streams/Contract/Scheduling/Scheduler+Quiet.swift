/// Stretches of time in which nothing is due: the clock can be moved through them without looking.
extension Scheduler {
  /// Up to here, but not here, the clock can be moved without anything being due.
  @inline(__always)
  var quietEnd: Int {
    guard turnTimers.isEmpty, dueTimers.isEmpty else { return now }
    return min(nearDue, wheelBound, runEnd == Int.max ? runEnd : runEnd + 1)
  }

  /// Moves the clock through a stretch in which nothing is due.
  @inline(__always)
  func stand(at time: Int) { now = time }

  /// Goes straight on to the next firing of the timer that is firing now, where nothing else is armed up to then and the
  /// run goes so far; else arms it once more.
  ///
  /// - Returns: Whether the clock stands where the timer falls due: its owner sends what it has for then.
  @inline(__always)
  func goesOn(_ timer: Timer) -> Bool {
    let due = records[Int(timer)].due
    // Most often others are due at this instant: that is asked first.
    if dueTimers.isEmpty, due > now, due < quietEnd, records[Int(timer)].list == TimerRecord.firing {
      now = due
      return true
    }
    rearm(timer)
    return false
  }
}
