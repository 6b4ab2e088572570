import Marbles
import Streams

extension Scenes {
  /// A run for a picture with marked causes: its trace, and its drawn lanes.
  private struct MarkedRun {
    let known: TracedRun
    let recording: Recording
    /// The lanes of the picture, and those of the text formats.
    let drawn, all: [Recording.Track]
    let roots: [(name: String, stream: Stream)]
    /// Keeps the drawn scene alive.
    var viewer: SceneViewer?
  }

  /// Draws a run with marks for the causes of an event: below each lane a lane of signs.
  func drawTrace(_ stream: Stream, _ question: Question, title: String) throws(ErrorValue) {
    let reachable = Reachability(from: .stream(stream))
    if isAskedOfScene(stream, reachable) {
      var lane: String?
      let known = try tracedRun(of: stream, lane: &lane)
      let run = MarkedRun(
        known: known, recording: scene.recording, drawn: scene.drawn, all: scene.recording.tracks, roots: scene.roots,
        viewer: SceneViewer(scene))
      return try draw(run, question, lane: lane, title: title, in: scene.world)
    }
    try heedInterruption()
    let outer = (isTraced, settings.keepsAll)
    (isTraced, settings.keepsAll) = (true, true)
    defer { (isTraced, settings.keepsAll) = outer }
    let stages = Stages(of: stream)
    let run = try run(
      stream, reachable, name: stream.name ?? "result", stages: stages.sourcesWithoutName, looksInside: true)
    defer { deferredRelease.release(run.world) }
    guard let trace = run.trace else { return }
    let marked = MarkedRun(
      known: traced(trace, until: run.world.scheduler.now), recording: run.recording,
      drawn: inputs(of: stream, stages, in: run) + [run.result], all: run.all, roots: [(run.result.name, stream)])
    try draw(marked, question, lane: run.result.name, title: title, in: run.world)
    try failIfStopped(run.world)
  }

  /// Returns the nearest subscriptions of all named streams above a stream, and those of its sources without a name.
  private func inputs(of stream: Stream, _ stages: Stages, in run: Run) -> [Recording.Track] {
    var places = Reachability.nearestNamed(to: stream).mapValues { $0 + stages.all.count }
    for (place, stage) in stages.all.enumerated() where stage.role == .input {
      places[ObjectIdentifier(stage.stream)] = place
    }
    return tracks(at: places, feeding: stream, in: run)
  }

  private func draw(
    _ run: MarkedRun, _ question: Question, lane name: String?, title: String, in world: World
  ) throws(ErrorValue) {
    let (known, recording) = (run.known, run.recording)
    let explanation = Explanation(run: known)
    var question = question
    question.lane = name
    guard let lane = known.lanes.first(where: { $0.name == name }), let event = explanation.event(question, in: lane)
    else {
      host.deliver(.value(known.told(question)))
      return
    }
    let causes = explanation.allCauses(of: event)
    guard meterPicture(recording, in: world) else { return try failIfStopped(world) }
    let (drawnRoom, fullRoom) = (drawingRoom(), writingRoom())
    func diagram(_ tracks: [Recording.Track], _ naming: Recording.Naming, _ forms: ValueForms, _ room: PrintingRoom)
      -> Diagram
    {
      let shown = recording.lanes(tracks, naming, in: room.renewed()).tracks
      let plain = recording.diagram(
        title: title, tracks, naming, forms, in: room.renewed(), until: known.until, notes: [])
      return explanation.marked(plain, known.lanes(showing: shown, of: recording), causes, all: naming == .spelled)
    }
    host.deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: { diagram(run.drawn, .tight, .text, drawnRoom) },
          makeFull: { diagram(run.all, .spelled, $0, fullRoom) }, makeGraph: { StreamGraph(of: run.roots) },
          rooms: [drawnRoom, fullRoom], isLarge: recording.isLarge)))
    host.deliver(.value(PrintedOutput(answer: explanation.lines(why: event))))
  }
}

extension Explanation {
  /// Returns a diagram with a lane of signs below each lane, which marks causes, and with links from cause to cause.
  ///
  /// - Parameter all: Whether other events have a sign as well.
  fileprivate func marked(_ plain: Diagram, _ known: [TracedLane], _ causes: Set<Int>, all: Bool) -> Diagram {
    var diagram = plain
    var lanes: [Lane] = []
    // The new index of each lane, and the place of each drawn cause.
    var moved: [Int] = []
    var places: [Int: Diagram.Place] = [:]
    for (place, (lane, known)) in zip(plain.lanes, known).enumerated() {
      moved.append(lanes.count)
      lanes.append(lane)
      for (event, number) in known.values.enumerated() {
        if let number, causes.contains(number) { places[number] = .init(lane: lanes.count - 1, event: event) }
      }
      let end = known.end.flatMap { isEnd($0) ? $0 : nil }
      if let end, causes.contains(end) { places[end] = .init(lane: lanes.count - 1) }
      let shown = (known.values + [end]).compactMap { $0 }.filter { all || causes.contains($0) }
      guard !shown.isEmpty else { continue }
      var marks = Lane(name: "causes", role: .stage, subscribed: lane.subscribed)
      marks.events = shown.map { number in
        let isCause = causes.contains(number)
        let ids = trace.causes(of: number).map { String($0) }.joined(separator: ",")
        return LaneEvent(
          time: Int64(trace.events[number].time), text: isCause ? "*" : "-",
          json: "{\"id\":\(number),\"causes\":[\(ids)],\"marked\":\(isCause)}")
      }
      marks.isLogged = false
      marks.outer = place
      lanes.append(marks)
    }
    for index in lanes.indices { lanes[index].outer = lanes[index].outer.map { moved[$0] } }
    diagram.lanes = lanes
    diagram.links = links(between: places)
    return diagram
  }

  /// Returns the links from events to their effects, past all other events.
  private func links(between places: [Int: Diagram.Place]) -> [Diagram.Link] {
    places.keys.sorted().flatMap { event -> [Diagram.Link] in
      guard let to = places[event] else { return [] }
      var links: [Diagram.Link] = []
      var seen: Set<Int> = []
      var pending = causes(of: event)
      while let cause = pending.popLast() {
        guard cause < event, seen.insert(cause).inserted else { continue }
        if let from = places[cause] { links.append(.init(from: from, to: to)) } else { pending += causes(of: cause) }
      }
      return links
    }
  }
}

extension Explanation {
  /// Returns all events on the way to an event, itself included.
  func allCauses(of event: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [event]
    while let here = pending.popLast() {
      guard found.insert(here).inserted else { continue }
      pending += causes(of: here).filter { $0 < here }
    }
    return found
  }

  /// Returns the causes of an event, with that of the subscription if its stream begins with it, and for a value of a
  /// window or a group the value that opened this. A stream that a closure made has that value among its own causes.
  func causes(of event: Int) -> [Int] {
    let causes = trace.causes(of: event)
    guard let subscription = subscription(of: event) else { return causes }
    if causes.isEmpty { return trace.opener(of: subscription).map { [$0] } ?? [] }
    guard isValue(event), subscription.treatment.kind == .flattening,
      let inner = trace.events[event].cause.flatMap({ self.subscription(of: $0) }),
      inner.consumer == subscription.number, part(sentFor: inner, in: subscription) != nil,
      let opener = visibleOpener(of: inner, in: subscription), isValue(opener), !causes.contains(opener)
    else { return causes }
    return causes + [opener]
  }
}
