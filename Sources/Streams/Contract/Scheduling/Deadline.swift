/// A deadline with its place in the order of one instant: of what is not armed yet, because another of the same operator
/// comes first.
struct Deadline {
  /// When it falls due, in nanoseconds.
  let due: Int
  /// Orders it among what is due at the same instant.
  let key: Int
  /// The named scheduler on which it was made.
  let queue: Int32
}

extension Scheduler {
  /// Takes an operator's timer back, to arm another for the same deadline.
  func takeBack(_ timer: inout Timer) -> Deadline {
    let record = records[Int(timer)]
    cancel(&timer)
    return Deadline(due: record.due, key: record.key, queue: record.queue)
  }

  /// The deadline that an operator's timer would have if it were armed now.
  @inline(__always)
  func deadline(after delay: Int) -> Deadline { deadline(after: delay, from: now) }

  /// The deadline that an operator's timer would have if it were armed at an instant, in nanoseconds, and after all that
  /// was armed so far.
  @inline(__always)
  func deadline(after delay: Int, from instant: Int) -> Deadline {
    let (due, overflow) = instant.addingReportingOverflow(max(0, delay))
    return Deadline(due: overflow ? Int.max : due, key: operatorKey(takePlace()), queue: queue)
  }

  /// When a timer falls due, or has when it is firing, in nanoseconds.
  @inline(__always)
  func due(of timer: Timer) -> Int { records[Int(timer)].due }

  /// The order of a timer among those of its instant.
  @inline(__always)
  func key(of timer: Timer) -> Int { records[Int(timer)].key }

  /// Says when the timer that is firing falls due next, so many nanoseconds after it did: it is not armed by that.
  @inline(__always)
  func move(_ timer: Timer, by delay: Int) {
    let (due, overflow) = records[Int(timer)].due.addingReportingOverflow(delay)
    records[Int(timer)].due = overflow ? Int.max : due
  }

  /// Says that the timer that is firing falls due next at a later instant, by a deadline that was made before: it is not
  /// armed by that.
  ///
  /// - Returns: Whether it is later.
  @inline(__always)
  func postpone(_ timer: Timer, to deadline: Deadline) -> Bool {
    guard deadline.due > now else { return false }
    records[Int(timer)].due = deadline.due
    records[Int(timer)].key = deadline.key
    return true
  }
}
