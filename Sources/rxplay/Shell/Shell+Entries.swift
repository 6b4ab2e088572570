import LineEditing
import Printing
import Processes
import StreamLang

/// Reading entries, and what each of them means.
extension Shell {
  /// Reads and runs until the end of the input or `:quit`.
  func run() {
    Interruption.install()
    Memory.joinFreedAtOnce()
    let hooks = EntryHooks(
      prompt: { [unowned self] in prompt },
      completeness: { [unowned self] text in
        if paste != nil || language(of: text) != nil { return .complete }
        if text.hasPrefix(":") || text.hasPrefix("?") || PastedTranscript.entries(in: text) != nil { return .complete }
        if ExerciseSheet.isUnfinished(text) { return .incomplete(indent: 0) }
        if isPrediction(text) || ExerciseSheet.holdsExercises(SourceText(name: "", text: text)) { return .complete }
        switch StreamLang.Completeness(of: text, isInterrupted: session.isInterrupted) {
        case .complete: return .complete
        case .incomplete(let indentation): return .incomplete(indent: indentation)
        }
      },
      complete: { [unowned self] text, cursor in ShellCompletion(shell: self).completion(of: text, at: cursor) },
      preview: { [unowned self] text, room in
        // Code of another language is not previewed but runs when it is entered.
        if paste != nil || language(of: text) != nil { return .lines([]) }
        return previewOfAnswer(text, room: room)
          ?? ShellPreview(session: session, presenter: presenter).preview(of: text, room: room)
      },
      prefill: { [unowned self] in isTerminal && !isSetAside ? waiting ?? "" : "" },
      rest: { [unowned self] in rest(until: $0) })
    let reader = makeEntryReader(hooks: hooks, history: history)
    editor = reader as? LineEditor
    // It restores the state of the terminal.
    defer { editor = nil }
    fitToTerminal()
    if isTerminal {
      Standard.write(Self.banner(width: presenter.width, presenter.edition) + "\n")
    }
    readInit()
    learning.opening?(self)
    var isHistoryToldOf = false
    while !isLeaving, !Standard.isReaderGone {
      // A full disk may be noticed only when the first entry is written.
      if isTerminal, !isHistoryToldOf, let warning = history.warning {
        say("note: %1", Printable.text(warning))
        isHistoryToldOf = true
      }
      switch reader.readEntry() {
      // The flag is reset when reading begins: a Ctrl-C right after Enter is meant for the run.
      case .entry(let text):
        isSetAside = false
        if paste == nil { evaluate(text) } else { paste?.lines.append(text) }
      case .interrupted:
        isSetAside = true
        if paste != nil { say("nothing was run") }
        paste = nil
      case .endOfInput:
        if let paste {
          self.paste = nil
          if isTerminal { Standard.write("\n") }
          finishPaste(paste)
          continue
        }
        if isTerminal { Standard.write("\n") }
        return
      }
    }
  }

  /// Frees the objects of earlier entries, and returns whether all are freed.
  private func rest(until isDisturbed: @escaping () -> Bool) -> Bool {
    let isDone = session.releaseDeferred { !isDisturbed() }
    Memory.beginEntry(givingBack: isDone)
    return isDone
  }

  /// Runs an entry: a command, or statements.
  func evaluate(_ text: String) {
    if let entries = PastedTranscript.entries(in: text) {
      for entry in entries where !isLeaving {
        if entries.count > 1 { Standard.write(Printable.text(prompt + entry) + "\n") }
        evaluate(entry)
      }
      return
    }
    guard text.contains(where: { !$0.isWhitespace }) else { return goOn() }
    // On a terminal the statement of a lesson is the beginning of the entry. Entered unchanged, it continues the
    // lesson; a changed one is run, and the lesson's statement is offered again.
    if text == waiting { return goOn() }
    // A command may be typed after it.
    if let waiting, text.hasPrefix(waiting + ":") { return evaluate(String(text.dropFirst(waiting.count))) }
    fitToTerminal()
    if text.hasPrefix(":") { return ShellCommands.run(String(text.dropFirst()), in: self) }
    let source = SourceText(name: "<shell>", text: text)
    if let language = language(of: text) {
      lastEntry = text
      return run(source, in: language)
    }
    if beginsExercise(of: source) { return }
    let command = ShellCommands.withoutColon(text)
    let answer = ShellCommands.missingColon(in: text)
    if command != nil || answer != nil, !session.kind(of: source).faults.isEmpty {
      if let command { return ShellCommands.run(command, in: self) }
      return Standard.write((answer ?? "") + "\n")
    }
    if answers(text, source) { return }
    lastEntry = text
    isSceneDrawn = false
    if text.hasPrefix(".") { tellReceiver() }
    hasLastFailed = !run(source)
  }

  /// Prints the name of the result that a leading dot continues.
  private func tellReceiver() {
    guard let receiver = session.lastResultText else { return }
    let edition = presenter.edition
    let text =
      hasLastFailed
      ? edition.text("goes on from %1, as the last entry failed", Printable.text(receiver))
      : edition.text("goes on from %1", Printable.text(receiver))
    Standard.write(HelpPage.wrapped(text, width: presenter.width, indent: 0))
  }
}
