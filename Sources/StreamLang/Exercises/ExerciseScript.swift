/// The script of an exercise with an answer in the place of the hole.
struct ExerciseScript {
  /// The name that the stream of the goal has in the script.
  static let goalName = "goal"

  let source: SourceText

  /// The ways in which an answer can be read, the likeliest first: code for the hole alone, or the whole pipeline, with
  /// or without the name that it is given to.
  ///
  /// - Parameter isInAnyWords: Whether the names of each other library are tried, in place of those here.
  static func readings(
    of answer: String, in exercise: Exercise, isInAnyWords: Bool = false
  ) -> [ExerciseScript] {
    guard let hole = exercise.hole else { return isInAnyWords ? [] : [ExerciseScript(exercise, "", at: Span(at: 0))] }
    let line = exercise.source.span(ofLine: exercise.source.line(at: hole.start))
    let before = exercise.source.text(in: Span(start: line.start, end: hole.start))
    let after = exercise.source.text(in: Span(start: hole.end, end: line.end))
    var text = trimmed(answer)
    var scripts: [ExerciseScript] = []
    func add(_ text: String, at place: Span) { scripts.append(ExerciseScript(exercise, text, at: place)) }
    // The expression of the hole's statement begins here.
    let head = before.range(ofLast: "= ").map { before[..<$0] } ?? ""
    let lead = before.dropFirst(head.count)
    let start = trimmed(String(head))
    if !start.isEmpty, text.hasPrefix(start) { text = trimmed(String(text.dropFirst(start.count))) }
    var inner = text
    if !lead.isEmpty, inner.hasPrefix(lead) {
      inner = trimmed(String(inner.dropFirst(lead.count)))
      let end = trimmed(after)
      if !end.isEmpty, inner.hasSuffix(end) { inner = String(inner.dropLast(end.count)) }
    } else if before.last == ".", inner.first == "." {
      inner.removeFirst()
    }
    add(inner, at: hole)
    // Another way to write the same: `merge(a, b)` for `a.merge(b)`. It must be made of the receiver.
    let receiver = lead.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !head.isEmpty, !receiver.isEmpty, words(of: text).contains(receiver) {
      add(text, at: Span(start: line.start + head.utf8.count, end: line.end))
      let next = text.dropFirst(text.hasPrefix(receiver) ? receiver.count : 0).first { $0 != " " }
      let beginsWithIt =
        text.hasPrefix(receiver) && !(next.map { $0.isLetter || $0.isNumber || "_({".contains($0) } ?? false)
      if beginsWithIt, scripts.count > 1 { scripts.swapAt(0, 1) }
    }
    // In the words of a library the statement of the hole has the names of that library, and no other statement has.
    let call = SourceText(name: "", text: text.first == "." ? "x" + text : "x." + text)
    let libraries: [String?] =
      isInAnyWords ? Library.all.map { $0.modules.first } : [Library.recognised(in: call)?.library.modules.first]
    let others = libraries.flatMap { library in
      library.map { library in scripts.map { ExerciseScript($0, inTheWordsOf: library, exercise) } } ?? []
    }
    return isInAnyWords ? others : scripts + others
  }

  private init(_ script: ExerciseScript, inTheWordsOf library: String, _ exercise: Exercise) {
    let text = script.source
    let line = text.span(ofLine: exercise.hole.map { exercise.source.line(at: $0.start) } ?? 0)
    let statement = "import \(library); \(text.text(in: line)); dialect(\"\(Settings.standardDialectName)\")"
    var bytes = text.bytes
    bytes.replaceSubrange(line.start..<line.end, with: Array(statement.utf8))
    source = SourceText(name: text.name, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The text between the `=` and the hole, without the dot at its end: the pipeline without an answer.
  static func receiver(in exercise: Exercise) -> String {
    guard let hole = exercise.hole else { return "" }
    let line = exercise.source.span(ofLine: exercise.source.line(at: hole.start))
    let before = exercise.source.text(in: Span(start: line.start, end: hole.start))
    guard before.last == ".", let start = before.range(ofLast: "= ") else { return "" }
    return String(before[start...].dropLast())
  }

  private init(_ exercise: Exercise, _ answer: String, at place: Span) {
    let source = exercise.source
    var edits: [(span: Span, text: String)] = []
    if exercise.hole != nil { edits.append((place, answer)) }
    if let goal = exercise.goal {
      // It keeps its length, so that places in the goal are those of the source.
      let text = "let \(Self.goalName) ="
      let blanks = String(repeating: " ", count: max(0, goal.end - goal.start - text.utf8.count))
      edits.append((goal, text + blanks))
    }
    var bytes = Self.masked(exercise)
    for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(edit.span.start..<edit.span.end, with: Array(edit.text.utf8))
    }
    self.source = SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The source with blanks for all that is no code of the exercise.
  private static func masked(_ exercise: Exercise) -> [UInt8] {
    let source = exercise.source
    let outside = [0..<(exercise.lines.lowerBound + 1), exercise.lines.upperBound..<source.lineCount]
    let marked = exercise.lines.filter { source.text(in: source.span(ofLine: $0)).hasPrefix("//") }
    return ExerciseSheet.blanking(outside + marked.map { $0..<($0 + 1) }, of: source).bytes
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The names in a text.
  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension String {
  /// The index after the last occurrence of two characters.
  fileprivate func range(ofLast text: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
    }
    return nil
  }
}
