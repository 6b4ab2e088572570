import Streams

extension TracedRun {
  /// Returns the lanes with one of them first.
  private func ordered(_ first: String?) -> [Lane] {
    lanes.filter { $0.name == first } + lanes.filter { $0.name != first }
  }

  private func hasEvent(_ question: Question, in lanes: [Lane], _ explanation: Explanation) -> Bool {
    lanes.contains { explanation.event(question, in: $0) != nil }
  }

  /// Returns the lines of the answer to a question.
  func answer(_ question: Question) throws(ErrorValue) -> [String] {
    let explanation = Explanation(run: self)
    if lanes.isEmpty { return explanation.silence(in: nil, at: until) }
    if let lane = question.lane, !lanes.contains(where: { $0.name == lane }) {
      let names = lanes.map { $0.name }
      let nearest = Suggestion.nearest(to: lane, among: names).map { "did you mean '\($0)'?" }
      throw ErrorValue(
        "there is no lane '\(lane)' in this run", help: nearest ?? "its lanes are \(names.joined(separator: ", "))")
    }
    switch question.subject {
    case .fate: return try explanation.fate(question)
    case .why: break
    }
    let asked =
      question.value == nil
      ? question.lane.map { name in lanes.filter { $0.name == name } } ?? lanes : ordered(question.lane)
    if question.isOfSilence {
      let time = question.time ?? until
      let silent = asked.first { lane in !lane.events.contains { trace.events[$0].time == time } }
      return explanation.silence(in: silent ?? asked.first, at: time) + waits.prefix(2).map { "   " + $0 }
    }
    // Of several results, one with the end that is asked about comes first.
    if let end = question.end {
      for lane in asked where lane.isResult {
        if let event = explanation.end(end, question, in: lane) { return explanation.lines(why: event) }
      }
    }
    if question == Question(.why), let event = explanation.lastValue {
      return explanation.lines(why: event)
    }
    for lane in asked {
      if let event = explanation.event(question, in: lane) {
        return explanation.lines(why: event, insteadOf: question.end)
      }
      // Silence is asked about the named lane, or else about the result, if no other lane has an event.
      if question.value == nil, question.lane != nil || !hasEvent(question, in: asked, explanation), !question.isOfEnd,
        let time = question.time
      {
        return explanation.silence(in: lane, at: time)
      }
    }
    if let value = question.value {
      let near = explanation.nearest(to: value)
      throw ErrorValue(
        "\(value) came in no lane" + (question.time.map { " at \(Explanation.time($0))" } ?? ""),
        help: near.map { "\($0)" } ?? ":fate \(value) tells what became of it")
    }
    if question.isOfEnd {
      return explanation.openness(of: asked.first)
    }
    return explanation.silence(in: asked.first, at: until)
  }
}

extension Explanation {
  /// Returns the event of a lane that is asked about: the last that fits.
  func event(_ question: Question, in lane: TracedRun.Lane) -> Int? {
    let fitting = lane.events.filter { event in
      let known = trace.events[event]
      if let time = question.time, known.time != time { return false }
      let isValue = known.kind == .next || known.kind == .sent
      if question.isOfEnd { return !isValue }
      if let value = question.value { return isValue && isWritten(value, known.value) }
      return true
    }
    // Without a value, an end is asked about only if there is no other event.
    if question.value == nil, !question.isOfEnd,
      let value = fitting.last(where: { [.next, .sent].contains(trace.events[$0].kind) })
    {
      return value
    }
    return fitting.last
  }

  /// The last value of all results.
  fileprivate var lastValue: Int? {
    run.lanes.lazy.filter { $0.isResult }.compactMap { lane in lane.events.last(where: isValue) }.max()
  }

  /// Returns the last end of a kind in a lane.
  fileprivate func end(_ kind: Trace.Event.Kind, _ question: Question, in lane: TracedRun.Lane) -> Int? {
    lane.events.last {
      trace.events[$0].kind == kind && (question.time ?? trace.events[$0].time) == trace.events[$0].time
    }
  }

  /// Returns whether a text is a value as pictures or the language write it.
  func isWritten(_ text: String, _ value: Value) -> Bool {
    let picture = PictureText(words: run.words) { $0.displayName }.text(of: value)
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" } }
    return picture == text || bare(text) == bare(picture) || value.glimpse == text
  }

  /// Returns a description of another time at which a value was seen.
  func nearest(to value: String) -> String? {
    for lane in run.lanes {
      if let event = lane.events.last(where: {
        [.next, .sent].contains(trace.events[$0].kind) && isWritten(value, trace.events[$0].value)
      }) {
        return "it came at \(time(of: event)) in \(lane.name)"
      }
    }
    return nil
  }
}
