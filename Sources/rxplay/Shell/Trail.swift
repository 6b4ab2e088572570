import LineEditing
import Marbles
import Processes
import StreamLang

/// The entries that ran, in order: `:back` and `:undo` run them again, and `:save` writes them.
struct Trail {
  struct Entry {
    enum Content {
      /// Statements, with their language if it is not rxplay's own.
      case statements(SourceText, SourceLanguage? = nil)
      /// A change from outside the language, with a statement of the same effect if there is one.
      case change(statement: String?, (Session) -> Void)
    }

    var content: Content
    /// Its scene, and the clock at its beginning, in nanoseconds.
    let scene: Int
    let clock: Int
    /// The instant at which `:back` stopped it in the middle, in nanoseconds.
    var end: Int?
    /// The library that it was read in, if it is not the current one.
    var reading: EntryReading?
  }

  var entries: [Entry] = []
  /// The number of entries that `init.rx` has made at the start, which `:undo` never removes.
  var initial = 0

  /// The entries that ran whole, as pieces of a script; only some of them if Ctrl-C comes meanwhile.
  var pieces: [SavedScript.Piece] {
    var pieces: [SavedScript.Piece] = []
    func set(_ setting: String) {
      if !setting.isEmpty { pieces.append(SavedScript.Piece(text: setting, isSetting: true)) }
    }
    var isInCode = false
    var reading: EntryReading?
    for entry in entries where entry.end == nil {
      let own = entry.isOfOtherLanguage ? nil : entry.statements
      // Entries that were read alike form a group.
      let isReadAlike = entry.reading == reading
      if !isReadAlike { set(reading?.after ?? "") }
      if own != nil, isInCode { set(SavedScript.endOfCode) }
      if !isReadAlike { set(entry.reading?.before ?? "") }
      isInCode = own == nil
      reading = entry.reading
      pieces += own?.map { SavedScript.Piece(text: $0) } ?? entry.translatedPieces
    }
    set(reading?.after ?? "")
    return pieces
  }

  /// The statements as a text.
  var text: String { pieces.map { $0.text }.joined(separator: "\n") }

  /// The entry that `:back` stopped in the middle, if shorter statements cannot express that.
  var partlyTakenBack: String? { entries.first { $0.end != nil }?.title }
}

extension Trail.Entry {
  /// Its statements, each as it was written.
  var statements: [String] {
    switch content {
    case .change(let statement, _): return statement.map { [$0] } ?? []
    case .statements(_, _?): return translatedPieces.map { $0.text }
    case .statements(let source, nil):
      return Parser.parse(source, isInterrupted: { Interruption.isRequested }).items.compactMap { item in
        if case .statement(let statement) = item { source.text(in: statement.span) } else { nil }
      }
    }
  }

  var isOfOtherLanguage: Bool {
    if case .statements(_, _?) = content { true } else { false }
  }

  /// Code of another language as statements of rxplay's own.
  var translatedPieces: [SavedScript.Piece] {
    guard case .statements(let source, let language?) = content else { return [] }
    let translation = Translation(of: source, from: language, isInterrupted: { Interruption.isRequested })
    return translation.statementsOfEntry.map { SavedScript.Piece(text: $0.text, isSetting: $0.isSetting) }
  }

  /// Whether it has no statement left.
  var isEmpty: Bool {
    if case .statements(let source, _) = content { source.text.isEmpty } else { false }
  }

  /// Its first line, for messages.
  var title: String {
    if case .statements(let source, _?) = content { return SavedScript.firstLine(of: source.text) }
    return SavedScript.firstLine(of: statements.first ?? "a setting")
  }
}

/// A run of the entries in a session of their own, silently, up to an instant.
struct Replay {
  let session: Session
  /// The entries that remain.
  private(set) var kept: [Trail.Entry] = []
  /// The later entries, which are removed.
  private(set) var takenBack: [Trail.Entry] = []

  /// - Parameter end: The last scene, and the last instant of the run in it, in nanoseconds.
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
        guard case .statement(let text, _, _) = event else { return }
        if let current { done.append(current.text) }
        current = (text, session.clock)
      }
      if session.finishTurn() != nil { session.endScene() }
      guard language == nil else { return }
      guard session.hasReachedReplayEnd, entry.end == nil, let stopped = current else { return }
      guard stopped.text.hasPrefix("wait(") else { return entry.end = session.clock }
      // A shorter wait has the same effect.
      if session.clock > stopped.clock { done.append("wait(\(TimeText.format(Int64(session.clock - stopped.clock))))") }
      entry.content = .statements(SourceText(name: source.name, text: done.joined(separator: "\n")))
    }
  }
}
