import Streams

/// The script of an exercise with an answer in the place of the hole.
struct ExerciseScript {
  /// The name of the stream of the goal in the script.
  static let goalName = "goal"

  let source: SourceText
  /// The library of the names in the hole's statement; `nil` for rxplay's own.
  private(set) var library: Library?

  /// Returns the ways to read an answer, the likeliest first: for the hole, or for the pipeline with or without `let`.
  ///
  /// - Parameter isInAnyWords: Whether the names of each other library are tried, in place of those here.
  static func readings(
    of answer: String, in exercise: Exercise, isInAnyWords: Bool = false
  ) -> [ExerciseScript] {
    guard let hole = exercise.hole else { return isInAnyWords ? [] : [ExerciseScript(exercise, "", at: Span(at: 0))] }
    let line = exercise.source.span(ofLine: exercise.source.line(at: hole.start))
    let before = exercise.source.text(in: Span(start: line.start, end: hole.start))
    let after = exercise.source.text(in: Span(start: hole.end, end: line.end))
    var text = answer.trimmingBlanks
    var scripts: [ExerciseScript] = []
    func add(_ text: String, at place: Span) { scripts.append(ExerciseScript(exercise, text, at: place)) }
    // The expression of the hole's statement begins here.
    let head = before.range(ofLast: "= ").map { before[..<$0] } ?? ""
    let lead = before.dropFirst(head.count)
    let start = String(head).trimmingBlanks
    if !start.isEmpty, text.hasPrefix(start) { text = String(text.dropFirst(start.count)).trimmingBlanks }
    var inner = text
    if !lead.isEmpty, inner.hasPrefix(lead) {
      inner = String(inner.dropFirst(lead.count)).trimmingBlanks
      let end = after.trimmingBlanks
      if !end.isEmpty, inner.hasSuffix(end) { inner = String(inner.dropLast(end.count)) }
    } else if before.last == ".", inner.first == "." {
      inner.removeFirst()
    }
    add(inner, at: hole)
    // `merge(a, b)` is another way to write `a.merge(b)`. It must be made of the receiver.
    let receiver = lead.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !head.isEmpty, !receiver.isEmpty, words(of: text).contains(receiver) {
      add(text, at: Span(start: line.start + head.utf8.count, end: line.end))
      let next = text.dropFirst(text.hasPrefix(receiver) ? receiver.count : 0).first { $0 != " " }
      let beginsWithIt =
        text.hasPrefix(receiver) && !(next.map { $0.isLetter || $0.isNumber || "_({".contains($0) } ?? false)
      if beginsWithIt, scripts.count > 1 { scripts.swapAt(0, 1) }
    }
    // In the words of a library only the statement of the hole has the names of that library.
    let call = SourceText(name: "", text: text.first == "." ? "x" + text : "x." + text)
    let libraries = isInAnyWords ? Library.all : Library.recognised(in: call).map { [$0.library] } ?? []
    let others = libraries.flatMap { library in
      scripts.compactMap { ExerciseScript($0, inTheWordsOf: library, exercise) }
    }
    if isInAnyWords { return others }
    // A name that only a library has may occur among names of rxplay's own.
    let mixed = Library.all.flatMap { library in
      scripts.compactMap { ExerciseScript($0, withNamesOf: library, exercise) }
    }
    return scripts + mixed + others
  }

  private init?(_ script: ExerciseScript, inTheWordsOf library: Library, _ exercise: Exercise) {
    guard let module = library.modules.first else { return nil }
    let text = script.source
    let line = Self.line(ofHoleIn: exercise, text)
    let statement = "import \(module); \(text.text(in: line)); dialect(\"\(Settings.standardDialectName)\")"
    var bytes = text.bytes
    bytes.replaceSubrange(line.start..<line.end, with: Array(statement.utf8))
    source = SourceText(name: text.name, text: String(decoding: bytes, as: UTF8.self))
    self.library = library
  }

  /// Creates the same script with the dialect before each operator that only a library has.
  private init?(_ script: ExerciseScript, withNamesOf library: Library, _ exercise: Exercise) {
    let text = script.source
    let line = Self.line(ofHoleIn: exercise, text)
    let foreign = Self.members(in: text).filter { span in
      line.start <= span.start && span.end <= line.end && Self.entry(text.text(in: span), .standard) == nil
        && Self.entry(text.text(in: span), library.dialect) != nil
    }
    guard !foreign.isEmpty else { return nil }
    var bytes = text.bytes
    for span in foreign.reversed() {
      bytes.insert(contentsOf: Array("\(library.dialect.name).".utf8), at: span.start)
    }
    source = SourceText(name: text.name, text: String(decoding: bytes, as: UTF8.self))
  }

  private static func line(ofHoleIn exercise: Exercise, _ text: SourceText) -> Span {
    text.span(ofLine: exercise.hole.map { exercise.source.line(at: $0.start) } ?? 0)
  }

  /// Returns the names after dots, each once for each place.
  private static func members(in text: SourceText) -> [Span] {
    var lexer = Lexer(text)
    lexer.run()
    let tokens = lexer.tokens
    return tokens.indices.dropFirst().filter { tokens[$0].kind.isWord && tokens[$0 - 1].kind == .dot }
      .map { tokens[$0].span }
  }

  private static func entry(_ name: String, _ dialect: Dialect) -> Operator? {
    Catalogue.overloads(of: name, in: dialect, afterDot: true)?.entries.first
  }

  /// Returns a note if names of the answer have another meaning in the library of its words than here.
  func noteOnLibrary(of exercise: Exercise) -> String? {
    guard let library else { return nil }
    let line = Self.line(ofHoleIn: exercise, source)
    var names: [String] = []
    for span in Self.members(in: source) where line.start <= span.start && span.end <= line.end {
      let name = source.text(in: span)
      guard let here = Self.entry(name, .standard), let there = Self.entry(name, library.dialect),
        !names.contains(name),
        (here.original ?? here) !== (there.original ?? there)
      else { continue }
      names.append(name)
    }
    guard !names.isEmpty else { return nil }
    let verb = names.count > 1 ? "mean other operators" : "means another operator"
    return "This is read as \(library.title), where \(names.joined(separator: " and ")) \(verb) than here"
  }

  /// Returns the text between the `=` and the hole, without the dot at its end: the pipeline without an answer.
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

  /// Returns the source with blanks for all text that is no code of the exercise.
  private static func masked(_ exercise: Exercise) -> [UInt8] {
    let source = exercise.source
    let outside = [0..<(exercise.lines.lowerBound + 1), exercise.lines.upperBound..<source.lineCount]
    let marked = exercise.lines.filter { source.text(in: source.span(ofLine: $0)).hasPrefix("//") }
    return ExerciseSheet.blanking(outside + marked.map { $0..<($0 + 1) }, of: source).bytes
  }

  /// Returns the names in a text.
  private static func words(of text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension String {
  /// Returns the index after the last occurrence of two characters.
  fileprivate func range(ofLast text: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
    }
    return nil
  }
}
