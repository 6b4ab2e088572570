import Printing
import Processes
import StreamLang

/// A text that is open in an editor, with what its run has shown.
final class OpenDocument {
  /// A run of the text.
  struct Run {
    /// A picture, with the offset of its statement.
    struct Picture {
      let statement: Int
      let diagram: RunDiagram
    }

    var diagnostics: [Diagnostic] = []
    var pictures: [Picture] = []
    var differences: [ScriptTest.Difference] = []
    var settings = Settings()
  }

  let address: String
  let version: JSONTree
  let text: String
  /// The language of its code; `nil` for rxplay's own.
  let language: SourceLanguage?
  /// The text that is run: of a Markdown file, its scripts.
  let source: SourceText
  private let places: UTF16Places
  /// The offset of each line, in UTF-16.
  private let lines: [Int]
  private(set) lazy var run = makeRun(of: source)

  /// The time for a run, since an editor waits for it.
  private static let patience = Duration.milliseconds(500)

  /// Opens a text; `nil` if it is not one of those that are run: code of an app without a drive is not.
  ///
  /// - Parameter runsCode: Whether code of an app is run without a drive, too.
  init?(address: String, version: JSONTree, text: String, runsCode: Bool) {
    let isMarkdown = address.hasSuffix(".md") || address.hasSuffix(".markdown")
    let language = SourceLanguage.chosen(for: text, at: address, named: nil, among: PrintingOptions.languages)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if language != nil, !runsCode, !lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("//!") }) { return nil }
    let name = Self.decoded(address)
    let bytes = Array(text.utf8)
    guard let source = try? SourceText(name: name, bytes: isMarkdown ? MarkdownFences(bytes).masked() : bytes) else {
      return nil
    }
    self.address = address
    self.version = version
    self.text = text
    self.language = isMarkdown ? nil : language
    self.source = source
    places = UTF16Places(of: SourceText(name: name, text: text))
    var starts = [0]
    for (offset, unit) in text.utf16.enumerated() where unit == 0x0A { starts.append(offset + 1) }
    self.lines = starts
  }

  /// Returns the last part of an address, without `%20` and the like.
  private static func decoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the place of an offset in UTF-8, as editors count.
  func position(_ offset: Int) -> JSONTree {
    let unit = places.utf16(offset)
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= unit { low = middle } else { high = middle }
    }
    return ["line": JSONTree(low), "character": JSONTree(unit - lines[low])]
  }

  func range(_ span: Span) -> JSONTree { ["start": position(span.start), "end": position(span.end)] }

  /// Returns the offset of an editor's place in UTF-8; a place after the end of a line is its end.
  func offset(_ position: JSONTree?) -> Int? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int, line >= 0, character >= 0
    else {
      return nil
    }
    guard line < lines.count else { return text.utf8.count }
    let end = line + 1 < lines.count ? lines[line + 1] - 1 : Int.max
    let (unit, isFar) = lines[line].addingReportingOverflow(character)
    return places.utf8(isFar ? end : min(unit, end))
  }

  /// Runs a text in a session of its own.
  ///
  /// - Parameter observe: Takes the events of the run.
  func makeRun(of source: SourceText, _ observe: @escaping (ScriptRun.Event) -> Void = { _ in }) -> Run {
    let end = ContinuousClock.now + Self.patience
    var run = Run()
    var statement = 0
    let test = ScriptTest(
      source: source, isInterrupted: { ContinuousClock.now > end }, language: language,
      observe: { event in
        observe(event)
        switch event {
        case .warning(let diagnostic): run.diagnostics.append(diagnostic)
        case .statement(_, let offset, _): statement = offset
        case .output(.diagram(let diagram), _):
          run.pictures.append(Run.Picture(statement: statement, diagram: diagram))
        case .output, .prose, .expectedOutput: break
        }
      })
    let result = test.run()
    run.settings = result.settings
    // A run that takes too long for an editor has no mistake.
    if ContinuousClock.now > end { return run }
    run.diagnostics += result.diagnostics
    // Expected output is not out of date while the script has a mistake.
    if !result.diagnostics.contains(where: { $0.severity == .error }) { run.differences = result.differences }
    return run
  }

  /// Returns a picture as text, without a newline at its end.
  func text(of picture: RunDiagram, width: Int = 100) -> String {
    let text = Presenter(width: width).text(of: .diagram(picture), isFirst: true, in: source)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the new text for an expected block.
  func update(_ difference: ScriptTest.Difference) -> JSONTree {
    let bytes = Array(text.utf8)
    let span = difference.block.span
    let updated = ExpectationUpdate.updated(bytes, [difference])
    let block = updated[span.start..<max(span.start, updated.count - (bytes.count - span.end))]
    return ["range": range(span), "newText": .string(String(decoding: block, as: UTF8.self))]
  }
}
