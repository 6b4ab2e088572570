import Marbles
import Streams

/// The causes and effects of the events in a picture.
public struct PictureCauses {
  /// The answer about one event.
  public struct Answer {
    /// The reasons for the event, or for silence, in lines.
    public let why: [String]
    /// The fate of a value that is not yet a result, in lines.
    public let fate: [String]
    /// The ways from the sources to the event, and from it to all of its effects.
    public let links: [Diagram.Link]
  }

  private let explanation: Explanation
  private let lanes: [TracedLane]
  /// The index of each lane in the picture.
  private let placesOfLanes: [Int]
  /// The lane that is asked about at an instant without events.
  private let result: String?
  /// The places of each drawn event, from the top.
  private let places: [Int: [Diagram.Place]]

  /// - Parameter placesOfLanes: The index of each track's lane in the picture; `nil` if each track has its own lane.
  init(_ run: TracedRun, _ recording: Recording, _ tracks: [Recording.Track], at placesOfLanes: [Int]? = nil) {
    explanation = Explanation(run: run)
    lanes = run.lanes(showing: tracks, of: recording)
    let placesOfLanes = placesOfLanes ?? Array(lanes.indices)
    self.placesOfLanes = placesOfLanes
    result = tracks.last { $0.role == .result || $0.role == .subscriber }.map { run.name(of: $0) }
    var places: [Int: [Diagram.Place]] = [:]
    for (index, lane) in zip(placesOfLanes, lanes) {
      for (place, event) in lane.values.enumerated() {
        if let event { places[event, default: []].append(.init(lane: index, event: place)) }
      }
      if let end = lane.end { places[end, default: []].append(.init(lane: index)) }
    }
    self.places = places
  }

  /// Returns the answer about the event at a place; `nil` if it is not known, as for a mark of several events.
  func answer(at place: Diagram.Place) -> Answer? {
    guard let own = placesOfLanes.firstIndex(of: place.lane), lanes.indices.contains(own) else { return nil }
    let lane = lanes[own]
    guard let index = place.event else { return lane.end.map { answer(about: $0) } }
    return lane.values.indices.contains(index) ? lane.values[index].map { answer(about: $0) } : nil
  }

  /// Returns the answer about the last event of the result at an instant, or about its silence there.
  ///
  /// - Parameter time: The instant, in nanoseconds.
  func answer(at time: Int) -> Answer? {
    guard let lane = explanation.run.lanes.first(where: { $0.name == result }) else { return nil }
    var question = Question(.why, time: time)
    question.lane = lane.name
    if let event = explanation.event(question, in: lane) { return answer(about: event) }
    return Answer(why: Explanation.fitted(explanation.silence(in: lane, at: time)), fate: [], links: [])
  }

  private func answer(about event: Int) -> Answer {
    let trace = explanation.trace
    let isValue = [.next, .sent].contains(trace.events[event].kind)
    let isHeard = explanation.run.isHeard(event)
    return Answer(
      why: explanation.lines(why: event),
      fate: isValue && !isHeard ? Explanation.fitted(explanation.fateTree(event), most: Explanation.most - 1) : [],
      links: links(of: event))
  }

  /// Returns the ways that lead to an event, and those that lead on from there.
  private func links(of event: Int) -> [Diagram.Link] {
    var links: [Diagram.Link] = []
    // The events on the way, each with the nearest that are drawn before it.
    var pending = [event]
    var seen: Set<Int> = []
    while let here = pending.popLast() {
      guard seen.insert(here).inserted else { continue }
      let before = drawn(before: here)
      links += link(before, to: here)
      pending += before
    }
    var reached: Set<Int> = [event]
    for here in explanation.trace.events.indices.dropFirst(event + 1) where places[here] != nil {
      let before = drawn(before: here).filter { reached.contains($0) }
      guard !before.isEmpty else { continue }
      reached.insert(here)
      links += link(before, to: here)
    }
    return links
  }

  /// Returns the nearest drawn events among those that lead to an event.
  private func drawn(before event: Int) -> [Int] {
    var found: [Int] = []
    var pending = explanation.causes(of: event)
    var seen: Set<Int> = []
    while let cause = pending.popLast() {
      guard cause < event, seen.insert(cause).inserted else { continue }
      if places[cause] == nil { pending += explanation.causes(of: cause) } else { found.append(cause) }
    }
    return found.sorted()
  }

  /// Returns lines to an event, which may be on several lanes: each of them leads to the next.
  private func link(_ causes: [Int], to event: Int) -> [Diagram.Link] {
    guard let own = places[event], let first = own.first else { return [] }
    return causes.compactMap { places[$0]?.last.map { Diagram.Link(from: $0, to: first) } }
      + zip(own, own.dropFirst()).map { Diagram.Link(from: $0, to: $1) }
  }
}

/// The events of a trace that a lane of a picture shows.
struct TracedLane {
  /// The event of each value of the lane; `nil` for a mark of several.
  var values: [Int?] = []
  /// The event of its end.
  var end: Int?
}

extension TracedLane {
  /// Creates a lane of the values with some ordinals, and an end.
  fileprivate init(_ ordinals: [Int?], of values: ArraySlice<Int>, end: Int?) {
    let values = Array(values)
    self.values = ordinals.map { $0.flatMap { values.indices.contains($0) ? values[$0] : nil } }
    self.end = end
  }
}

extension TracedRun {
  /// Returns the events that the lanes of some tracks show.
  func lanes(showing tracks: [Recording.Track], of recording: Recording) -> [TracedLane] {
    var ends: [ObjectIdentifier: Trace.Subscription] = [:]
    for subscription in trace.subscriptions.reversed() {
      if let track = subscription.track { ends[ObjectIdentifier(track)] = subscription }
    }
    var sent: [ObjectIdentifier: ArraySlice<Int>] = [:]
    for number in trace.targets.keys.sorted() {
      if let stream = trace.targets[number] { sent[ObjectIdentifier(stream), default: []].append(number) }
    }
    var found: [ObjectIdentifier: TracedLane] = [:]
    for track in recording.tracks {
      var lane = TracedLane()
      let ordinals = recording.ordinals(of: track)
      if let number = track.subscription ?? ends[ObjectIdentifier(track)]?.number,
        trace.subscriptions.indices.contains(number)
      {
        let subscription = trace.subscriptions[number]
        lane = TracedLane(ordinals, of: subscription.values[...], end: subscription.ending ?? subscription.leaving)
        shows(number, as: track.name)
      } else if let stream = track.stream.map({ ObjectIdentifier($0) }), let events = sent[stream] {
        // A lane ends with the first end that is sent to its stream; later events are on another.
        let values = events.prefix { trace.events[$0].kind == .sent }
        let rest = events[values.endIndex...]
        lane = TracedLane(ordinals, of: values, end: rest.first)
        sent[stream] = rest.dropFirst()
      } else {
        let effects = trace.lanesOfEffects.keys.filter { trace.lanesOfEffects[$0] === track }.sorted()
        lane = TracedLane(ordinals, of: effects[...], end: nil)
      }
      if !track.hasEnded { lane.end = nil }
      found[ObjectIdentifier(track)] = lane
    }
    return tracks.map { found[ObjectIdentifier($0)] ?? TracedLane() }
  }
}

extension Recording {
  /// Returns for each value in a lane of a picture the number of values before it; `nil` for a mark of several.
  fileprivate func ordinals(of track: Track) -> [Int?] {
    var ordinals: [Int?] = []
    var count = 0
    for entry in entries(of: track) {
      // The values that are omitted from the middle of a picture are no events of its lane.
      if entry.place > 0 { ordinals.append(entry.omitted > 0 ? nil : count) }
      count += max(1, entry.omitted)
    }
    return ordinals
  }
}
