/// Pasted code in a language, and the drive that acts as user and system, as one script.
///
/// The drive is written in rxplay's own language: in a text of its own after the code (`SourceText(joining:)`), and in
/// comments of the code that begin with `//!`, which run at their place. A line `code` in the drive marks the place of
/// the code; without it the whole drive comes after the code.
struct PastedCode {
  /// The statements of the code and the drive, in the order of execution.
  let script: ParsedScript
  /// The places of the drive's statements.
  private let drivingPlaces: Set<Int>

  /// Reads the code and its drive.
  init(_ source: SourceText, in language: SourceLanguage, isInterrupted: @escaping () -> Bool) {
    let pieces = source.pieces
    let repaired = PasteRepair(pieces[0].text)
    let code = language.read(repaired.text)
    let comments = Self.drive(Self.markedDrive(in: repaired.text), language, isInterrupted)
    let commented = comments.statements.map { $0.typingAsPeopleDo }
    let further = pieces.dropFirst().map { Span(start: $0.start, end: $0.start + $0.text.bytes.count) }
    let bytes = Self.blanked(source, besides: further)
    let drive = Self.drive(
      SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self), bytes: bytes), language,
      isInterrupted)
    let position = drive.statements.firstIndex { $0.isCode }
    let before = drive.statements[..<(position ?? 0)]
    let after = drive.statements[(position.map { $0 + 1 } ?? 0)...]
    // If members are messages, they also are in the drive before the code.
    let settings = language.hasSelf ? Array(code.statements.prefix { $0.isDirective }) : []
    var statements = settings + before
    var marked = commented[...]
    // Code with faults does not run: its readable part is checked for further faults.
    let parts = PartsOfApp(of: code.readable ?? code.statements, code.declaredTypes, makesObjects: !language.hasSelf)
    let driving = commented + drive.statements
    var (objects, calls) = parts.beginning(language.beginnings, driving)
    for statement in parts.completed.dropFirst(settings.count) {
      while let next = marked.first, next.span.start < statement.span.start, !statement.isDirective {
        if let first = objects.first, first.span.start < next.span.start {
          statements += objects
          objects = []
        }
        statements.append(next)
        marked.removeFirst()
      }
      statements.append(statement)
    }
    statements += objects
    statements += calls + parts.tests(driving) + marked + after
    let faults =
      (repaired.warnings.map { SpannedFault(.language(Wording($0.title, isWarning: true)), $0.span) }
      + code.faults + comments.faults + drive.faults).sorted { $0.span.start < $1.span.start }
    script = ParsedScript(
      source: source, items: statements.map { .statement($0) }, faults: faults, comments: code.comments,
      unreadNames: code.unreadNames, declaredTypes: code.declaredTypes)
    drivingPlaces = Set(driving.map { $0.span.start })
  }

  /// Returns whether a statement belongs to the drive.
  func isDriving(_ statement: Statement) -> Bool { drivingPlaces.contains(statement.span.start) }

  /// Returns the comments that begin with `//!`, without these signs.
  static func marked(in text: SourceText) -> [Span] {
    (0..<text.lineCount).compactMap { number in
      let line = text.span(ofLine: number)
      let blanks = text.bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }.count
      let start = line.start + blanks
      guard text.bytes[start..<line.end].starts(with: Array("//!".utf8)) else { return nil }
      return Span(start: start + 3, end: line.end)
    }
  }

  /// Returns a text with blanks for all that is not in comments of the drive, so that places stay the
  /// same. Texts in single quotes, as JavaScript writes them, are in double quotes.
  static func markedDrive(in source: SourceText) -> SourceText {
    let spans = marked(in: source)
    var bytes = blanked(source, besides: spans)
    for span in spans {
      var isInText = false
      for place in span.start..<span.end {
        let isEscaped = place > 0 && bytes[place - 1] == UInt8(ascii: "\\")
        if bytes[place] == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
        if bytes[place] == UInt8(ascii: "'"), !isInText { bytes[place] = UInt8(ascii: "\"") }
      }
    }
    return SourceText(name: source.name, text: String(decoding: bytes, as: UTF8.self), bytes: bytes)
  }

  private static func blanked(_ source: SourceText, besides spans: [Span]) -> [UInt8] {
    var bytes = source.bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for span in spans { bytes.replaceSubrange(span.start..<span.end, with: source.bytes[span.start..<span.end]) }
    return bytes
  }

  private static func drive(
    _ text: SourceText, _ language: SourceLanguage, _ isInterrupted: @escaping () -> Bool
  ) -> ParsedScript {
    text.bytes.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      ? Parser.parse(text, hasSelf: language.hasSelf, isInterrupted: isInterrupted)
      : ParsedScript(source: text, items: [], faults: [])
  }
}

extension Statement {
  /// The line `code` of a drive.
  fileprivate var isCode: Bool {
    if case .expression(let expression) = kind, case .name("code") = expression.kind { true } else { false }
  }

  /// A setting that a front end puts before the code, such as `dialect("rxjs")`.
  fileprivate var isDirective: Bool { span.start == 0 && span.end == 0 }
}
