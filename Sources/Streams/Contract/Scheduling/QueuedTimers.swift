/// The data on timers for the rules that put all timers in one queue.
struct QueuedTimers {
  /// The place at which each timer was made; below 0 for one that is no clock and no deadline, such as marble text.
  private var origins: [Int] = []
  /// The timer that fires: the place at which it was made, and its next place in the queue, taken before its call.
  var firing: (origin: Int, slot: Int)?

  mutating func note(_ timer: Timer, _ origin: Int) {
    while origins.count <= Int(timer) { origins.append(0) }
    origins[Int(timer)] = origin
  }

  mutating func begin(_ timer: Timer, slot: Int) { firing = (origins[Int(timer)], slot) }

  func origin(of timer: Timer) -> Int { origins[Int(timer)] }
}
