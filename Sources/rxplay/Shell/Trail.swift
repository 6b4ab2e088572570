import LineEditing
import Marbles
import Processes
import StreamLang

/// The entries that ran, in order: `:back` and `:undo` run them again, and `:save` writes them.
struct Trail {
  struct Entry {
    enum Content {
      /// Statements, with their language where that is not rxplay's own.
      case statements(SourceText, SourceLanguage? = nil)
      /// A change from outside the language, with the statement that does the same where there is one.
      case change(statement: String?, (Session) -> Void)
    }

    var content: Content
    /// The scene in which it was entered, and its clock then, in nanoseconds.
    let scene: Int
    let clock: Int
    /// The instant at which `:back` stopped it in its middle, in nanoseconds.
    var end: Int?
  }

  var entries: [Entry] = []
  /// How many entries `init.rx` has made at the start, which are never taken back.
  var initial = 0

  /// The statements that ran whole; only some of them where Ctrl-C comes meanwhile.
  var statements: [String] { entries.flatMap { $0.end == nil ? $0.statements : [] } }

  /// The statements as a text.
  var text: String { statements.joined(separator: "\n") }

  /// The entry that `:back` stopped in its middle, where shorter statements cannot express that.
  var partlyTakenBack: String? { entries.first { $0.end != nil }?.statements.first }
}

extension Trail.Entry {
  /// Its statements, each as it was written.
  var statements: [String] {
    switch content {
    case .change(let statement, _): return statement.map { [$0] } ?? []
    case .statements(let source, let language):
      if let language { return Self.translated(source, from: language) }
      return Parser.parse(source, isInterrupted: { Interruption.isRequested }).items.compactMap { item in
        if case .statement(let statement) = item { source.text(in: statement.span) } else { nil }
      }
    }
  }

  /// Code of another language as statements of rxplay's own.
  private static func translated(_ source: SourceText, from language: SourceLanguage) -> [String] {
    Translation(of: source, from: language, isInterrupted: { Interruption.isRequested }).statements
  }

  /// Whether no statement of it is left.
  var isEmpty: Bool {
    if case .statements(let source, _) = content { source.text.isEmpty } else { false }
  }

  /// Its first line, for messages.
  var title: String { SavedScript.firstLine(of: statements.first ?? "a setting") }
}

/// Entries run again in a session of their own, silently, up to an instant.
struct Replay {
  let session: Session
  /// The entries that are still in force.
  private(set) var kept: [Trail.Entry] = []
  /// The later entries, which are no longer in force.
  private(set) var takenBack: [Trail.Entry] = []

  /// - Parameter end: The last scene, and its instant up to which the entries are run, in nanoseconds.
  init(of entries: [Trail.Entry], in session: Session, until end: (scene: Int, time: Int)) {
    self.session = session
    for (index, entry) in entries.enumerated() {
      guard entry.scene != end.scene || entry.clock <= end.time else {
        takenBack += entries[index...]
        break
      }
      session.replayEnd = entry.end.map { (entry.scene, $0) } ?? end
      var shortened = entry
      run(&shortened)
      if shortened.isEmpty { takenBack.append(entry) } else { kept.append(shortened) }
    }
    session.replayEnd = nil
  }

  private func run(_ entry: inout Trail.Entry) {
    switch entry.content {
    case .change(_, let change): change(session)
    case .statements(let source, let language):
      var done: [String] = []
      var current: (text: String, clock: Int)?
      _ = ScriptRun(source, in: session, language: language).run(finishes: false) { event in
        guard case .statement(let text, _) = event else { return }
        if let current { done.append(current.text) }
        current = (text, session.clock)
      }
      if session.finishTurn() != nil { session.endScene() }
      guard language == nil else { return }
      guard session.hasReachedReplayEnd, entry.end == nil, let stopped = current else { return }
      guard stopped.text.hasPrefix("wait(") else { return entry.end = session.clock }
      // A shorter wait says the same.
      if session.clock > stopped.clock { done.append("wait(\(TimeText.format(Int64(session.clock - stopped.clock))))") }
      entry.content = .statements(SourceText(name: source.name, text: done.joined(separator: "\n")))
    }
  }
}
