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

  /// Puts a timer where it belongs by key, where that is at the front or behind one of the last few; else at the end.
  ///
  /// - Returns: Whether it stands where it belongs.
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

  /// Sorts by key, equal ones as they stand: what ascends already is merged as it is.
  mutating func sortByKey(_ records: UnsafeMutablePointer<TimerRecord>) {
    var count = 0
    var timer = first
    while timer >= 0 {
      count += 1
      timer = records[Int(timer)].following
    }
    withUnsafeTemporaryAllocation(of: KeyedTimer.self, capacity: count * 2) { buffer in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count + 1) { bounds in
        guard var sorted = buffer.baseAddress, let starts = bounds.baseAddress else { return }
        var other = sorted + count
        var runs = KeyedTimer.gather(self, into: sorted, starts, records)
        while runs > 1 {
          runs = KeyedTimer.mergePairs(of: sorted, into: other, starts, runs)
          swap(&sorted, &other)
        }
        link(sorted, count, records)
      }
    }
  }

  private mutating func link(
    _ sorted: UnsafeMutablePointer<KeyedTimer>, _ count: Int, _ records: UnsafeMutablePointer<TimerRecord>
  ) {
    first = sorted[0].timer
    last = -1
    for place in 0..<count {
      let timer = sorted[place].timer
      records[Int(timer)].preceding = last
      if last >= 0 { records[Int(last)].following = timer }
      last = timer
    }
    records[Int(last)].following = -1
  }
}

/// What a timer is sorted by, beside one another in memory.
private struct KeyedTimer {
  let key: Int
  let timer: Int32

  /// Copies a list, which is not empty, and notes where runs that ascend begin, and the end.
  ///
  /// - Returns: How many runs there are.
  static func gather(
    _ list: TimerList, into timers: UnsafeMutablePointer<KeyedTimer>, _ starts: UnsafeMutablePointer<Int32>,
    _ records: UnsafeMutablePointer<TimerRecord>
  ) -> Int {
    var (place, runs, previous, timer) = (0, 0, Int.max, list.first)
    while timer >= 0 {
      let key = records[Int(timer)].key
      (timers + place).initialize(to: KeyedTimer(key: key, timer: timer))
      if key < previous || place == 0 {
        (starts + runs).initialize(to: Int32(truncatingIfNeeded: place))
        runs += 1
      }
      previous = key
      place += 1
      timer = records[Int(timer)].following
    }
    (starts + runs).initialize(to: Int32(truncatingIfNeeded: place))
    return runs
  }

  /// Merges each two neighbouring runs; of equal timers those of the first come first.
  ///
  /// - Returns: How many runs there are then.
  static func mergePairs(
    of timers: UnsafeMutablePointer<KeyedTimer>, into merged: UnsafeMutablePointer<KeyedTimer>,
    _ starts: UnsafeMutablePointer<Int32>, _ runs: Int
  ) -> Int {
    let end = timers + Int(starts[runs])
    var target = merged
    for pair in 0..<(runs + 1) / 2 {
      var one = timers + Int(starts[2 * pair])
      let middle = 2 * pair + 1 < runs ? timers + Int(starts[2 * pair + 1]) : end
      var two = middle
      let last = 2 * pair + 1 < runs ? timers + Int(starts[2 * pair + 2]) : end
      starts[pair] = starts[2 * pair]
      while one < middle, two < last {
        let takesTwo = two.pointee.key < one.pointee.key
        target.initialize(to: takesTwo ? two.pointee : one.pointee)
        two += takesTwo ? 1 : 0
        one += takesTwo ? 0 : 1
        target += 1
      }
      target.initialize(from: one, count: middle - one)
      target += middle - one
      target.initialize(from: two, count: last - two)
      target += last - two
    }
    let half = (runs + 1) / 2
    starts[half] = starts[runs]
    return half
  }
}
