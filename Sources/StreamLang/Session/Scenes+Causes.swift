import Marbles
import Streams

extension Scenes {
  /// All that happened in a run of a stream: in a world of its own, or in the scene where it is driven from outside or
  /// was heard.
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
      // One that a function has named may be heard under another name.
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

  /// Whether a question about a stream is one about the scene: it is driven there, or was heard since some time.
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
    run.runAside = { [scenes = Unowned(self)] stream, start in
      scenes.object.values(of: stream, until: max(0, scenes.object.settings.horizon - start))
    }
    return run
  }

  /// Runs a stream in a world of its own, and gives its values; nothing is printed.
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
  /// Whether all that happens is noted, so that questions on it can be answered; set before anything runs.
  public var isTraced: Bool {
    get { scenes.isTraced }
    set { scenes.isTraced = newValue }
  }

  /// The answer to a question on the run that was drawn last: `result at 2s`, in lines. Needs `isTraced`.
  ///
  /// - Throws: Why there is no answer.
  public func why(_ text: String) throws(ErrorValue) -> PrintedOutput { try answer(.why, text) }

  /// The fate of a value in the run that was drawn last: `b at 300ms`, in lines. Needs `isTraced`.
  ///
  /// - Throws: Why there is no answer.
  public func fate(_ text: String) throws(ErrorValue) -> PrintedOutput { try answer(.fate, text) }

  /// The answer to a question, or why there is none. `fate b` asks what became of a value, `ties` whether the picture
  /// depends on the order at one instant, and `leaks` what is left over.
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
  /// The answer to a question, or why there is none: a script goes on all the same.
  func told(_ question: Question) -> PrintedOutput {
    do throws(ErrorValue) {
      return PrintedOutput(answer: Explanation.fitted(try answer(question)))
    } catch {
      return PrintedOutput(answer: [error.text] + (error.help.map { [$0] } ?? []))
    }
  }
}

extension Scenes {
  /// The run that was drawn last, or the scene that goes on.
  fileprivate var lastTracedRun: TracedRun? {
    if let scene = current, let trace = scene.trace, !scene.drawn.isEmpty,
      lastRun.map({ $0.sceneEvents < trace.events.count }) ?? true
    {
      return traced(trace, until: scene.world.scheduler.now, drawn: scene.drawn)
    }
    return lastRun?.run
  }
}
