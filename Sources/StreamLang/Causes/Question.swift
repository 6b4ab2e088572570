import Streams

/// A question on a run: why an event came, or what became of a value.
struct Question {
  enum Subject {
    /// The causes of an event, or the reasons for silence.
    case why
    /// What became of a value.
    case fate
  }

  let subject: Subject
  /// The value, as pictures print it; nothing for whatever there is.
  var value: String?
  /// The name of the lane.
  var lane: String?
  /// The instant, in nanoseconds.
  var time: Int?
  /// Whether it is asked why nothing came.
  var isOfSilence = false
  /// Whether it is asked why a lane ended.
  var isOfEnd = false

  init(_ subject: Subject, value: String? = nil, time: Int? = nil) {
    self.subject = subject
    self.value = value
    self.time = time
  }

  /// Reads `42`, `result at 2s`, `nothing at 1s`, `b of a at 300ms`, `completed`.
  ///
  /// - Parameter lanes: The names of lanes.
  init(_ subject: Subject, _ text: String, lanes: [String]) throws(ErrorValue) {
    self.subject = subject
    var words = text.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    if words.count >= 2, words[words.count - 2] == "at" {
      guard let time = Settings.instant(words[words.count - 1]) else {
        throw ErrorValue(
          "'\(words[words.count - 1])' is no instant", help: "write a time such as 2s or 300ms after 'at'")
      }
      self.time = time
      words.removeLast(2)
    }
    if words.count >= 2, ["in", "of"].contains(words[words.count - 2]), lanes.contains(words[words.count - 1]) {
      lane = words.removeLast()
      words.removeLast()
    }
    if lane == nil, let first = words.first, lanes.contains(first) {
      lane = first
      words.removeFirst()
    }
    switch words.joined(separator: " ") {
    case "": break
    case "nothing", "silence": isOfSilence = true
    case "completed", "end", "ended", "error", "failed", "interrupted": isOfEnd = true
    case let value: self.value = value
    }
    if value == "nothing" { isOfSilence = true }
  }
}

extension Settings {
  /// An instant as the language writes it: `2s`, `0`.
  static func instant(_ text: String) -> Int? {
    if text == "0" { return 0 }
    let statements = Parser.parse(SourceText(name: "", text: text)).statements
    guard statements.count == 1, case .expression(let expression) = statements[0].kind,
      case .duration(let nanoseconds) = expression.kind
    else { return nil }
    return nanoseconds
  }
}

extension TracedRun {
  /// The lanes, one of them first.
  private func ordered(_ first: String?) -> [Lane] {
    lanes.filter { $0.name == first } + lanes.filter { $0.name != first }
  }

  /// The answer to a question, or why there is none: a script goes on all the same.
  func told(_ question: Question) -> PrintedOutput {
    do throws(ErrorValue) {
      return PrintedOutput(answer: try answer(question))
    } catch {
      return PrintedOutput(answer: [error.text] + (error.help.map { [$0] } ?? []))
    }
  }

  /// The answer to a question, in lines.
  func answer(_ question: Question) throws(ErrorValue) -> [String] {
    let explanation = Explanation(run: self)
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
    if question.isOfSilence { return explanation.silence(in: asked.first, at: question.time ?? until) }
    for lane in asked {
      if let event = explanation.event(question, in: lane) { return explanation.lines(why: event) }
      // Silence is asked of the lane that was named, else of the result.
      if question.value == nil, !question.isOfEnd, let time = question.time {
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
      let silence = explanation.silence(in: asked.first, at: until == .max ? until : until + 1)
      return ["\(asked.first?.name ?? "the stream") had not ended at \(Explanation.time(until))"] + silence.dropFirst()
    }
    return explanation.silence(in: asked.first, at: until)
  }
}

extension Explanation {
  /// The event of a lane that is asked for: the last that fits.
  func event(_ question: Question, in lane: TracedRun.Lane) -> Int? {
    let fitting = lane.events.filter { event in
      let known = trace.events[event]
      if let time = question.time, known.time != time { return false }
      let isValue = known.kind == .next || known.kind == .sent
      if question.isOfEnd { return !isValue }
      if let value = question.value { return isValue && isWritten(value, known.value) }
      return true
    }
    // Without a value an end is asked for only where nothing else is there.
    if question.value == nil, !question.isOfEnd,
      let value = fitting.last(where: { [.next, .sent].contains(trace.events[$0].kind) })
    {
      return value
    }
    return fitting.last
  }

  /// Whether a text names a value, in the form of pictures or as the language writes it.
  func isWritten(_ text: String, _ value: Value) -> Bool {
    let bare = text.filter { !$0.isWhitespace && $0 != "\"" }
    let picture = PictureText { $0.displayName }.text(of: value)
    return picture == text || bare == picture.filter { !$0.isWhitespace && $0 != "\"" } || value.glimpse == text
  }

  /// Where a value was seen at another time.
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
