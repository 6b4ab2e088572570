import StreamLang

/// Runs a script and prints it: prose as paragraphs, statements indented by two, the output of each below it.
public struct ScriptPrinter {
  /// A piece of text, in order of printing; it ends with a newline.
  public enum Piece {
    /// A piece of the results.
    case result(String)
    /// An error or a warning.
    case message(String)
  }

  /// Whether warnings keep a script from running.
  public var isStrict = false
  /// The question that is answered below each picture, in the form of `:why`.
  public var question: String?
  /// The maximum number of lines of a log. A line at its end gives the number of the omitted ones.
  public var longestLog: Int?
  private var logged = 0
  private let presenter: Presenter
  private let isEchoing: Bool
  private var isFirst = true
  private var hadOutput = false

  /// - Parameter isEchoing: Whether prose and statements are printed, too, if the format is text.
  public init(_ presenter: Presenter, isEchoing: Bool) {
    self.presenter = presenter
    self.isEchoing = isEchoing && presenter.format == .text
  }

  /// Runs a script in a session. Returns whether it ran to its end and every expectation was true.
  ///
  /// - Parameter print: Takes the text piece by piece, while the script runs.
  /// - Parameter language: The language of the text, if it is not rxplay's own.
  public mutating func run(
    _ source: SourceText, in session: Session, language: SourceLanguage? = nil, _ print: (Piece) -> Void
  ) -> Bool {
    let presenter = presenter
    func report(_ diagnostic: Diagnostic) {
      if presenter.format == .json { print(.result(presenter.error(diagnostic, in: source))) }
      print(.message(diagnostic.rendered(in: source) + "\n"))
    }
    let question = question
    var isAnswered = false
    session.isTraced = session.isTraced || question != nil
    session.tellsState = session.tellsState || question == "leaks"
    let run = ScriptRun(source, in: session, language: language)
    run.isStrict = isStrict
    let outcome = run.run { event in
      if isCutOff(event) { return }
      let rest = endOfLog(before: event)
      if !rest.isEmpty { print(.result(rest)) }
      let text = self.text(of: event, source)
      switch event {
      case .output(let output, _):
        print(.result(fitting(text, in: session.roomToPrint)))
        session.printed(bytes: text.utf8.count)
        if case .failure(let diagnostic) = output { print(.message(diagnostic.rendered(in: source) + "\n")) }
        if case .diagram = output, let question {
          isAnswered = true
          print(.result(presenter.text(of: .value(session.explanation(question)), isFirst: false, in: source)))
        }
        // The picture of code contains the notes; a program may show only the log.
        if language != nil, presenter.format != .text, case .note(let note) = output {
          print(.message("note: \(note)\n"))
        }
      case .warning(let diagnostic): report(diagnostic)
      case .prose, .statement, .expectedOutput: print(.result(text))
      }
    }
    let rest = endOfLog()
    if !rest.isEmpty { print(.result(rest)) }
    if let question, !isAnswered, case .fine = outcome {
      print(.result(presenter.text(of: .value(session.explanation(question)), isFirst: false, in: source)))
    }
    switch outcome {
    case .fine: return true
    case .failed: return false
    case .rejected(let diagnostics):
      for diagnostic in diagnostics { report(diagnostic) }
      return false
    case .stopped(let diagnostic):
      report(diagnostic)
      return false
    }
  }

  /// Returns whether a line of the log is omitted because there are too many.
  private mutating func isCutOff(_ event: ScriptRun.Event) -> Bool {
    guard let longestLog, case .output(.log, _) = event else { return false }
    logged += 1
    return logged > longestLog
  }

  /// Returns the line that gives the number of omitted lines of the log.
  private mutating func endOfLog(before event: ScriptRun.Event? = nil) -> String {
    if case .output(.log, _)? = event { return "" }
    let more = logged - (longestLog ?? logged)
    logged = 0
    return more > 0 ? "… \(more) more line\(more == 1 ? "" : "s")\n" : ""
  }

  /// Returns the part of an output that the budget still allows: whole lines. A picture or a graph for a program is
  /// printed whole or not at all.
  private func fitting(_ text: String, in room: Int) -> String {
    guard text.utf8.count > room else { return text }
    let end = presenter.format.isPictorial ? nil : text.utf8.prefix(room).lastIndex(of: UInt8(ascii: "\n"))
    return end.map { String(text[...$0]) } ?? ""
  }

  private mutating func text(of event: ScriptRun.Event, _ source: SourceText) -> String {
    switch event {
    case .prose(let lines):
      guard isEchoing else { return "" }
      let gap = isFirst ? "" : "\n"
      isFirst = false
      hadOutput = true
      let prose = presenter.edition.prose(lines, width: presenter.width) ?? lines
      return prose.reduce(into: gap) { text, line in text += "\(Printable.text(line))\n" }
    case .statement(let text, _, _):
      guard isEchoing else { return "" }
      let gap = hadOutput ? "\n" : ""
      isFirst = false
      hadOutput = false
      return gap + Self.echo(of: text)
    case .output(let output, _):
      let text = presenter.text(of: output, isFirst: !hadOutput, in: source)
      guard !text.isEmpty else { return "" }
      let gap = isEchoing && !hadOutput ? "\n" : ""
      hadOutput = true
      isFirst = false
      return gap + text
    case .expectedOutput, .warning: return ""
    }
  }

  private static func echo(of statement: String) -> String {
    var echo = ""
    var rest = statement.utf8[...]
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest[..<(end ?? rest.endIndex)]
      let shown = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      echo += shown.isEmpty ? "\n" : "  \(Printable.text(String(Substring(shown))))\n"
      guard let end else { return echo }
      rest = rest[rest.index(after: end)...]
    }
  }
}
