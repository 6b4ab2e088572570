import Marbles
import MarblesTesting
import Testing

struct `Recording lanes` {
  /// A clock that advances only on request.
  private final class ManualClock: Clock, @unchecked Sendable {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    var now = Instant(offset: .seconds(100))
    let minimumResolution = Duration.nanoseconds(1)
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { now = deadline }
  }

  @Test func `A lane has the recorded events at the times of a clock, rounded to a step`() {
    let clock = ManualClock()
    let recorder = LaneRecorder("output", roundingTo: .milliseconds(50), clock: clock)
    for value in ["a", "b"] {
      clock.now.offset += .nanoseconds(100_102_479)
      recorder.next(value)
    }
    clock.now.offset += .milliseconds(80)
    recorder.complete()
    expectMarbles(
      [recorder.lane],
      """
              0s        500ms
              ┼─────────┼
      output  ──a─b─|
      """)
  }

  @Test func `The times may come from a virtual scheduler, and exact ones stay exact`() {
    let clock = ManualClock()
    let recorder = LaneRecorder("late", role: .input) { clock.now.offset - .seconds(99) }
    clock.now.offset += .nanoseconds(1)
    recorder.next([1, 2])
    recorder.fail("boom")
    #expect(recorder.lane.subscribed == 1_000_000_000)
    #expect(recorder.lane.events.map(\.time) == [1_000_000_001])
    #expect(recorder.lane.end == .error(1_000_000_001, message: "boom"))
  }

  @Test func `Values after the end are dropped`() {
    let recorder = LaneRecorder("output")
    recorder.dispose()
    recorder.next(1)
    recorder.complete()
    #expect(recorder.lane.events.isEmpty)
    guard case .disposed = recorder.lane.end else {
      Issue.record("expected disposal, got \(recorder.lane.end)")
      return
    }
  }

  @Test func `Values come from many threads, and none is lost`() async {
    let recorder = LaneRecorder("output")
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 { group.addTask { for value in 0..<100 { recorder.next(task * 100 + value) } } }
    }
    let lane = recorder.lane
    #expect(Set(lane.events.map(\.text)).count == 800)
    #expect(lane.events.map(\.time) == lane.events.map(\.time).sorted())
  }
}
