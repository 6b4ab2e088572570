import Marbles
import Streams
import Times

extension Subscriber {
  /// The lane of a recording that shows its events, if there is one.
  var track: Recording.Track? { writtenLane as? Recording.Track }

  /// Returns a subscriber before this one that records its events on a lane.
  func tapped(by recording: Recording, _ lane: Recording.Track, _ world: World) -> Subscriber {
    TapSubscriber(self, recording, lane, world)
  }
}

/// Records the events of a watched stream.
final class TapSubscriber: OperatorSubscriber {
  let lane: Recording.Track
  private let recording: Recording
  private let world: World

  override var writtenLane: SubscriberLane? { lane }
  override var hasTeardowns: Bool { false }

  init(_ downstream: Subscriber, _ recording: Recording, _ lane: Recording.Track, _ world: World) {
    self.recording = recording
    self.lane = lane
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    recording.next(value, on: lane, at: world.scheduler.now)
    downstream.next(value)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    recording.fail(error, on: lane, at: world.scheduler.now)
    fail(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    recording.end(.completed(Int64(world.scheduler.now)), on: lane)
    complete()
  }

  override func interrupted() {
    guard !isDisposed else { return }
    recording.end(.interrupted(Int64(world.scheduler.now)), on: lane)
    interrupt()
  }

  override func cleanUp() {
    if !world.isEnding { recording.end(.disposed(Int64(world.scheduler.now)), on: lane) }
  }
}

/// Runs a stream that came as a value, so that it becomes a lane of the recording.
final class LookingSubscriber: Subscriber {
  /// The lane that the stream came on.
  let lane: Recording.Track
  private let recording: Recording
  private let world: World

  override var writtenLane: SubscriberLane? { lane }

  init(_ recording: Recording, _ lane: Recording.Track, _ world: World) {
    self.recording = recording
    self.lane = lane
    self.world = world
  }

  override func next(_ value: Value) {
    if !isDisposed, case .stream(let stream) = value { recording.look(at: stream, from: lane, in: world) }
  }

  override func error(_ error: ErrorValue) { dispose() }
  override func completed() { dispose() }
}

/// The end of a pipeline. Its events are a lane, and closures may receive them.
final class LaneSubscriber: Subscriber {
  /// Whether streams that arrive are run, as a picture of them needs.
  var looksInside = false
  /// Takes a line for each event as it happens, in a shell that watches.
  var heard: Listener?
  let lane: Recording.Track
  private let recording: Recording
  private let world: World
  private var closures: SubscriberClosures
  /// The stream, as long as the subscription is open.
  private(set) var stream: Stream?
  /// The closures that it holds.
  var functions: [FunctionValue] {
    closures.written
      + [closures.next, closures.error, closures.completed, closures.interrupted, closures.disposed].compactMap { $0 }
  }
  private let failed: (ErrorValue, _ inClosure: Bool) -> Void
  /// Whether it has ended and is calling its closures.
  private var isDelivering = false

  /// Takes a line for each event, with the label of the lane.
  struct Listener {
    let label: String
    let take: (String) -> Void
  }

  override var writtenLane: SubscriberLane? { lane }

  /// - Parameter failed: Takes an error without a closure for it, and errors in closures.
  init(
    _ recording: Recording, _ lane: Recording.Track, _ world: World,
    _ closures: SubscriberClosures = SubscriberClosures(), to stream: Stream? = nil,
    failed: @escaping (ErrorValue, _ inClosure: Bool) -> Void = { _, _ in }
  ) {
    self.recording = recording
    self.lane = lane
    self.world = world
    self.closures = closures
    self.stream = stream
    self.failed = failed
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    recording.next(value, on: lane, at: world.scheduler.now)
    if let heard {
      let text = PictureText(words: recording.words, nameOf: recording.name(of:)).text(of: value)
      heard.take(LogText.next(time: Int64(world.scheduler.now), lane: heard.label, text: text))
    }
    if looksInside, case .stream(let stream) = value { recording.look(at: stream, from: lane, in: world) }
    if let closure = closures.next {
      call(closure, when: "\(value.glimpse) came in") { function throws(ErrorValue) in _ = try function.call(value) }
    }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    recording.fail(error, on: lane, at: world.scheduler.now)
    end(by: closures.error, [.error(error)], "the error came in") { failed(error, false) }
  }

  override func completed() {
    guard !isDisposed else { return }
    recording.end(.completed(Int64(world.scheduler.now)), on: lane)
    end(by: closures.completed, [], "the stream completed")
  }

  override func interrupted() {
    guard !isDisposed else { return }
    recording.end(.interrupted(Int64(world.scheduler.now)), on: lane)
    end(by: closures.interrupted, [], "the stream was interrupted")
  }

  /// Delivers an end that is recorded, to its closure or else to another one.
  private func end(
    by closure: FunctionValue?, _ arguments: [Value], _ occasion: String, otherwise deliver: () -> Void = {}
  ) {
    tellEnd()
    let finalizers = disposeBeforeFinalizers()
    if let closure {
      call(closure, when: occasion) { function throws(ErrorValue) in _ = try function.call(arguments) }
    } else {
      deliver()
    }
    disposeTogether {
      callDisposed()
      finalizers?.dispose()
      letGo()
    }
  }

  private func tellEnd() {
    if let heard, let line = LogText.end(lane.end, lane: heard.label) { heard.take(line) }
  }

  /// Disposes itself and everything upstream but finalizers, which run after the end has been delivered.
  private func disposeBeforeFinalizers() -> Subscriber? {
    let finalizers = upstream
    upstream = nil
    isDelivering = true
    dispose()
    return finalizers
  }

  private func callDisposed() {
    guard let closure = closures.disposed, !world.isEnding else { return }
    call(closure, when: "the subscription was over") { function throws(ErrorValue) in _ = try function.call([]) }
  }

  private func call(
    _ function: FunctionValue, when occasion: @autoclosure () -> String,
    _ body: (FunctionValue) throws(ErrorValue) -> Void
  ) {
    do throws(ErrorValue) {
      try body(function)
    } catch {
      guard !world.isStopped else { return }
      dispose()
      let time = TimeText.format(Int64(world.scheduler.now))
      failed(error.noting("it happened at \(time), when \(occasion())"), true)
    }
  }

  override func cleanUp() {
    guard !world.isEnding else { return letGo() }
    recording.end(.disposed(Int64(world.scheduler.now)), on: lane)
    guard !isDelivering else { return }
    // A subscription that is disposed from below has ended when all above it has ended.
    letGoOfUpstream()
    callDisposed()
    letGo()
  }

  private func letGo() {
    closures = SubscriberClosures()
    stream = nil
  }
}
