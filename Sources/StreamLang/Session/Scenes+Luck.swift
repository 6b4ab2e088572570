import Marbles
import Streams

extension Scenes {
  /// Returns whether results depend on the order at one instant: those of one stream, or of the scene up to now.
  ///
  /// - Parameter stream: The stream of the question; `nil` for the scene, or the last result if there is no scene.
  func luck(askedOf stream: Stream?) throws(ErrorValue) -> Luck {
    var asked = stream
    // A picture of a stream that was drawn after all events of the scene is the last one.
    let isLater = lastRun.map { $0.sceneEvents >= current?.trace?.events.count ?? 0 } ?? false
    if asked == nil, isLater || current?.drawn.isEmpty ?? true, case .stream(let last)? = names.lastResult {
      asked = last
    }
    guard let asked else { return try luckOfAll() }
    let reachable = Reachability(from: .stream(asked))
    guard reachable.drivenFromOutside != nil else { return try luck(of: asked, reachable) }
    return try luckOfAll(lane: asked.name ?? asked.pipelineText)
  }

  /// Returns the runs of a stream on its own under all rules for one instant.
  private func luck(of stream: Stream, _ reachable: Reachability) throws(ErrorValue) -> Luck {
    let outer = (settings, isTraced, reversesSources)
    defer { (settings, isTraced, reversesSources) = outer }
    isTraced = true
    var runs: [Luck.Run] = []
    for rule in OrderRule.all(inForce: settings.ties) {
      try heedInterruption()
      settings.chosenTies = rule.ties
      reversesSources = rule.reversesSources
      let run = try run(stream, reachable, name: "result")
      defer { deferredRelease.release(run.world) }
      try failIfStopped(run.world)
      guard let trace = run.trace else { continue }
      runs.append(
        Luck.Run(
          rule: rule, lanes: [("the result", run.recording.lane(of: run.result))],
          traced: traced(trace, until: run.world.scheduler.now)))
    }
    return Luck(runs: runs)
  }

  /// Returns the runs of all statements up to now under all rules for one instant.
  ///
  /// - Parameters:
  ///   - name: The lane of the question; `nil` for all.
  ///   - isWhole: Whether the current statement is included.
  func luckOfAll(lane name: String? = nil, isWhole: Bool = false) throws(ErrorValue) -> Luck {
    var sessions: [Session] = []
    var runs: [Luck.Run] = []
    for rule in OrderRule.all(inForce: settings.ties) {
      try heedInterruption()
      let session = host.runAgain?(isWhole) { $0.tries(rule) }
      guard let session, let run = session.scenes.lucky(rule, lane: name) else {
        throw ErrorValue("nothing has run yet that could depend on the order", help: "ties(s) asks about a stream s")
      }
      sessions.append(session)
      runs.append(run)
    }
    let luck = Luck(runs: runs)
    for session in sessions { session.endScene() }
    return luck
  }

  /// Returns the scene, or the picture that was drawn last, as a run under a rule.
  private func lucky(_ rule: OrderRule, lane name: String?) -> Luck.Run? {
    var lanes: [(name: String, lane: RecordedLane)]
    let run: TracedRun
    if let scene = current, let trace = scene.trace, !scene.drawn.isEmpty,
      lastRun.map({ $0.sceneEvents < trace.events.count }) ?? true
    {
      lanes = scene.shown.map { ($0.name, scene.recording.lane(of: $0)) }
      run = TracedRun(trace, until: scene.world.scheduler.now, scene.recording.words)
    } else if let last = lastRun?.run {
      (lanes, run) = (lastLanes.map { ($0.name, $0.lane) }, last)
    } else {
      return nil
    }
    if let name, lanes.contains(where: { $0.name == name }) { lanes.removeAll { $0.name != name } }
    return Luck.Run(rule: rule, lanes: lanes, log: host.keptLog ?? [], traced: run)
  }
}

extension Session {
  /// Sets the rule for one instant for the following runs, regardless of the script, and traces them.
  func tries(_ rule: OrderRule) {
    scenes.triedRule = rule
    settings.chosenTies = rule.ties
    isTraced = true
    host.keptLog = []
  }

  /// Sets the closure that runs all statements up to now once more, silently, in a session that was prepared before.
  ///
  /// - Parameter run: Makes the session, calls `prepare` with it, and runs the statements in it.
  public func runsAgain(by run: @escaping (_ prepare: (Session) -> Void) -> Session?) {
    host.runAgain = { _, prepare in run(prepare) }
  }

  /// The first instant at which the result that was drawn last depends on the order at one instant; `nil` if it does
  /// not, or if it cannot be run once more.
  ///
  /// It runs four times, with all its effects, and therefore in a copy of the process.
  public var luckyInstant: Int? {
    guard case .stream(let stream)? = names.lastResult, Reachability(from: .stream(stream)).drivenFromOutside == nil
    else { return nil }
    // A note is not worth a long wait.
    beginMeter()
    for limit in ["events=20000", "steps=2000000"] { _ = settings.limit(limit) }
    do throws(ErrorValue) {
      return try scenes.luck(askedOf: stream).instant
    } catch {
      return nil
    }
  }
}
