import CEditline
import CLibrary
import Processes

/// Reads entries of one or more lines from a terminal, with libedit.
///
/// One buffer holds the whole entry. libedit stores and draws it; this class handles keys, history, completion and the
/// rows under the entry.
public final class LineEditor: EntryReader {
  /// The look of the editor.
  public struct Style: Sendable {
    /// Whether previews and summaries are dimmed.
    public var isDimming: Bool

    /// Creates the default look, which dims.
    public init(isDimming: Bool = true) { self.isDimming = isDimming }

    func dimmed(_ text: String) -> String { isDimming ? Escape.dim + text + Escape.plain : text }
  }

  /// The editors whose keys are supported.
  public enum EditingMode: String, CaseIterable, Sendable {
    case emacs, vi
  }

  /// Whether a key or a signal waits.
  static var hasPendingInput: Bool { SignalGuard.isAnythingPending }

  /// The hooks; they may be changed between entries.
  public var hooks: EntryHooks
  /// The history of entries, for recall; new ones are added.
  public let history: History
  /// The look of the editor, from the next key on.
  public var style: Style
  /// Whether previews are drawn.
  public var isPreviewing = true
  /// The editing mode, from the next entry on.
  public var editingMode: EditingMode = .emacs {
    didSet { bindKeys() }
  }

  let editLine: OpaquePointer
  let buffer: EntryBuffer
  var decoder = KeyDecoder()
  /// Keys that the editor sends to itself; they come before typed ones.
  var ownKeys: [FunctionKey] = []
  var signals: SignalGuard?
  var isAtEndOfInput = false
  /// Whether the postponed work has begun, and whether it is finished.
  var hasBegunToRest = false
  var hasRested = false

  /// The result of the current entry.
  var reading: Reading?
  var pasted = ""
  var recall = HistoryRecall()
  var search: HistorySearch?
  /// The entry before the search.
  var textBeforeSearch = ""
  var list: CompletionList?
  var goalColumn: Int?
  var undo = EntryUndo()
  var panel = Panel()
  var repair: ScreenRepair?
  var preview = ShownPreview()
  /// The text that was last previewed.
  var previewedText: String?
  /// Whether a preview begins after some time without a key, and the preview in progress.
  var isPreviewDue = false
  var previewing: Previewing?
  /// The prompt with its escape sequences, and without.
  var styledPrompt = ""
  var prompt = ""
  private var markedPrompt: UnsafeMutablePointer<CChar>?

  /// Creates an editor; `nil` if standard input and output are no capable terminal.
  public init?(hooks: EntryHooks, history: History = History(path: nil), style: Style = Style()) {
    guard Terminal.isCapable else { return nil }
    Terminal.useUTF8()
    Terminal.mendSize()
    guard let editLine = ce_init("rxplay") else { return nil }
    self.editLine = editLine
    self.hooks = hooks
    self.history = history
    self.style = style
    buffer = EntryBuffer(editLine: editLine)
    Interruption.install()
    ce_set_client_data(editLine, Unmanaged.passUnretained(self).toOpaque())
    // libedit's own signal handling signals the whole process group.
    ce_set_signal(editLine, 0)
    ce_set_reader(editLine) { LineEditor.of($0)?.read(into: $1) ?? 0 }
    ce_set_prompt(editLine, { LineEditor.of($0)?.markedPrompt }, CChar(StyledText.mark.value))
    // With these capabilities libedit inserts and deletes cells, wrongly if there are wide characters.
    for capability in ["ic", "im", "IC", "dc", "dm", "DC"] { ce_set_capability(editLine, capability, "") }
    addCommands()
    bindKeys()
  }

  deinit {
    ce_set_edit_mode(editLine, 0)
    el_end(editLine)
    free(markedPrompt)
  }

  static func of(_ editLine: OpaquePointer?) -> LineEditor? {
    guard let data = ce_client_data(editLine) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  /// Reads one entry and adds it to the history.
  public func readEntry() -> Reading {
    begin()
    let signals = SignalGuard()
    self.signals = signals
    if Interruption.isRequested { decoder.dropPending() }
    Interruption.reset()
    // libedit shows the prompt first, and the terminal would echo a key that comes in between.
    prepareTerminal()
    Terminal.put(Escape.pasteMode)
    var count: Int32 = 0
    Terminal.mendSize()
    el_wgets(editLine, &count)
    panel.clear()
    Terminal.put(Escape.noPasteMode)
    Terminal.flush()
    signals.end()
    self.signals = nil
    let reading = reading ?? .endOfInput
    if case .entry(let text) = reading { history.append(text) }
    return reading
  }

  private func begin() {
    styledPrompt = hooks.prompt()
    prompt = StyledText.plain(styledPrompt)
    free(markedPrompt)
    markedPrompt = strdup(StyledText.marked(prompt: styledPrompt))
    reading = nil
    (hasBegunToRest, hasRested) = (false, false)
    pasted = hooks.prefill()
    ownKeys = pasted.isEmpty ? [] : [.paste]
    recall.reset()
    search = nil
    list = nil
    goalColumn = nil
    preview = ShownPreview()
    undo = EntryUndo()
    previewedText = nil
    isPreviewDue = false
  }

  var layout: EntryLayout {
    EntryLayout(prompt: prompt, text: buffer.scalars, cursor: buffer.cursor, columns: Terminal.size.columns)
  }
}
