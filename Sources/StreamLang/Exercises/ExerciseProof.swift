import Marbles
import Streams

extension ExerciseCheck {
  /// The result of proving an exercise.
  public struct Proof {
    /// The number of assertions that were checked.
    public var checks = 0
    /// The mistakes of the exercise, with places in its source.
    public var faults: [Diagnostic] = []
  }

  /// Proves that an exercise is sound: each solution meets the goal, each misconception misses it, the hole alone
  /// fails, and the goal is the same under every rule for ties, with the planner and without.
  public func proof(planner: (@Sendable () -> any RunPlanner)?) -> Proof {
    var proof = Proof()
    for solution in exercise.solutions {
      check(solution.answer, isRight: true, "the solution", solution.span, &proof)
    }
    for misconception in exercise.misconceptions {
      check(misconception.answer, isRight: false, "the misconception", misconception.span, &proof)
    }
    checkHole(&proof)
    checkSettings(planner, &proof)
    return proof
  }

  private func check(_ answer: String, isRight: Bool, _ noun: String, _ span: Span, _ proof: inout Proof) {
    proof.checks += 1
    func report(_ text: String) {
      proof.faults.append(Diagnostic(title: "'\(exercise.title)': \(noun) \(text)", span: span))
    }
    do throws(ExerciseRun.Fault) {
      let wrong = try attempt(answer)
      if let wrong, isRight {
        report("misses the goal: \(wrong.difference?.sentence(("it", "the goal")) ?? wrong.logDifference?.words ?? "")")
      }
      if wrong == nil, !isRight { report("meets the goal") }
    } catch {
      report("does not run: \(error.diagnostics.first?.title ?? "")")
    }
  }

  /// Checks that the pipeline without an answer is not right.
  private func checkHole(_ proof: inout Proof) {
    proof.checks += 1
    let span = exercise.hole ?? exercise.source.span(ofLine: exercise.lines.lowerBound)
    func isRight(_ answer: String) -> Bool {
      guard case .right = verdict(on: answer) else { return false }
      return true
    }
    let answers = exercise.kind == .predict ? ["", "nothing"] : ["___", ExerciseScript.receiver(in: exercise)]
    guard answers.contains(where: isRight) else { return }
    proof.faults.append(
      Diagnostic(title: "'\(exercise.title)': the goal is met without an answer", span: span))
  }

  /// Checks that the streams of a solution are the same with all settings.
  private func checkSettings(_ planner: (@Sendable () -> any RunPlanner)?, _ proof: inout Proof) {
    guard let solution = exercise.solutions.first else { return }
    var first: [RecordedLane]?
    for ties in TieRule.tried {
      for makePlanner in [nil, planner] {
        var check = self
        check.surroundings.settings.chosenTies = ties
        check.surroundings.settings.makePlanner = makePlanner
        proof.checks += 1
        guard let lanes = check.lanes(of: solution.answer) else { continue }
        let wanted = first ?? lanes
        first = wanted
        guard let difference = zip(lanes, wanted).lazy.compactMap({ RunDifference(of: $0, from: $1) }).first else {
          continue
        }
        let paths = makePlanner == nil ? "without fast paths" : "with fast paths"
        let text = difference.sentence(("it", "otherwise it"))
        proof.faults.append(
          Diagnostic(
            title: "'\(exercise.title)': with the rule '\(ties.rawValue)' for ties, \(paths), it is another: \(text)",
            span: solution.span))
      }
    }
  }

  /// Returns the lanes of the goal and of an answer.
  private func lanes(of answer: String) -> [RecordedLane]? {
    let names = exercise.kind == .predict ? [exercise.answerName] : [ExerciseScript.goalName, exercise.answerName]
    for script in ExerciseScript.readings(of: answer, in: exercise) {
      guard let run = try? ExerciseRun(script.source, surroundings) else { continue }
      let lanes = names.compactMap { try? run.run($0).lane }
      if lanes.count == names.count { return lanes }
    }
    return nil
  }
}
