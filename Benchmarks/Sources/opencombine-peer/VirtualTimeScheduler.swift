import OpenCombine

/// An instant of virtual time, in ticks of a millisecond.
struct VirtualTime: Strideable, Comparable {
  struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
    var magnitude: Int

    init(_ ticks: Int) { magnitude = ticks }
    init(integerLiteral ticks: Int) { magnitude = ticks }
    init?<Number: BinaryInteger>(exactly source: Number) {
      guard let ticks = Int(exactly: source) else { return nil }
      magnitude = ticks
    }

    static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    static func += (left: inout Self, right: Self) { left.magnitude += right.magnitude }
    static func -= (left: inout Self, right: Self) { left.magnitude -= right.magnitude }
    static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }

    static func seconds(_ count: Int) -> Self { Self(count * 1000) }
    static func seconds(_ count: Double) -> Self { Self(Int(count * 1000)) }
    static func milliseconds(_ count: Int) -> Self { Self(count) }
    static func microseconds(_ count: Int) -> Self { Self(count / 1000) }
    static func nanoseconds(_ count: Int) -> Self { Self(count / 1_000_000) }
  }

  var ticks: Int

  func distance(to other: Self) -> Stride { Stride(other.ticks - ticks) }
  func advanced(by stride: Stride) -> Self { Self(ticks: ticks + stride.magnitude) }
}

/// A scheduler of virtual time, which OpenCombine lacks: a binary heap of actions by time and sequence.
final class VirtualTimeScheduler: Scheduler {
  struct SchedulerOptions {}

  /// An action that is due again and again; cancelled ones are dropped when they come up.
  final class Timer: Cancellable {
    let interval: Int
    let action: () -> Void
    var isCancelled = false

    init(interval: Int, action: @escaping () -> Void) {
      self.interval = interval
      self.action = action
    }

    func cancel() { isCancelled = true }
  }

  private enum Work {
    case once(() -> Void)
    case repeated(Timer)
  }

  private struct Due {
    let time: Int
    let sequence: Int
    let work: Work

    func isBefore(_ other: Due) -> Bool {
      time < other.time || (time == other.time && sequence < other.sequence)
    }
  }

  private var heap: ContiguousArray<Due> = []
  private var sequence = 0
  private(set) var now = VirtualTime(ticks: 0)
  let minimumTolerance = VirtualTime.Stride(0)

  /// Runs all actions up to and at an instant, or until none is left.
  func run(until end: Int = .max) {
    while let first = heap.first, first.time <= end {
      removeFirst()
      now.ticks = first.time
      switch first.work {
      case .once(let action): action()
      case .repeated(let timer):
        guard !timer.isCancelled else { continue }
        timer.action()
        guard !timer.isCancelled else { continue }
        insert(first.work, at: first.time + timer.interval)
      }
    }
  }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    insert(.once(action), at: now.ticks)
  }

  func schedule(
    after date: VirtualTime, tolerance: VirtualTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    insert(.once(action), at: date.ticks)
  }

  func schedule(
    after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    timer(after: date.ticks, interval: interval.magnitude, action)
  }

  /// The same without an existential around the cancellation.
  func timer(after date: Int, interval: Int, _ action: @escaping () -> Void) -> Timer {
    let timer = Timer(interval: interval, action: action)
    insert(.repeated(timer), at: date)
    return timer
  }

  private func insert(_ work: Work, at time: Int) {
    let due = Due(time: time, sequence: sequence, work: work)
    sequence += 1
    var hole = heap.count
    heap.append(due)
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard due.isBefore(heap[parent]) else { break }
      heap[hole] = heap[parent]
      hole = parent
    }
    heap[hole] = due
  }

  private func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(last) else { break }
      heap[hole] = heap[child]
      hole = child
    }
    heap[hole] = last
  }
}
