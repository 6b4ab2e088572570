import Marbles
import Printing
import StreamLang

/// The answers to an editor's questions on an open text.
struct DocumentAnswers {
  private let document: OpenDocument
  /// The language of help.
  private let edition: Edition

  init(_ document: OpenDocument, _ edition: Edition = Edition()) {
    self.document = document
    self.edition = edition
  }

  /// The mistakes, warnings and expected outputs that are out of date.
  var diagnostics: [JSONTree] {
    document.run.diagnostics.map { diagnostic in
      let message = [diagnostic.title, diagnostic.help].compactMap { $0 }.joined(separator: "\n")
      return diagnosis(document.range(diagnostic.span), severity: diagnostic.severity == .error ? 1 : 2, message)
    } + document.run.differences.map { diagnosis(document.range($0.block.span), severity: 3, Self.outOfDate) }
  }

  private static let outOfDate = "the expected output is out of date"

  private func diagnosis(_ range: JSONTree, severity: Int, _ message: String) -> JSONTree {
    ["range": range, "severity": JSONTree(severity), "source": "rxplay", "message": .string(message)]
  }

  /// The edit that updates all expected output.
  var update: JSONTree { edit(document.run.differences.map(document.update)) }

  private func edit(_ edits: [JSONTree]) -> JSONTree {
    ["changes": .object([JSONTree.Member(name: document.address, value: .array(edits))])]
  }

  /// Returns the fixes of what touches a range.
  func actions(in range: JSONTree?) -> [JSONTree] {
    guard let start = document.offset(range?["start"]), let end = document.offset(range?["end"]) else { return [] }
    func touches(_ span: Span) -> Bool { span.start <= end && start <= span.end }
    func action(_ title: String, _ edits: [JSONTree]) -> JSONTree {
      ["title": .string(title), "kind": "quickfix", "edit": edit(edits)]
    }
    var actions: [JSONTree] = []
    for diagnostic in document.run.diagnostics where touches(diagnostic.span) {
      guard let fix = diagnostic.fix else { continue }
      actions.append(action(fix.title, [["range": document.range(fix.span), "newText": .string(fix.text)]]))
    }
    for difference in document.run.differences where touches(difference.block.span) {
      actions.append(action("Update this expected output", [document.update(difference)]))
      if document.run.differences.count > 1 {
        actions.append(action("Update all expected output", document.run.differences.map(document.update)))
      }
    }
    return actions
  }

  /// The lenses: above each picture's statement its last lane, and above expected output that it is out of date.
  var lenses: [JSONTree] {
    func lens(_ offset: Int, _ title: String, _ command: String, _ number: Int) -> JSONTree {
      let place = document.position(offset)
      return [
        "range": ["start": place, "end": place],
        "command": [
          "title": .string(title), "command": .string(command),
          "arguments": [.string(document.address), JSONTree(number)],
        ],
      ]
    }
    let pictures = document.run.pictures.enumerated().map { number, picture in
      lens(picture.statement, lastLane(of: picture.diagram), "rxplay.picture", number)
    }
    return pictures
      + document.run.differences.map {
        lens($0.block.span.start, Self.outOfDate + ": update", "rxplay.update", 0)
      }
  }

  /// Returns the last lane of a picture as one row of text.
  private func lastLane(of picture: RunDiagram) -> String {
    guard let lane = picture.drawn.lanes.last else { return "" }
    let lines = document.text(of: picture).split(separator: "\n").map(String.init)
    return (lines.last { $0.hasPrefix(lane.name + " ") } ?? lines.last ?? "").trimmed
  }

  /// Returns a picture of the text; empty if there is none of that number.
  func picture(number: Int) -> String {
    document.run.pictures.indices.contains(number)
      ? document.text(of: document.run.pictures[number].diagram) : ""
  }

  /// Returns the words that fit at a place.
  func completion(at position: JSONTree?) -> JSONTree {
    guard let cursor = document.offset(position), document.language == nil else { return [] }
    let session = Session(settings: document.run.settings)
    guard let completer = Completer(document.source.text, at: cursor, in: session) else { return [] }
    let range = document.range(Span(start: completer.start, end: cursor))
    return .array(
      completer.candidates.map { candidate in
        [
          "label": .string(candidate.text), "detail": .string(edition.text(candidate.summary)),
          "textEdit": ["range": range, "newText": .string(candidate.text)],
        ]
      })
  }

  /// Returns the help for the word at a place, below what the run shows up to there.
  func hover(at position: JSONTree?) -> JSONTree {
    guard let cursor = document.offset(position), let word = word(at: cursor) else { return .null }
    let name = String(decoding: Array(document.text.utf8)[word.start..<word.end], as: UTF8.self)
    let picture = document.language == nil ? shown(upTo: word, name) : ""
    let help = help(for: name)
    guard !picture.isEmpty || !help.isEmpty else { return .null }
    let blocks = [picture, help].filter { !$0.isEmpty }.map { "```text\n\($0)\n```" }
    return [
      "contents": ["kind": "markdown", "value": .string(blocks.joined(separator: "\n\n"))],
      "range": document.range(word),
    ]
  }

  private func word(at cursor: Int) -> Span? {
    let bytes = Array(document.text.utf8)
    func isPart(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (bytes[index] == UInt8(ascii: "_") || bytes[index] >= 0x80
          || Character(Unicode.Scalar(bytes[index])).isLetter
          || Character(Unicode.Scalar(bytes[index])).isNumber)
    }
    var start = cursor
    while isPart(start - 1) { start -= 1 }
    var end = cursor
    while isPart(end) { end += 1 }
    return start < end ? Span(start: start, end: end) : nil
  }

  private func help(for name: String) -> String {
    let pages = OperatorPage.find(name, in: document.run.settings.dialect)
    guard !pages.isEmpty else {
      return MemberHelp.find(name).map { "\($0.usage)\n  \(edition.text($0.summary))" }.joined(separator: "\n")
    }
    var presenter = Presenter()
    presenter.edition = edition
    return pages.prefix(2).map { page in
      let text = page.operators.map { HelpPage.description(of: $0, presenter, namesLibraries: false) }.joined()
      let rows = page.table.rows.map { "\($0.library): \($0.spelling)" }
      return (text + (rows.isEmpty ? "" : "\n" + rows.joined(separator: "\n"))).trimmed
    }.joined(separator: "\n\n")
  }

  /// Returns what the text shows up to a word: for an operator the lanes before and after it, for a name its value.
  private func shown(upTo word: Span, _ name: String) -> String {
    let editing = SourceEditing(of: document.source)
    guard let statement = editing.statement(at: word.start) else { return "" }
    let bytes = Array(document.source.text.utf8)
    let isOperator = word.start > 0 && bytes[word.start - 1] == UInt8(ascii: ".")
    let question =
      isOperator
      ? editing.chain(endingAt: word).map { "stages(" + document.source.text(in: $0) + ")" } : name
    guard let question else { return "" }
    // A declared name has its value after its statement.
    let before = isOperator ? statement.start : statement.end
    let text = String(decoding: bytes[..<before], as: UTF8.self) + "\n" + question
    var output = ""
    var last = -1
    let source = SourceText(name: document.source.name, text: text)
    let run = document.makeRun(of: source) { event in
      if case .statement(_, let offset, let item) = event, offset > before { last = item }
      guard case .output(let shown, let item) = event, item == last else { return }
      output += Presenter(width: 100).text(of: shown, isFirst: output.isEmpty, in: source)
    }
    return run.diagnostics.contains { $0.severity == .error } ? "" : output.trimmed
  }

  static let tokenTypes: [(colour: SourceColours.Colour, name: String)] = [
    (.keyword, "keyword"), (.number, "number"), (.string, "string"), (.comment, "comment"), (.name, "variable"),
    (.call, "function"), (.label, "parameter"), (.marbles, "regexp"), (.prose, "comment"), (.output, "comment"),
    (.sign, "operator"),
  ]

  /// The parts of the text by their kinds: five numbers for each part of a line, each place relative to the one before.
  var tokens: [JSONTree] {
    guard document.language == nil else { return [] }
    var tokens: [JSONTree] = []
    var (line, character) = (0, 0)
    let bytes = Array(document.source.text.utf8)
    for part in SourceColours(of: document.source).parts {
      guard let type = Self.tokenTypes.firstIndex(where: { $0.colour == part.colour }) else { continue }
      // A part of several lines has a token in each of them.
      var start = part.span.start
      while start < part.span.end {
        let end = bytes[start..<part.span.end].firstIndex(of: UInt8(ascii: "\n")) ?? part.span.end
        let (from, to) = (document.position(start), document.position(end))
        if let row = from["line"]?.int, let column = from["character"]?.int, let after = to["character"]?.int,
          after > column
        {
          tokens += [row - line, row == line ? column - character : column, after - column, type, 0].map {
            JSONTree($0)
          }
          (line, character) = (row, column)
        }
        start = end + 1
      }
    }
    return tokens
  }
}

extension String {
  /// The text without blanks and newlines around it.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isNewline == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
