import Marbles
import Streams
import Times

/// The judgement on an answer.
public enum Verdict {
  /// The answer produces the expected events.
  case right
  /// The answer runs, and produces other events.
  case wrong(WrongAnswer)
  /// The answer cannot be run.
  case faulty([Diagnostic], in: SourceText)
}

/// The explanation of a wrong answer.
public struct WrongAnswer {
  /// The answer and the goal on one axis; for a prediction the predicted lane, with the inputs.
  public let picture: RunDiagram?
  /// The first wrong instant, in a sentence.
  public let difference: String
  /// The reply to a misconception with the same result.
  public let reply: String?
  /// The first wrong stage of the pipeline, in a sentence.
  public let stage: String?
  /// Whether only an end is wrong, and all values before it are right: hints are about other mistakes.
  public var isOfEnd = false
  /// A note that the answer was read with the names of a library, if these have other meanings here.
  public var noteOnLibrary: String?
}

/// Checks answers to an exercise by running them.
public struct ExerciseCheck {
  /// The exercise that is checked.
  public let exercise: Exercise
  var surroundings: ExerciseRun.Surroundings

  /// - Parameters:
  ///   - settings: The settings of the exercise's runs.
  ///   - isInterrupted: Returns whether to stop; it is called now and then.
  ///   - isShortOfMemory: Returns whether a run would use too much memory; it is called now and then.
  public init(
    _ exercise: Exercise, settings: Settings = Settings(), isInterrupted: @escaping () -> Bool = { false },
    isShortOfMemory: @escaping (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  ) {
    self.exercise = exercise
    surroundings = ExerciseRun.Surroundings(
      settings: settings, isInterrupted: isInterrupted, isShortOfMemory: isShortOfMemory)
  }

  /// Returns the judgement on an answer: code for the hole or for the whole pipeline, or predicted events.
  public func verdict(on answer: String) -> Verdict {
    do throws(ExerciseRun.Fault) {
      guard let attempt = try attempt(answer) else { return .right }
      return .wrong(try explain(attempt, answer))
    } catch {
      return .faulty(error.diagnostics, in: error.source)
    }
  }

  // MARK: Attempts

  /// An answer that was run and is wrong.
  struct Attempt {
    let source: SourceText
    let lane: RecordedLane
    let logs: [ExerciseRun.LogLine]
    let difference: RunDifference?
    /// The first difference of the logs, if the events are the same.
    let logDifference: (time: Int, words: String)?
    var noteOnLibrary: String?
  }

  /// Runs an answer in all ways of reading it; `nil` if it is right in one of them.
  func attempt(_ answer: String) throws(ExerciseRun.Fault) -> Attempt? {
    guard exercise.kind == .build else { return try attempt(foretelling: answer) }
    var first: Attempt?
    var fault: ExerciseRun.Fault?
    for script in ExerciseScript.readings(of: answer, in: exercise) {
      do throws(ExerciseRun.Fault) {
        guard var attempt = try attempt(script.source) else { return nil }
        attempt.noteOnLibrary = script.noteOnLibrary(of: exercise)
        first = first ?? attempt
      } catch {
        fault = fault ?? error
      }
    }
    if let first { return first }
    // The names have no meaning here. In another library they may have the right one.
    for script in ExerciseScript.readings(of: answer, in: exercise, isInAnyWords: true) {
      do throws(ExerciseRun.Fault) {
        if try attempt(script.source) == nil { return nil }
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? ExerciseRun.Fault(diagnostics: [], source: exercise.source)
  }

  private func attempt(_ source: SourceText) throws(ExerciseRun.Fault) -> Attempt? {
    let run = try ExerciseRun(source, surroundings)
    defer { run.session.end() }
    let answer = try run.run(exercise.answerName)
    let goal = try run.run(ExerciseScript.goalName)
    let difference = RunDifference(of: answer.lane, from: goal.lane)
    // The log counts if the goal has one.
    let logs = goal.logs.isEmpty ? nil : Self.difference(of: answer.logs, from: goal.logs)
    if difference == nil, logs == nil { return nil }
    return Attempt(
      source: source, lane: answer.lane, logs: goal.logs.isEmpty ? [] : answer.logs, difference: difference,
      logDifference: logs)
  }

  private func attempt(foretelling answer: String) throws(ExerciseRun.Fault) -> Attempt? {
    guard let script = ExerciseScript.readings(of: "", in: exercise).first else { return nil }
    let run = try ExerciseRun(script.source, surroundings)
    defer { run.session.end() }
    let lane = try prediction(answer)
    let came = try run.run(exercise.answerName).lane
    guard RunDifference(of: lane, from: came, equals: Prediction.foretells) != nil else { return nil }
    let stages = try ExerciseRun(script.source, surroundings).stages(of: exercise.answerName)
    let named = Prediction.named(lane, by: stages.flatMap { $0.lane.values.map { $0.value } })
    let difference = RunDifference(of: named, from: came, equals: Prediction.foretells)
    return Attempt(source: script.source, lane: named, logs: [], difference: difference, logDifference: nil)
  }

  private func prediction(_ text: String) throws(ExerciseRun.Fault) -> RecordedLane {
    do throws(Prediction.Fault) {
      return try Prediction(text, tick: surroundings.settings.tick).lane
    } catch {
      let span = Span(start: error.range.lowerBound, end: error.range.upperBound)
      throw ExerciseRun.Fault(
        diagnostics: [Diagnostic(title: error.message, span: span, help: error.hint)],
        source: SourceText(name: "answer", text: text))
    }
  }

  private static func difference(
    of one: [ExerciseRun.LogLine], from two: [ExerciseRun.LogLine]
  ) -> (time: Int, words: String)? {
    let same = zip(one, two).prefix { $0 == $1 }.count
    let (left, right) = (one.dropFirst(same).first, two.dropFirst(same).first)
    guard let time = [left?.time, right?.time].compactMap({ $0 }).min() else { return nil }
    let before = one.prefix(same).last?.text
    func words(_ line: ExerciseRun.LogLine?) -> String {
      guard let line, line.time == time else { return same > 0 ? "logs nothing more" : "logs nothing" }
      return "logs '\(Diagnostic.shortened(line.text))'" + (line.text == before ? " once more" : "")
    }
    return (time, "at \(TimeText.format(Int64(time))): yours \(words(left)), the goal \(words(right))")
  }

  // MARK: Explanations

  private func explain(_ attempt: Attempt, _ answer: String) throws(ExerciseRun.Fault) -> WrongAnswer {
    let reply = reply(to: attempt, answer) { stage(of: attempt) }
    if exercise.kind == .predict {
      let names = (yours: "your lane", wanted: "the stream")
      return WrongAnswer(
        picture: foretold(attempt.lane), difference: attempt.difference?.sentence(names) ?? "", reply: reply,
        stage: reply == nil ? try reason(for: attempt) : nil,
        isOfEnd: attempt.difference.map { ($0.yours + $0.wanted).allSatisfy { $0.isEnd } } ?? false)
    }
    return WrongAnswer(
      picture: comparison(in: attempt.source),
      difference: attempt.difference?.sentence(("yours", "the goal")) ?? attempt.logDifference?.words ?? "",
      reply: reply,
      stage: reply == nil ? stage(of: attempt) : nil, noteOnLibrary: attempt.noteOnLibrary)
  }

  /// Returns the reply to the misconception with the same result as an answer; that with the same text comes first.
  ///
  /// - Parameter stage: The words about the wrong stage, which precede a reply about other operators.
  private func reply(to attempt: Attempt, _ answer: String, after stage: () -> String?) -> String? {
    let byText = exercise.misconceptions.first { $0.answer == answer }
    let found =
      byText
      ?? exercise.misconceptions.first { misconception in
        guard let other = try? self.attempt(misconception.answer) else { return false }
        guard exercise.kind == .build else {
          return RunDifference(of: attempt.lane, from: other.lane, equals: Prediction.foretells) == nil
        }
        // The libraries have messages of their own for the same error.
        return other.lane.equals(attempt.lane, StageLane.endsAlike) && other.logs == attempt.logs
          && (other.lane.equals(attempt.lane) || !failsByMistake(attempt))
      }
    guard let found, !found.reply.isEmpty else { return nil }
    guard exercise.kind == .build else { return found.reply }
    if Self.calls(in: found.answer).isSubset(of: Self.calls(in: answer)) {
      let isWider = Self.operators(in: found.answer) != Self.operators(in: answer)
      return !isWider || isMade(attempt, withTheStagesOf: found.answer) ? found.reply : nil
    }
    // It is about operators that the answer does not have.
    guard attempt.difference != nil, isAkin(answer, to: found.answer) else { return nil }
    return (stage().map { $0 + ". " } ?? "") + "'\(found.answer)' gives the same. \(found.reply)"
  }

  /// Returns whether an answer fails by a mistake in its code: the advice for that says more than any reply.
  private func failsByMistake(_ attempt: Attempt) -> Bool {
    guard case .failed? = attempt.lane.end?.mark, let run = try? ExerciseRun(attempt.source, surroundings) else {
      return false
    }
    defer { run.session.end() }
    guard let story = try? run.story(of: exercise.answerName) else { return false }
    return story.witness?.showsMistake(in: story.stages) ?? false
  }

  /// Returns whether another answer's operators send at the same instants in this one, which has more of them.
  private func isMade(_ attempt: Attempt, withTheStagesOf other: String) -> Bool {
    guard let other = try? self.attempt(other) else { return false }
    var rest = stages(of: attempt.source)[...]
    for stage in stages(of: other.source) {
      let place = rest.firstIndex { $0.operatorName == stage.operatorName && $0.isInStep(with: stage) }
      guard let place else { return false }
      rest = rest[place...]
    }
    return true
  }

  private func stages(of source: SourceText) -> [StageLane] {
    guard let run = try? ExerciseRun(source, surroundings) else { return [] }
    defer { run.session.end() }
    return (try? run.stages(of: exercise.answerName)) ?? []
  }

  /// Returns whether an answer makes the mistake of another one with operators of the same kind, and is not alike by
  /// chance: a wrong argument of the right operator has nothing to do with another operator.
  private func isAkin(_ answer: String, to other: String) -> Bool {
    var (mine, theirs) = (Self.operators(in: answer), Self.operators(in: other))
    if mine.isEmpty, theirs.isEmpty { (mine, theirs) = (Self.calls(in: answer), Self.calls(in: other)) }
    let (own, others) = (mine.subtracting(theirs), theirs.subtracting(mine))
    let right = exercise.solutions.reduce(into: Set()) { $0.formUnion(Self.operators(in: $1.answer)) }
    func themes(_ names: Set<String>) -> Set<Theme> {
      names.reduce(into: []) { themes, name in
        if let entry = Catalogue.entries(named: name).first { themes.insert(entry.theme) }
      }
    }
    return !own.isEmpty && own.count == others.count && !own.isSubset(of: right) && themes(own) == themes(others)
  }

  /// Returns the operators that a text calls.
  private static func operators(in text: String) -> Set<String> {
    calls(in: text).filter { name in Catalogue.entries(named: name).contains { $0.form != .source } }
  }

  /// Returns the names that a text calls: `filter` in `filter { … }`, and `a` in `x.a(b)`.
  private static func calls(in text: String) -> Set<String> {
    var calls: Set<String> = []
    var word = text.startIndex..<text.startIndex
    for place in text.indices {
      let character = text[place]
      if character.isLetter || character.isNumber || character == "_" {
        let isNext = word.upperBound == place
        word = (isNext ? word.lowerBound : place)..<text.index(after: place)
      } else if character == "(" || character == "{", !text[word].isEmpty {
        calls.insert(Self.operatorName(String(text[word])))
        word = text.index(after: place)..<text.index(after: place)
      } else if character != " " {
        word = text.index(after: place)..<text.index(after: place)
      }
    }
    return calls
  }

  /// Returns one name for all names of an operator.
  private static func operatorName(_ name: String) -> String {
    Catalogue.entries(named: name).first.map { $0.original?.name ?? $0.name } ?? name
  }

  /// Returns the words about the wrong stage of the answer.
  private func stage(of attempt: Attempt) -> String? {
    guard let run = try? ExerciseRun(attempt.source, surroundings) else { return nil }
    defer { run.session.end() }
    guard let whole = try? run.story(of: exercise.answerName) else { return nil }
    let story = StageStory(stages: withinHole(whole.stages, in: attempt.source), witness: whole.witness)
    guard let difference = attempt.difference else { return attempt.logDifference.flatMap { story.loss(at: $0.time) } }
    let solution = solutionStages(likest: story)
    guard story.stages.count < whole.stages.count else { return story.blame(for: difference, beside: solution) }
    guard let yours = story.stages.last, let wanted = solution.last,
      let inner = RunDifference(of: yours.lane, from: wanted.lane, equals: StageLane.same), !inner.isDisposal,
      inner.time <= difference.time
    else { return nil }
    return story.blame(for: inner, beside: solution)
  }

  /// Returns the stages up to a hole in a statement above that of the answer: later stages are not wrong.
  private func withinHole(_ stages: [StageLane], in source: SourceText) -> [StageLane] {
    guard let hole = exercise.hole else { return stages }
    let line = exercise.source.line(at: hole.start)
    if exercise.source.text(in: exercise.source.span(ofLine: line)).hasPrefix("let \(exercise.answerName) ") {
      return stages
    }
    let last = stages.lastIndex { stage in
      guard stage.operatorName != nil, let place = stage.stream?.place else { return false }
      return source.line(at: Int(place.start)) == line
    }
    return Array(stages.prefix((last ?? -1) + 1))
  }

  /// Returns the stages of the solution that has the most first operators in common with an answer.
  private func solutionStages(likest story: StageStory) -> [StageLane] {
    var best: (stages: [StageLane], likeness: Int) = ([], -1)
    for solution in exercise.solutions {
      for script in ExerciseScript.readings(of: solution.answer, in: exercise) {
        guard let run = try? ExerciseRun(script.source, surroundings) else { continue }
        defer { run.session.end() }
        guard let all = try? run.stages(of: exercise.answerName) else { continue }
        let stages = withinHole(all, in: script.source)
        let likeness = zip(story.stages, stages).prefix { $0.operatorName == $1.operatorName }.count
        if likeness > best.likeness { best = (stages, likeness) }
        break
      }
    }
    return best.stages
  }

  /// Returns the reason why a predicted event does not come, or another one does.
  private func reason(for attempt: Attempt) throws(ExerciseRun.Fault) -> String? {
    guard let difference = attempt.difference else { return nil }
    let run = try ExerciseRun(attempt.source, surroundings)
    defer { run.session.end() }
    let story = try run.story(of: exercise.answerName)
    if case .value(let value)? = difference.wanted.first { return story.sent(value, at: difference.time) }
    if let end = difference.wanted.first, end.isEnd { return story.ended(end, at: difference.time) }
    if case .value(let value)? = difference.yours.first { return story.lacked(value, at: difference.time) }
    return story.wentOn(past: difference.time)
  }
}
