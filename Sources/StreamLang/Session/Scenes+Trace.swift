import Marbles
import Streams

extension Scenes {
  /// Draws a run in which the causes of an event are marked: below each lane a lane of signs.
  func drawTrace(_ stream: Stream, _ question: Question, title: String) throws(ErrorValue) {
    let reachable = Reachability(from: .stream(stream))
    if let outside = reachable.drivenFromOutside {
      throw ErrorValue(
        "'trace' runs a pipeline on its own, this depends on \(outside.name ?? outside.kindName)",
        help: ":why tells causes in a scene")
    }
    try heedInterruption()
    let outer = (isTraced, settings.keepsAll)
    (isTraced, settings.keepsAll) = (true, true)
    defer { (isTraced, settings.keepsAll) = outer }
    let run = try run(stream, reachable, name: stream.name ?? "result")
    defer { deferredRelease.release(run.world) }
    guard let trace = run.trace else { return }
    let known = traced(trace, until: run.world.scheduler.now)
    let explanation = Explanation(run: known)
    var question = question
    question.lane = run.result.name
    guard let lane = known.lanes.first(where: { $0.name == run.result.name }),
      let event = explanation.event(question, in: lane)
    else {
      host.deliver(.value(known.told(question)))
      return try failIfStopped(run.world)
    }
    let causes = explanation.allCauses(of: event)
    let inputs = nearestInputs(of: stream, in: run)
    guard meterPicture(run.recording, in: run.world) else { return try failIfStopped(run.world) }
    let (drawnRoom, fullRoom, until) = (drawingRoom(), writingRoom(), run.world.scheduler.now)
    func diagram(_ tracks: [Recording.Track], _ naming: Recording.Naming, _ forms: ValueForms, _ room: PrintingRoom)
      -> Diagram
    {
      let shown = run.recording.lanes(tracks, naming, in: room.renewed()).tracks
      var diagram = run.recording.diagram(
        title: title, tracks, naming, forms, in: room.renewed(), until: until, notes: [])
      var lanes: [Lane] = []
      // Where each lane stands now, and each cause that is drawn.
      var moved: [Int] = []
      var places: [Int: Diagram.Place] = [:]
      for (lane, known) in zip(diagram.lanes, known.lanes(showing: shown, of: run.recording)) {
        moved.append(lanes.count)
        lanes.append(lane)
        guard lane.role != .inner else { continue }
        for (place, number) in known.values.enumerated() {
          if let number, causes.contains(number) { places[number] = .init(lane: lanes.count - 1, event: place) }
        }
        let events = known.values.compactMap { $0 }.filter { naming == .spelled || causes.contains($0) }
        guard !events.isEmpty else { continue }
        var marks = Lane(name: "causes", role: .stage, subscribed: lane.subscribed)
        marks.events = events.map { number in
          let isCause = causes.contains(number)
          let ids = trace.causes(of: number).map { String($0) }.joined(separator: ",")
          return LaneEvent(
            time: Int64(trace.events[number].time), text: isCause ? "*" : "-",
            json: "{\"id\":\(number),\"causes\":[\(ids)],\"marked\":\(isCause)}")
        }
        marks.isLogged = false
        lanes.append(marks)
      }
      for index in lanes.indices { lanes[index].outer = lanes[index].outer.map { moved[$0] } }
      diagram.lanes = lanes
      diagram.links = trace.links(between: places)
      return diagram
    }
    let result = run.result
    let all = run.all
    host.deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: { diagram(inputs + [result], .tight, .text, drawnRoom) },
          makeFull: { diagram(all, .spelled, $0, fullRoom) },
          makeGraph: { StreamGraph(of: [(result.name, stream)]) }, rooms: [drawnRoom, fullRoom],
          isLarge: run.recording.isLarge)))
    host.deliver(.value(PrintedOutput(answer: explanation.lines(why: event))))
    try failIfStopped(run.world)
  }
}

extension Trace {
  /// The ways from events to those that they lead to, past all others.
  fileprivate func links(between places: [Int: Diagram.Place]) -> [Diagram.Link] {
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
  /// All events on the way to an event, itself included.
  func allCauses(of event: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = [event]
    while let here = pending.popLast() {
      guard found.insert(here).inserted else { continue }
      pending += trace.causes(of: here).filter { $0 < here }
    }
    return found
  }
}
