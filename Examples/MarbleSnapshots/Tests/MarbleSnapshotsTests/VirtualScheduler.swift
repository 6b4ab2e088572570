import OpenCombine

/// A scheduler of OpenCombine that runs in virtual time: actions that are due later run at once, in their order.
final class VirtualScheduler: Scheduler {
  struct Time: Strideable {
    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
      var nanoseconds: Int64
      var magnitude: Int64 { abs(nanoseconds) }

      init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }
      init(integerLiteral value: Int64) { nanoseconds = value * 1_000_000_000 }
      init?<Source: BinaryInteger>(exactly source: Source) {
        guard let nanoseconds = Int64(exactly: source) else { return nil }
        self.nanoseconds = nanoseconds
      }

      static func seconds(_ value: Int) -> Stride { Stride(nanoseconds: Int64(value) * 1_000_000_000) }
      static func seconds(_ value: Double) -> Stride { Stride(nanoseconds: Int64(value * 1e9)) }
      static func milliseconds(_ value: Int) -> Stride { Stride(nanoseconds: Int64(value) * 1_000_000) }
      static func microseconds(_ value: Int) -> Stride { Stride(nanoseconds: Int64(value) * 1_000) }
      static func nanoseconds(_ value: Int) -> Stride { Stride(nanoseconds: Int64(value)) }

      static func < (one: Stride, other: Stride) -> Bool { one.nanoseconds < other.nanoseconds }
      static func + (one: Stride, other: Stride) -> Stride { Stride(nanoseconds: one.nanoseconds + other.nanoseconds) }
      static func - (one: Stride, other: Stride) -> Stride { Stride(nanoseconds: one.nanoseconds - other.nanoseconds) }
      static func * (one: Stride, other: Stride) -> Stride { Stride(nanoseconds: one.nanoseconds * other.nanoseconds) }
      static func += (one: inout Stride, other: Stride) { one = one + other }
      static func -= (one: inout Stride, other: Stride) { one = one - other }
      static func *= (one: inout Stride, other: Stride) { one = one * other }
    }

    var nanoseconds: Int64 = 0
    var duration: Duration { .nanoseconds(nanoseconds) }

    func distance(to other: Time) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    func advanced(by length: Stride) -> Time { Time(nanoseconds: nanoseconds + length.nanoseconds) }
  }

  private(set) var now = Time()
  let minimumTolerance = Time.Stride(nanoseconds: 0)
  private var waiting: [(time: Time, number: Int, action: () -> Void)] = []
  private var count = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, action) }

  func schedule(after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void) {
    add(date, action)
  }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func next(_ time: Time) {
      add(time) {
        if isCancelled { return }
        action()
        next(time.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { isCancelled = true }
  }

  func add(_ time: Time, _ action: @escaping () -> Void) {
    waiting.append((max(time, now), count, action))
    count += 1
  }

  /// Runs every action that is due until a time.
  func run(until end: Duration) {
    while let next = waiting.indices.min(by: {
      (waiting[$0].time, waiting[$0].number) < (waiting[$1].time, waiting[$1].number)
    }),
      waiting[next].time.duration <= end
    {
      let (time, _, action) = waiting.remove(at: next)
      now = time
      action()
    }
  }
}
