import Marbles
import Streams

extension Lookout {
  /// Subscribes to the streams once, as soon as all names of the statement are known.
  func look(in session: Session) {
    guard runs.isEmpty, !isTrying else { return }
    isTrying = true
    defer { isTrying = false }
    let (settings, result) = (session.settings, session.names.lastResult)
    let (reading, library) = (session.reading, session.lastLibrary)
    _ = ScriptRun(call, in: session).run(finishes: false) { _ in }
    (session.settings, session.names.lastResult) = (settings, result)
    (session.reading, session.lastLibrary) = (reading, library)
  }
}

extension Scenes {
  /// Returns the runs of streams that are driven in this scene, in a session that repeats it; `nil` if there is none.
  ///
  /// - Parameter function: The current picture function.
  func runsOnceMore(for function: String) -> [(stream: Stream, run: Run)]? {
    // A session that repeats another one also comes to earlier pictures of this kind: it does not repeat itself.
    guard lookout == nil else { return nil }
    let call = host.statement
    guard call.hasPrefix(function + "("), let again = host.runAgain else { return nil }
    let lookout = Lookout(SourceText(name: "", text: call))
    let session = again(false) { $0.scenes.lookout = lookout }
    guard let session else { return nil }
    lookout.look(in: session)
    session.finishTurn()
    // The runs keep the worlds alive.
    return lookout.runs.isEmpty ? nil : lookout.runs
  }

  /// Subscribes to a stream in the scene, with a recording of its own.
  ///
  /// - Parameter stages: The streams on the way to it that are lanes, too.
  func lookOut(for stream: Stream, name: String, stages: Stages? = nil) -> Run {
    let (world, outer) = (scene.world, scene.world.recorder)
    let recording = Recording(settings.keepsAll ? .all : .ends, of: world, nil, words)
    recording.look(at: stages)
    let result = recording.begin(name, .result, at: world.scheduler.now)
    let subscriber = LaneSubscriber(recording, result, world)
    subscriber.looksInside = true
    world.recorder = DividedRecorder(recording, for: result, beside: outer)
    world.keep(subscriber)
    stream.subscribe(subscriber, in: world)
    return Run(world: world, recording: recording, result: result, isCut: false, trace: nil)
  }
}

/// Records the subscriptions that lead to one lane separately from all others.
private final class DividedRecorder: Recorder {
  private let recording: Recording
  private let result: Recording.Track
  private let rest: (any Recorder)?

  init(_ recording: Recording, for result: Recording.Track, beside rest: (any Recorder)?) {
    self.recording = recording
    self.result = result
    self.rest = rest
  }

  private func isOwn(_ subscriber: Subscriber) -> Bool {
    guard let lane = Recording.lane(below: subscriber) else { return false }
    return lane === result || recording.tracks.contains { $0 === lane }
  }

  func tap(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Subscriber? {
    isOwn(subscriber)
      ? recording.tap(stream, for: subscriber, in: world) : rest?.tap(stream, for: subscriber, in: world)
  }

  func emitted(_ stream: Stream, to subscriber: Subscriber, in world: World) -> Bool {
    isOwn(subscriber)
      ? recording.emitted(stream, to: subscriber, in: world)
      : rest?.emitted(stream, to: subscriber, in: world) ?? false
  }

  func freeze() {
    recording.freeze()
    rest?.freeze()
  }
}
