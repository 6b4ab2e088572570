import Printing
import StreamLang

/// A session as a script that `rxplay test` accepts: its statements, each with its output.
struct SavedScript {
  /// A statement.
  struct Piece {
    var text: String
    /// Whether it only determines how the statements below it are read.
    var isSetting = false
  }

  /// The setting that ends a part of pasted code; the code is driven below it.
  static let endOfCode = "standIns(\"off\")"

  /// The script.
  private(set) var text = ""
  /// The number of its statements.
  private(set) var count = 0
  /// Statements that fit no script.
  private(set) var leftOut: [String] = []
  /// Whether it was stopped before it was complete.
  private(set) var isInterrupted = false

  /// Runs the statements as a script, so that a test will find the same output. A statement that fails is removed, and
  /// the others are tried again.
  ///
  /// - Parameter shell: The session of the shell, which frees the sessions of these runs when there is time.
  init(of pieces: [Piece], for shell: Session) {
    var kept = pieces.map { piece in
      var piece = piece
      piece.text = Self.standingAlone(piece.text)
      return piece
    }
    // Words of other languages must not make standard input read it as one of them.
    let whole = kept.map { $0.text }.joined(separator: "\n")
    if SourceLanguage.recognised(in: whole, among: shell.settings.languages) != nil {
      kept.insert(Piece(text: "dialect(\"\(Settings.standardDialectName)\")", isSetting: true), at: 0)
    }
    while true {
      let attempt = Attempt(kept.map { $0.text }, for: shell)
      if shell.isInterrupted() {
        isInterrupted = true
        return
      }
      guard let fault = attempt.fault, kept.indices.contains(fault) else {
        text = attempt.text
        count = kept.count { !$0.isSetting }
        return
      }
      let piece = kept.remove(at: fault)
      if !piece.isSetting { leftOut.append(piece.text) }
    }
  }

  static func firstLine(of statement: String) -> String {
    let lines = statement.split(separator: "\n", maxSplits: 1)
    return String(lines.first ?? "") + (lines.count > 1 ? " …" : "")
  }

  /// Returns a statement with `_` before its leading dot, which would continue the statement before it in a script.
  private static func standingAlone(_ statement: String) -> String {
    var statement = Substring(statement.hasPrefix(".") ? "_" + statement : statement)
    while statement.last?.isNewline == true { statement.removeLast() }
    return String(statement)
  }

  /// One run of the statements.
  private struct Attempt {
    private let source: SourceText
    private let items: [ScriptItem]
    /// The offset after each statement.
    private let ends: [Int]
    /// The output of each item, as it is printed.
    private var outputs: [Int: String] = [:]
    /// The first statement that fails.
    private(set) var fault: Int?

    init(_ statements: [String], for shell: Session) {
      source = SourceText(name: "", text: statements.map { $0 + "\n" }.joined())
      var end = 0
      ends = statements.map { statement in
        end += statement.utf8.count + 1
        return end
      }
      items = Parser.parse(source).items
      let session = Session()
      session.isInterrupted = shell.isInterrupted
      session.defersRelease = true
      session.settings.languages = shell.settings.languages
      // The length of the whole script must not count as the fault of a statement.
      session.settings.limits[.source] = max(session.settings.limits[.source], source.text.utf8.count)
      defer { shell.takeOver(session) }
      let presenter = Presenter()
      var running = 0
      let outcome = ScriptRun(source, in: session).run { event in
        switch event {
        case .statement(_, _, let item): running = item
        case .output(let output, let item):
          outputs[item, default: ""] += presenter.text(of: output, isFirst: outputs[item] == nil, in: source)
          if case .failure(let diagnostic) = output, fault == nil { fault = statement(failing: item, diagnostic) }
        case .expectedOutput, .prose, .warning: break
        }
      }
      switch outcome {
      case .fine, .failed: break
      case .stopped(let diagnostic): fault = statement(failing: running, diagnostic)
      case .rejected(let diagnostics): fault = statement(at: diagnostics.first?.span.start ?? 0)
      }
    }

    private func statement(at offset: Int) -> Int { ends.firstIndex { offset < $0 } ?? 0 }

    private func span(of item: Int) -> Span? {
      guard items.indices.contains(item), case .statement(let statement) = items[item] else { return nil }
      return statement.span
    }

    /// Returns the statement to remove if an item fails: that item, or the cause if time passes in it.
    private func statement(failing item: Int, _ diagnostic: Diagnostic) -> Int {
      let span = span(of: item) ?? Span(at: 0)
      let isWaiting = item == items.count - 1 || source.text(in: span).hasPrefix("wait(")
      return statement(at: isWaiting && diagnostic.span.start > 0 ? diagnostic.span.start : span.start)
    }

    /// The script with the output of each statement below it.
    var text: String {
      var text = ""
      var from = 0
      for item in outputs.keys.sorted() {
        guard let output = outputs[item], !output.isEmpty, let span = span(of: item) else { continue }
        let line = source.line(at: max(span.start, span.end - 1))
        let end = min(source.span(ofLine: line).end + 1, source.text.utf8.count)
        text += source.text(in: Span(start: from, end: max(from, end)))
        from = max(from, end)
        var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        text += lines.map { $0.isEmpty ? "//>\n" : "//> \($0)\n" }.joined() + "\n"
      }
      return text + source.text(in: Span(start: from, end: source.text.utf8.count))
    }
  }
}
