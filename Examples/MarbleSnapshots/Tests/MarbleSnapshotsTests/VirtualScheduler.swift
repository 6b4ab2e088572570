import MarblesTesting
import OpenCombine

/// A scheduler of OpenCombine in the virtual time of a recorder. With `import Combine` it is one of Combine.
struct VirtualScheduler: Scheduler {
  struct Time: Strideable {
    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
      var nanoseconds: Int64
      var magnitude: Int64 { abs(nanoseconds) }
      var duration: Duration { .nanoseconds(nanoseconds) }

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

    func distance(to other: Time) -> Stride { Stride(nanoseconds: other.nanoseconds - nanoseconds) }
    func advanced(by length: Stride) -> Time { Time(nanoseconds: nanoseconds + length.nanoseconds) }
  }

  let recorder: MarbleRecorder
  let minimumTolerance = Time.Stride(nanoseconds: 0)

  var now: Time {
    let (seconds, attoseconds) = recorder.now.components
    return Time(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { recorder.schedule(after: .zero, action) }

  func schedule(after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void) {
    recorder.schedule(after: now.distance(to: date).duration, action)
  }

  func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func next(_ time: Time) {
      recorder.schedule(after: now.distance(to: time).duration) {
        if isCancelled { return }
        action()
        next(time.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { isCancelled = true }
  }
}
