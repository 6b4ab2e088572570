import Marbles
import Streams

/// What a run did, as it is going to be drawn.
final class Recording: Recorder {
  /// How much of a long run is kept.
  enum Extent {
    /// Everything.
    case all
    /// The first 200 and the last 20 instants; what is between is counted only.
    case ends
  }

  /// A value, or in its place how many were left out.
  struct Entry {
    let time: Int
    let value: Value
    var omitted = 0
  }

  /// One subscription that is looked at.
  final class Track {
    let name: String
    let role: Lane.Role
    let subscribed: Int
    /// The stream, where it has a name of its own.
    let stream: Stream?
    fileprivate let index: Int
    fileprivate(set) var events: [Entry] = []
    fileprivate var instant = -1
    fileprivate var valuesAtInstant = 0
    fileprivate(set) var end = Lane.End.open
    /// Whether it has completed, failed or was disposed.
    var hasEnded: Bool { if case .open = end { false } else { true } }
    fileprivate var omitted = 0

    fileprivate init(_ name: String, _ role: Lane.Role, at time: Int, _ stream: Stream?, index: Int) {
      self.name = name
      self.role = role
      subscribed = time
      self.stream = stream
      self.index = index
    }
  }

  private(set) var tracks: [Track] = []
  private let extent: Extent
  private var isFrozen = false
  private var instants = 0
  private var lastInstant = -1
  private var tail: [(track: Track, entry: Entry)] = []
  private var tailStart = 0
  private var tailInstants: [(time: Int, count: Int)] = []
  private var tailInstantStart = 0
  private var omission: (from: Int, to: Int, instants: Int)?
  private var numbers: [ObjectIdentifier: String] = [:]
  private var numbered: [Stream] = []
  private var counts: [String: Int] = [:]

  private static let head = 200
  private static let last = 20
  /// Values of one lane at one instant that are kept; the others are counted.
  private static let valuesAtOneInstant = 200

  init(_ extent: Extent) { self.extent = extent }

  func tap(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Subscriber? {
    guard !isFrozen, let name = stream.name else { return nil }
    let track = begin(name, .input, at: world.scheduler.now, stream)
    return TapSubscriber(subscriber, self, track, world)
  }

  func freeze() {
    guard !isFrozen else { return }
    isFrozen = true
  }

  /// Lanes that are still open were cut by a budget.
  func cut() {
    for track in tracks { if case .open = track.end { track.end = .cut } }
  }

  /// Begins a lane.
  func begin(_ name: String, _ role: Lane.Role, at time: Int, _ stream: Stream? = nil) -> Track {
    let track = Track(name, role, at: time, stream, index: tracks.count)
    tracks.append(track)
    return track
  }

  func next(_ value: Value, on track: Track, at time: Int) {
    guard !isFrozen else { return }
    if case .stream(let stream) = value { number(stream) }
    guard extent == .ends else { return track.events.append(Entry(time: time, value: value)) }
    if track.instant != time {
      track.instant = time
      track.valuesAtInstant = 0
    }
    track.valuesAtInstant += 1
    if track.valuesAtInstant > Self.valuesAtOneInstant { return leaveOut(value, on: track, at: time) }
    if time != lastInstant {
      lastInstant = time
      instants += 1
      if instants > Self.head { beginTailInstant(time) }
    }
    keep(Entry(time: time, value: value), on: track)
  }

  private func keep(_ entry: Entry, on track: Track) {
    if instants <= Self.head { return track.events.append(entry) }
    tail.append((track, entry))
    tailInstants[tailInstants.count - 1].count += 1
  }

  /// Too many values at one instant: one entry counts those that are left out.
  private func leaveOut(_ value: Value, on track: Track, at time: Int) {
    if track.valuesAtInstant == Self.valuesAtOneInstant + 1 {
      return keep(Entry(time: time, value: .nil, omitted: 1), on: track)
    }
    if instants <= Self.head {
      track.events[track.events.count - 1].omitted += 1
    } else if let position = tail.lastIndex(where: { $0.track === track }) {
      tail[position].entry.omitted += 1
    }
  }

  func end(_ end: Lane.End, on track: Track) {
    guard !isFrozen, case .open = track.end else { return }
    track.end = end
  }

  private func beginTailInstant(_ time: Int) {
    tailInstants.append((time, 0))
    guard tailInstants.count - tailInstantStart > Self.last else { return }
    let oldest = tailInstants[tailInstantStart]
    tailInstantStart += 1
    for position in tailStart..<tailStart + oldest.count { tail[position].track.omitted += 1 }
    tailStart += oldest.count
    omission = (omission?.from ?? oldest.time, oldest.time, (omission?.instants ?? 0) + 1)
    // What has gone is thrown out in bulk, so that each event is moved only once.
    if tailStart > 1024, tailStart * 2 > tail.count {
      tail.removeFirst(tailStart)
      tailStart = 0
    }
    if tailInstantStart > 1024 {
      tailInstants.removeFirst(tailInstantStart)
      tailInstantStart = 0
    }
  }

  /// A stream without a name that comes as a value gets a number, in the order of coming.
  private func number(_ stream: Stream) {
    let identity = ObjectIdentifier(stream)
    guard stream.name == nil, numbers[identity] == nil, numbers.count < 100_000 else { return }
    // "a group" is "group 1".
    let kind = stream.operatorEntry?.name ?? String(stream.kindName.drop { $0 != " " }.dropFirst())
    counts[kind, default: 0] += 1
    numbers[identity] = "\(kind) \(counts[kind] ?? 1)"
    // An identity stands only as long as its stream does.
    numbered.append(stream)
  }

  /// What a stream is called that comes as a value.
  func name(of stream: Stream) -> String {
    stream.name ?? numbers[ObjectIdentifier(stream)] ?? stream.displayName
  }

  /// The lanes of some tracks as a diagram.
  func diagram(
    title: String, _ chosen: [Track], until: Int?, notes: [String], operators: (Track) -> String? = { _ in nil }
  ) -> Diagram {
    var kept: [ObjectIdentifier: [Entry]] = [:]
    for (track, entry) in tail[tailStart...] { kept[ObjectIdentifier(track), default: []].append(entry) }
    let json = ValueJSON(nameOf: name(of:))
    let picture = PictureText(nameOf: name(of:))
    let lanes = chosen.map { track in
      let events = (track.events + (kept[ObjectIdentifier(track)] ?? [])).map { entry in
        entry.omitted > 0
          ? LaneEvent(time: Int64(entry.time), text: "…\(entry.omitted)…")
          : LaneEvent(
            time: Int64(entry.time), text: picture.text(of: entry.value), json: json.encode(entry.value),
            literal: ValueLiteral.text(of: entry.value))
      }
      return Lane(
        name: track.name, role: track.role, subscribed: Int64(track.subscribed), events: events, end: track.end,
        operators: operators(track))
    }
    let omitted = omission.map { omission in
      Omission(
        from: Int64(omission.from), to: Int64(omission.to), instants: omission.instants, values: chosen.map(\.omitted))
    }
    return Diagram(title: title, lanes: lanes, until: until.map { Int64($0) }, omitted: omitted, notes: notes)
  }
}

/// Values as the language writes them, for marbles that can be read back.
enum ValueLiteral {
  static func text(of value: Value) -> String {
    switch value {
    case .string(let box): quoted(box.text)
    case .array(let box): "[" + box.elements.map { text(of: $0) }.joined(separator: ", ") + "]"
    case .tuple(let box): "(" + box.elements.map { text(of: $0) }.joined(separator: ", ") + ")"
    case .dictionary(let box):
      box.count == 0
        ? "[:]" : "[" + zip(box.keys, box.values).map { "\(text(of: $0)): \(text(of: $1))" }.joined(separator: ", ") + "]"
    case .double(let double) where double.isNaN: "nan"
    case .double(let double) where double.isInfinite: double < 0 ? "-infinity" : "infinity"
    case .error(let error):
      error.message.map { "error(\(quoted($0))\(error.code.map { ", code: \($0)" } ?? ""))" } ?? "error(nil)"
    case .event(let event):
      switch event.kind {
      case .next: "event.next(\(text(of: event.value)))"
      case .error: "event.error(\(text(of: event.value)))"
      case .completed: "event.completed"
      }
    default: value.text
    }
  }

  private static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

/// Listens in on a named stream.
private final class TapSubscriber: OperatorSubscriber {
  private let recording: Recording
  private let track: Recording.Track
  private let world: World

  init(_ downstream: Subscriber, _ recording: Recording, _ track: Recording.Track, _ world: World) {
    self.recording = recording
    self.track = track
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    recording.next(value, on: track, at: world.scheduler.now)
    downstream.next(value)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    recording.end(.error(Int64(world.scheduler.now), message: error.text), on: track)
    fail(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    recording.end(.completed(Int64(world.scheduler.now)), on: track)
    complete()
  }

  override func cleanUp() {
    if !world.isEnding { recording.end(.disposed(Int64(world.scheduler.now)), on: track) }
  }
}

/// The end of a pipeline: what arrives is a lane, and perhaps closures hear of it.
final class LaneSubscriber: Subscriber {
  private let recording: Recording
  private let track: Recording.Track
  private let world: World
  private let closures: Closures
  private let failed: (ErrorValue, _ inClosure: Bool) -> Void

  struct Closures {
    var next: FunctionValue?
    var error: FunctionValue?
    var completed: FunctionValue?
  }

  /// `failed` hears of an error that no closure takes, and of errors in closures.
  init(
    _ recording: Recording, _ track: Recording.Track, _ world: World, _ closures: Closures = Closures(),
    failed: @escaping (ErrorValue, _ inClosure: Bool) -> Void = { _, _ in }
  ) {
    self.recording = recording
    self.track = track
    self.world = world
    self.closures = closures
    self.failed = failed
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    recording.next(value, on: track, at: world.scheduler.now)
    if let closure = closures.next {
      call(closure, when: "\(value.glimpse) came in") { function throws(ErrorValue) in _ = try function.call(value) }
    }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    recording.end(.error(Int64(world.scheduler.now), message: error.text), on: track)
    let finalizers = disposeBeforeFinalizers()
    if let closure = closures.error {
      call(closure, when: "the error came in") { function throws(ErrorValue) in _ = try function.call([.error(error)]) }
    } else {
      failed(error, false)
    }
    finalizers?.dispose()
  }

  override func completed() {
    guard !isDisposed else { return }
    recording.end(.completed(Int64(world.scheduler.now)), on: track)
    let finalizers = disposeBeforeFinalizers()
    if let closure = closures.completed {
      call(closure, when: "the stream completed") { function throws(ErrorValue) in _ = try function.call([]) }
    }
    finalizers?.dispose()
  }

  /// Disposes itself; what is above has ended, all but finalizers, which run when the end has been delivered.
  private func disposeBeforeFinalizers() -> Subscriber? {
    let finalizers = upstream
    upstream = nil
    dispose()
    return finalizers
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
    if !world.isEnding { recording.end(.disposed(Int64(world.scheduler.now)), on: track) }
  }
}
