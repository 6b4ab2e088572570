import Marbles
import Streams

extension Session {
  /// Moves the scene's clock on.
  func wait(_ duration: Int) throws(ErrorValue) {
    let world = scene.world
    let (time, overflow) = world.scheduler.now.addingReportingOverflow(duration)
    let target = overflow ? Int.max : time
    if let end = replayEnd, end.scene == sceneCount, target > end.time {
      world.run(toStatementsAt: end.time)
      try failIfStopped(world)
      hasReachedReplayEnd = true
      throw ErrorValue("the replay ends here")
    }
    world.run(toStatementsAt: target)
    try failIfStopped(world)
  }

  /// Runs what the statements so far have set off for this instant: the end of a shell's entry.
  ///
  /// - Returns: Why the scene cannot go on, where a budget or Ctrl-C has stopped it: `endScene` lets go of it.
  @discardableResult
  public func finishTurn() -> Diagnostic? {
    scene.world.runTurns()
    return stop.map { diagnostic($0.asError, otherwise: Span(at: 0)) }
  }

  /// An error where the scene was ended by a budget or by Ctrl-C; where there is none yet none is begun, so that what
  /// is settled next holds for it.
  func failIfStopped() throws(ErrorValue) {
    if let stop { throw stop.asError }
  }

  /// An error where a world was ended by a budget or by Ctrl-C.
  func failIfStopped(_ world: World) throws(ErrorValue) {
    guard let stop = world.stop else { return }
    throw stop.asError
  }

  /// Subscribes in the scene, or in the world that runs.
  func subscribe(
    _ stream: Stream, named name: String?, next: FunctionValue?, error: FunctionValue?, completed: FunctionValue?
  ) -> Value {
    let world = world
    let isInScene = world === scene.world
    let recording = isInScene ? scene.recording : Recording(.ends, of: world)
    let track = recording.begin(name ?? laneName(of: stream), .subscriber, at: world.scheduler.now)
    // No picture shows what somebody hears inside a run.
    if isInScene { scene.shown.append(track) } else { recording.freeze() }
    let subscriber = LaneSubscriber(
      recording, track, world, LaneSubscriber.Closures(next: next, error: error, completed: completed)
    ) { [weak self] error, inClosure in self?.unhandled(error, inClosure, by: track.name) }
    if isInScene, name != nil, next == nil, watched != nil {
      subscriber.heard = LaneSubscriber.Listener(label: track.name) { [weak self] in self?.watched?($0) }
    }
    world.keep(subscriber)
    if isInScene { scene.roots.append((track.name, stream)) }
    startSelfStarting(Reachability(from: .stream(stream)), in: world)
    world.weigh(stream)
    stream.subscribe(subscriber, in: world)
    return .disposable(subscriber)
  }

  /// RAC's `subscribe:`: everything is passed on to a subject or to the terminal of a channel.
  func subscribe(_ receiver: Value, to target: Stream) throws(ErrorValue) -> Value {
    guard case .stream(let source) = receiver, let eventTarget = target as? any EventTarget else {
      throw ErrorValue("'subscribe' passes events on to a subject, not to \(target.kindName)")
    }
    let subscriber = ForwardingSubscriber(eventTarget, world)
    world.keep(subscriber)
    startSelfStarting(Reachability(from: receiver), in: world)
    startSelfStarting(Reachability(from: .stream(target)), in: world)
    source.subscribe(subscriber, in: world)
    return .disposable(subscriber)
  }

  /// RAC drops an error that no closure takes; here it is said aloud.
  private func unhandled(_ error: ErrorValue, _ inClosure: Bool, by name: String) {
    world.charge(2_000)
    guard inClosure else {
      return deliver(.note("unhandled error in \(name): \(Diagnostic.shortened(error.note ?? error.text))"))
    }
    hasFailures = true
    deliver(.failure(diagnostic(error, otherwise: Span(at: 0))))
  }

  private func laneName(of stream: Stream) -> String {
    if let name = stream.name { return name }
    let text = stream.pipelineText
    // The longest name that a picture of 80 cells puts before its lane.
    return DisplayWidth.of(text) <= 20 ? text : "subscriber"
  }

  /// Begins what begins by itself, in the order written.
  func startSelfStarting(_ reachable: Reachability, in world: World) {
    // What reaches far is gone through again whenever something is made of it.
    guard world.countSteps(reachable.size &* 8) else { return }
    for stream in reachable.selfStarting where !world.hasInstance(of: stream) { stream.start(in: world) }
  }

  /// Watches a stream that is driven from outside: a lane of the scene, from now on.
  func watch(_ stream: Stream, _ reachable: Reachability, title: String) {
    let scene = scene
    let name = stream.name ?? (DisplayWidth.of(title) <= 16 ? title : "result")
    let track = scene.recording.begin(name, .result, at: scene.world.scheduler.now)
    scene.shown.append(track)
    let subscriber = LaneSubscriber(scene.recording, track, scene.world)
    subscriber.looksInside = true
    if watched != nil {
      // In words, as several lanes may be called "result".
      let text = title.hasPrefix(".") || title.hasPrefix("_") ? stream.pipelineText : title
      subscriber.heard = LaneSubscriber.Listener(label: stream.name ?? text) { [weak self] in self?.watched?($0) }
    }
    scene.world.keep(subscriber)
    scene.roots.append((name, stream))
    startSelfStarting(reachable, in: scene.world)
    scene.world.weigh(stream)
    stream.subscribe(subscriber, in: scene.world)
  }

  /// A stream got its name: what begins by itself does so now; what is driven from outside becomes a lane.
  func named(_ stream: Stream) {
    startSelfStarting(Reachability(fromNamed: stream, in: world), in: world)
    let scene = scene
    guard world === scene.world, let name = stream.name, stream.isDrivenFromOutside else { return }
    let track = scene.recording.begin(name, .input, at: world.scheduler.now, stream)
    // By its place, since a lane holds its stream, which holds who observes it.
    var place = scene.recording.tracks.count - 1
    let isShown = stream.observe { [weak scene, unowned stream] event in
      guard let scene, !scene.isOver else { return }
      let (recording, now) = (scene.recording, scene.world.scheduler.now)
      // RAC's subject goes on after its end, for whoever comes later: that is a lane of its own.
      if recording.tracks[place].hasEnded {
        place = recording.tracks.count
        scene.shown.append(recording.begin(name, .input, at: now, stream))
      }
      let track = recording.tracks[place]
      switch event.kind {
      case .next: recording.next(event.value, on: track, at: now)
      case .error: recording.fail(event.value.asError, on: track, at: now)
      case .completed: recording.end(.completed(Int64(now)), on: track)
      }
    }
    if isShown { scene.shown.append(track) }
  }

  /// Runs on to the horizon and draws the scene's lanes, if it has any.
  func finishScene() throws(ErrorValue) {
    guard hasScene else { return }
    let scene = scene
    let world = scene.world
    let (horizon, overflow) = world.scheduler.now.addingReportingOverflow(settings.horizon)
    let isCut = world.run(until: overflow ? Int.max : horizon)
    drawScene(isCut: isCut && world.stop == nil ? horizon : nil)
    let stop = world.stop
    endScene()
    if let stop { throw stop.asError }
  }

  /// Runs the scene on to its horizon and draws it; it goes on from there.
  public func playOut() {
    guard hasScene else { return }
    let world = scene.world
    let (horizon, overflow) = world.scheduler.now.addingReportingOverflow(settings.horizon)
    let isCut = world.run(until: overflow ? Int.max : horizon)
    drawScene(isCut: isCut && world.stop == nil ? horizon : nil)
  }

  /// The scene's lanes so far.
  public func drawScene(isCut horizon: Int? = nil) {
    let scene = scene
    guard !scene.shown.isEmpty else { return }
    if scene.world.stop != nil { scene.recording.cut() }
    let until = scene.world.scheduler.now
    let notes = horizon.map { [Self.cutNote($0, in: scene.world)] } ?? []
    let title = scene.title ?? ""
    guard meterPicture(scene.recording, in: scene.world) else { return }
    let drawnRoom = drawingRoom()
    let fullRoom = writingRoom()
    let viewer = SceneViewer(scene)
    let makeDrawn = {
      viewer.scene.recording.diagram(
        title: title, viewer.scene.shown, .tight, .text, in: drawnRoom.renewed(), until: until, notes: notes)
    }
    let makeFull = { forms in
      viewer.scene.recording.diagram(
        title: title, viewer.scene.recording.tracks, .spelled, forms, in: fullRoom.renewed(), until: until, notes: notes
      )
    }
    let roots = scene.roots
    deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: makeDrawn, makeFull: makeFull, makeGraph: { StreamGraph(of: roots) },
          rooms: [drawnRoom, fullRoom], isLarge: scene.recording.isLarge)))
    endIfLeftOut(of: [drawnRoom, fullRoom], in: scene.world)
  }
}

extension Stop {
  /// The budget that was passed, who passed it, and the way out.
  var asError: ErrorValue {
    switch self {
    case .interrupted: return ErrorValue("interrupted")
    case .limit(let kind, let amount, let source):
      let who = source.map { " by \($0)" } ?? ""
      let text: String =
        switch kind {
        case .events: "the run was cut after \(amount) events\(who)"
        case .eventsAtOneInstant: "the run was cut after \(amount) events at one instant\(who)"
        case .steps: "the run was cut after \(amount) steps at one instant"
        case .work: "the run was cut after \(amount) units of work: events, and steps twice, of all runs together"
        case .subscriptions: "the run was cut at \(amount) live subscriptions\(who)"
        case .nesting: "the run was cut: deliveries, calls or operators stand \(amount) deep inside one another"
        case .values: "the run was cut at \(amount) values held by operators"
        case .length: "the run was cut at a value of \(amount) elements or bytes"
        case .recorded: "the run was cut after \(amount) values kept to be printed, where a lane counts as ten"
        case .output: "the run was cut: what it prints is longer than \(amount) bytes, a picture than a sixteenth of it"
        case .source: "the source is longer than \(amount) bytes"
        case .memory: "the run was cut at \(amount) MB of memory"
        }
      let (more, overflow) = amount.multipliedReportingOverflow(by: 10)
      return ErrorValue(
        text,
        help: "the budget is '\(kind.rawValue)': limits(\(kind.rawValue): \(overflow ? Int.max : more)) allows more")
    }
  }
}
