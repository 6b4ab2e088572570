import Foundation
import MarblesTesting
import ReactiveSwift

/// The adapter for ReactiveSwift: copy this file into your tests.
extension MarbleRecorder {
  /// The scheduler in the recorder's time.
  var scheduler: RecorderScheduler { RecorderScheduler(recorder: self) }

  /// A signal that sends the marks of marble text as strings.
  func hot(_ marbles: String, as name: String) throws -> Signal<String, MarbleError> {
    let (output, input) = Signal<String, MarbleError>.pipe()
    try hot(marbles, as: name) {
      input.send(value: $0)
    } complete: {
      input.sendCompleted()
    } fail: {
      input.send(error: MarbleError())
    }
    return output
  }

  /// Records the events of a producer or a signal. Disposing of the result interrupts the lane.
  @discardableResult
  func record(_ source: some SignalProducerConvertible, as name: String) -> Disposable {
    let lane = lane(name)
    return source.producer.start { event in
      switch event {
      case .value(let value): lane.next(value)
      case .failed(let error): lane.fail(error)
      case .completed: lane.complete()
      case .interrupted: lane.interrupt()
      }
    }
  }
}

/// The error of `#` in marble text.
struct MarbleError: Error, CustomStringConvertible {
  let description = "error"
}

/// A scheduler of ReactiveSwift in the time of a recorder, which begins with the reference date.
final class RecorderScheduler: DateScheduler {
  private let recorder: MarbleRecorder

  init(recorder: MarbleRecorder) { self.recorder = recorder }

  var currentDate: Date {
    let (seconds, attoseconds) = recorder.now.components
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(attoseconds) / 1e18)
  }

  func schedule(_ action: @escaping () -> Void) -> Disposable? { schedule(after: currentDate, action: action) }

  func schedule(after date: Date, action: @escaping () -> Void) -> Disposable? {
    let work = recorder.schedule(after: time(until: date), action)
    return AnyDisposable { work.cancel() }
  }

  func schedule(
    after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping () -> Void
  ) -> Disposable? {
    let serial = SerialDisposable()
    func next(_ date: Date) {
      serial.inner = schedule(after: date) {
        next(date.addingTimeInterval(Self.seconds(interval)))
        action()
      }
    }
    next(date)
    return serial
  }

  /// Returns the time to a date, in whole microseconds: a date has no exact fractions of a second.
  private func time(until date: Date) -> Duration {
    .microseconds(Int64((date.timeIntervalSince(currentDate) * 1e6).rounded()))
  }

  private static func seconds(_ interval: DispatchTimeInterval) -> Double {
    switch interval {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .greatestFiniteMagnitude
    }
  }
}
