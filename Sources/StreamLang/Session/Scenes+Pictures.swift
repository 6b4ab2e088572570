import Marbles
import Streams

extension Scenes {
  /// Runs a stream and draws a lane after every operator between its inputs and its output.
  func runStages(of stream: Stream, title: String) throws(ErrorValue) {
    let stages = Stages(of: stream)
    let name = resultName(stream, title)
    if let lookout, lookout.isTrying { return lookout.add(stream, lookOut(for: stream, name: name, stages: stages)) }
    let reachable = Reachability(from: .stream(stream))
    try heedInterruption()
    let isDriven = reachable.drivenFromOutside != nil
    if isDriven, let (stream, run) = runsOnceMore(for: "stages")?.first {
      try drawStages(Stages(of: stream), of: stream, run, title: title)
      return
    }
    let run = try run(stream, runsAlone(stream, in: "stages"), name: name, stages: stages, looksInside: true)
    defer { deferredRelease.release(run.world) }
    try drawStages(stages, of: stream, run, title: title)
  }

  private func drawStages(_ stages: Stages, of stream: Stream, _ run: Run, title: String) throws(ErrorValue) {
    var places: [ObjectIdentifier: Int] = [:]
    for (place, stage) in stages.all.enumerated() { places[ObjectIdentifier(stage.stream)] = place }
    func place(_ track: Recording.Track) -> Int? {
      track === run.result || track.role == .inner ? nil : track.stream.flatMap { places[ObjectIdentifier($0)] }
    }
    let lanes = run.recording.tracks.enumerated().compactMap { index, track in
      place(track).map { (place: $0, index: index, track: track) }
    }
    .sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map({ $0.track })
    var ruled: Set<ObjectIdentifier> = []
    // Later subscriptions of a stage are below the rule of the first.
    var rules: [ObjectIdentifier: String] = [:]
    for track in lanes where track.role == .stage && place(track) != nil {
      guard let stream = track.stream, ruled.insert(ObjectIdentifier(stream)).inserted else { continue }
      rules[ObjectIdentifier(track)] = Stages.call(of: stream)
    }
    let call = Stages.call(of: stream)
    // These lanes have a rule each, so the work of drawing them grows with their square.
    meter.work += 3 * lanes.count * lanes.count
    deliver(run, lanes, title: title, graph: [(run.result.name, stream)]) { track in
      track === run.result ? call : rules[ObjectIdentifier(track)]
    }
    try failIfStopped(run.world)
  }

  /// Runs several streams, each in a world of its own, and draws them on one axis.
  func runComparison(of streams: [Stream]) throws(ErrorValue) {
    if let lookout, lookout.isTrying {
      for (stream, name) in zip(streams, Comparison.names(of: streams)) {
        lookout.add(stream, lookOut(for: stream, name: name))
      }
      return
    }
    let isDriven = streams.contains { Reachability(from: .stream($0)).drivenFromOutside != nil }
    let again = isDriven ? runsOnceMore(for: "compare") : nil
    var runs: [(run: Run, inputs: [Recording.Track], notes: [String], until: Int)] = []
    let drawnRoom = drawingRoom()
    let fullRoom = writingRoom()
    defer { if again == nil { for run in runs { deferredRelease.release(run.run.world) } } }
    let names = Comparison.names(of: streams)
    for (index, (asked, name)) in zip(streams, names).enumerated() {
      try heedInterruption()
      let stream: Stream
      let run: Run
      if let again, again.indices.contains(index) {
        stream = again[index].stream
        run = again[index].run
      } else {
        stream = asked
        run = try self.run(stream, runsAlone(stream, in: "compare"), name: name, looksInside: true)
      }
      let inputs = nearestInputs(of: stream, in: run)
      guard meterPicture(run.recording, in: run.world) else {
        runs.append((run, [], [], 0))
        return try failIfStopped(run.world)
      }
      let notes = run.isCut ? [Self.cutNote(settings.horizon, in: run.world)] : []
      let until = run.world.scheduler.now
      runs.append((run, inputs, notes, until))
      try failIfStopped(run.world)
    }
    let title = "compare(" + streams.map { $0.name ?? $0.pipelineText }.joined(separator: ", ") + ")"
    let roots = zip(names, streams).map { (name: $0, stream: $1) }
    func drawn() -> Comparison {
      var drawn = Comparison()
      for (run, inputs, notes, until) in runs {
        drawn.add(
          run.recording.diagram(
            title: "", inputs + [run.result], .tight, [.text, .json], in: drawnRoom.renewed(), until: until,
            notes: notes))
      }
      return drawn
    }
    host.deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: { drawn().diagram(title: title) },
          makeFull: { forms in
            var full = Comparison()
            for (run, _, notes, until) in runs {
              full.add(
                run.recording.diagram(
                  title: "", run.all, .spelled, forms.union(.json), in: fullRoom.renewed(), until: until, notes: notes))
            }
            return full.diagram(title: title)
          },
          makeGraph: { StreamGraph(of: roots) },
          makeCauses: { [scenes = Unowned(self)] in
            zip(runs, drawn().placesOfRuns).flatMap { run, places in
              scenes.object.causes(
                of: run.run, run.inputs + [run.run.result], in: drawnRoom, until: run.until, at: places)
            }
          },
          rooms: [drawnRoom, fullRoom],
          isLarge: runs.contains { $0.run.recording.isLarge })))
    if let last = runs.last { endIfLeftOut(of: [drawnRoom, fullRoom], in: last.run.world) }
    for run in runs { try failIfStopped(run.run.world) }
  }

  /// Delivers the operator graph of a stream.
  func deliverGraph(of stream: Stream) throws(ErrorValue) {
    try heedInterruption()
    let graph = StreamGraph(of: [(stream.name ?? "result", stream)])
    meter.work += 2_000 + 200 * (graph.nodes.count + graph.edges.count)
    host.deliver(.graph(graph))
  }

  /// Returns the streams that a stream can reach, or throws if it cannot run in a world of its own.
  private func runsAlone(_ stream: Stream, in function: String) throws(ErrorValue) -> Reachability {
    let reachable = Reachability(from: .stream(stream))
    guard let outside = reachable.drivenFromOutside else { return reachable }
    throw ErrorValue(
      "'\(function)' runs a pipeline on its own, this depends on \(outside.name ?? outside.kindName)",
      help: "a stream that is driven from outside is watched: name it alone on a line")
  }
}
