import Marbles

/// Virtual time for the streams of a test. It runs the work that is due, records the events of subscribers, and expects
/// the picture.
///
///     let recorder = MarbleRecorder()
///     let typed = PassthroughSubject<String, Never>()
///     try recorder.hot("-s-w--i|", as: "typed") { typed.send($0) } complete: { typed.send(completion: .finished) }
///     recorder.record(SearchModel(typed, scheduler: recorder.scheduler).queries, as: "queries")
///     recorder.advance(by: .seconds(2))
///     recorder.expect("")
///
/// A library needs an adapter: a scheduler whose work is armed by `schedule(after:)`, and a `record` that forwards the
/// events of a subscriber to a `lane`. The example `MarbleSnapshots` has one for Combine, OpenCombine and
/// asynchronous sequences, and `MarbleAdapters` one for RxSwift and ReactiveSwift.
///
/// Time goes on only in `advance`. Work that is due at one instant runs in the order of its arming. A recorder and its
/// streams stay on one thread.
public final class MarbleRecorder {
  /// Work that is armed and can be disarmed.
  public final class ArmedWork {
    fileprivate var isDisarmed = false

    fileprivate init() {}

    /// Disarms the work; it does nothing after the work has run.
    public func cancel() { isDisarmed = true }
  }

  private struct Armed {
    let time: Duration
    let work: ArmedWork
    let action: () -> Void
  }

  /// Recorders of lanes may ask for the time on any thread.
  private let clock = Locked(Duration.zero)
  /// In the order of time and, at one instant, of arming.
  private var armed: [Armed] = []
  private var recorders: [LaneRecorder] = []

  /// Creates a recorder at the instant zero.
  public init() {}

  /// The time since the beginning.
  public var now: Duration { clock.withLock { $0 } }

  /// The lanes so far: the inputs, and below them the others, in the order of their beginning.
  public var lanes: [Lane] {
    let lanes = recorders.map { $0.lane }
    return lanes.filter { $0.role == .input } + lanes.filter { $0.role != .input }
  }

  /// Arms work after a time; time that is gone counts as none.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ArmedWork {
    let time = now + max(.zero, delay)
    let work = ArmedWork()
    var place = armed.endIndex
    while place > 0, armed[place - 1].time > time { place -= 1 }
    armed.insert(Armed(time: time, work: work, action: action), at: place)
    return work
  }

  /// Lets time go on, and runs the work that is due until then, also work that is armed meanwhile.
  public func advance(by time: Duration) {
    let end = now + max(.zero, time)
    while let next = armed.first, next.time <= end {
      armed.removeFirst()
      clock.withLock { $0 = next.time }
      if !next.work.isDisarmed { next.action() }
    }
    clock.withLock { $0 = end }
  }

  /// Begins a lane at this instant; its recorder takes the events of one subscriber.
  public func lane(_ name: String, role: Lane.Role = .result) -> LaneRecorder {
    let recorder = LaneRecorder(name, role: role) { [clock] in clock.withLock { $0 } }
    recorders.append(recorder)
    return recorder
  }

  /// Sends the values of marble text at their times from now on, and draws them as a lane.
  ///
  /// - Parameters:
  ///   - name: The name of the lane; without one it is not drawn.
  ///   - values: The values of the marks. Without them a mark is a string.
  ///   - send: Takes a value.
  ///   - complete: Is called at `|`.
  ///   - fail: Is called at `#`.
  /// - Throws: A `MarbleTextError` with the place of a fault in the text, or a `MissingValue`.
  public func hot<Value>(
    _ marbles: String, as name: String? = nil, values: [String: Value], tick: Duration = .milliseconds(100),
    _ send: @escaping (Value) -> Void, complete: @escaping () -> Void = {},
    fail: @escaping () -> Void = {}
  ) throws {
    try begin(marbles, name, values, tick, { values[$0] }, send, complete, fail)
  }

  /// Sends the marks of marble text as strings at their times from now on, and draws them as a lane.
  public func hot(
    _ marbles: String, as name: String? = nil, tick: Duration = .milliseconds(100),
    _ send: @escaping (String) -> Void, complete: @escaping () -> Void = {},
    fail: @escaping () -> Void = {}
  ) throws {
    try begin(marbles, name, [:], tick, { $0 }, send, complete, fail)
  }

  /// A mark of marble text that has no value.
  public struct MissingValue: Error, Equatable {
    /// The mark.
    public let mark: String

    /// Names the mark.
    public init(mark: String) { self.mark = mark }
  }

  private func begin<Value>(
    _ marbles: String, _ name: String?, _ values: [String: Value], _ tick: Duration, _ value: (String) -> Value?,
    _ send: @escaping (Value) -> Void, _ complete: @escaping () -> Void,
    _ fail: @escaping () -> Void
  ) throws {
    let (seconds, attoseconds) = tick.components
    let plan = try MarbleText.parse(
      marbles, kind: .hot, tick: max(1, Int64(seconds) * 1_000_000_000 + attoseconds / 1_000_000_000))
    let recorder = name.map { lane($0, role: .input) }
    for event in plan.events {
      let action: () -> Void
      switch event.mark {
      case .value(.mark(let mark)), .value(.quoted(let mark)):
        guard let sent = value(mark) else { throw MissingValue(mark: mark) }
        action = {
          recorder?.next(sent)
          send(sent)
        }
      case .completed:
        action = {
          recorder?.complete()
          complete()
        }
      case .error:
        action = {
          recorder?.fail("error")
          fail()
        }
      case .interrupted: continue
      }
      schedule(after: .nanoseconds(event.time), action)
    }
  }

  /// Expects the lanes so far to have this picture; see `expectMarbles`.
  public func expect(
    _ picture: String, width: Int = 80, ascii: Bool = false, tick: Duration = .milliseconds(100),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    expectMarbles(
      lanes, width: width, ascii: ascii, tick: tick, picture, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
