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

  /// Whether a deadline comes before what a source sends at the same instant.
  func comes(_ deadline: Deadline, beforeKey key: Int) -> Bool { deadline.key < key }
}
