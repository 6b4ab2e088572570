import Marbles
import Streams

/// The events of a run, for its pictures and logs.
final class Recording: Recorder {
  /// The part of a long run that is kept.
  enum Extent {
    /// The whole run.
    case all
    /// The first 200 and the last 20 instants; those between are only counted.
    case ends
  }

  /// A value, or the number of omitted values.
  struct Entry {
    let time: Int
    /// Its place among all events of the run.
    let place: Int
    let value: Value
    var omitted = 0
  }

  /// One of the last entries of all lanes. Only its value is counted when it is added and removed.
  private struct TailEntry {
    let lane: Int32
    var entry: Entry
  }

  /// One watched subscription.
  final class Track: SubscriberLane {
    let name: String
    let role: Lane.Role
    let subscribed: Int
    /// The stream, if it is watched.
    let stream: Stream?
    /// The origin of an inner stream: its lane and its time.
    fileprivate(set) var origin: Origin?
    /// The subscription of a trace that it shows.
    fileprivate(set) var subscription: Int?
    /// The lane that hears this one, as far as it is known.
    let consumer: Track?
    fileprivate let index: Int
    fileprivate(set) var events: [Entry] = []
    fileprivate var instant = -1
    fileprivate var valuesAtInstant = 0
    /// The omitted values of the instant that its last entry does not yet count.
    fileprivate var uncounted = 0
    fileprivate(set) var end = Lane.End.open
    /// The places of its subscription and of its end among all events of the run.
    fileprivate let place: Int
    fileprivate var placeOfEnd = 0
    /// Whether it is drawn without events.
    var isDrawnEmpty = true
    /// Whether another lane has the same events under the same name.
    fileprivate var isEcho = false
    /// Whether it has completed, failed or was disposed.
    var hasEnded: Bool { if case .open = end { false } else { true } }
    fileprivate var omitted = 0
    /// The index of its last kept value among the last ones of all lanes.
    fileprivate var lastInTail = -1
    /// The note on its error.
    fileprivate var note: String?

    fileprivate init(
      _ name: String, _ role: Lane.Role, at time: Int, _ stream: Stream?, _ origin: Origin?, _ consumer: Track?,
      index: Int, place: Int
    ) {
      self.place = place
      self.name = name
      self.role = role
      subscribed = time
      self.stream = stream
      self.origin = origin
      self.consumer = consumer
      self.index = index
    }
  }

  /// The origin of an inner stream.
  struct Origin {
    let outer: Track?
    let time: Int
    /// The subscriber that took it, if it came before a lane led there.
    var taker: Subscriber?
  }

  private(set) var tracks: [Track] = []
  /// The number of subscriptions, values and ends in the run.
  private var happened = 0
  /// The streams that are driven from outside and have a lane of all events that are sent to them.
  private var driven: Set<ObjectIdentifier> = []
  /// The streams without a name that have come as values.
  var inner = InnerStreams()
  /// The streams on the way to the result that are lanes, too.
  private var stages: [ObjectIdentifier: Stages.Stage] = [:]
  let extent: Extent
  /// The way its pictures write values.
  let words: ValueWords
  private var isFrozen = false
  private(set) var instants = 0
  private var lastInstant = -1
  private var tail: [TailEntry] = []
  private var tailStart = 0
  /// The number of entries that were removed from it.
  private var forgottenInTail = 0
  private var tailInstants: [(time: Int, count: Int)] = []
  private var tailInstantStart = 0
  private var omission: (from: Int, to: Int, instants: Int)?
  private var numbers = StreamNumbers()

  static let head = 200
  static let last = 20
  /// The maximum number of kept values of one lane at one instant; the others are counted.
  private static let valuesAtOneInstant = 200
  /// The number of kept values that a lane counts as.
  private static let roomOfLane = 10

  /// The maximum number of lanes of named streams to search for the lane they lead to.
  private static let lookedThrough = 64

  /// The number of further values that may be kept.
  private var room: Int
  /// The world, which is used only while it runs.
  private let world: Unowned<World>
  /// The trace of the run, if there is one.
  private let trace: Unowned<Trace>?

  /// Creates a recording of a run in a world, which ends when there is no more room.
  init(_ extent: Extent, of world: World, _ trace: Trace? = nil, _ words: ValueWords = ValueWords()) {
    self.extent = extent
    self.words = words
    self.trace = trace.map { Unowned($0) }
    room = world.limits[.recorded]
    self.world = Unowned(world)
  }

  func tap(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Subscriber? {
    guard !isFrozen else { return nil }
    let now = world.scheduler.now
    let track: Track
    if let stage = stages[ObjectIdentifier(stream)] {
      track = begin(stage.name, stage.role, at: now, stream)
    } else if let name = stream.name {
      let consumer = tracks.count < Self.lookedThrough ? Self.lane(below: subscriber) : nil
      track = begin(name, .input, at: now, stream, consumer: consumer)
    } else if let origin = inner.subscribe(stream, at: now) {
      track = begin(name(of: stream), .inner, at: now, stream, origin, consumer: Self.lane(below: subscriber))
    } else {
      return nil
    }
    let isHeardByItsName = subscriber.track?.name == track.name
    track.isEcho = isHeardByItsName || driven.contains(ObjectIdentifier(stream))
    track.subscription = trace?.object.nextSubscription
    inner.begin(track, feeding: subscriber)
    return subscriber.tapped(by: self, track, world)
  }

  /// Returns whether a lane of the recording has all events that are sent to a stream from outside.
  func hasLane(ofDriven stream: Stream) -> Bool { driven.contains(ObjectIdentifier(stream)) }

  /// Notes that a lane has all events that are sent to a stream from outside: its subscriptions need no log.
  func logsOnce(_ stream: Stream) { driven.insert(ObjectIdentifier(stream)) }

  private func nextPlace() -> Int {
    happened &+= 1
    return happened
  }

  /// Makes the stages of a pipeline lanes from now on.
  func look(at stages: Stages?) {
    for stage in stages?.all ?? [] {
      stage.stream.isLookedAt = true
      self.stages[ObjectIdentifier(stage.stream)] = stage
    }
  }

  /// Ends the recording, and releases all subscribers, which hold it.
  func freeze() {
    isFrozen = true
    for track in tracks {
      guard let origin = track.origin else { continue }
      track.origin = Origin(outer: inner.outer(origin), time: origin.time)
    }
    inner.forgetSubscribers()
  }

  /// Removes the last lane, which will not be drawn. Returns false if there is none.
  func forgetTrack() -> Bool { tracks.popLast() != nil }

  /// Marks lanes that are still open as cut by a budget.
  func cut() {
    for track in tracks { if case .open = track.end { track.end = .cut } }
  }

  /// Begins a lane.
  func begin(
    _ name: String, _ role: Lane.Role, at time: Int, _ stream: Stream? = nil, _ origin: Origin? = nil,
    consumer: Track? = nil
  ) -> Track {
    let track = Track(name, role, at: time, stream, origin, consumer, index: tracks.count, place: nextPlace())
    tracks.append(track)
    // Drawing a lane takes as much time as drawing some values.
    room -= Self.roomOfLane
    if room < 0 { world.object.pass(.recorded) }
    return track
  }

  func next(_ received: Value, on track: Track, at time: Int) {
    guard !isFrozen else { return }
    if case .stream(let stream) = received { emitted(stream, on: track, at: time) }
    let value = received.recorded
    guard extent == .ends else {
      if time != lastInstant {
        lastInstant = time
        instants += 1
      }
      if takesRoom() { track.events.append(Entry(time: time, place: nextPlace(), value: value), in: world.object) }
      return
    }
    if track.instant != time {
      countOmitted(on: track)
      track.instant = time
      track.valuesAtInstant = 0
    }
    track.valuesAtInstant += 1
    if track.valuesAtInstant > Self.valuesAtOneInstant { return leaveOut(on: track, at: time) }
    if time != lastInstant {
      lastInstant = time
      instants += 1
      if instants > Self.head { beginTailInstant(time) }
    }
    keep(Entry(time: time, place: nextPlace(), value: value), on: track)
  }

  /// Returns the values of a lane in order, with one entry for all that were omitted from the middle.
  func entries(of track: Track) -> [Entry] {
    countOmitted(on: track)
    let omitted = Entry(time: omission?.to ?? 0, place: 0, value: .nil, omitted: track.omitted)
    let last = tail[tailStart...].filter { Int($0.lane) == track.index }.map { $0.entry }
    return track.events + (track.omitted > 0 ? [omitted] : []) + last
  }

  /// The number of kept values.
  private(set) var keptCount = 0

  /// Whether drawing takes some time, because there are long values, many values, or many lanes.
  var isLarge: Bool {
    guard keptCount <= 1_000, tracks.count <= 100 else { return true }
    var size = 0
    func measure(_ value: Value) -> Bool {
      size += value.printedSize(upTo: Self.large)
      return size > Self.large
    }
    return tail.contains { measure($0.entry.value) } || tracks.contains { $0.events.contains { measure($0.value) } }
  }

  /// The number of bytes of values above which drawing takes some time.
  private static let large = 50_000

  private func takesRoom() -> Bool {
    room -= 1
    keptCount += 1
    if room < 0 { world.object.pass(.recorded) }
    return room >= 0
  }

  private func keep(_ entry: Entry, on track: Track) {
    guard takesRoom() else { return }
    if instants <= Self.head { return track.events.append(entry) }
    track.lastInTail = forgottenInTail + tail.count
    tail.append(TailEntry(lane: Int32(truncatingIfNeeded: track.index), entry: entry))
    tailInstants[tailInstants.count - 1].count += 1
  }

  /// Counts a value of an instant with too many of them in the entry for the omitted ones.
  private func leaveOut(on track: Track, at time: Int) {
    if track.valuesAtInstant > Self.valuesAtOneInstant + 1 { return track.uncounted += 1 }
    keep(Entry(time: time, place: nextPlace(), value: .nil, omitted: 1), on: track)
  }

  private func countOmitted(on track: Track) {
    guard track.uncounted > 0 else { return }
    if track.lastInTail >= forgottenInTail {
      tail[track.lastInTail - forgottenInTail].entry.omitted += track.uncounted
    } else if track.lastInTail < 0, !track.events.isEmpty {
      track.events[track.events.count - 1].omitted += track.uncounted
    }
    track.uncounted = 0
  }

  /// Fails a lane, with a note if the fault was in a closure.
  func fail(_ error: ErrorValue, on track: Track, at time: Int) {
    guard !isFrozen, case .open = track.end else { return }
    track.end = .error(Int64(time), message: error.text)
    track.placeOfEnd = nextPlace()
    track.note = error.note
  }

  func end(_ end: Lane.End, on track: Track) {
    guard !isFrozen, case .open = track.end else { return }
    track.end = end
    track.placeOfEnd = nextPlace()
  }

  private func beginTailInstant(_ time: Int) {
    tailInstants.append((time, 0))
    guard tailInstants.count - tailInstantStart > Self.last else { return }
    let oldest = tailInstants[tailInstantStart]
    tailInstantStart += 1
    for position in tailStart..<tailStart + oldest.count {
      let track = tracks[Int(tail[position].lane)]
      countOmitted(on: track)
      track.omitted += max(1, tail[position].entry.omitted)
    }
    tailStart += oldest.count
    omission = (omission?.from ?? oldest.time, oldest.time, (omission?.instants ?? 0) + 1)
    // Old entries are removed in bulk, so that each entry is moved only once.
    if tailStart > 1024, tailStart * 2 > tail.count {
      room += tailStart
      keptCount -= tailStart
      tail.removeFirst(tailStart)
      forgottenInTail += tailStart
      tailStart = 0
    }
    if tailInstantStart > 1024 {
      tailInstants.removeFirst(tailInstantStart)
      tailInstantStart = 0
    }
  }

  /// Numbers a stream without a name that comes as a value, in the order of arrival.
  func number(_ stream: Stream) { numbers.number(stream) }

  /// Returns the name of a stream that comes as a value.
  func name(of stream: Stream) -> String { stream.name ?? numbers.name(of: stream) ?? stream.displayName }

  /// The ways to name streams without a name.
  enum Naming {
    /// `window 2`, for JSON and the log.
    case spelled
    /// `window2`, which needs no quotes in a picture.
    case tight
  }

  /// Returns the lanes of some tracks as a diagram, with the inner ones that belong to them.
  func diagram(
    title: String, _ chosen: [Track], _ naming: Naming, _ forms: ValueForms, in room: PrintingRoom, until: Int?,
    notes: [String], operators: (Track) -> String? = { _ in nil }
  ) -> Diagram {
    for track in tracks { countOmitted(on: track) }
    var kept: [ObjectIdentifier: [Entry]] = [:]
    for last in tail[tailStart...] { kept[ObjectIdentifier(tracks[Int(last.lane)]), default: []].append(last.entry) }
    let (chosen, crowds) = lanes(chosen, naming, in: room)
    let mostEvents = naming == .tight ? room.events(ofAll: keptCount) : room.eventsToWrite(ofAll: keptCount)
    let mostOfLane = mostEvents / max(1, chosen.count)
    let json = ValueJSON(nameOf: name(of:))
    let picture = PictureText(words: words) { [recording = Unowned(self)] stream in
      let name = recording.object.name(of: stream)
      return naming == .tight && stream.name == nil ? Self.tight(name) : name
    }
    let lanes = chosen.map { track in
      let entries = (track.events.prefix(mostOfLane) + (kept[ObjectIdentifier(track)] ?? [])).prefix(mostOfLane)
      let events = entries.map { entry in
        if entry.omitted > 0 { return LaneEvent(time: Int64(entry.time), omitted: entry.omitted) }
        let value = room.fit(entry.value)
        return LaneEvent(
          time: Int64(entry.time), text: forms.contains(.text) ? picture.text(of: value) : "",
          json: forms.contains(.json) ? json.encode(value) : "",
          literal: forms.contains(.literal) ? ValueLiteral.text(of: value) : "")
      }
      var lane = Lane(
        name: naming == .tight && track.role == .inner ? Self.tight(track.name) : track.name, role: track.role,
        subscribed: Int64(track.subscribed), events: events, end: track.end, operators: operators(track),
        outer: parent(of: track, among: chosen), emitted: track.origin.map { Int64($0.time) })
      lane.isLogged = !track.isEcho
      if naming == .spelled, forms.contains(.text) {
        lane.delivery = .init(subscribed: track.place, events: entries.map { $0.place }, end: track.placeOfEnd)
      }
      return lane
    }
    let omitted = omission.map { omission in
      Omission(
        from: Int64(omission.from), to: Int64(omission.to), instants: omission.instants,
        values: chosen.map { $0.omitted }
      )
    }
    let said = chosen.compactMap { $0.note }.reduce(into: [String]()) { said, note in
      if !said.contains(note) { said.append(note) }
    }
    return Diagram(
      title: title, lanes: lanes, until: until.map { Int64($0) }, omitted: omitted, notes: said + crowds + notes)
  }

  private static func tight(_ name: String) -> String { String(name.filter { $0 != " " }) }
}
