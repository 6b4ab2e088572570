import Marbles
import Streams

extension Scenes {
  /// Subscribes in the scene, or in the current world.
  func addSubscriber(to stream: Stream, named name: String?, _ closures: SubscriberClosures) -> Value {
    let world = world
    let isInScene = world === scene.world
    let recording = isInScene ? scene.recording : Recording(.ends, of: world, nil, words)
    let track = recording.begin(name ?? laneName(of: stream), .subscriber, at: world.scheduler.now)
    // No picture shows the subscribers inside a run.
    if isInScene { scene.shown.append(track) } else { recording.freeze() }
    let subscriber = LaneSubscriber(
      recording, track, world, closures, to: stream
    ) { [host, reference = Unowned(world)] error, inClosure in
      host.unhandled(error, inClosure: inClosure, by: track.name, in: reference.object)
    }
    if isInScene, name != nil, closures.next == nil, host.watched != nil {
      subscriber.heard = LaneSubscriber.Listener(label: track.name) { [host] in host.watched?($0) }
    }
    world.keep(subscriber)
    if isInScene { scene.roots.append((track.name, stream)) }
    startSelfStarting(Reachability(from: .stream(stream)), in: world)
    world.weigh(stream)
    stream.subscribe(subscriber, in: world)
    return .disposable(subscriber)
  }

  /// Makes a loop over a stream a lane of the scene.
  func addLoop(_ subscriber: Subscriber, of stream: Stream) -> Subscriber {
    let scene = scene
    let track = scene.recording.begin(stream.shortName, .subscriber, at: world.scheduler.now)
    scene.shown.append(track)
    scene.roots.append((track.name, stream))
    return TapSubscriber(subscriber, scene.recording, track, world)
  }

  private func laneName(of stream: Stream) -> String {
    if let name = stream.name { return name }
    // A subscription in code of an app is named by the last operator of its chain.
    if runsPastedCode, let name = stream.writtenName { return name }
    let text = stream.pipelineText
    // The longest name before a lane in a picture of 80 cells.
    return DisplayWidth.of(text) <= 20 ? text : "subscriber"
  }

  /// Makes a stream that is driven from outside a lane of the scene from now on.
  func watch(_ stream: Stream, _ reachable: Reachability, title: String) {
    let scene = scene
    let name = stream.name ?? (DisplayWidth.of(title) <= 16 ? title : "result")
    let track = scene.recording.begin(name, .result, at: scene.world.scheduler.now)
    scene.shown.append(track)
    let subscriber = LaneSubscriber(scene.recording, track, scene.world)
    subscriber.looksInside = true
    if host.watched != nil {
      // A title is in words, because several lanes may be called "result".
      let text = title.hasPrefix(".") || title.hasPrefix("_") ? stream.pipelineText : title
      subscriber.heard = LaneSubscriber.Listener(label: stream.name ?? text) { [host] in host.watched?($0) }
    }
    scene.world.keep(subscriber)
    scene.roots.append((name, stream))
    startSelfStarting(reachable, in: scene.world)
    scene.world.weigh(stream)
    stream.subscribe(subscriber, in: scene.world)
  }

  /// Starts a named stream that starts by itself, and makes a named stream that is driven from outside a lane.
  func addLane(ofNamed stream: Stream, _ isDrawnEmpty: Bool) {
    startSelfStarting(Reachability(fromNamed: stream, in: world), in: world)
    let scene = scene
    guard world === scene.world, let name = stream.name, stream.isDrivenFromOutside else { return }
    // A second variable for the same stream is no second lane.
    guard !scene.recording.hasLane(ofDriven: stream) else { return }
    let track = scene.recording.begin(name, .input, at: world.scheduler.now, stream)
    track.isDrawnEmpty = isDrawnEmpty
    // The closure refers to the lane by its index, because the lane holds its stream, which holds this observer.
    var place = scene.recording.tracks.count - 1
    let isShown = stream.observe { [reference = scene.reference, stream = Unowned(stream)] event in
      guard let scene = reference.scene else { return }
      // A lane is written for every event, even if a stream feeds itself and nothing else counts.
      scene.world.charge(.laneEvent)
      scene.trace?.send(event, to: stream.object, in: scene.world)
      let (recording, now) = (scene.recording, scene.world.scheduler.now)
      // RAC's subject continues after its end, for later subscribers: that is a lane of its own.
      if recording.tracks[place].hasEnded {
        place = recording.tracks.count
        scene.shown.append(recording.begin(name, .input, at: now, stream.object))
      }
      let track = recording.tracks[place]
      switch event.kind {
      case .next: recording.next(event.value, on: track, at: now)
      case .error: recording.fail(event.value.asError, on: track, at: now)
      case .completed: recording.end(.completed(Int64(now)), on: track)
      case .interrupted: recording.end(.interrupted(Int64(now)), on: track)
      }
    }
    if isShown {
      scene.shown.append(track)
      scene.recording.logsOnce(stream)
    }
  }

  /// Logs an effect of code on the app around it, and notes it in the lane of its target.
  func addEffect(on target: String, _ value: Value, _ line: String) {
    let world = world
    log(line)
    guard world === scene.world else { return }
    let track =
      scene.shown.first { $0.name == target && !$0.hasEnded }
      ?? {
        let track = scene.recording.begin(target, .subscriber, at: 0)
        scene.shown.append(track)
        return track
      }()
    scene.trace?.act(on: track, value, sets: line.hasPrefix("\(target) = "), in: world)
    scene.recording.next(value, on: track, at: world.scheduler.now)
  }

  /// Draws the scene's lanes so far.
  func draw(isCut horizon: Int? = nil) {
    let scene = scene
    guard !scene.drawn.isEmpty else { return }
    if scene.world.stop != nil { scene.recording.cut() }
    let until = scene.world.scheduler.now
    let notes = scene.tasks.notes + (horizon.map { [Self.cutNote($0, in: scene.world)] } ?? [])
    let title = scene.title ?? ""
    guard meterPicture(scene.recording, in: scene.world) else { return }
    let drawnRoom = drawingRoom()
    let fullRoom = writingRoom()
    let viewer = SceneViewer(scene)
    let makeDrawn = {
      viewer.scene.recording.diagram(
        title: title, viewer.scene.drawn, .tight, .text, in: drawnRoom.renewed(), until: until, notes: notes)
    }
    let makeFull = { forms in
      viewer.scene.recording.diagram(
        title: title, viewer.scene.recording.tracks, .spelled, forms, in: fullRoom.renewed(), until: until, notes: notes
      )
    }
    if let trace = scene.trace {
      lastRun = (traced(trace, until: until, isCut: horizon != nil, drawn: scene.drawn), trace.events.count)
    }
    if triedRule != nil { lastLanes = scene.shown.map { ($0.name, $0.role, scene.recording.lane(of: $0)) } }
    let roots = scene.roots
    host.deliver(
      .diagram(
        RunDiagram(
          tick: settings.tick, makeDrawn: makeDrawn, makeFull: makeFull, makeGraph: { StreamGraph(of: roots) },
          makeCauses: { [scenes = Unowned(self)] in
            guard let trace = viewer.scene.trace else { return [] }
            let recording = viewer.scene.recording
            let tracks = recording.lanes(viewer.scene.drawn, .tight, in: drawnRoom.renewed()).tracks
            let run = scenes.object.traced(trace, until: until, isCut: horizon != nil, drawn: viewer.scene.drawn)
            return [PictureCauses(run, recording, tracks)]
          },
          rooms: [drawnRoom, fullRoom], isLarge: scene.recording.isLarge)))
    endIfLeftOut(of: [drawnRoom, fullRoom], in: scene.world)
  }
}
