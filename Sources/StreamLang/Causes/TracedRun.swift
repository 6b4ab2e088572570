import Marbles
import Streams

/// A run with a trace, and the lanes that showed it.
final class TracedRun {
  /// A lane: subscriptions with one name, or the events that were sent to a stream from outside.
  struct Lane {
    let name: String
    /// Its values and ends, in order.
    let events: [Int]
    let isResult: Bool
  }

  let trace: Trace
  /// The instant at which it stopped, in nanoseconds.
  let until: Int
  /// Whether it was cut there, before its end.
  let isCut: Bool
  /// The way answers write values.
  let words: ValueWords
  private(set) var lanes: [Lane] = []
  /// The subscriptions of subscribers of the script, with the names of their lanes.
  private(set) var heard: [Int: String] = [:]
  /// The subscriptions in a picture, with the names of their lanes.
  private var pictured: [Int: String] = [:]
  /// The names of lanes in the picture.
  private let namesOfTracks: [ObjectIdentifier: String]

  /// - Parameter drawn: The lanes of the picture, in its order, which numbers equal names.
  init(
    _ trace: Trace, until: Int, isCut: Bool = false, _ words: ValueWords = ValueWords(), drawn: [Recording.Track] = []
  ) {
    self.words = words
    self.trace = trace
    self.until = until
    self.isCut = isCut
    let names = Marbles.Lane.namesApart(drawn.map { $0.name })
    var namesOfTracks: [ObjectIdentifier: String] = [:]
    for (track, name) in zip(drawn, names) { namesOfTracks[ObjectIdentifier(track)] = name }
    self.namesOfTracks = namesOfTracks
    var order: [String] = []
    var events: [String: [Int]] = [:]
    var results: Set<String> = []
    func add(_ name: String, _ more: [Int], isResult: Bool = false) {
      if events[name] == nil { order.append(name) }
      events[name, default: []] += more
      if isResult { results.insert(name) }
    }
    for (number, stream) in trace.targets { if let name = stream.name { add(name, [number]) } }
    for (number, execution) in trace.executions { if let name = execution.command.name { add(name, [number]) } }
    for subscription in trace.subscriptions {
      if let track = subscription.track, track.role != .input { heard[subscription.number] = name(of: track) }
    }
    let ofSubscribers = Set(heard.values)
    for subscription in trace.subscriptions {
      let all = subscription.values + (subscription.ending.map { [$0] } ?? [])
      if let name = heard[subscription.number] {
        add(name, all, isResult: true)
      } else if let name = subscription.stream.name, ofSubscribers.contains(name) {
        // A run for another operator is no part of the lane of a subscriber.
        continue
      } else if let name = subscription.stream.name, trace.targets.isEmpty || !subscription.stream.isDrivenFromOutside {
        add(name, all)
      }
    }
    for number in trace.lanesOfEffects.keys.sorted() {
      if let name = effectLane(of: number) { add(name, [number], isResult: true) }
    }
    lanes = order.sorted { results.contains($0) && !results.contains($1) }.map {
      Lane(name: $0, events: (events[$0] ?? []).sorted(), isResult: results.contains($0))
    }
  }

  /// Returns when a stream would have sent a value if it had not been left, by a run in a world of its own.
  ///
  /// It is `nil` if code of the script would repeat an effect that can be seen.
  func wouldSend(_ stream: Stream, from start: Int, matching fits: (Int, Value) -> Bool) -> Int? {
    guard !doesMore(stream), let values = runAside?(stream, start) else { return nil }
    return values.first { fits($0.time + start, $0.value) }.map { $0.time + start }
  }

  /// Returns whether running a stream again can be seen elsewhere: code sends to others, or sets variables.
  private func doesMore(_ stream: Stream) -> Bool {
    let reachable = Reachability(from: .stream(stream))
    guard reachable.drivenFromOutside == nil else { return true }
    if trace.events.contains(where: { $0.kind == .assigned && $0.cause != nil }) { return true }
    return reachable.selfStarting.contains { $0.inputs.contains { if case .function = $0 { true } else { false } } }
  }

  /// Runs a stream in a world of its own, without any output, that long before the horizon, and returns its values.
  var runAside: ((_ stream: Stream, _ start: Int) -> [(time: Int, value: Value)])?

  /// Says for what each task of the scene waits.
  var waits: [String] = []

  /// Returns the name of a lane in the picture.
  func name(of track: Recording.Track) -> String { namesOfTracks[ObjectIdentifier(track)] ?? track.name }

  /// Returns the name of the lane of an effect of code on the app around it.
  func effectLane(of event: Int) -> String? { (trace.lanesOfEffects[event] as? Recording.Track)?.name }

  /// Notes that a picture shows a subscription in a lane with a name.
  func shows(_ subscription: Int, as name: String) { pictured[subscription] = name }

  /// Returns whether a subscriber of the script receives an event, or whether it is an effect on the app.
  func isHeard(_ event: Int) -> Bool { heard[trace.events[event].subscription] != nil || effectLane(of: event) != nil }

  /// Returns the name of the lane of an event; `nil` if no lane has it.
  func lane(of event: Int) -> String? {
    if let stream = trace.targets[event] ?? trace.executions[event]?.command { return stream.name }
    if let name = effectLane(of: event) { return name }
    let number = trace.events[event].subscription
    guard trace.subscriptions.indices.contains(number) else { return nil }
    return heard[number] ?? trace.subscriptions[number].stream.name ?? pictured[number]
  }
}

extension Trace.Subscription {
  /// The lane of a recording that receives its events.
  var track: Recording.Track? { lane as? Recording.Track }
}

/// A subscriber that keeps the events it receives.
final class WitnessSubscriber: Subscriber {
  private(set) var values: [(time: Int, value: Value)] = []
  private let world: World

  init(_ world: World) { self.world = world }

  override func next(_ value: Value) {
    if values.count < 10_000 { values.append((world.scheduler.now, value)) } else { dispose() }
  }

  override func error(_ error: ErrorValue) { dispose() }
  override func completed() { dispose() }
}
