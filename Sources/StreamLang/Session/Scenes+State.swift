import Marbles
import Streams

/// The state of a scene at its present instant: armed timers, and values that operators keep.
public struct SceneState {
  /// A timer.
  public struct Armed {
    /// The instant at which it is due, in nanoseconds.
    public let due: Int
    /// The operator that armed it, and its pipeline as it was written.
    public let name, pipeline: String
    /// The stream of the operator.
    let stream: Stream?
  }

  /// Values that an operator or a shared memory keeps.
  public struct Held {
    /// The operator that keeps them, and its pipeline as it was written.
    public let name, pipeline: String
    /// The purpose of the values.
    public let label: String
    /// The first values, as pictures print them.
    public let values: [String]
    /// The number of values.
    public let count: Int
    /// The stream of the operator, and the first value.
    let stream: Stream?
    let first: Value?
  }

  /// The timers in the order of firing.
  public internal(set) var armed: [Armed] = []
  /// The values that are held, in the order of subscription, from the result of each pipeline upwards.
  public internal(set) var held: [Held] = []
}

extension Session {
  /// The state of the scene. It needs `tellsState`.
  public var state: SceneState { scenes.state }

  /// Returns the operators that have armed a timer for an instant, each once.
  public func namesArmed(for instant: Int) -> [String] { scenes.namesArmed(for: instant) }
}

extension Scenes {
  fileprivate var state: SceneState {
    var state = SceneState()
    guard let scene = current else { return state }
    let timers = scene.world.scheduler.armedTimers
    state.armed = timers.map { timer in
      let stream = Self.stream(of: timer.target, scene.world.origins)
      return SceneState.Armed(
        due: timer.due, name: stream.map { Self.name(of: $0) } ?? "turn", pipeline: stream?.pipelineText ?? "",
        stream: stream)
    }
    var seen: Set<ObjectIdentifier> = []
    let text = PictureText(words: scene.recording.words, nameOf: scene.recording.name(of:))
    func add(_ holds: [Holding], of holder: ObjectIdentifier, _ stream: Stream?) {
      // A memory without a stream is a part of a built-in operator.
      guard let stream, !holds.isEmpty, seen.insert(holder).inserted else { return }
      for holding in holds {
        state.held.append(
          SceneState.Held(
            name: Self.name(of: stream), pipeline: stream.pipelineText, label: holding.label,
            values: holding.values.prefix(Self.shownValues).map { text.text(of: $0) }, count: holding.values.count,
            stream: stream, first: holding.values.first))
      }
    }
    for subscriber in Self.subscribers(from: scene.world.liveRoots + timers.compactMap { $0.target as? Subscriber }) {
      let holder = subscriber.sharedMemory.map { ObjectIdentifier($0) } ?? ObjectIdentifier(subscriber)
      add(subscriber.holds, of: holder, Self.stream(of: subscriber, scene.world.origins))
    }
    for name in names.known {
      guard let variable = names.globals[name], !variable.isOfEndedScene, case .stream(let stream)? = variable.value,
        let memory = stream.memory(in: scene.world)
      else { continue }
      add(memory.holds, of: ObjectIdentifier(memory), stream)
    }
    return state
  }

  fileprivate func namesArmed(for instant: Int) -> [String] {
    guard let scene = current else { return [] }
    var seen: Set<String> = []
    return scene.world.scheduler.targets(armedFor: instant).compactMap { target in
      let name = Self.stream(of: target, scene.world.origins).map(Self.name) ?? "turn"
      return seen.insert(name).inserted ? name : nil
    }
  }

  /// The maximum number of shown values of one memory.
  private static let shownValues = 20

  /// Returns all subscribers that are reached upwards from some subscribers, each once.
  private static func subscribers(from roots: [Subscriber]) -> [Subscriber] {
    var visited: Set<ObjectIdentifier> = []
    var found: [Subscriber] = []
    var pending = Array(roots.reversed())
    while let subscriber = pending.popLast() {
      guard !subscriber.isDisposed, visited.insert(ObjectIdentifier(subscriber)).inserted else { continue }
      found.append(subscriber)
      pending += subscriber.feeders.reversed()
      if let listener = subscriber.listener { pending.append(listener) }
    }
    return found
  }

  /// Returns the stream that a subscriber works for: its own, or the nearest below it that is in the script.
  private static func stream(of subscriber: TimerTarget, _ origins: Origins?) -> Stream? {
    var current = subscriber as? Subscriber
    while let candidate = current {
      if let stream = origins?[candidate] ?? (candidate as? SourceSubscriber)?.stream,
        !stream.isPart, stream.name ?? stream.sourceText ?? stream.operatorEntry?.name != nil
      {
        return stream
      }
      current = candidate.listener
    }
    return nil
  }

  /// Returns the operator as it was written, or the kind of stream: "group".
  private static func name(of stream: Stream) -> String {
    stream.writtenName ?? String(stream.kindName.drop { $0 != " " }.dropFirst())
  }
}
