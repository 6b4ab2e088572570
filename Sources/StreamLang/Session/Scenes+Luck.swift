import Streams

extension Scenes {
  /// The runs of a stream under all rules for one instant.
  func luck(of stream: Stream) throws(ErrorValue) -> Luck {
    let reachable = Reachability(from: .stream(stream))
    if let outside = reachable.drivenFromOutside {
      throw ErrorValue(
        "'ties' runs a pipeline on its own, this depends on \(outside.name ?? outside.kindName)",
        help: "ties(\"fifo\") at the beginning of the script runs all of it under another rule")
    }
    let outer = (settings, isTraced, reversesSources)
    defer { (settings, isTraced, reversesSources) = outer }
    isTraced = true
    var runs: [Luck.Run] = []
    for rule in Luck.Rule.all(inForce: settings.ties) {
      try heedInterruption()
      settings.chosenTies = rule.ties
      reversesSources = rule.reversesSources
      let run = try run(stream, reachable, name: "result")
      defer { deferredRelease.release(run.world) }
      try failIfStopped(run.world)
      guard let trace = run.trace else { continue }
      runs.append(
        Luck.Run(
          rule: rule, lane: run.recording.lane(of: run.result),
          traced: traced(trace, until: run.world.scheduler.now)))
    }
    return Luck(runs: runs)
  }
}

extension Session {
  /// The instant from which the result that was drawn last depends on the order of what falls due at one instant;
  /// nothing where it does not, or where it cannot be run once more.
  ///
  /// It runs four times, with all its effects: a copy of the process is the place for that.
  public var luckyInstant: Int? {
    guard case .stream(let stream)? = names.lastResult, Reachability(from: .stream(stream)).drivenFromOutside == nil
    else { return nil }
    // A note is not worth a long wait.
    beginMeter()
    for limit in ["events=20000", "steps=2000000"] { _ = settings.limit(limit) }
    do throws(ErrorValue) {
      return try scenes.luck(of: stream).instant
    } catch {
      return nil
    }
  }
}
