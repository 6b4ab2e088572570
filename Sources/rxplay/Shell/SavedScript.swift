import Printing
import StreamLang

/// A session as a script that `rxplay test` accepts: its statements, each with its output.
struct SavedScript {
  /// The script.
  private(set) var text = ""
  /// Statements that fit no script.
  private(set) var leftOut: [String] = []
  /// Whether it was stopped before it was whole.
  private(set) var isInterrupted = false

  /// Runs the statements as a script, so that a test will find the same output. A statement that does not run so is
  /// left out, and the others are tried again.
  ///
  /// - Parameter shell: The session of the shell, which frees the sessions of these runs when there is time.
  init(of statements: [String], for shell: Session) {
    var kept = statements.map(Self.standingAlone)
    while true {
      let attempt = Attempt(kept, for: shell)
      if shell.isInterrupted() {
        isInterrupted = true
        return
      }
      guard let fault = attempt.fault, kept.indices.contains(fault) else {
        text = Self.text(of: kept, attempt.outputs)
        return
      }
      leftOut.append(kept.remove(at: fault))
    }
  }

  /// The first line of a statement.
  static func firstLine(of statement: String) -> String {
    let lines = statement.split(separator: "\n", maxSplits: 1)
    return String(lines.first ?? "") + (lines.count > 1 ? " …" : "")
  }

  /// In a script, a leading dot would go on from the statement before it.
  private static func standingAlone(_ statement: String) -> String {
    statement.hasPrefix(".") ? "_" + statement : statement
  }

  /// One run of the statements.
  private struct Attempt {
    /// The output of each statement, as it is printed.
    var outputs: [Int: String] = [:]
    /// The first that does not run.
    var fault: Int?

    init(_ statements: [String], for shell: Session) {
      let source = SourceText(name: "", text: statements.joined(separator: "\n"))
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
        case .statement(_, let item): running = item
        case .output(let output, let item):
          outputs[item, default: ""] += presenter.text(of: output, isFirst: outputs[item] == nil, in: source)
          if case .failure = output, fault == nil { fault = item }
        case .expectedOutput, .prose, .warning: break
        }
      }
      switch outcome {
      case .fine, .failed: break
      case .stopped: fault = running
      case .rejected(let diagnostics):
        let offset = diagnostics.first?.span.start ?? 0
        var end = 0
        fault =
          statements.firstIndex { statement in
            end += statement.utf8.count + 1
            return offset < end
          } ?? 0
      }
    }
  }

  private static func text(of statements: [String], _ outputs: [Int: String]) -> String {
    var text = ""
    for (index, statement) in statements.enumerated() {
      text += statement + "\n"
      guard let output = outputs[index], !output.isEmpty else { continue }
      var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      text += lines.map { $0.isEmpty ? "//>\n" : "//> \($0)\n" }.joined() + "\n"
    }
    return text
  }
}
