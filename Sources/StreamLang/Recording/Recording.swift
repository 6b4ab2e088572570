import Marbles
import Streams

/// The events of a run, for its pictures and logs.
final class Recording: Recorder {
  /// How much of a long run is kept.
  enum Extent {
    /// Everything.
    case all
    /// The first 200 and the last 20 instants; those between are only counted.
    case ends
  }

  /// A value, or in its place how many were left out.
  struct Entry {
    let time: Int
    /// Its place among all that happened in the run.
    let place: Int
    let value: Value
    var omitted = 0
  }

  /// One of the last entries of all lanes: nothing but the value is counted as it comes and goes.
  private struct TailEntry {
    let lane: Int32
    var entry: Entry
  }

  /// One subscription that is looked at.
  final class Track: SubscriberLane {
    let name: String
    let role: Lane.Role
    let subscribed: Int
    /// The stream, where it was one that is looked at.
    let stream: Stream?
    /// The lane on which an inner stream came, and when that was.
    fileprivate(set) var origin: Origin?
    /// The subscription of a trace that it shows.
    fileprivate(set) var subscription: Int?
    /// The lane that hears this one, as far as that is known.
    let consumer: Track?
    fileprivate let index: Int
    fileprivate(set) var events: [Entry] = []
    fileprivate var instant = -1
    fileprivate var valuesAtInstant = 0
    fileprivate(set) var end = Lane.End.open
    /// The places of its subscription and of its end among all that happened in the run.
    fileprivate let place: Int
    fileprivate var placeOfEnd = 0
    /// Whether it is drawn although nothing has happened on it.
    var isDrawnEmpty = true
    /// Whether another lane has the same events under the same name.
    fileprivate var isEcho = false
    /// Whether it has completed, failed or was disposed.
    var hasEnded: Bool { if case .open = end { false } else { true } }
    fileprivate var omitted = 0
    /// Where the last value that is kept of it stands among the last ones of all lanes.
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

  /// Where an inner stream comes from.
  struct Origin {
    let outer: Track?
    let time: Int
    /// The subscriber that took it, where it came before any lane led there.
    var taker: Subscriber?
  }

  private(set) var tracks: [Track] = []
  /// How much has happened in the run: subscriptions, values and ends.
  private var happened = 0
  /// The streams that are driven from outside and have a lane of all that they are sent.
  private var driven: Set<ObjectIdentifier> = []
  /// The streams without a name that have come as values.
  var inner = InnerStreams()
  /// The streams on the way to the result that are lanes, too.
  private var stages: [ObjectIdentifier: Stages.Stage] = [:]
  let extent: Extent
  /// How its pictures write values.
  let words: ValueWords
  private var isFrozen = false
  private(set) var instants = 0
  private var lastInstant = -1
  private var tail: [TailEntry] = []
  private var tailStart = 0
  /// How many were removed from it.
  private var forgottenInTail = 0
  private var tailInstants: [(time: Int, count: Int)] = []
  private var tailInstantStart = 0
  private var omission: (from: Int, to: Int, instants: Int)?
  private var numbers: [ObjectIdentifier: String] = [:]
  private var numbered: [Stream] = []
  private var counts: [String: Int] = [:]

  static let head = 200
  static let last = 20
  /// Values of one lane at one instant that are kept; the others are counted.
  private static let valuesAtOneInstant = 200
  /// A lane counts as this number of values that are kept.
  private static let roomOfLane = 10

  /// How many lanes of named streams are asked where they lead.
  private static let lookedThrough = 64

  /// How many more values may be kept.
  private var room: Int
  /// The world, which is used only while it runs.
  private let world: Unowned<World>
  /// All that happens in the run, where that is noted.
  private let trace: Unowned<Trace>?

  /// A recording of a run in a world, which ends when there is no room for more.
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
    let isHeardByItsName = (subscriber as? LaneSubscriber)?.lane.name == track.name
    track.isEcho = isHeardByItsName || driven.contains(ObjectIdentifier(stream))
    track.subscription = trace?.object.nextSubscription
    inner.begin(track, feeding: subscriber)
    return TapSubscriber(subscriber, self, track, world)
  }

  /// Whether a lane of the recording has all that a stream is sent from outside.
  func hasLane(ofDriven stream: Stream) -> Bool { driven.contains(ObjectIdentifier(stream)) }

  /// A lane of the recording has all that a stream is sent from outside: its subscriptions need not be logged.
  func logsOnce(_ stream: Stream) { driven.insert(ObjectIdentifier(stream)) }

  private func nextPlace() -> Int {
    happened &+= 1
    return happened
  }

  /// From here on the stages of a pipeline are lanes.
  func look(at stages: Stages?) {
    for stage in stages?.all ?? [] {
      stage.stream.isLookedAt = true
      self.stages[ObjectIdentifier(stage.stream)] = stage
    }
  }

  /// Records nothing more, and releases all subscribers, which hold the recording.
  func freeze() {
    isFrozen = true
    for track in tracks {
      guard let origin = track.origin else { continue }
      track.origin = Origin(outer: inner.outer(origin), time: origin.time)
    }
    inner.forgetSubscribers()
  }

  /// Forgets the last lane, which will not be drawn any more; false when there is none.
  func forgetTrack() -> Bool { tracks.popLast() != nil }

  /// Lanes that are still open were cut by a budget.
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
    // Drawing a lane takes as much as drawing some values.
    room -= Self.roomOfLane
    if room < 0 { world.object.pass(.recorded) }
    return track
  }

  func next(_ value: Value, on track: Track, at time: Int) {
    guard !isFrozen else { return }
    if case .stream(let stream) = value { emitted(stream, on: track, at: time) }
    guard extent == .ends else {
      if time != lastInstant {
        lastInstant = time
        instants += 1
      }
      if takesRoom() { track.events.append(Entry(time: time, place: nextPlace(), value: value), in: world.object) }
      return
    }
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
    keep(Entry(time: time, place: nextPlace(), value: value), on: track)
  }

  /// The values of a lane in order; one entry stands for all that were left out of the middle.
  func entries(of track: Track) -> [Entry] {
    let omitted = Entry(time: omission?.to ?? 0, place: 0, value: .nil, omitted: track.omitted)
    let last = tail[tailStart...].filter { Int($0.lane) == track.index }.map { $0.entry }
    return track.events + (track.omitted > 0 ? [omitted] : []) + last
  }

  /// How many values are kept.
  private(set) var keptCount = 0

  /// Whether it takes some time to be drawn: it has long values, many of them, or many lanes.
  var isLarge: Bool {
    guard keptCount <= 1_000, tracks.count <= 100 else { return true }
    var size = 0
    func measure(_ value: Value) -> Bool {
      size += value.printedSize(upTo: Self.large)
      return size > Self.large
    }
    return tail.contains { measure($0.entry.value) } || tracks.contains { $0.events.contains { measure($0.value) } }
  }

  /// The number of bytes of values from which on drawing takes some time.
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

  /// Too many values at one instant: one entry counts those that are left out.
  private func leaveOut(_ value: Value, on track: Track, at time: Int) {
    if track.valuesAtInstant == Self.valuesAtOneInstant + 1 {
      return keep(Entry(time: time, place: nextPlace(), value: .nil, omitted: 1), on: track)
    }
    leaveOutMore(1, on: track)
  }

  private func leaveOutMore(_ count: Int, on track: Track) {
    if instants <= Self.head {
      track.events[track.events.count - 1].omitted += count
    } else if track.lastInTail >= forgottenInTail {
      tail[track.lastInTail - forgottenInTail].entry.omitted += count
    }
  }

  /// A lane fails; where the fault was in a closure, a note says so.
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
    for position in tailStart..<tailStart + oldest.count { tracks[Int(tail[position].lane)].omitted += 1 }
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

  /// A stream without a name that comes as a value gets a number, in the order of coming.
  func number(_ stream: Stream) {
    let identity = ObjectIdentifier(stream)
    guard stream.name == nil, numbers[identity] == nil, numbers.count < 100_000 else { return }
    // "a group" is "group 1".
    let kind = stream.writtenName ?? String(stream.kindName.drop { $0 != " " }.dropFirst())
    counts[kind, default: 0] += 1
    numbers[identity] = "\(kind) \(counts[kind] ?? 1)"
    // An identity stands only as long as its stream does.
    numbered.append(stream)
  }

  /// The name of a stream that comes as a value.
  func name(of stream: Stream) -> String {
    stream.name ?? numbers[ObjectIdentifier(stream)] ?? stream.displayName
  }

  /// How streams without a name are called.
  enum Naming {
    /// `window 2`, as JSON and the log have it.
    case spelled
    /// `window2`, which needs no quotes in a picture.
    case tight
  }

  /// The lanes of some tracks as a diagram, with the inner ones that belong to them.
  func diagram(
    title: String, _ chosen: [Track], _ naming: Naming, _ forms: ValueForms, in room: PrintingRoom, until: Int?,
    notes: [String],
    operators: (Track) -> String? = { _ in nil }
  ) -> Diagram {
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
