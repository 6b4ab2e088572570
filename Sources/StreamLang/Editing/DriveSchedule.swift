import Marbles
import Streams
import Times

/// The statements of a drive, or of a scene, with the times at which they run, and changes of the text that move them.
///
/// A statement is moved by the `wait` lines around it, so that all others keep their times.
public struct DriveSchedule: Sendable {
  /// A statement.
  struct Step: Sendable {
    let span: Span
    let start: Int
    var end: Int
  }

  private let source: SourceText
  /// Whether the drive is in comments of pasted code.
  private let isInComments: Bool
  private var steps: [Step] = []
  /// The time at which the last statement is over.
  public var end: Int { steps.last?.end ?? 0 }
  /// The statements.
  public var calls: [String] { steps.map { source.text(in: $0.span) } }

  /// Creates an empty one.
  ///
  /// - Parameter language: The language of the text, if it is not rxplay's own.
  public init(of source: SourceText, in language: SourceLanguage?) {
    self.source = source
    isInComments = language != nil
  }

  /// Runs a text, and notes when its statements run.
  public init(of source: SourceText, in language: SourceLanguage?, _ session: Session) {
    self.init(of: source, in: language)
    let run = ScriptRun(source, in: session, language: language)
    var last: Span?
    _ = run.run { event in
      if case .statement = event {
        note(run.driving == last ? nil : run.driving, at: session.clock)
        last = run.driving
      }
    }
  }

  /// Notes that a statement begins; `nil` for one of the code.
  public mutating func note(_ statement: Span?, at time: Int) {
    if let last = steps.indices.last {
      // A scene begins at zero again, with a drive of its own.
      if time < steps[last].start { steps = [] } else { steps[last].end = max(steps[last].end, time) }
    }
    guard let statement else { return }
    let (end, overflow) = time.addingReportingOverflow(Self.wait(source.text(in: statement)) ?? 0)
    steps.append(Step(span: statement, start: time, end: overflow ? Int.max : end))
  }

  // MARK: Marks

  /// Returns the statement that sent an event: a call of the object that a lane is named by, at its time.
  ///
  /// - Parameter laneOf: Returns how lanes call an object of a name.
  public func sender(of lane: String, at time: Int, _ laneOf: (String) -> String) -> Span? {
    steps.last { step in
      step.start == time && Self.wait(source.text(in: step.span)) == nil
        && Self.receiver(of: source.text(in: step.span)).map {
          Self.isNamed(lane, by: $0) || Self.isNamed(lane, by: laneOf($0))
        } == true
    }?.span
  }

  /// Returns which statement decides what comes at a time, in a sentence; `nil` if none runs then.
  public func decision(at time: Int) -> String? {
    let step = steps.last { $0.start == time && Self.wait(source.text(in: $0.span)) == nil }
    return step.map { step in
      let lines = source.text(in: step.span).split(separator: "\n")
      let text = (lines.first ?? "") + (lines.count > 1 ? " …" : "")
      return "line \(source.line(at: step.span.start) + 1) decides its time: \(text)"
    }
  }

  /// Returns whether a lane is that of an object, or of a part of it: `box.text` of `box`.
  private static func isNamed(_ lane: String, by receiver: String) -> Bool {
    let lane = lane.hasPrefix("self.") ? lane.dropFirst(5) : lane[...]
    let receiver = receiver.hasPrefix("self.") ? receiver.dropFirst(5) : receiver[...]
    let plain = { (text: Substring) in text.drop { $0 == "_" } }
    return plain(lane) == plain(receiver) || plain(lane).hasPrefix(plain(receiver) + ".")
      || plain(receiver).hasPrefix(plain(lane) + ".")
  }

  /// Returns the part before the last dot of `search.box.type("x")`.
  private static func receiver(of call: String) -> String? {
    guard let bracket = call.firstIndex(where: { $0 == "(" || $0 == "=" }) else { return nil }
    let path = call[..<bracket].filter { $0 != " " }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "_.$".contains($0) }) else { return nil }
    if call[bracket] == "=" { return path }
    guard let dot = path.lastIndex(of: ".") else { return nil }
    return String(path[..<dot])
  }

  /// The duration of `wait(1s)`.
  private static func wait(_ statement: String) -> Int? {
    let statements = Parser.parse(SourceText(name: "", text: statement)).statements
    guard statements.count == 1, let call = statements[0].bareExpression?.namedCall, call.name == "wait",
      call.arguments.list.count == 1, case .duration(let time) = call.arguments.list[0].value.kind
    else { return nil }
    return time
  }

  // MARK: Changes

  /// Returns the change that moves a statement to another time.
  public func moving(_ place: Int, to time: Int, isFine: Bool) throws(EditRefusal) -> EditableSource.Edited {
    let step = try step(at: place)
    let call = source.text(in: steps[step].span)
    var lines = Lines(self)
    try remove(step, from: &lines)
    let goal = Self.snapped(time, isFine: isFine)
    let line = lines.insert(call, at: goal, lasting: steps[step].end - steps[step].start)
    return lines.edited(line, at: goal)
  }

  /// Returns the change that adds a statement at a time; without one, some time after the last statement.
  public func adding(_ call: String, at time: Int?, after pause: Int, isFine: Bool) -> EditableSource.Edited {
    var lines = Lines(self)
    let pause = min(max(0, pause), 86_400_000_000_000)
    let goal = time.map { Self.snapped($0, isFine: isFine) } ?? min(end, Int.max - pause) + pause
    let line = lines.insert(call, at: goal, lasting: 0)
    return lines.edited(line, at: goal)
  }

  /// Returns the change that deletes a statement.
  public func deleting(_ place: Int) throws(EditRefusal) -> EditableSource.Edited {
    var lines = Lines(self)
    try remove(try step(at: place), from: &lines)
    return lines.edited(nil, at: nil)
  }

  /// Returns the change of the value that a statement sends.
  public func changing(_ place: Int, to value: String) throws(EditRefusal) -> EditableSource.Edited {
    let step = steps[try step(at: place)]
    let parsed = Parser.parse(SourceText(name: "", text: source.text(in: step.span))).statements
    guard parsed.count == 1, case .postfix(_, let parts)? = parsed[0].bareExpression?.kind,
      let argument = parts.last?.member?.arguments?.list.first
    else { throw EditRefusal("'\(source.text(in: step.span))' has no value") }
    let span = Span(start: step.span.start + argument.value.span.start, end: step.span.start + argument.value.span.end)
    let text = source.text(in: span).hasPrefix("\"") ? ValueText.literal(value) : EditableSource.literal(value)
    return EditableSource.Edited(
      edit: SourceEdit(span, with: text),
      mark: Span(start: step.span.start, end: step.span.end + text.utf8.count - (span.end - span.start)),
      time: step.start)
  }

  private func step(at place: Int) throws(EditRefusal) -> Int {
    guard let step = steps.firstIndex(where: { $0.span.start <= place && place < $0.span.end }) else {
      throw EditRefusal("there is no line of the drive here")
    }
    return step
  }

  /// Removes the line of a statement; the times that are waited before it and after it become one.
  private func remove(_ step: Int, from lines: inout Lines) throws(EditRefusal) {
    guard let place = lines.place(of: step) else {
      throw EditRefusal(
        "line \(source.line(at: steps[step].span.start) + 1) has more than this call; move it in the text")
    }
    lines.remove(place)
  }

  static func snapped(_ time: Int, isFine: Bool) -> Int {
    let grid = isFine ? 10_000_000 : 100_000_000
    return (min(max(0, time), 86_400_000_000_000) + grid / 2) / grid * grid
  }

  /// The lines of a text, those of the drive with their times.
  private struct Lines {
    struct Line {
      var text: String
      /// The number of the statement that is the line.
      var step: Int?
      /// How long it takes.
      var duration = 0
      var isWait = false
    }

    private let source: SourceText
    private var all: [Line]
    private let lead: String

    init(_ schedule: DriveSchedule) {
      let source = schedule.source
      var lines = (0..<source.lineCount).map { Line(text: source.text(in: source.span(ofLine: $0)), step: nil) }
      var lead = schedule.isInComments ? "//! " : ""
      for (number, step) in schedule.steps.enumerated() {
        let line = source.line(at: step.span.start)
        let whole = source.span(ofLine: line)
        let before = source.text(in: Span(start: whole.start, end: step.span.start))
        let isAlone =
          before.allSatisfy { $0 == " " || $0 == "\t" || "/!".contains($0) } && step.span.end <= whole.end
          && source.text(in: Span(start: step.span.end, end: whole.end)).allSatisfy { $0 == " " || $0 == ";" }
        guard isAlone else { continue }
        lead = before
        lines[line].step = number
        lines[line].duration = step.end - step.start
        lines[line].isWait = DriveSchedule.wait(source.text(in: step.span)) != nil
      }
      self.source = source
      all = lines
      self.lead = lead
    }

    func place(of step: Int) -> Int? { all.firstIndex { $0.step == step } }

    /// Removes a line; its time is waited with that of the lines around it.
    mutating func remove(_ place: Int) {
      var time = all.remove(at: place).duration
      let before = all[..<place].lastIndex { $0.step != nil }.flatMap { all[$0].isWait ? $0 : nil }
      let after = all[place...].firstIndex { $0.step != nil }
      time += before.map { all[$0].duration } ?? 0
      if let after, all[after].isWait {
        time += all[after].duration
        all[after] = wait(time)
      } else if after != nil, time > 0 {
        all.insert(wait(time), at: place)
      }
      // At the end nothing is left to wait for.
      if let before { all.remove(at: before) }
    }

    private func wait(_ time: Int) -> Line {
      Line(text: lead + "wait(\(TimeText.format(Int64(time))))", step: -1, duration: time, isWait: true)
    }

    /// Adds a call at a time, and returns its line.
    mutating func insert(_ call: String, at time: Int, lasting duration: Int) -> Int {
      let line = Line(text: lead + call, step: -1, duration: duration)
      var clock = 0
      for place in all.indices where all[place].step != nil {
        let (start, end) = (clock, clock + all[place].duration)
        clock = end
        if end <= time { continue }
        if start >= time {
          all.insert(line, at: place)
          return place
        }
        guard all[place].isWait else { continue }
        let rest = end - time - duration
        all.replaceSubrange(place...place, with: [wait(time - start), line] + (rest > 0 ? [wait(rest)] : []))
        return place + 1
      }
      var place = all.lastIndex { $0.step != nil }.map { $0 + 1 } ?? all.count
      if all.last?.text.isEmpty == true, place == all.count { place -= 1 }
      if clock < time {
        all.insert(wait(time - clock), at: place)
        place += 1
      }
      all.insert(line, at: place)
      return place
    }

    /// Returns the change of the text: that of the lines that differ.
    func edited(_ line: Int?, at time: Int?) -> EditableSource.Edited {
      let old = source.bytes
      let text = all.map { $0.text }.joined(separator: "\n")
      let new = Array(text.utf8)
      var (start, end) = (0, 0)
      while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
      while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      // Characters of several bytes stay whole.
      while start > 0, start < new.count, new[start] & 0xC0 == 0x80 { start -= 1 }
      while end > 0, new[new.count - end] & 0xC0 == 0x80 { end -= 1 }
      let mark = line.map { line in
        let from = all[..<line].reduce(0) { $0 + $1.text.utf8.count + 1 } + lead.utf8.count
        return Span(start: from, end: from + all[line].text.utf8.count - lead.utf8.count)
      }
      return EditableSource.Edited(
        edit: SourceEdit(
          Span(start: start, end: old.count - end),
          with: String(decoding: new[start..<(new.count - end)], as: UTF8.self)),
        mark: mark, time: time)
    }
  }
}
