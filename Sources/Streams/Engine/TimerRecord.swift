/// What the scheduler knows of a timer.
struct TimerRecord {
  /// When it falls due, in nanoseconds.
  var due = 0
  /// Orders timers of one instant: by group, then by place.
  var key = 0
  /// Who is called, held while the timer is armed or fires.
  var target: Unmanaged<Subscriber>?
  var following: Int32 = -1
  var preceding: Int32 = -1
  /// The slot of the wheel, or one of the scheduler's own lists.
  var list: Int32 = TimerRecord.free
  /// What the target is told.
  var token: Int32 = 0
  /// The named scheduler on which it was armed.
  var queue: Int32 = 0

  static let free: Int32 = -1
  static let firing: Int32 = -2
  static let cancelled: Int32 = -3
  static let due: Int32 = -4
  static let turn: Int32 = -5
  /// Armed for a time beyond the end of time: never due.
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

  /// Puts a timer behind the last one whose key is not greater.
  mutating func insertByKey(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let key = records[Int(timer)].key
    var before = last
    while before >= 0, records[Int(before)].key > key { before = records[Int(before)].preceding }
    insert(timer, behind: before, records)
  }

  /// Puts a timer where it belongs by instant and key.
  @inline(__always)
  mutating func insertByInstant(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let (due, key) = (records[Int(timer)].due, records[Int(timer)].key)
    var before = last
    while before >= 0, (records[Int(before)].due, records[Int(before)].key) > (due, key) {
      before = records[Int(before)].preceding
    }
    insert(timer, behind: before, records)
  }

  @inline(__always)
  private mutating func insert(_ timer: Int32, behind before: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    guard before != last else { return append(timer, records) }
    let after = before >= 0 ? records[Int(before)].following : first
    records[Int(timer)].preceding = before
    records[Int(timer)].following = after
    if before >= 0 { records[Int(before)].following = timer } else { first = timer }
    records[Int(after)].preceding = timer
  }

  /// Sorts by key, equal ones as they stand: what ascends already is merged as it is, without any room of its own.
  mutating func sortByKey(_ records: UnsafeMutablePointer<TimerRecord>) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 32) { merged in
      merged.initialize(repeating: -1)
      var rest = first
      while rest >= 0 {
        // A binary counter: at each place as many runs as it counts, the earlier ones higher up.
        var run = Self.cutRun(&rest, records)
        var place = 0
        while merged[place] >= 0 {
          run = Self.merge(merged[place], run, records)
          merged[place] = -1
          place += 1
        }
        merged[place] = run
      }
      first = -1
      for run in merged where run >= 0 { first = first < 0 ? run : Self.merge(run, first, records) }
    }
    last = -1
    var timer = first
    while timer >= 0 {
      records[Int(timer)].preceding = last
      last = timer
      timer = records[Int(timer)].following
    }
  }

  /// Cuts off the timers that ascend; `rest` is what follows them.
  @inline(__always)
  private static func cutRun(_ rest: inout Int32, _ records: UnsafeMutablePointer<TimerRecord>) -> Int32 {
    let head = rest
    while true {
      let timer = rest
      rest = records[Int(timer)].following
      guard rest >= 0 else { return head }
      if records[Int(rest)].key < records[Int(timer)].key {
        records[Int(timer)].following = -1
        return head
      }
    }
  }

  /// Merges two sorted runs, neither empty; of equal timers those of the first come first.
  private static func merge(
    _ earlier: Int32, _ later: Int32, _ records: UnsafeMutablePointer<TimerRecord>
  ) -> Int32 {
    var (one, two) = (earlier, later)
    var (head, tail): (Int32, Int32) = (-1, -1)
    while one >= 0, two >= 0 {
      let timer: Int32
      if records[Int(one)].key <= records[Int(two)].key {
        timer = one
        one = records[Int(one)].following
      } else {
        timer = two
        two = records[Int(two)].following
      }
      if tail >= 0 { records[Int(tail)].following = timer } else { head = timer }
      tail = timer
    }
    records[Int(tail)].following = one >= 0 ? one : two
    return head
  }
}
