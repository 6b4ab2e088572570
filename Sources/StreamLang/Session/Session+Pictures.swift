import Marbles
import Streams

extension Session {
  /// `stages(expr)`: runs a stream and draws a lane after every operator between its inputs and its output.
  func drawStages(_ stream: Stream, title: String) throws(ErrorValue) {
    let reachable = try runsAlone(stream, in: "stages")
    let stages = Stages(of: stream)
    try heedInterruption()
    let run = try run(stream, reachable, name: resultName(stream, title), stages: stages, looksInside: true)
    defer { letGo(of: run.world) }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, stage) in stages.all.enumerated() { places[ObjectIdentifier(stage.stream)] = place }
    func place(_ track: Recording.Track) -> Int? {
      track === run.result || track.role == .inner ? nil : track.stream.flatMap { places[ObjectIdentifier($0)] }
    }
    let lanes = run.recording.tracks.enumerated().compactMap { index, track in
      place(track).map { (place: $0, index: index, track: track) }
    }
    .sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.track)
    var ruled: Set<ObjectIdentifier> = []
    // Later subscriptions of a stage go on below the rule of the first.
    var rules: [ObjectIdentifier: String] = [:]
    for track in lanes where track.role == .stage && place(track) != nil {
      guard let stream = track.stream, ruled.insert(ObjectIdentifier(stream)).inserted else { continue }
      rules[ObjectIdentifier(track)] = Stages.call(of: stream)
    }
    let call = Stages.call(of: stream)
    // Lanes of their own, each with a rule: what they take grows with their square.
    meter.work += 3 * lanes.count * lanes.count
    deliver(run, lanes, title: title, graph: [(run.result.name, stream)]) { track in
      track === run.result ? call : rules[ObjectIdentifier(track)]
    }
    try failIfStopped(run.world)
  }

  /// `compare(exprA, exprB, …)`: runs several streams, each in a world of its own, and draws them on one axis.
  func drawComparison(_ streams: [Stream]) throws(ErrorValue) {
    var runs: [(run: Run, inputs: [Recording.Track], notes: [String], until: Int)] = []
    let drawnRoom = drawingRoom()
    let fullRoom = writingRoom()
    defer { for run in runs { letGo(of: run.run.world) } }
    let names = Comparison.names(of: streams)
    for (stream, name) in zip(streams, names) {
      try heedInterruption()
      let run = try run(stream, runsAlone(stream, in: "compare"), name: name, looksInside: true)
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
    deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick,
          makeDrawn: {
            var drawn = Comparison()
            for (run, inputs, notes, until) in runs {
              drawn.add(
                run.recording.diagram(
                  title: "", inputs + [run.result], .tight, [.text, .json], in: drawnRoom.renewed(), until: until,
                  notes: notes))
            }
            return drawn.diagram(title: title)
          },
          makeFull: { forms in
            var full = Comparison()
            for (run, _, notes, until) in runs {
              full.add(
                run.recording.diagram(
                  title: "", run.all, .spelled, forms.union(.json), in: fullRoom.renewed(), until: until, notes: notes))
            }
            return full.diagram(title: title)
          },
          makeGraph: { StreamGraph(of: roots) }, rooms: [drawnRoom, fullRoom],
          isLarge: runs.contains { $0.run.recording.isLarge })))
    if let last = runs.last { endIfLeftOut(of: [drawnRoom, fullRoom], in: last.run.world) }
    for run in runs { try failIfStopped(run.run.world) }
  }

  /// `graph(expr)`: the operators that a stream is made of.
  func showGraph(_ stream: Stream) throws(ErrorValue) {
    try heedInterruption()
    let graph = StreamGraph(of: [(stream.name ?? "result", stream)])
    meter.work += 2_000 + 200 * (graph.nodes.count + graph.edges.count)
    deliver(.graph(graph))
  }

  /// What a stream can reach, if it can run in a world of its own.
  private func runsAlone(_ stream: Stream, in function: String) throws(ErrorValue) -> Reachability {
    let reachable = Reachability(from: .stream(stream))
    guard let outside = reachable.drivenFromOutside else { return reachable }
    throw ErrorValue(
      "'\(function)' runs a pipeline on its own, this depends on \(outside.name ?? outside.kindName)",
      help: "what is driven from outside is watched: name it alone on a line")
  }
}

/// The streams between the inputs and the output of a pipeline.
struct Stages {
  struct Stage {
    let stream: Stream
    let name: String
    let role: Lane.Role
  }

  /// Each after those that it is given; not the pipeline's own stream.
  private(set) var all: [Stage] = []

  init(of root: Stream) {
    var visited: Set<ObjectIdentifier> = []
    var pending = [(stream: root, isDone: false)]
    var counts: [String: Int] = [:]
    while let (stream, isDone) = pending.popLast() {
      guard !isDone else {
        if stream !== root { add(stream, &counts) }
        continue
      }
      guard visited.insert(ObjectIdentifier(stream)).inserted else { continue }
      pending.append((stream, true))
      if stream !== root, stream.name != nil { continue }
      for (input, link) in stream.linkedStreams.reversed() where link == .input { pending.append((input, false)) }
    }
  }

  private mutating func add(_ stream: Stream, _ counts: inout [String: Int]) {
    if let name = stream.name { return all.append(Stage(stream: stream, name: name, role: .input)) }
    let isSource = !stream.linkedStreams.contains { $0.link == .input }
    let text = isSource ? stream.sourceText : nil
    let name = text.flatMap { DisplayWidth.of($0) <= 16 ? $0 : nil } ?? stream.operatorEntry?.name ?? "stream"
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    all.append(Stage(stream: stream, name: count > 1 ? "\(name)#\(count)" : name, role: isSource ? .input : .stage))
  }

  /// The call on the rule above a lane: the streams that it is given are lanes themselves. Nothing for a source.
  static func call(of stream: Stream) -> String? {
    let given = stream.linkedStreams.filter { $0.link == .input }
    guard !given.isEmpty else { return nil }
    let others = stream.inputs.dropFirst()
    let areStreams = others.allSatisfy { value in
      switch value {
      case .stream: true
      case .array(let box): box.elements.allSatisfy { if case .stream = $0 { true } else { false } }
      default: false
      }
    }
    guard let text = stream.sourceText ?? stream.operatorEntry?.name else { return nil }
    if areStreams, given.count > 1 { return String(text.prefix { $0 != "(" && $0 != " " }) }
    return text.hasSuffix("()") ? String(text.dropLast(2)) : text
  }
}
