import Marbles
import Streams

/// The pictures of an exercise.
extension ExerciseCheck {
  /// The number of drawn values of an input without an end, if no other limit is known.
  private static let shownValues = 6

  /// Returns the picture of the task: the inputs, and the expected lane unless it is to be predicted.
  public func task() -> RunDiagram? {
    guard exercise.kind == .build else { return foretold(RecordedLane()) }
    guard let source = script(of: exercise.solutions.first?.answer ?? ""), let run = run(source),
      let goal = try? run.picture(of: ExerciseScript.goalName, as: ExerciseScript.goalName, telling: false).lanes.last
    else { return nil }
    let last = goal.end.time ?? goal.events.last?.time
    return picture(inputs(of: source, cutAt: last) + [goal], source)
  }

  /// Returns the picture of the stream to predict.
  public func answerPicture() -> RunDiagram? {
    guard let source = script(of: ""), let run = run(source),
      let picture = try? run.picture(of: exercise.answerName, as: "result", telling: true)
    else { return nil }
    return RunDiagram(picture, run.session)
  }

  /// Returns the answer beside the goal, right or wrong; `nil` if it cannot be run, and for a prediction.
  public func preview(of answer: String) -> RunDiagram? {
    guard exercise.kind == .build else { return nil }
    for script in ExerciseScript.readings(of: answer, in: exercise) {
      if let picture = comparison(in: script.source) { return picture }
    }
    return nil
  }

  /// Returns the answer of a script beside the goal.
  func comparison(in source: SourceText) -> RunDiagram? {
    guard let run = run(source),
      let answer = try? run.picture(of: exercise.answerName, as: exercise.answerName, telling: true),
      let goal = try? run.picture(of: ExerciseScript.goalName, as: ExerciseScript.goalName, telling: false)
    else { return nil }
    var comparison = Comparison()
    comparison.add(Self.cut(answer, beside: goal))
    comparison.add(goal)
    return RunDiagram(comparison.diagram(title: exercise.answerName), run.session)
  }

  /// Returns the picture of an answer without the later part of a run that continues long after the end of the goal:
  /// its mistake is visible before that.
  private static func cut(_ answer: Diagram, beside goal: Diagram) -> Diagram {
    guard let last = goal.lanes.compactMap({ $0.end.time ?? $0.events.last?.time }).max(), last <= .max / 4,
      goal.lanes.allSatisfy({ $0.end.time != nil })
    else { return answer }
    let limit = last + max(last / 2, 1_000_000_000)
    if let omitted = answer.omitted, omitted.from <= limit { return answer }
    var cut = answer
    cut.omitted = nil
    if let until = answer.until, until > limit { cut.until = limit }
    let kept = answer.lanes.indices.filter { answer.lanes[$0].subscribed <= limit }
    cut.lanes = kept.map { answer.lanes[$0] }
    for index in cut.lanes.indices {
      cut.lanes[index].outer = cut.lanes[index].outer.flatMap { kept.firstIndex(of: $0) }
      if let end = cut.lanes[index].end.time, end > limit { cut.lanes[index].end = .open }
      cut.lanes[index].events.removeAll { $0.time > limit }
      cut.lanes[index].delivery = nil
    }
    return cut
  }

  /// Returns the inputs, and the lane that a learner predicts; no lane if it has no events.
  func foretold(_ lane: RecordedLane) -> RunDiagram? {
    guard let source = script(of: ""), let run = run(source),
      let stream = try? run.stream(named: exercise.answerName)
    else { return nil }
    var lanes = inputs(of: source, cutAt: nil)
    if !lane.events.isEmpty {
      var drawn = Lane(name: "yours", role: .result, operators: Reachability.operators(leadingTo: stream))
      for (time, value) in lane.values {
        drawn.events.append(LaneEvent(time: Int64(time), text: RunDifference.text(of: value), json: "", literal: ""))
      }
      if let end = lane.end {
        switch end.mark {
        case .failed: drawn.end = .error(Int64(end.time), message: "error")
        case .interrupted: drawn.end = .interrupted(Int64(end.time))
        default: drawn.end = .completed(Int64(end.time))
        }
      }
      lanes.append(drawn)
    }
    return picture(lanes, source)
  }

  private func script(of answer: String) -> SourceText? {
    ExerciseScript.readings(of: answer, in: exercise).first?.source
  }

  private func run(_ source: SourceText) -> ExerciseRun? {
    try? ExerciseRun(source, surroundings, keepsAll: false)
  }

  private func picture(_ lanes: [Lane], _ source: SourceText) -> RunDiagram? {
    guard !lanes.isEmpty, let run = run(source) else { return nil }
    return RunDiagram(Diagram(title: exercise.title, lanes: lanes), run.session)
  }

  /// Returns the lanes of the inputs, each run on its own: their use in a solution would reveal too much.
  ///
  /// - Parameter last: The end of the drawn part of an input without an end.
  private func inputs(of source: SourceText, cutAt last: Int64?) -> [Lane] {
    guard let names = run(source).flatMap({ try? $0.inputs(of: exercise.answerName) }) else { return [] }
    return names.compactMap { name in
      guard let run = run(source), var lane = try? run.picture(of: name, as: name, telling: false).lanes.last else {
        return nil
      }
      lane.role = .input
      lane.operators = nil
      lane.outer = nil
      if lane.end.time == nil {
        if let last { lane.events.removeAll { $0.time > last } }
        lane.events = Array(lane.events.prefix(last == nil ? Self.shownValues : lane.events.count))
      }
      return lane
    }
  }
}

extension RunDiagram {
  /// Creates a run of a diagram that is drawn as it is.
  fileprivate init(_ diagram: Diagram, _ session: Session) {
    self.init(
      tick: session.settings.tick, makeDrawn: { diagram }, makeFull: { _ in diagram },
      makeGraph: { StreamGraph(of: []) }, rooms: [], isLarge: false)
  }
}
