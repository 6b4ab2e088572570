/// A source with exercises. They are removed line by line, so that the rest is an ordinary script.
public struct ExerciseSheet: Sendable {
  /// The exercises, in the order of the text; those with faults are incomplete.
  public private(set) var exercises: [Exercise] = []
  /// Faults in the form of exercises, in the order of the text.
  public private(set) var faults: [Diagnostic] = []
  /// The source with blanks for its exercises: places in it are places in the source.
  public let script: SourceText

  /// Returns whether a source has exercises: a line that begins with `exercise "` or `predict "`.
  public static func holdsExercises(_ source: SourceText) -> Bool {
    (0..<source.lineCount).contains { header(source.text(in: source.span(ofLine: $0))) != nil }
  }

  /// Returns whether a text is an exercise that is being typed: it has no solution, and no empty line at its end.
  public static func isUnfinished(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard header(String(lines[0])) != nil, let last = lines.last else { return false }
    return !lines.contains { $0.hasPrefix("//=") } && last.contains { $0 != " " }
  }

  /// Splits a source into exercises and the rest.
  public init(_ source: SourceText) {
    var blanked: [Range<Int>] = []
    var line = 0
    while line < source.lineCount {
      guard let (kind, title) = Self.header(source.text(in: source.span(ofLine: line))) else {
        line += 1
        continue
      }
      let start = line
      line += 1
      while line < source.lineCount, !Self.ends(source.text(in: source.span(ofLine: line))) { line += 1 }
      var reader = ExerciseReader(Exercise(kind: kind, title: title, source: source, lines: start..<line, given: 0..<0))
      reader.read()
      exercises.append(reader.exercise)
      faults += reader.faults
      blanked.append(start..<line)
    }
    script = Self.blanking(blanked, of: source)
  }

  /// Returns the kind and the title, if a line begins an exercise.
  private static func header(_ line: String) -> (Exercise.Kind, String)? {
    for kind in Exercise.Kind.allCases where line.hasPrefix(kind.rawValue) {
      let rest = line.dropFirst(kind.rawValue.count)
      let text = rest.drop { $0 == " " }
      guard rest.first == " " || rest.first == "\"", text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"")
      else { continue }
      let after = text[text.index(after: end)...].drop { $0 == " " || $0 == "\r" }
      if after.isEmpty || after.hasPrefix("//") {
        return (kind, String(text[text.index(after: text.startIndex)..<end]))
      }
    }
    return nil
  }

  /// Returns whether an exercise ends before a line, which begins another one or a scene.
  private static func ends(_ line: String) -> Bool { header(line) != nil || line.hasPrefix("scene \"") }

  static func blanking(_ lines: [Range<Int>], of source: SourceText) -> SourceText {
    var bytes = source.bytes
    for line in lines.joined() {
      let span = source.span(ofLine: line)
      bytes.replaceSubrange(span.start..<span.end, with: repeatElement(UInt8(ascii: " "), count: span.end - span.start))
    }
    return SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self))
  }
}

/// Reads the lines of one exercise.
private struct ExerciseReader {
  var exercise: Exercise
  var faults: [Diagnostic] = []
  private var source: SourceText { exercise.source }

  init(_ exercise: Exercise) { self.exercise = exercise }

  mutating func read() {
    var code: [Int] = []
    var goalLine: Int?
    for line in exercise.lines.dropFirst() {
      let span = source.span(ofLine: line)
      let text = source.text(in: span)
      guard !read(marked: text, span) else { continue }
      if exercise.kind == .build, goalLine == nil, text.hasPrefix("goal ") {
        goalLine = line
        readGoal(text, span)
      }
      if !text.allSatisfy({ $0 == " " || $0 == "\r" }) { code.append(line) }
    }
    exercise.given =
      (code.first ?? exercise.lines.upperBound)..<(goalLine ?? code.last.map { $0 + 1 } ?? exercise.lines.upperBound)
    findHole(in: code)
    checkParts(hasGoal: goalLine != nil)
  }

  private func content(_ text: String) -> String {
    let rest = text.dropFirst(3)
    let trimmed = rest.hasPrefix(" ") ? rest.dropFirst() : rest
    return String(trimmed.last == "\r" ? trimmed.dropLast() : trimmed)
  }

  /// Reads a line that begins with `//:`, `//?`, `//!`, `//=` or `//>`.
  ///
  /// - Returns: Whether it is one.
  private mutating func read(marked text: String, _ span: Span) -> Bool {
    let content = content(text)
    switch text.prefix(3) {
    case "//:":
      if exercise.solutions.isEmpty { exercise.task.append(content) } else { exercise.conclusion.append(content) }
    case "//?": exercise.hints.append(content.trimmingBlanks)
    case "//=": exercise.solutions.append(.init(answer: content.trimmingBlanks, span: span))
    case "//!": readMisconception(content, span)
    case "//>":
      faults.append(
        Diagnostic(title: "an exercise expects no output", span: span, help: "its goal says what must come"))
    default: return false
    }
    return true
  }

  /// Reads an answer and its reply, at least two blanks apart. A line that begins with blanks continues the reply.
  private mutating func readMisconception(_ content: String, _ span: Span) {
    if content.hasPrefix("  "), let last = exercise.misconceptions.indices.last {
      return exercise.misconceptions[last].reply += " " + content.trimmingBlanks
    }
    guard let gap = content.utf8.indices.first(where: { content[$0...].hasPrefix("  ") }) else {
      exercise.misconceptions.append(.init(answer: content.trimmingBlanks, reply: "", span: span))
      faults.append(
        Diagnostic(
          title: "this misconception has no reply", span: span,
          help: "write the reply after it, with two blanks between"))
      return
    }
    let reply = String(content[gap...]).trimmingBlanks
    exercise.misconceptions.append(.init(answer: String(content[..<gap]).trimmingBlanks, reply: reply, span: span))
  }

  /// Reads `goal NAME ==`.
  private mutating func readGoal(_ text: String, _ span: Span) {
    let rest = text.dropFirst(5).drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let after = rest.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, after.hasPrefix("==") else {
      faults.append(Diagnostic(title: "a goal is written 'goal answer == …'", span: span))
      return
    }
    exercise.answerName = String(name)
    let end = text.utf8.distance(from: text.startIndex, to: after.startIndex) + 2
    exercise.goal = Span(start: span.start, end: span.start + end)
  }

  /// Finds the only `___` of the code.
  private mutating func findHole(in code: [Int]) {
    var holes: [Span] = []
    let underscore = UInt8(ascii: "_")
    for line in code {
      let span = source.span(ofLine: line)
      var place = span.start
      while place + 3 <= span.end {
        let isHole = source.bytes[place..<place + 3].allSatisfy { $0 == underscore }
        if isHole { holes.append(Span(start: place, end: place + 3)) }
        place += isHole ? 3 : 1
      }
    }
    exercise.hole = exercise.kind == .build ? holes.first : nil
    if exercise.kind == .predict, let hole = holes.first {
      faults.append(Diagnostic(title: "there is no hole in a prediction", span: hole, help: "'answer' is foretold"))
    }
    if exercise.kind == .build, holes.count > 1 {
      faults.append(Diagnostic(title: "a second hole", span: holes[1], help: "an exercise has one '___'"))
    }
  }

  private mutating func checkParts(hasGoal: Bool) {
    func lack(_ part: String, _ help: String) {
      let span = source.span(ofLine: exercise.lines.lowerBound)
      faults.append(Diagnostic(title: "the exercise has no \(part)", span: span, help: help))
    }
    if exercise.name.isEmpty { lack("name", "its title needs a letter or a digit") }
    if exercise.kind == .build {
      if exercise.hole == nil { lack("hole", "write '___' where the answer is to stand") }
      if !hasGoal { lack("goal", "write 'goal answer == …' after the hole") }
    }
    if exercise.solutions.isEmpty { lack("solution", "write it after '//='") }
  }
}

extension Exercise {
  /// The same exercise in a source of its own, so that messages count only its lines.
  public var alone: Exercise {
    let span = source.span(ofLine: lines.lowerBound).joined(with: source.span(ofLine: lines.upperBound - 1))
    var exercise = ExerciseSheet(SourceText(name: name, text: source.text(in: span))).exercises.first ?? self
    exercise.answerName = answerName
    return exercise
  }
}
