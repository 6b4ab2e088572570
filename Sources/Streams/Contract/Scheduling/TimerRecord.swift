/// The number of an armed timer; -1 for none.
public typealias Timer = Int32

/// An object that the scheduler calls when its timer fires.
open class TimerTarget {
  /// Creates a target that nothing has armed.
  public init() {}

  /// Receives the firing of a timer that was armed for it.
  open func fire(_ token: Int32) {}
}

/// The scheduler's record of a timer.
struct TimerRecord {
  /// The instant at which it is due, in nanoseconds.
  var due = 0
  /// The order at one instant: by group, then by place.
  var key = 0
  /// The target to call, held while the timer is armed or fires.
  var target: Unmanaged<TimerTarget>?
  var following: Int32 = -1
  var preceding: Int32 = -1
  /// The slot of the wheel, or one of the scheduler's own lists.
  var list: Int32 = TimerRecord.free
  /// The argument for the target.
  var token: Int32 = 0
  /// The number of its named scheduler.
  var queue: Int32 = 0

  static let free: Int32 = -1
  static let firing: Int32 = -2
  static let cancelled: Int32 = -3
  static let due: Int32 = -4
  static let turn: Int32 = -5
  /// The list of timers beyond the end of time, which are never due.
  static let parked: Int32 = -6
  static let near: Int32 = -7
}

/// A list of timers, linked through their records.
struct TimerList {
  var first: Int32 = -1
  var last: Int32 = -1

  @inline(__always)
  var isEmpty: Bool { first < 0 }

  @inline(__always)
  mutating func append(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    records[Int(timer)].preceding = last
    records[Int(timer)].following = -1
    if last >= 0 { records[Int(last)].following = timer } else { first = timer }
    last = timer
  }

  @inline(__always)
  mutating func remove(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let preceding = records[Int(timer)].preceding
    let following = records[Int(timer)].following
    if preceding >= 0 { records[Int(preceding)].following = following } else { first = following }
    if following >= 0 { records[Int(following)].preceding = preceding } else { last = preceding }
  }

  @inline(__always)
  mutating func popFirst(_ records: UnsafeMutablePointer<TimerRecord>) -> Int32? {
    guard first >= 0 else { return nil }
    let timer = first
    remove(timer, records)
    return timer
  }

  /// Inserts a timer after the last one whose key is not greater.
  mutating func insertByKey(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let key = records[Int(timer)].key
    // The search begins at both ends, because most timers belong near one of them.
    var before = last
    var after = first
    while before >= 0, records[Int(before)].key > key {
      if records[Int(after)].key > key {
        before = records[Int(after)].preceding
        break
      }
      before = records[Int(before)].preceding
      after = records[Int(after)].following
    }
    insert(timer, after: before, records)
  }

  /// Inserts a timer in the order of instants and keys.
  @inline(__always)
  mutating func insertByInstant(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let (due, key) = (records[Int(timer)].due, records[Int(timer)].key)
    var before = last
    while before >= 0, (records[Int(before)].due, records[Int(before)].key) > (due, key) {
      before = records[Int(before)].preceding
    }
    insert(timer, after: before, records)
  }

  @inline(__always)
  private mutating func insert(_ timer: Int32, after before: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    guard before != last else { return append(timer, records) }
    let after = before >= 0 ? records[Int(before)].following : first
    records[Int(timer)].preceding = before
    records[Int(timer)].following = after
    if before >= 0 { records[Int(before)].following = timer } else { first = timer }
    records[Int(after)].preceding = timer
  }

  /// Inserts a timer in the order of keys at the front or after one of the last few; otherwise appends it.
  ///
  /// - Returns: Whether the timer is in order.
  @inline(__always)
  mutating func insertByKey(_ timer: Int32, within few: Int, _ records: UnsafeMutablePointer<TimerRecord>) -> Bool {
    let key = records[Int(timer)].key
    guard last >= 0, records[Int(last)].key > key else {
      append(timer, records)
      return true
    }
    var after = last
    for _ in 0..<few {
      let before = records[Int(after)].preceding
      if before < 0 || records[Int(before)].key <= key {
        insert(timer, before: after, records)
        return true
      }
      after = before
    }
    if records[Int(first)].key > key {
      insert(timer, before: first, records)
      return true
    }
    append(timer, records)
    return false
  }

  @inline(__always)
  private mutating func insert(_ timer: Int32, before after: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let before = records[Int(after)].preceding
    records[Int(timer)].preceding = before
    records[Int(timer)].following = after
    records[Int(after)].preceding = timer
    if before >= 0 { records[Int(before)].following = timer } else { first = timer }
  }

  /// Sorts by key; equal keys keep their order.
  mutating func sortByKey(_ records: UnsafeMutablePointer<TimerRecord>) {
    var timers: [(key: Int, position: Int, timer: Int32)] = []
    while let timer = popFirst(records) { timers.append((records[Int(timer)].key, timers.count, timer)) }
    timers.sort { ($0.key, $0.position) < ($1.key, $1.position) }
    for (_, _, timer) in timers { append(timer, records) }
  }
}
