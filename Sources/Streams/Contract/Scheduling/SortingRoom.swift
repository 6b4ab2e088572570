/// Where timers are sorted: beside one another in memory, in room that is made use of again.
struct SortingRoom {
  /// What a timer is sorted by.
  struct KeyedTimer {
    let key: Int
    let timer: Int32
  }

  /// What was gathered, sorted once it is merged.
  private(set) var sorted: UnsafeMutablePointer<KeyedTimer>
  private var other: UnsafeMutablePointer<KeyedTimer>
  /// Where runs that ascend begin, and the end.
  private var starts: UnsafeMutablePointer<Int32>
  /// The keys of few timers, each with its place, eight side by side.
  private let packed: UnsafeMutablePointer<SIMD8<Int32>>
  private let capacity: Int
  /// So many timers at most are ranked.
  private static let few = 128

  /// Room for so many timers; it grows.
  init(capacity: Int = 64) {
    self.capacity = capacity
    sorted = .allocate(capacity: capacity)
    other = .allocate(capacity: capacity)
    starts = .allocate(capacity: capacity + 1)
    packed = .allocate(capacity: Self.few / 8)
  }

  func deallocate() {
    sorted.deallocate()
    other.deallocate()
    starts.deallocate()
    packed.deallocate()
  }

  /// Copies a list, which is not empty.
  ///
  /// - Returns: How many timers and how many runs there are.
  mutating func gather(_ list: TimerList, _ records: UnsafeMutablePointer<TimerRecord>) -> (count: Int, runs: Int) {
    var (count, runs, previous, timer) = (0, 0, Int.max, list.first)
    while timer >= 0 {
      if count == capacity { grow(count, runs) }
      let key = records[Int(timer)].key
      (sorted + count).initialize(to: KeyedTimer(key: key, timer: timer))
      if key < previous || count == 0 {
        (starts + runs).initialize(to: Int32(truncatingIfNeeded: count))
        runs += 1
      }
      previous = key
      // Long before it fires: from afar it takes longer than the timer before it.
      records[Int(timer)].prefetchTarget()
      count += 1
      timer = records[Int(timer)].following
    }
    (starts + runs).initialize(to: Int32(truncatingIfNeeded: count))
    return (count, runs)
  }

  @inline(never)
  private mutating func grow(_ count: Int, _ runs: Int) {
    var larger = SortingRoom(capacity: capacity * 2)
    larger.sorted.moveInitialize(from: sorted, count: count)
    larger.starts.moveInitialize(from: starts, count: runs)
    swap(&self, &larger)
    larger.deallocate()
  }

  /// Sorts what was gathered: timers of one key stay as they stood.
  mutating func sort(_ count: Int, runs: Int) {
    // Ranking takes time with the count, merging with the logarithm of the runs.
    let levels = Int.bitWidth - (runs - 1).leadingZeroBitCount
    if count > min(Self.few, 4 * levels * levels) || !rank(count) { merge(runs) }
  }

  /// Sorts few timers by counting for each of them how many come before it: more comparisons than in merging, but eight
  /// at a time and without a branch that could be guessed wrong.
  ///
  /// - Returns: Whether it was done: not where keys lie too far apart.
  private mutating func rank(_ count: Int) -> Bool {
    var (least, greatest) = (Int.max, Int.min)
    for place in 0..<count {
      least = min(least, sorted[place].key)
      greatest = max(greatest, sorted[place].key)
    }
    guard greatest &- least < Int(Int32.max) / Self.few else { return false }
    let blocks = (count &+ 7) >> 3
    // What fills the last eight up comes before nothing.
    packed[blocks - 1] = SIMD8(repeating: .max)
    packed.withMemoryRebound(to: Int32.self, capacity: count) { keys in
      for place in 0..<count {
        keys[place] = Int32(truncatingIfNeeded: (sorted[place].key &- least) &* Self.few &+ place)
      }
      for place in 0..<count {
        let key = SIMD8(repeating: keys[place])
        var before = SIMD8<Int32>()
        for block in 0..<blocks { before.replace(with: before &+ 1, where: packed[block] .< key) }
        (other + Int(before.wrappedSum())).initialize(to: sorted[place])
      }
    }
    swap(&sorted, &other)
    return true
  }

  /// Merges so many runs; of equal timers those of an earlier run come first.
  private mutating func merge(_ runs: Int) {
    var runs = runs
    while runs > 1 {
      for pair in 0..<(runs + 1) / 2 { mergePair(pair, of: runs) }
      let half = (runs + 1) / 2
      starts[half] = starts[runs]
      runs = half
      swap(&sorted, &other)
    }
  }

  /// Merges two neighbouring runs, or copies the last one where it has no neighbour.
  @inline(__always)
  private func mergePair(_ pair: Int, of runs: Int) {
    var one = sorted + Int(starts[2 * pair])
    let middle = sorted + Int(starts[2 * pair + 1])
    var two = middle
    let last = sorted + Int(starts[min(2 * pair + 2, runs)])
    var target = other + Int(starts[2 * pair])
    starts[pair] = starts[2 * pair]
    while one < middle, two < last {
      if two.pointee.key < one.pointee.key {
        target.initialize(to: two.pointee)
        two += 1
      } else {
        target.initialize(to: one.pointee)
        one += 1
      }
      target += 1
    }
    target.initialize(from: one, count: middle - one)
    (target + (middle - one)).initialize(from: two, count: last - two)
  }
}
