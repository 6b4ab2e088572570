import CEditline
import CLibrary
import Processes

extension LineEditor {
  /// Stores the next character and returns 1, or 0 at the end of the input. It is libedit's reader.
  func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    while true {
      guard let scalar = nextScalar() else { return 0 }
      guard let handedOn = search == nil ? scalar : searchKey(scalar) else { continue }
      character?.pointee = wchar_t(handedOn.value)
      return 1
    }
  }

  private func nextScalar() -> Unicode.Scalar? {
    while true {
      if !ownKeys.isEmpty { return ownKeys.removeFirst().scalar }
      if isAtEndOfInput { return nil }
      // It is repeated until the entry has been dropped: libedit may swallow the key in the middle of a sequence.
      if SignalFlags.isRaised(SIGINT) {
        decoder.dropPending()
        return "\u{03}"
      }
      if !decoder.hasPending {
        if !Self.hasPendingInput { undo.record(EntryUndo.State(text: buffer.scalars, cursor: buffer.cursor)) }
        idle()
      }
      rest()
      let key = decoder.next { self.nextBytes($0, timeout: $1) }
      // A key that was cut short is dropped with the entry.
      if SignalFlags.isRaised(SIGINT) { continue }
      switch key {
      case .character(let scalar): return scalar
      case .function(let key): return key.scalar
      case .paste(let text):
        pasted = text
        return FunctionKey.paste.scalar
      case nil: continue
      }
    }
  }

  /// Returns the next bytes of the terminal, at most `count`, and handles signals meanwhile; none after the timeout, at
  /// Ctrl-C and at the end.
  private func nextBytes(_ count: Int, timeout: Int?) -> [UInt8] {
    while let signals {
      // The rows under the entry can wait for a pause between keys; the rest of a key sequence comes first.
      let pause = isPreviewDue ? Self.restBeforePreview : preview.hasProblemToTell ? Self.restBeforeProblem : nil
      let rest = timeout == nil && isPreviewing && search == nil && list == nil ? pause : nil
      switch signals.wait(timeout: timeout ?? rest, orFor: timeout == nil ? previewing?.work : nil) {
      case .timedOut:
        guard timeout == nil else { return [] }
        if isPreviewDue { beginPreview() } else { tellProblem() }
      case .progress: takePreview()
      case .signalled:
        if endPreview() { isPreviewDue = true }
        attendToSignals(signals)
        if SignalFlags.isRaised(SIGINT) {
          clearBelow()
          return []
        }
      case .readable(let isLast):
        let bytes = Terminal.read(atMost: count)
        if let bytes, !bytes.isEmpty {
          clearBelow()
          if bytes != [UInt8(ascii: "\t")] { list = nil }
          return bytes
        }
        // Ctrl-C has discarded the bytes that were there before.
        if bytes == [], !isLast { continue }
        isAtEndOfInput = true
        clearBelow()
        return []
      }
    }
    return []
  }

  /// Erases the rows under the entry and returns the cursor to libedit.
  private func clearBelow() {
    endPreview()
    isPreviewDue = false
    repair?.handBack()
    repair = nil
    panel.clear()
  }

  // MARK: Signals

  private func attendToSignals(_ signals: SignalGuard) {
    if SignalFlags.take(SIGWINCH) { resize() }
    if SignalFlags.take(SIGTSTP) { suspend(signals, SIGTSTP) }
    for signal in [SIGTERM, SIGHUP] where SignalFlags.take(signal) { suspend(signals, signal) }
    // SIGSTOP comes without a warning: the terminal and its screen may have changed meanwhile.
    if SignalFlags.take(SIGCONT) { resume() }
    // Ctrl-\ at a prompt has no effect.
    SignalFlags.lower(SIGQUIT)
  }

  /// Makes the terminal deliver every key at once and unchanged.
  func prepareTerminal() {
    ce_prepare_terminal(editLine, 1)
    Terminal.readWithoutWaiting()
  }

  private func resize() {
    // The terminal has wrapped the rows again, at the new width.
    let row = layout.cursor.row
    endPreview()
    previewedText = nil
    repair = nil
    panel.forget()
    Terminal.put("\r" + Escape.up(row) + Escape.eraseRowAndBelow)
    Terminal.mendSize()
    el_resize(editLine)
    ce_refresh(editLine)
    idle()
  }

  /// Restores the terminal while a signal takes effect, which ends the process or stops it for a time.
  private func suspend(_ signals: SignalGuard, _ signal: Int32) {
    clearBelow()
    let layout = layout
    Terminal.put(Escape.down(layout.lastRow - layout.cursor.row) + Escape.noPasteMode)
    Terminal.flush()
    ce_prepare_terminal(editLine, 0)
    signals.raiseUncaught(signal)
    SignalFlags.lower(SIGCONT)
    resume()
  }

  private func resume() {
    repair = nil
    panel.forget()
    ce_prepare_terminal(editLine, 0)
    prepareTerminal()
    Terminal.put(Escape.pasteMode + "\r" + Escape.eraseRowAndBelow)
    Terminal.mendSize()
    el_resize(editLine)
    ce_refresh(editLine)
    idle()
  }

  // MARK: Waiting

  /// Does the work that was postponed until the prompt: once for each entry, and the rest of it between keys.
  private func rest() {
    let isDisturbed = decoder.hasPending || Self.hasPendingInput
    guard !hasRested, !isDisturbed || !hasBegunToRest else { return }
    hasBegunToRest = true
    Terminal.flush()
    hasRested = hooks.rest { isDisturbed || Self.hasPendingInput }
  }

  /// Draws the rows under the entry, unless a key waits already.
  func idle() {
    Terminal.flush()
    guard !Self.hasPendingInput else { return }
    let layout = layout
    let size = Terminal.size
    let room = TerminalSize(columns: size.columns, rows: size.rows - layout.rows.count)
    let lines = linesBelow(room: room)
    guard !Self.hasPendingInput else { return }
    if room.rows > 0 {
      panel.draw(Array(lines.prefix(room.rows)), layout: layout)
      repair = ScreenRepair(text: buffer.scalars, layout: layout)
      repair?.draw(prompt: styledPrompt)
    }
    Terminal.flush()
  }

  private func linesBelow(room: TerminalSize) -> [String] {
    isPreviewDue = false
    if let search { return [searchLine(search, columns: room.columns)] }
    if list != nil {
      // A list leaves some earlier rows on the screen, too.
      let listRoom = TerminalSize(columns: room.columns, rows: min(room.rows, max(10, room.rows / 2)))
      return list?.lines(room: listRoom, dimmed: style.dimmed) ?? []
    }
    guard isPreviewing, room.rows > 0 else { return [] }
    return previewLines(room: room)
  }

  // MARK: Search

  private func searchLine(_ search: HistorySearch, columns: Int) -> String {
    let state = !search.hasFailed ? "search" : search.match == nil ? "no entry with" : "no other entry with"
    return StyledText.truncated(style.dimmed("\(state): ") + search.pattern, columns: columns)
  }

  /// Handles a key typed during a search. Returns the key for libedit, if there is one.
  private func searchKey(_ key: Unicode.Scalar) -> Unicode.Scalar? {
    switch key {
    case "\u{12}": search?.older()
    case "\u{13}": search?.newer()
    case "\u{08}", "\u{7F}": search?.removeLast()
    case FunctionKey.showMatch.scalar: return key
    case "\u{07}":
      search = nil
      return FunctionKey.showMatch.scalar
    case "\r" where editingMode == .vi, "\n" where editingMode == .vi:
      // As in vi, the found entry is edited first. (Setting the mark has no effect on it.)
      search = nil
      return FunctionKey.setMark.scalar
    case _ where key.value >= 0x20 && !(0x7F...0x9F).contains(key.value): search?.append(key)
    default:
      // Every other key ends the search and takes effect on the found entry.
      search = nil
      return key
    }
    return FunctionKey.showMatch.scalar
  }
}
