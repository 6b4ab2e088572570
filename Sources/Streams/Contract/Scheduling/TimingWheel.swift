/// A hierarchical timing wheel: 4096 slots for the ticks of the present block, 64 a level above. Each slot is a list in
/// the order of keys as far as that costs nothing, with timers of one key in the order of arming.
///
/// Insertion and removal take constant time for any number of timers; finding the next instant reads one or two words a
/// level. The lowest level is wide, so that a timer that repeats soon is seldom moved before it fires. Ticks are in the
/// scheduler's unit. The records are the scheduler's; the wheel only links them.
struct TimingWheel {
  private static let lowBits = 12
  private static let lowSlots = 1 << lowBits
  private static let words = lowSlots / 64
  /// The number of levels above the lowest: enough for every tick of an Int.
  private static let upperLevels = 9
  private static let lists = lowSlots + upperLevels * 64

  /// The earliest tick that has not passed.
  private(set) var now = 0
  private let heads: UnsafeMutablePointer<TimerList>
  /// A bit for each slot of the lowest level, then a word for each level above.
  private let occupied: UnsafeMutablePointer<UInt64>
  /// A bit for each word of the lowest level that has bits.
  private var occupiedWords: UInt64 = 0
  /// A bit for each slot of the lowest level whose list is not in the order of keys.
  private let disordered: UnsafeMutablePointer<UInt64>
  /// The maximum number of timers to compare with a new one.
  private static let longestSearch = 3

  init() {
    disordered = .allocate(capacity: Self.words)
    disordered.initialize(repeating: 0, count: Self.words)
    occupied = .allocate(capacity: Self.words + Self.upperLevels)
    occupied.initialize(repeating: 0, count: Self.words + Self.upperLevels)
    heads = .allocate(capacity: Self.lists)
    heads.initialize(repeating: TimerList(), count: Self.lists)
  }

  func deallocate() {
    occupied.deallocate()
    disordered.deallocate()
    heads.deallocate()
  }

  /// Inserts a timer into the slot of its tick, which is not before now.
  @inline(__always)
  mutating func insert(_ timer: Int32, at tick: Int, _ records: UnsafeMutablePointer<TimerRecord>) {
    let difference = tick ^ now
    let list: Int
    if difference < Self.lowSlots {
      list = tick & (Self.lowSlots - 1)
      if heads[list].isEmpty {
        occupied[list >> 6] |= 1 << UInt64(list & 63)
        occupiedWords |= 1 << UInt64(list >> 6)
      }
      records[Int(timer)].list = Int32(truncatingIfNeeded: list)
      if !heads[list].insertByKey(timer, within: Self.longestSearch, records) {
        disordered[list >> 6] |= 1 << UInt64(list & 63)
      }
    } else {
      let level = (63 - difference.leadingZeroBitCount - Self.lowBits) / 6
      let slot = (tick >> Self.shift(level)) & 63
      list = Self.lowSlots + level * 64 + slot
      occupied[Self.words + level] |= 1 << UInt64(slot)
      records[Int(timer)].list = Int32(truncatingIfNeeded: list)
      heads[list].append(timer, records)
    }
  }

  /// Removes a timer from its slot.
  @inline(__always)
  mutating func remove(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let list = Int(records[Int(timer)].list)
    heads[list].remove(timer, records)
    if heads[list].isEmpty { leave(list) }
  }

  /// Notes that a slot is empty.
  @inline(__always)
  private mutating func leave(_ list: Int) {
    // The slots of a level above are consecutive, 64 a word, like those of the lowest.
    let word = list >> 6
    occupied[word] &= ~(1 << UInt64(list & 63))
    if word < Self.words, occupied[word] == 0 { occupiedWords &= ~(1 << UInt64(word)) }
  }

  /// Removes and returns all timers, those of each slot in their order.
  mutating func takeAll(_ records: UnsafeMutablePointer<TimerRecord>) -> TimerList {
    var all = TimerList()
    for list in 0..<Self.lists {
      while let timer = heads[list].popFirst(records) { all.append(timer, records) }
    }
    occupied.update(repeating: 0, count: Self.words + Self.upperLevels)
    disordered.update(repeating: 0, count: Self.words)
    occupiedWords = 0
    return all
  }

  /// Moves to the next tick that has timers, at most to `limit`, and removes and returns its list, in the order of
  /// keys. If there is none up to `limit`, the wheel moves to `limit`. The records still name the slot.
  @inline(__always)
  mutating func advance(to limit: Int, _ records: UnsafeMutablePointer<TimerRecord>, unit: TickUnit) -> TimerList? {
    while true {
      if let tick = nextInBlock {
        guard tick <= limit else { break }
        now = tick
        return takeInOrder(tick & (Self.lowSlots - 1), records)
      }
      guard cascade(limit, records, unit) else { break }
    }
    now = max(now, limit)
    return nil
  }

  @inline(__always)
  private mutating func takeInOrder(_ list: Int, _ records: UnsafeMutablePointer<TimerRecord>) -> TimerList {
    var taken = take(list)
    let bit: UInt64 = 1 << UInt64(list & 63)
    if disordered[list >> 6] & bit != 0 {
      disordered[list >> 6] &= ~bit
      taken.sortByKey(records)
    }
    return taken
  }

  @inline(__always)
  private mutating func take(_ list: Int) -> TimerList {
    let taken = heads[list]
    heads[list] = TimerList()
    leave(list)
    return taken
  }

  /// The next tick of the present block that has timers.
  @inline(__always)
  private var nextInBlock: Int? {
    let position = now & (Self.lowSlots - 1)
    var word = position >> 6
    var ahead = occupied[word] & (~0 << UInt64(position & 63))
    if ahead == 0 {
      let words = occupiedWords & Self.after(word)
      guard words != 0 else { return nil }
      word = words.trailingZeroBitCount
      ahead = occupied[word]
    }
    return now - position + word * 64 + ahead.trailingZeroBitCount
  }

  /// The next slot above the lowest level that has timers, and its first tick.
  private var nextAbove: (list: Int, start: Int)? {
    for level in 0..<Self.upperLevels {
      let shift = Self.shift(level)
      let ahead = occupied[Self.words + level] & Self.after((now >> shift) & 63)
      guard ahead != 0 else { continue }
      let slot = ahead.trailingZeroBitCount
      let base = level == Self.upperLevels - 1 ? 0 : (now >> (shift + 6)) << (shift + 6)
      return (Self.lowSlots + level * 64 + slot, base | (slot << shift))
    }
    return nil
  }

  /// Returns a lower bound of the ticks of all timers, which is exact for the lowest level; `nil` if there is no timer.
  func nextTick() -> Int? { nextInBlock ?? nextAbove?.start }

  /// Distributes the next occupied slot of a higher level over the levels below it, unless it begins after `limit`.
  private mutating func cascade(
    _ limit: Int, _ records: UnsafeMutablePointer<TimerRecord>, _ unit: TickUnit
  ) -> Bool {
    guard let (list, start) = nextAbove, start <= limit else { return false }
    var timers = take(list)
    now = start
    while let timer = timers.popFirst(records) { insert(timer, at: unit.ticks(records[Int(timer)].due), records) }
    return true
  }

  @inline(__always)
  private static func shift(_ level: Int) -> Int { lowBits + 6 * level }

  @inline(__always)
  private static func after(_ position: Int) -> UInt64 {
    position == 63 ? 0 : ~0 << UInt64(position + 1)
  }
}

/// The length of a tick of the wheel, in nanoseconds.
struct TickUnit {
  let nanoseconds: Int
  private let division: Division?
  /// The inverse of its odd part, modulo the size of a word.
  private let inverse: UInt
  private let trailingZeros: UInt
  /// The greatest number of ticks whose nanoseconds fit into an Int.
  private let most: UInt

  /// Creates a unit of at least one nanosecond.
  init(_ nanoseconds: Int) {
    self.nanoseconds = nanoseconds
    division = Division(by: nanoseconds)
    trailingZeros = UInt(nanoseconds.trailingZeroBitCount)
    let odd = UInt(bitPattern: nanoseconds) >> trailingZeros
    // Newton's method: three bits are right to begin with, each step doubles them.
    var inverse = odd
    for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
    self.inverse = inverse
    most = UInt(Int.max / nanoseconds)
  }

  /// Returns the number of ticks that have begun by an instant.
  @inline(__always)
  func ticks(_ time: Int) -> Int { division?.quotient(time) ?? time }

  /// Returns the whole ticks of an instant, or `nil`, in one multiplication (Warren, Hacker's Delight 10-17).
  @inline(__always)
  func exactTicks(_ time: Int) -> Int? {
    let product = UInt(bitPattern: time) &* inverse
    let ticks = product &>> trailingZeros | product &<< (64 &- trailingZeros)
    return ticks <= most ? Int(bitPattern: ticks) : nil
  }
}
