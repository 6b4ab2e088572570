import Marbles
import Streams

/// One run of an exercise's script, with a session of its own, so that no state is left of another run.
final class ExerciseRun {
  /// The reason why there is no result to compare.
  struct Fault: Error {
    let diagnostics: [Diagnostic]
    let source: SourceText
  }

  struct LogLine: Equatable {
    let time: Int
    let text: String
  }

  /// A stream that was run, with the lines that were logged during the run.
  struct Result {
    let stream: Stream
    let run: Scenes.Run
    let lane: RecordedLane
    let logs: [LogLine]
  }

  let source: SourceText
  let session: Session

  /// Runs the script, up to the streams that are named in it.
  ///
  /// - Parameter keepsAll: Whether all of a long run is kept: its ends are enough for a picture.
  /// - Throws: The faults of the script, or the error that has stopped it.
  init(_ source: SourceText, _ surroundings: Surroundings, keepsAll: Bool = true) throws(Fault) {
    self.source = source
    session = Session(settings: surroundings.settings)
    session.settings.keepsAll = keepsAll
    // The words of one answer must not change the names of the whole exercise; an import decides on the library.
    session.settings.knowsLibrary = !source.text.contains("import ")
    session.isInterrupted = surroundings.isInterrupted
    session.isShortOfMemory = surroundings.isShortOfMemory
    var failures: [Diagnostic] = []
    let outcome = ScriptRun(source, in: session).run(finishes: false) { event in
      if case .output(.failure(let diagnostic), _) = event { failures.append(diagnostic) }
    }
    switch outcome {
    case .fine: return
    case .failed: throw Fault(diagnostics: failures, source: source)
    case .rejected(let diagnostics): throw Fault(diagnostics: diagnostics, source: source)
    case .stopped(let diagnostic): throw Fault(diagnostics: [diagnostic], source: source)
    }
  }

  /// The program around the runs of an exercise.
  struct Surroundings {
    var settings = Settings()
    var isInterrupted: () -> Bool = { false }
    var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  }

  func stream(named name: String) throws(Fault) -> Stream {
    guard let value = session.names.globals[name]?.value else {
      throw fault("nothing in this exercise is called '\(name)'", about: name)
    }
    guard case .stream(let stream) = value else {
      throw fault(
        "'\(name)' must be a stream, and this makes it \(value.kindName)", about: name,
        help: value.kindName == "a disposable" ? "leave the subscription out: the exercise subscribes to it" : nil)
    }
    if let outside = Reachability(from: value).drivenFromOutside {
      throw fault(
        "'\(name)' depends on \(outside.name ?? outside.kindName), which is driven from outside",
        about: name,
        help: outside.kindName == "a connection"
          ? "it begins with 'connect', and nobody calls that here; 'share' and 'replay' connect by themselves"
          : "an exercise runs its streams on their own")
    }
    // The lanes above a stream are those of the streams with names, up to the nearest.
    if stream.name == name { stream.name = nil }
    return stream
  }

  /// Runs a stream in a world of its own.
  ///
  /// - Parameter stages: Whether each operator of its pipeline is a lane.
  func run(_ name: String, stages: Bool = false) throws(Fault) -> Result {
    let stream = try stream(named: name)
    var logs: [LogLine] = []
    session.deliver = { if case .log(let time, let text, _) = $0 { logs.append(LogLine(time: time, text: text)) } }
    defer { session.deliver = { _ in } }
    let run: Scenes.Run
    do throws(ErrorValue) {
      run = try session.scenes.run(
        stream, Reachability(from: .stream(stream)), name: name,
        stages: stages ? Stages(of: stream) : nil, looksInside: !stages)
    } catch {
      throw Fault(diagnostics: [Diagnostic(error, otherwise: Span(at: 0))], source: source)
    }
    do throws(ErrorValue) {
      try session.scenes.failIfStopped(run.world)
    } catch {
      // A budget is larger than any exercise needs.
      let help = error.help == nil ? nil : "something in it begins again and again, as retry() and repeat() do"
      throw fault(Diagnostic(error, otherwise: Span(at: 0)).title, about: name, help: help)
    }
    return Result(stream: stream, run: run, lane: run.recording.lane(of: run.result), logs: logs)
  }

  /// Returns the lanes from the input of a pipeline to its result, in the order of the operators.
  func stages(of name: String) throws(Fault) -> [StageLane] {
    let result = try run(name, stages: true)
    let recording = result.run.recording
    var lanes: [StageLane] = []
    var current: Stream? = result.stream
    while let stream = current, lanes.count < 64 {
      let track = stream === result.stream ? result.run.result : recording.tracks.first { $0.stream === stream }
      let lane = track.map { recording.lane(of: $0) } ?? RecordedLane()
      let entry = stream.operatorEntry.flatMap { $0.form == .source ? nil : $0 }
      lanes.append(
        StageLane(
          name: (entry == nil ? stream.name : nil) ?? stream.writtenName ?? "the source", lane: lane,
          operatorName: entry.map { $0.original?.name ?? $0.name },
          runsOthers: Self.runsOthers(stream), stream: stream))
      if stream.name != nil, stream !== result.stream { break }
      guard case .stream(let receiver)? = stream.inputs.first, stream.operatorEntry?.form != .source else { break }
      current = receiver
    }
    return lanes.reversed()
  }

  /// Returns the stages of a pipeline, with a traced run of it.
  func story(of name: String) throws(Fault) -> StageStory {
    let stages = try stages(of: name)
    let stream = try stream(named: name)
    var lane: String?
    let run = try? session.scenes.tracedRun(of: stream, lane: &lane)
    return StageStory(stages: stages, witness: run.map { StageWitness($0) })
  }

  /// Returns whether an operator runs other streams besides its input.
  private static func runsOthers(_ stream: Stream) -> Bool {
    guard let entry = stream.operatorEntry, entry.theme != .failing else { return false }
    return entry.theme == .flattening
      || entry.parameters.contains { parameter in
        switch parameter.kind {
        case .stream, .streamOrFunction, .streamOrInt: true
        default: false
        }
      }
  }

  /// Returns the names of the streams nearest above a stream, in the order of the code.
  func inputs(of name: String) throws(Fault) -> [String] {
    let result = try run(name)
    let names = session.scenes.nearestInputs(of: result.stream, in: result.run).map { $0.name }
    return names.reduce(into: []) { known, name in if !known.contains(name) { known.append(name) } }
  }

  /// Returns the picture of a stream with its inputs. If the way to the result must stay secret, the result has another
  /// name, and the operators that lead to it are omitted.
  func picture(of name: String, as title: String, telling isTold: Bool) throws(Fault) -> Diagram {
    let result = try run(name)
    let inputs = session.scenes.nearestInputs(of: result.stream, in: result.run)
    var diagram = result.run.recording.diagram(
      title: title, inputs + [result.run.result], .tight, [.text, .json], in: session.scenes.drawingRoom(),
      until: result.run.world.scheduler.now, notes: [])
    if let last = diagram.lanes.lastIndex(where: { $0.role == .result }) {
      diagram.lanes[last].name = title
      diagram.lanes[last].operators = isTold ? Reachability.operators(leadingTo: result.stream) : ""
      // The streams inside the result are a part of the way to it.
      diagram.lanes.removeSubrange((last + 1)...)
    }
    return diagram
  }

  /// Returns a fault at the line that declares a stream.
  private func fault(_ title: String, about name: String, help: String? = nil) -> Fault {
    let lines = (0..<source.lineCount).map { source.span(ofLine: $0) }
    let span = lines.first { source.text(in: $0).hasPrefix("let \(name) ") } ?? Span(at: 0)
    return Fault(diagnostics: [Diagnostic(title: title, span: span, help: help)], source: source)
  }
}
