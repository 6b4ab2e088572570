import Marbles
import Streams

extension Scenes {
  /// Returns the trace of a run of a stream: in the scene if it is driven or heard there, or in a world of its own.
  ///
  /// - Parameter lane: Set to the lane of the stream.
  func tracedRun(of stream: Stream, lane: inout String?) throws(ErrorValue) -> TracedRun {
    let reachable = Reachability(from: .stream(stream))
    if isAskedOfScene(stream, reachable) {
      guard let trace = scene.trace else {
        throw ErrorValue(
          "this scene had begun before it was known that questions would be asked", help: ":why looks back at it")
      }
      let run = traced(trace, until: scene.world.scheduler.now, drawn: scene.drawn)
      let lanes = trace.subscriptions.filter { run.heard[$0.number] != nil }
      // A member such as login.executing is another stream each time.
      let heard =
        lanes.last { $0.stream === stream } ?? lanes.last { $0.stream.pipelineText == stream.pipelineText }
      // A stream that was named in a function may be heard under another name.
      let own = run.lanes.first { $0.name == stream.name }?.name
      lane = own ?? heard.flatMap { run.heard[$0.number] } ?? run.lanes.first { $0.isResult }?.name
      return run
    }
    try heedInterruption()
    let outer = isTraced
    isTraced = true
    defer { isTraced = outer }
    let run = try run(stream, reachable, name: stream.name ?? "result", looksInside: true)
    defer { deferredRelease.release(run.world) }
    guard let trace = run.trace else { throw ErrorValue("the run was not traced") }
    lane = run.result.name
    return traced(trace, until: run.world.scheduler.now, isCut: run.isCut)
  }

  /// Returns whether a question about a stream is about the scene: it is driven there, or was heard for some time.
  func isAskedOfScene(_ stream: Stream, _ reachable: Reachability) -> Bool {
    if reachable.drivenFromOutside != nil { return true }
    guard let scene = current, let trace = scene.trace else { return false }
    return trace.subscriptions.contains { heard in
      heard.stream === stream && heard.track != nil && heard.consumer == nil
        && (!heard.values.isEmpty || heard.ending != nil
          || trace.events[heard.opening].time < scene.world.scheduler.now)
    }
  }

  func traced(_ trace: Trace, until: Int, isCut: Bool = false, drawn: [Recording.Track] = []) -> TracedRun {
    let run = TracedRun(trace, until: until, isCut: isCut, words, drawn: drawn)
    if let scene = current, scene.trace === trace { run.waits = scene.world.waits }
    run.runAside = { [scenes = Unowned(self)] stream, start in
      scenes.object.values(of: stream, until: max(0, scenes.object.settings.horizon - start))
    }
    return run
  }

  /// Runs a stream in a world of its own, without output, and returns its values.
  private func values(of stream: Stream, until: Int) -> [(time: Int, value: Value)] {
    let deliver = host.deliver
    host.deliver = { _ in }
    defer { host.deliver = deliver }
    let world = makeWorld()
    let witness = WitnessSubscriber(world)
    world.keep(witness)
    do throws(ErrorValue) {
      try inWorld(world) { () throws(ErrorValue) in
        startSelfStarting(Reachability(from: .stream(stream)), in: world)
        stream.subscribe(witness, in: world)
        _ = world.run(until: until)
      }
    } catch {
      // The values by then are known.
    }
    world.tearDown()
    return witness.values
  }
}

extension Session {
  /// Whether runs are traced, so that questions on them can be answered; set before the first run.
  public var isTraced: Bool {
    get { scenes.isTraced }
    set { scenes.isTraced = newValue }
  }

  /// Returns the answer to a question on the run that was drawn last: `result at 2s`, in lines. It needs `isTraced`.
  ///
  /// - Throws: The reason why there is no answer.
  public func why(_ text: String) throws(ErrorValue) -> PrintedOutput { try answer(.why, text) }

  /// Returns the fate of a value in the run that was drawn last: `b at 300ms`, in lines. It needs `isTraced`.
  ///
  /// - Throws: The reason why there is no answer.
  public func fate(_ text: String) throws(ErrorValue) -> PrintedOutput { try answer(.fate, text) }

  /// Returns the answer to a question, or the reason why there is none. `fate b` is about the fate of a value, `ties`
  /// about whether the picture depends on the order at one instant, and `leaks` about the remaining objects.
  public func explanation(_ text: String) -> PrintedOutput {
    do throws(ErrorValue) {
      if text == "ties" { return PrintedOutput(answer: try scenes.luckOfAll(isWhole: true).lines) }
      if text == "leaks" { return leaks }
      return try text.hasPrefix("fate ") ? fate(String(text.dropFirst("fate ".count))) : why(text)
    } catch {
      return PrintedOutput(answer: [error.text] + (error.help.map { [$0] } ?? []))
    }
  }

  private func answer(_ subject: Question.Subject, _ text: String) throws(ErrorValue) -> PrintedOutput {
    guard let run = scenes.lastTracedRun else {
      guard let name = streamsWithoutSubscriber.first else {
        throw ErrorValue("there is no run to ask about yet", help: "enter a stream first, such as interval(1s).take(3)")
      }
      return PrintedOutput(answer: ["nothing ran", "└─ nobody has subscribed to \(name), so it sent nothing"])
    }
    let question = try Question(subject, text, lanes: run.lanes.map { $0.name })
    return PrintedOutput(answer: Explanation.fitted(try run.answer(question)))
  }
}

extension TracedRun {
  /// Returns the answer to a question, or the reason why there is none, so that a script continues in any case.
  func told(_ question: Question) -> PrintedOutput {
    do throws(ErrorValue) {
      return PrintedOutput(answer: Explanation.fitted(try answer(question)))
    } catch {
      return PrintedOutput(answer: [error.text] + (error.help.map { [$0] } ?? []))
    }
  }
}

extension Scenes {
  /// The run that was drawn last, or the current scene.
  fileprivate var lastTracedRun: TracedRun? {
    if let scene = current, let trace = scene.trace, !scene.drawn.isEmpty,
      lastRun.map({ $0.sceneEvents < trace.events.count }) ?? true
    {
      return traced(trace, until: scene.world.scheduler.now, drawn: scene.drawn)
    }
    return lastRun?.run
  }
}
