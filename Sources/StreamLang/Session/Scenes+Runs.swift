import Marbles
import Streams
import Times

extension Scenes {
  /// Shows the value of a bare expression: a stream is run and drawn, or watched; other values are printed.
  func show(_ value: Value, _ expression: BareExpression) throws(ErrorValue) {
    guard !expression.isEffect, !(expression.mayBeEffect && value.isNil) else { return }
    if expression.onlyStreams {
      guard case .stream(let stream) = value, !stream.isAwaited,
        host.watched != nil || current?.recording.hasLane(ofDriven: stream) != true
      else { return }
    }
    names.lastResult = value
    guard case .stream(let stream) = value else {
      if case .disposable = value { return }
      if case .object(_ as TaskHandle) = value { return }
      let room = PrintingRoom(limits[.output] / 4, in: limits, memory: 8, isInterrupted: isInterrupted)
      let printed = room.fit(value)
      try heedInterruption()
      let size = room.used
      host.deliver(.value(PrintedOutput(value: printed, size: size)))
      endIfLeftOut(of: [room], in: world)
      return try countSteps(size &+ 200)
    }
    let reachable = Reachability(from: value)
    if reachable.drivenFromOutside != nil { return watch(stream, reachable, title: expression.title) }
    try draw(stream, reachable, title: expression.title)
  }

  /// Runs a stream in a world of its own and draws it.
  private func draw(_ stream: Stream, _ reachable: Reachability, title: String) throws(ErrorValue) {
    try heedInterruption()
    let run = try run(stream, reachable, name: resultName(stream, title), looksInside: true)
    defer { deferredRelease.release(run.world) }
    let inputs = nearestInputs(of: stream, in: run)
    let hasLanesAbove = !inputs.isEmpty || run.recording.hasInner(heardBy: run.result)
    if let trace = run.trace {
      subscribedStreams.formUnion(trace.subscriptions.map { ObjectIdentifier($0.stream) })
      lastRun = (traced(trace, until: run.world.scheduler.now, isCut: run.isCut), current?.trace?.events.count ?? 0)
      if triedRule != nil { lastLanes = [("the result", .result, run.recording.lane(of: run.result))] }
    }
    let operators = hasLanesAbove ? Reachability.operators(leadingTo: stream) : nil
    deliver(run, inputs, title: title, graph: [(run.result.name, stream)]) { $0 === run.result ? operators : nil }
    try failIfStopped(run.world)
  }

  /// Returns the drawn inputs of a stream: the nearest named streams. A stream with a name is drawn alone.
  func nearestInputs(of stream: Stream, in run: Run) -> [Recording.Track] {
    stream.name == nil ? tracks(at: Reachability.nearestNamed(to: stream), feeding: stream, in: run) : []
  }

  /// Returns the subscriptions of some streams that feed another, in the order of their places.
  func tracks(at places: [ObjectIdentifier: Int], feeding stream: Stream, in run: Run) -> [Recording.Track] {
    let inputs = run.recording.tracks.enumerated().compactMap { index, track in
      // A stream that another named stream hears is not the nearest on its way.
      (track.role == .input && (track.consumer?.role != .input || track.consumer?.stream === stream)
        ? track.stream : nil)
        .flatMap { places[ObjectIdentifier($0)] }.map { (place: $0, index: index, track: track) }
    }
    return inputs.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { $0.track }
  }

  /// Delivers a run: the picture has some lanes above the result, the text formats have all lanes.
  func deliver(
    _ run: Run, _ lanes: [Recording.Track], title: String, graph roots: [(name: String, stream: Stream)],
    operators: @escaping (Recording.Track) -> String?
  ) {
    let notes = run.isCut ? [Self.cutNote(settings.horizon, in: run.world)] : []
    let until = run.world.scheduler.now
    guard meterPicture(run.recording, in: run.world) else { return }
    let drawnRoom = drawingRoom()
    let makeDrawn = {
      run.recording.diagram(
        title: title, lanes + [run.result], .tight, .text, in: drawnRoom.renewed(), until: until, notes: notes,
        operators: operators)
    }
    let fullRoom = writingRoom()
    let makeFull = { forms in
      run.recording.diagram(title: title, run.all, .spelled, forms, in: fullRoom.renewed(), until: until, notes: notes)
    }
    host.deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: makeDrawn, makeFull: makeFull, makeGraph: { StreamGraph(of: roots) },
          makeCauses: { [scenes = Unowned(self)] in
            scenes.object.causes(of: run, lanes + [run.result], in: drawnRoom, until: until)
          },
          rooms: [drawnRoom, fullRoom], isLarge: run.recording.isLarge)))
    endIfLeftOut(of: [drawnRoom, fullRoom], in: run.world)
  }

  /// Returns the causes of the events in a picture of a run, if the run was traced.
  ///
  /// - Parameter places: The index of each lane in the picture; `nil` if each track has its own lane.
  func causes(
    of run: Run, _ lanes: [Recording.Track], in room: PrintingRoom, until: Int, at places: [Int]? = nil
  ) -> [PictureCauses] {
    guard let trace = run.trace else { return [] }
    let tracks = run.recording.lanes(lanes, .tight, in: room.renewed()).tracks
    return [PictureCauses(traced(trace, until: until, isCut: run.isCut), run.recording, tracks, at: places)]
  }

  /// Returns the room for the values of a picture, which is less than that of a file: a picture is for reading.
  func drawingRoom() -> PrintingRoom { PrintingRoom(settings.limits[.output] / 16, in: settings.limits, memory: 32) }

  /// Returns the room for the values of text formats.
  func writingRoom() -> PrintingRoom {
    let megabytes = settings.limits[.memory]
    return PrintingRoom(
      settings.limits[.output], in: settings.limits, memory: 8,
      isShortOfMemory: { [host] more in host.isShortOfMemory(megabytes, more) })
  }

  /// Ends a run if a part of it had no room for printing.
  func endIfLeftOut(of rooms: [PrintingRoom], in world: World) {
    if let room = rooms.first(where: { $0.isExhausted }) { world.pass(room.budget) }
  }

  /// Counts the work of drawing a picture, which is more than that of the run.
  ///
  /// - Returns: Whether there is enough left to draw it.
  func meterPicture(_ recording: Recording, in world: World) -> Bool {
    let lanes = recording.tracks.count
    meter.work += 10_000 + 200 * lanes + 40 * recording.keptCount
    guard meter.work > world.limits[.work] else { return true }
    world.pass(.work)
    return false
  }

  /// Returns the note that a run was cut, with a horizon that shows more: twice the time, or the next timer's.
  static func cutNote(_ horizon: Int, in world: World) -> String {
    let twice = horizon.multipliedReportingOverflow(by: 2)
    if horizon == .max { return "cut at \(TimeText.format(Int64(horizon))), where virtual time ends" }
    let more = max(twice.overflow ? Int.max : twice.partialValue, world.scheduler.nextInstant ?? 0)
    return "cut at \(TimeText.format(Int64(horizon))); horizon(\(TimeText.format(Int64(more)))) shows more"
  }

  /// A run in a world of its own.
  struct Run {
    let world: World
    let recording: Recording
    let result: Recording.Track
    let isCut: Bool
    let trace: Trace?

    /// All lanes in the order of subscription, the result last.
    var all: [Recording.Track] { recording.tracks.filter { $0 !== result } + [result] }
  }

  /// Runs a stream from 0s to the horizon, in a world of its own.
  func run(
    _ stream: Stream, _ reachable: Reachability, name: String, stages: Stages? = nil, looksInside: Bool = false
  ) throws(ErrorValue) -> Run {
    let trace = makeTrace()
    let world = makeWorld(trace)
    let recording = Recording(settings.keepsAll ? .all : .ends, of: world, trace, words)
    recording.look(at: stages)
    world.recorder = recording
    let isCut = try inWorld(world) { () throws(ErrorValue) in
      startSelfStarting(reachable, in: world)
      let result = recording.begin(name, .result, at: 0)
      let subscriber = LaneSubscriber(recording, result, world)
      subscriber.looksInside = looksInside
      world.keep(subscriber)
      world.weigh(stream)
      stream.subscribe(subscriber, in: world)
      return (world.run(until: settings.horizon), result)
    }
    if world.stop != nil { recording.cut() }
    return Run(world: world, recording: recording, result: isCut.1, isCut: isCut.0 && world.stop == nil, trace: trace)
  }

  func resultName(_ stream: Stream, _ title: String) -> String {
    if let name = stream.name { return name }
    // A line that begins with a dot continues a result: its own text would be half of the pipeline.
    let title = title.hasPrefix(".") || title.hasPrefix("_") ? stream.pipelineText : title
    return DisplayWidth.of(title) <= 16 ? title : "result"
  }

  /// Returns the difference of two streams, each in a world of its own; `nil` if they send the same.
  func compareRuns(_ one: Stream, _ two: Stream) throws(ErrorValue) -> String? {
    try heedInterruption()
    let first = try run(one, Reachability(from: .stream(one)), name: "one")
    defer { deferredRelease.release(first.world) }
    let second = try run(two, Reachability(from: .stream(two)), name: "two")
    defer { deferredRelease.release(second.world) }
    try failIfStopped(first.world)
    try failIfStopped(second.world)
    let (left, right) = (first.recording.lane(of: first.result), second.recording.lane(of: second.result))
    return RunDifference(of: left, from: right)?.sentence()
  }

  /// Returns the first difference of two lists of events, whose times are seconds.
  static func difference(
    _ one: [(time: Int, event: EventBox)], _ two: [(time: Int, event: EventBox)]
  ) -> String? {
    func lane(_ events: [(time: Int, event: EventBox)]) -> RecordedLane {
      RecordedLane(
        events: events.map { time, event in
          let mark: RecordedLane.Mark =
            switch event.kind {
            case .next: .value(event.value)
            case .error: .failed(event.value.text)
            case .completed: .completed
            case .interrupted: .interrupted
            }
          return RecordedLane.Event(time: time.multipliedReportingOverflow(by: 1_000_000_000).partialValue, mark: mark)
        })
    }
    return RunDifference(of: lane(one), from: lane(two))?.sentence(("the first", "the second"))
  }
}
