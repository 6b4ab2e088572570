extension Scheduler {
  /// Arms the timer of an operator that repeats, whose timer is firing. Rules that identify timers see the same one.
  public func armAgain(_ target: TimerTarget, after delay: Int, token: Int32 = 0, on queue: Int32? = nil) -> Timer {
    let again = ties == .creation ? queued.firing : nil
    let timer = arm(target, after: delay, token: token, on: queue)
    if let again, unlink(timer) {
      queued.note(timer, again.origin)
      enqueue(timer, at: records[Int(timer)].due, key: again.slot)
    }
    return timer
  }

  /// Arms the timer of a clock: a timer of a source that repeats, or that code sets.
  @inline(__always)
  public func armClock(
    _ target: TimerTarget, at due: Int, place: Int, token: Int32 = 0, on queue: Int32? = nil
  ) -> Timer {
    let timer = armSource(target, at: due, place: place, token: token, on: queue)
    if ties.isOneQueue { queued.note(timer, place) }
    return timer
  }

  /// Arms a turn of the present instant before all that waits in it, like a microtask of JavaScript.
  public func armNext(_ target: TimerTarget) -> Timer { joinInstant(target, key: takePlace() - Self.microtasks) }

  /// Arms a turn of the present instant that comes after the timers that were armed before it, like `setImmediate`.
  public func armImmediate(_ target: TimerTarget) -> Timer {
    ties.isOneQueue ? joinInstant(target, key: placesBefore) : arm(target, after: 0)
  }

  func joinInstant(_ target: TimerTarget, key: Int) -> Timer {
    let timer = makeTimer(target, 0, queue)
    records[Int(timer)].due = now
    records[Int(timer)].key = key
    if ties.isOneQueue { queued.note(timer, -places) }
    joinInstant(timer)
    return timer
  }

  /// The difference between the keys of microtasks and those of timers.
  private static let microtasks = 1 << 62

  /// Arms a clock's timer that is firing once more.
  ///
  /// - Parameter isOther: Whether it is another timer for rules that identify timers.
  @inline(__always)
  public func rearmClock(_ timer: Timer, at due: Int, place: Int, isOther: Bool = false) {
    guard records[Int(timer)].list == TimerRecord.firing else { return }
    armed += 1
    let key =
      switch ties {
      case .fifo: takePlace()
      case .creation where isOther: takePlace()
      case .creation: queued.firing?.slot ?? takePlace()
      case .phased, .sourcesFirst: sourceKey(place)
      }
    if isOther, ties == .creation { queued.note(timer, key) }
    enqueue(timer, at: due, key: key)
  }

  /// The place of the firing timer in the order of its instant; `nil` if none fires.
  var firingPlace: Int? {
    guard firingKey != -1 else { return nil }
    if let firing = queued.firing { return abs(firing.origin) }
    let place = (firingKey < 0 ? firingKey + Self.microtasks : firingKey) & ~(1 << 62)
    return place > sourceMask / 2 ? place ^ sourceMask : place
  }

  /// Gives the turn of the next timer to the one that was made first of all that are due (`TestScheduler` looks for it
  /// in each of its turns). Marble text has turns of its own.
  func letFirstMadeGoFirst() {
    let isNear = dueTimers.isEmpty
    let first = isNear ? near.first : dueTimers.first
    guard first >= 0, records[Int(first)].due <= now, queued.origin(of: first) > 0 else { return }
    var oldest = first
    var timer = records[Int(first)].following
    while timer >= 0, records[Int(timer)].due <= now {
      let origin = queued.origin(of: timer)
      if origin > 0, origin < queued.origin(of: oldest) { oldest = timer }
      timer = records[Int(timer)].following
    }
    guard oldest != first else { return }
    let turn = records[Int(first)].key
    records[Int(first)].key = records[Int(oldest)].key
    records[Int(oldest)].key = turn
    for timer in [oldest, first] {
      _ = unlink(timer)
      joinInstant(timer)
    }
  }
}
