import Marbles

/// Records the events of one subscriber as a lane, at the times of a clock.
///
///     let recorder = LaneRecorder("output", roundingTo: .milliseconds(50))
///     for await value in stream { recorder.next(value) }
///     recorder.complete()
///     expectMarbles([recorder.lane], "")
///
/// Values may come from any thread.
public final class LaneRecorder: Sendable {
  private let recorded: Locked<Lane>
  private let now: @Sendable () -> Duration
  private let step: Duration

  /// Creates a recorder with the times of a clock, counted from now on.
  ///
  /// - Parameter step: Times become the nearest multiple of this; `.zero` keeps them unchanged.
  public convenience init<Time: Clock>(
    _ name: String, role: Lane.Role = .result, roundingTo step: Duration = .zero, clock: Time = ContinuousClock()
  ) where Time.Duration == Duration {
    let start = clock.now
    self.init(name, role: role, roundingTo: step) { start.duration(to: clock.now) }
  }

  /// Creates a recorder with times from elsewhere, such as a virtual scheduler.
  ///
  /// - Parameters:
  ///   - step: Times become the nearest multiple of this; `.zero` keeps them unchanged.
  ///   - now: Returns the time since the start of the run.
  public init(
    _ name: String, role: Lane.Role = .result, roundingTo step: Duration = .zero,
    now: @escaping @Sendable () -> Duration
  ) {
    self.step = step
    self.now = now
    recorded = Locked(Lane(name, role: role, subscribed: now()))
  }

  /// The lane so far.
  public var lane: Lane { recorded.withLock { $0.rounded(to: step) } }

  /// Adds a value.
  public func next(_ value: Any) { record { lane, now in lane.next(value, at: now) } }

  /// Completes the lane.
  public func complete() { record { lane, now in lane.complete(at: now) } }

  /// Fails the lane with an error, or with a message.
  public func fail(_ error: Any) { record { lane, now in lane.fail(error, at: now) } }

  /// Interrupts the lane.
  public func interrupt() { record { lane, now in lane.interrupt(at: now) } }

  /// Disposes of the lane's subscription.
  public func dispose() { record { lane, now in lane.dispose(at: now) } }

  /// Changes the lane unless it has ended: later events are dropped.
  private func record(_ change: (inout Lane, Duration) -> Void) {
    recorded.withLock { lane in
      if lane.end == .open { change(&lane, now()) }
    }
  }
}
