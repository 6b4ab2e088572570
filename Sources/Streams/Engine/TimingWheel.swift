/// A hierarchical timing wheel: 64 slots a level, each slot a list in the order of arming.
///
/// Insertion and removal take constant time whatever is armed; finding the next instant looks at one bitmap a level.
/// Ticks are of the scheduler's own unit. The records are the scheduler's; the wheel only links them.
struct TimingWheel {
  static let levels = 11
  private static let slots = 64

  /// Every tick before this one has passed.
  private(set) var now = 0
  private var occupied: UnsafeMutablePointer<UInt64>
  private var heads: UnsafeMutablePointer<TimerList>

  init() {
    occupied = .allocate(capacity: Self.levels)
    occupied.initialize(repeating: 0, count: Self.levels)
    heads = .allocate(capacity: Self.levels * Self.slots)
    heads.initialize(repeating: TimerList(), count: Self.levels * Self.slots)
  }

  func deallocate() {
    occupied.deallocate()
    heads.deallocate()
  }

  /// Puts a timer into the slot of its tick, which is later than now.
  @inline(__always)
  mutating func insert(_ timer: Int32, at tick: Int, _ records: UnsafeMutablePointer<TimerRecord>) {
    let level = (63 - (tick ^ now).leadingZeroBitCount) / 6
    let slot = (tick >> (6 * level)) & 63
    let list = level * Self.slots + slot
    records[Int(timer)].list = Int32(list)
    heads[list].append(timer, records)
    occupied[level] |= 1 << UInt64(slot)
  }

  /// Takes a timer out of its slot.
  @inline(__always)
  mutating func remove(_ timer: Int32, _ records: UnsafeMutablePointer<TimerRecord>) {
    let list = Int(records[Int(timer)].list)
    heads[list].remove(timer, records)
    if heads[list].isEmpty { occupied[list / Self.slots] &= ~(1 << UInt64(list % Self.slots)) }
  }

  /// Moves on to the next tick that has timers, at most to `limit`, and takes its list; nothing up to `limit` leaves
  /// the wheel standing there.
  @inline(__always)
  mutating func advance(to limit: Int, _ records: UnsafeMutablePointer<TimerRecord>) -> TimerList? {
    while true {
      let ahead = occupied[0] & (~0 << UInt64(now & 63))
      if ahead != 0 {
        let slot = ahead.trailingZeroBitCount
        let tick = (now & ~63) | slot
        guard tick <= limit else { break }
        now = tick
        occupied[0] &= ~(1 << UInt64(slot))
        let list = heads[slot]
        heads[slot] = TimerList()
        return list
      }
      guard cascade(limit, records) else { break }
    }
    now = max(now, limit)
    return nil
  }

  /// The next tick at or before `limit` that has timers, without moving.
  func nextTick() -> Int? {
    for level in 0..<Self.levels {
      let shift = 6 * level
      let position = (now >> shift) & 63
      let ahead = occupied[level] & (level == 0 ? ~0 << UInt64(position) : Self.after(position))
      guard ahead != 0 else { continue }
      let base = level == Self.levels - 1 ? 0 : (now >> (shift + 6)) << (shift + 6)
      return base | (ahead.trailingZeroBitCount << shift)
    }
    return nil
  }

  /// Spreads the next occupied slot of a higher level over the levels below it; nothing when it begins after `limit`.
  private mutating func cascade(_ limit: Int, _ records: UnsafeMutablePointer<TimerRecord>) -> Bool {
    for level in 1..<Self.levels {
      let shift = 6 * level
      let ahead = occupied[level] & Self.after((now >> shift) & 63)
      guard ahead != 0 else { continue }
      let slot = ahead.trailingZeroBitCount
      let base = level == Self.levels - 1 ? 0 : (now >> (shift + 6)) << (shift + 6)
      let start = base | (slot << shift)
      guard start <= limit else { return false }
      occupied[level] &= ~(1 << UInt64(slot))
      var list = heads[level * Self.slots + slot]
      heads[level * Self.slots + slot] = TimerList()
      now = start
      while let timer = list.popFirst(records) {
        let tick = records[Int(timer)].tick
        if tick == start {
          // The xor of equal ticks has no highest bit: the first slot of the block is level 0's.
          let first = tick & 63
          records[Int(timer)].list = Int32(first)
          heads[first].append(timer, records)
          occupied[0] |= 1 << UInt64(first)
        } else {
          insert(timer, at: tick, records)
        }
      }
      return true
    }
    return false
  }

  @inline(__always)
  private static func after(_ position: Int) -> UInt64 {
    position == 63 ? 0 : ~0 << UInt64(position + 1)
  }
}
