import MarblesTesting

/// The adapter for asynchronous sequences: their tasks run in the recorder's time, in one order.
///
/// Only the tasks of `record` and their child tasks run so. An operator that begins a task of its own, such as
/// `debounce` and `merge` of AsyncAlgorithms, runs it elsewhere: record it by a `LaneRecorder` with a real clock.
@available(macOS 15, iOS 18, *)
extension MarbleRecorder {
  /// The clock in the recorder's time.
  var clock: RecorderClock { RecorderClock(recorder: self) }

  /// A sequence of the marks of marble text as strings.
  func hot(_ marbles: String, as name: String) throws -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    try hot(marbles, as: name) {
      continuation.yield($0)
    } complete: {
      continuation.finish()
    }
    return stream
  }

  /// Records the elements of a sequence. Cancelling the result disposes of the lane.
  @discardableResult
  func record<Elements: AsyncSequence & Sendable>(_ elements: Elements, as name: String) -> Task<Void, Never> {
    let lane = lane(name)
    return Task(executorPreference: RecorderExecutor(recorder: self)) {
      do {
        for try await element in elements { lane.next(element) }
        if Task.isCancelled { lane.dispose() } else { lane.complete() }
      } catch is CancellationError {
        lane.dispose()
      } catch {
        lane.fail(error)
      }
    }
  }
}

/// Runs the parts of tasks as work of a recorder. A recorder stays on one thread, and so do these tasks.
@available(macOS 15, iOS 18, *)
final class RecorderExecutor: TaskExecutor {
  nonisolated(unsafe) private let recorder: MarbleRecorder

  init(recorder: MarbleRecorder) { self.recorder = recorder }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    recorder.schedule(after: .zero) { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A clock in the time of a recorder.
@available(macOS 15, iOS 18, *)
struct RecorderClock: Clock {
  struct Instant: InstantProtocol {
    var time: Duration

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  /// A wait that ends with its time, or with the task.
  private final class Wait: @unchecked Sendable {
    var work: MarbleRecorder.ArmedWork?
    var continuation: CheckedContinuation<Void, any Error>?

    func end(_ result: Result<Void, any Error>) {
      work?.cancel()
      continuation?.resume(with: result)
      continuation = nil
    }
  }

  nonisolated(unsafe) private let recorder: MarbleRecorder

  init(recorder: MarbleRecorder) { self.recorder = recorder }

  var now: Instant { Instant(time: recorder.now) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let wait = Wait()
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await withCheckedThrowingContinuation { continuation in
        wait.continuation = continuation
        wait.work = recorder.schedule(after: now.duration(to: deadline)) { wait.end(.success(())) }
      }
    } onCancel: {
      wait.end(.failure(CancellationError()))
    }
  }
}
