/// Virtual time: timers in whole nanoseconds, whose order depends only on the script.
public final class Scheduler {
  /// The rule for timers that fall due at one instant.
  public private(set) var ties: TieRule
  /// The bits that differ in the places of sources: none, or all if the later of two sources comes first.
  let sourceMask: Int
  /// The maximum number of timers that are linked in the order of firing, without the wheel.
  private let fewTimers: Int
  /// Virtual time, in nanoseconds from 0s.
  public internal(set) var now = 0
  /// The named scheduler of the present code: an index into `queueNames`.
  public internal(set) var queue: Int32 = 0
  /// The schedulers that were named, `main` first.
  public private(set) var queueNames = ["main"]
  private var queueNumbers: [String: Int32] = ["main": 0]

  /// The timers that were armed while there were few, in the order of firing.
  var near = TimerList()
  /// The other armed timers, created on demand.
  private var wheel: TimingWheel?
  /// The lower bound of the instants in the wheel, in nanoseconds.
  private(set) var wheelBound = Int.max
  /// The length of a tick of the wheel: the greatest common divisor of all instants that were armed.
  private var unit = TickUnit(1)
  private(set) var records: UnsafeMutablePointer<TimerRecord>
  private(set) var capacity = 64
  private(set) var used = 0
  /// The free records, linked by `following`.
  private var firstFree: Int32 = -1
  var dueTimers = TimerList()
  private(set) var turnTimers = TimerList()
  /// The number of places that were taken in the order of instants.
  private(set) var places = 0
  /// The number of places that were taken before the present instant.
  private(set) var placesBefore = 0
  /// The key of the timer that fires, for observers of a run; -1 if none fires.
  private(set) var firingKey = -1
  /// Further data on each timer, if all of them are in one queue.
  var queued = QueuedTimers()
  /// The number of armed timers.
  public internal(set) var armed = 0

  /// Creates a clock at 0s.
  ///
  /// - Parameter reversesSources: Whether of two sources that are due at one instant the later one comes first.
  public init(ties: TieRule, fewTimers: Int = 16, reversesSources: Bool = false) {
    self.ties = ties
    sourceMask = reversesSources ? 1 << 61 - 1 : 0
    self.fewTimers = fewTimers
    records = .allocate(capacity: capacity)
  }

  /// Cancels all timers, so that their targets do not outlive the run.
  func clear() {
    for timer in 0..<used where records[timer].list != TimerRecord.firing {
      let target = records[timer].target
      records[timer].target = nil
      records[timer].list = TimerRecord.free
      target?.release()
    }
    near = TimerList()
    dueTimers = TimerList()
    turnTimers = TimerList()
    wheel?.deallocate()
    wheel = nil
    wheelBound = Int.max
    armed = 0
  }

  deinit {
    for timer in 0..<used { records[timer].target?.release() }
    records.deallocate()
    wheel?.deallocate()
  }

  /// Returns a place in the order of one instant, after the places that were taken before.
  @inline(__always)
  public func takePlace() -> Int {
    places += 1
    return places
  }

  /// Chooses the rule for one instant. Returns false if a timer has been armed already.
  public func choose(_ rule: TieRule) -> Bool {
    guard places == 0 else { return rule == ties }
    ties = rule
    return true
  }

  /// Begins an instant.
  @inline(__always)
  func beginInstant() { placesBefore = places }

  /// Returns the number of a named scheduler.
  public func queue(named name: String) -> Int32 {
    if let index = queueNumbers[name] { return index }
    queueNames.append(name)
    queueNumbers[name] = Int32(queueNames.count - 1)
    return Int32(queueNames.count - 1)
  }

  /// Arms an operator's timer, by default on the current scheduler.
  ///
  /// - Parameter delay: The delay in nanoseconds; a time beyond the end of time is never due.
  @inline(__always)
  public func arm(_ target: TimerTarget, after delay: Int, token: Int32 = 0, on queue: Int32? = nil) -> Timer {
    let (due, overflow) = now.addingReportingOverflow(max(0, delay))
    return arm(target, at: overflow ? Int.max : due, key: operatorKey(takePlace()), token, queue ?? self.queue)
  }

  /// Arms a source's timer. `place` is the one that the source got when it first armed a timer.
  @inline(__always)
  public func armSource(
    _ target: TimerTarget, at due: Int, place: Int, token: Int32 = 0, on queue: Int32? = nil
  ) -> Timer {
    arm(target, at: max(due, now), key: sourceKey(place), token, queue ?? self.queue, isFixed: true)
  }

  /// Arms the timer that is firing once more, with the same target.
  @inline(__always)
  public func rearmSource(_ timer: Timer, at due: Int, place: Int) {
    guard records[Int(timer)].list == TimerRecord.firing else { return }
    armed += 1
    enqueue(timer, at: due, key: sourceKey(place))
  }

  /// Arms an operator's timer anew, whether it is armed or not, as if it had been cancelled.
  @inline(__always)
  func rearm(_ timer: inout Timer, _ target: TimerTarget, after delay: Int) {
    guard timer >= 0, records[Int(timer)].list != TimerRecord.firing, unlink(timer) else {
      return timer = arm(target, after: delay)
    }
    let (due, overflow) = now.addingReportingOverflow(max(0, delay))
    records[Int(timer)].queue = queue
    let place = takePlace()
    if ties.isOneQueue { queued.note(timer, place) }
    enqueue(timer, at: overflow ? Int.max : due, key: operatorKey(place))
  }

  /// Links a timer among those that are due at the present instant.
  func joinInstant(_ timer: Int32) {
    if dueTimers.isEmpty {
      records[Int(timer)].list = TimerRecord.near
      near.insertByInstant(timer, records)
    } else {
      records[Int(timer)].list = TimerRecord.due
      dueTimers.insertByKey(timer, records)
    }
  }

  /// Cancels a timer. A timer that has fired, or none, is left alone.
  @inline(__always)
  public func cancel(_ timer: inout Timer) {
    guard timer >= 0 else { return }
    let index = timer
    timer = -1
    if records[Int(index)].list == TimerRecord.firing {
      records[Int(index)].list = TimerRecord.cancelled
    } else if unlink(index) {
      armed -= 1
      release(index)
    }
  }

  /// Removes an armed timer from its list. Returns false for one that is not armed.
  @inline(__always)
  func unlink(_ timer: Timer) -> Bool {
    switch records[Int(timer)].list {
    case TimerRecord.near: near.remove(timer, records)
    case TimerRecord.due: dueTimers.remove(timer, records)
    case TimerRecord.turn: turnTimers.remove(timer, records)
    // The list of the instant was that of a slot: its timers still name it.
    case 0...:
      if records[Int(timer)].due <= now { dueTimers.remove(timer, records) } else { wheel?.remove(timer, records) }
    case TimerRecord.parked: break
    default: return false
    }
    return true
  }

  @inline(__always)
  func operatorKey(_ place: Int) -> Int { ties == .sourcesFirst ? place | 1 << 62 : place }
  @inline(__always)
  func sourceKey(_ place: Int) -> Int {
    ties == .phased ? (place ^ sourceMask) | 1 << 62 : place ^ sourceMask
  }

  @inline(__always)
  private func arm(
    _ target: TimerTarget, at due: Int, key: Int, _ token: Int32, _ queue: Int32, isFixed: Bool = false
  ) -> Timer {
    let timer = makeTimer(target, token, queue)
    // A source that is no clock keeps its place, which is noted with the other sign.
    if ties.isOneQueue { queued.note(timer, isFixed ? -key : key) }
    enqueue(timer, at: due, key: key)
    return timer
  }

  @inline(__always)
  func makeTimer(_ target: TimerTarget, _ token: Int32, _ queue: Int32) -> Timer {
    let timer = takeRecord()
    records[Int(timer)].target = Unmanaged.passRetained(target)
    records[Int(timer)].token = token
    records[Int(timer)].queue = queue
    armed += 1
    return timer
  }

  @inline(__always)
  func enqueue(_ timer: Int32, at due: Int, key: Int) {
    records[Int(timer)].due = due
    records[Int(timer)].key = key
    enqueue(timer)
  }

  @inline(__always)
  func enqueue(_ timer: Int32) {
    let due = records[Int(timer)].due
    if due <= now { return enqueueAtOnce(timer) }
    guard due < Int.max else { return records[Int(timer)].list = TimerRecord.parked }
    if armed > fewTimers {
      enterWheel(timer, at: due)
    } else {
      records[Int(timer)].list = TimerRecord.near
      near.insertByInstant(timer, records)
    }
  }

  @inline(never)
  func enqueueAtOnce(_ timer: Int32) {
    if ties.isOneQueue {
      records[Int(timer)].due = now
      joinInstant(timer)
    } else {
      records[Int(timer)].list = TimerRecord.turn
      turnTimers.append(timer, records)
    }
  }

  private func enterWheel(_ timer: Int32, at due: Int) {
    if due < wheelBound { wheelBound = due }
    if let tick = unit.exactTicks(due), wheel != nil {
      wheel?.insert(timer, at: tick, records)
    } else {
      rescale(for: timer)
    }
  }

  /// Makes the unit fine enough for one more timer, and inserts all timers anew.
  @inline(never)
  private func rescale(for timer: Int32) {
    let added = timer
    var (large, small) = (records[Int(timer)].due, wheel == nil ? 0 : unit.nanoseconds)
    while small > 0 { (large, small) = (small, large % small) }
    unit = TickUnit(large)
    var moved = TimingWheel()
    _ = moved.advance(to: unit.ticks(now), records, unit: unit)
    // The order of arming holds within each slot: it decides between equal keys.
    var timers = wheel?.takeAll(records) ?? TimerList()
    while let timer = timers.popFirst(records) { moved.insert(timer, at: unit.ticks(records[Int(timer)].due), records) }
    moved.insert(added, at: unit.ticks(records[Int(added)].due), records)
    wheel?.deallocate()
    wheel = moved
  }

  @inline(__always)
  private func takeRecord() -> Int32 {
    if firstFree >= 0 {
      let timer = firstFree
      firstFree = records[Int(timer)].following
      return timer
    }
    if used == capacity { grow() }
    (records + used).initialize(to: TimerRecord())
    used += 1
    return Int32(used - 1)
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<TimerRecord>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: records, count: used)
    records.deallocate()
    records = larger
    capacity *= 2
  }

  @inline(__always)
  private func release(_ timer: Int32) {
    let target = records[Int(timer)].target
    records[Int(timer)].target = nil
    records[Int(timer)].list = TimerRecord.free
    records[Int(timer)].following = firstFree
    firstFree = timer
    target?.release()
  }

  /// The instant of the first near timer.
  @inline(__always)
  var nearDue: Int { near.isEmpty ? Int.max : records[Int(near.first)].due }

  /// Moves to the next instant that is due, or to `limit` nanoseconds. Returns false if none is due before.
  @inline(__always)
  func advance(to limit: Int) -> Bool {
    let due = nearDue
    guard due < wheelBound else { return advanceWheel(to: limit) }
    guard due <= limit else {
      now = max(now, limit)
      return false
    }
    now = due
    return true
  }

  /// Moves the wheel if it may have a timer before the near timers, or at the same instant.
  private func advanceWheel(to limit: Int) -> Bool {
    let due = nearDue
    if let list = wheel?.advance(to: unit.ticks(min(due, limit)), records, unit: unit) {
      takeDue(list)
      return true
    }
    wheelBound = wheel?.nextTick().map { $0 * unit.nanoseconds } ?? Int.max
    guard due < Int.max, due <= limit else {
      now = max(now, limit)
      return false
    }
    now = due
    return true
  }

  /// Makes a slot's timers the due ones, in their order, with the near ones of the same instant.
  @inline(__always)
  private func takeDue(_ list: TimerList) {
    dueTimers = list
    now = records[Int(list.first)].due
    wheelBound = now
    while nearDue == now, let timer = near.popFirst(records) {
      records[Int(timer)].list = TimerRecord.due
      dueTimers.insertByKey(timer, records)
    }
  }

  /// Fires the next timer that fell due with the instant. Returns false if there is none.
  @inline(__always)
  func fireDue() -> Bool {
    if ties == .creation { letFirstMadeGoFirst() }
    if let timer = dueTimers.popFirst(records) {
      fire(timer)
    } else if nearDue <= now, let timer = near.popFirst(records) {
      fire(timer)
    } else {
      return false
    }
    return true
  }

  /// Fires the next timer that fell due with the instant and precedes the statements of a scene, which are sources.
  /// Returns false if there is none.
  func fireDueBeforeStatements() -> Bool {
    if ties == .sourcesFirst {
      let first = dueTimers.isEmpty ? near.first : dueTimers.first
      guard first >= 0, records[Int(first)].key < 1 << 62 else { return false }
    }
    return fireDue()
  }

  /// Fires the next timer that was armed during the instant. Returns false if there is none.
  @inline(__always)
  func fireTurn() -> Bool {
    guard let timer = turnTimers.popFirst(records) else { return false }
    fire(timer)
    return true
  }

  @inline(__always)
  private func fire(_ timer: Int32) {
    let record = records + Int(timer)
    record.pointee.list = TimerRecord.firing
    armed &-= 1
    queue = record.pointee.queue
    firingKey = record.pointee.key
    if ties.isOneQueue { queued.begin(timer, slot: ties == .creation ? takePlace() : 0) }
    let token = record.pointee.token
    // The record holds the target until the call has returned.
    record.pointee.target?._withUnsafeGuaranteedRef { $0.fire(token) }
    // The records may have moved during the call.
    let list = records[Int(timer)].list
    if list == TimerRecord.firing || list == TimerRecord.cancelled { release(timer) }
    queue = 0
    firingKey = -1
    queued.firing = nil
  }
}
