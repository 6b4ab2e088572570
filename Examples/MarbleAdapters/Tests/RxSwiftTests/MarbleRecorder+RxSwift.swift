import Foundation
import MarblesTesting
import RxSwift

/// The adapter for RxSwift: copy this file into your tests.
extension MarbleRecorder {
  /// The scheduler in the recorder's time.
  var scheduler: RecorderScheduler { RecorderScheduler(recorder: self) }

  /// A subject that sends the marks of marble text as strings.
  func hot(_ marbles: String, as name: String) throws -> PublishSubject<String> {
    let subject = PublishSubject<String>()
    try hot(marbles, as: name) {
      subject.onNext($0)
    } complete: {
      subject.onCompleted()
    } fail: {
      subject.onError(MarbleError())
    }
    return subject
  }

  /// Records the events of an observable. Disposing of the result disposes of the lane.
  @discardableResult
  func record(_ observable: some ObservableConvertibleType, as name: String) -> Disposable {
    let lane = lane(name)
    let subscription = observable.asObservable().subscribe { event in
      switch event {
      case .next(let value): lane.next(value)
      case .error(let error): lane.fail(error)
      case .completed: lane.complete()
      }
    }
    return Disposables.create {
      subscription.dispose()
      lane.dispose()
    }
  }
}

/// The error of `#` in marble text.
struct MarbleError: Error, CustomStringConvertible {
  let description = "error"
}

/// A scheduler of RxSwift in the time of a recorder, which begins with the reference date.
final class RecorderScheduler: SchedulerType {
  private let recorder: MarbleRecorder

  init(recorder: MarbleRecorder) { self.recorder = recorder }

  var now: RxTime {
    let (seconds, attoseconds) = recorder.now.components
    return Date(timeIntervalSinceReferenceDate: Double(seconds) + Double(attoseconds) / 1e18)
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
  ) -> Disposable {
    let inner = SingleAssignmentDisposable()
    let work = recorder.schedule(after: Self.duration(dueTime)) { inner.setDisposable(action(state)) }
    return Disposables.create {
      work.cancel()
      inner.dispose()
    }
  }

  private static func duration(_ interval: RxTimeInterval) -> Duration {
    switch interval {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    default: .seconds(Int64.max / 2_000_000_000)
    }
  }
}
