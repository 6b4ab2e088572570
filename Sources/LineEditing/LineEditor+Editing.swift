import CEditline
import CLibrary
import Processes

extension LineEditor {
  /// The spaces that a closing bracket removes and Tab adds.
  private static let indentWidth = 2

  func enter() -> Outcome {
    let text = buffer.text
    guard let completeness = asking({ hooks.completeness(text) }) else { return .nothing }
    switch completeness {
    case .complete: return submit(.entry(text))
    case .incomplete: return insertNewline(indent: indentation())
    }
  }

  /// Returns the program's answer; `nil` if Ctrl-C came meanwhile, which is then handled.
  private func asking<Answer>(_ question: () -> Answer) -> Answer? {
    guard let signals else { return question() }
    let answer = signals.allowingInterruption(question)
    return SignalFlags.isRaised(SIGINT) ? nil : answer
  }

  /// Lets libedit leave the entry, with the cursor below it.
  private func submit(_ reading: Reading) -> Outcome {
    self.reading = reading
    ownKeys.append(.submit)
    return .nothing
  }

  func interrupt() -> Outcome {
    search = nil
    buffer.moveCursor(to: buffer.scalars.count)
    buffer.insert("^C")
    Interruption.reset()
    _ = submit(.interrupted)
    return .redraw
  }

  func leave() -> Outcome {
    reading = .endOfInput
    Terminal.put("\r\n")
    return .endOfInput
  }

  // MARK: Text

  func insertNewline(indent: Int) -> Outcome {
    buffer.insert("\n" + String(repeating: " ", count: indent))
    return .redraw
  }

  /// Returns the indentation of a new line at the cursor.
  func indentation() -> Int {
    // Text that comes at once, pasted without a mark, has its own.
    if Self.hasPendingInput || decoder.hasPending { return 0 }
    let head = String(scalars: buffer.scalars[..<buffer.cursor])
    if case .incomplete(let indent)? = asking({ hooks.completeness(head) }) { return max(0, indent) }
    return buffer.lineHead.prefix { $0 == " " }.count
  }

  func closeBracket(_ bracket: Unicode.Scalar) -> Outcome {
    let head = buffer.lineHead
    if !head.isEmpty, head.allSatisfy({ $0 == " " }), buffer.currentLine.lowerBound > 0 {
      buffer.delete(buffer.cursor - min(Self.indentWidth, head.count)..<buffer.cursor)
    }
    buffer.insert(String(Character(bracket)))
    return .redraw
  }

  func paste() -> Outcome {
    // A newline at the end of the paste is dropped: the user still presses Enter.
    var text = Substring(pasted)
    while text.last == "\n" { text.removeLast() }
    pasted = ""
    buffer.insert(String(text))
    return .redraw
  }

  func delete(_ range: Range<Int>) -> Outcome {
    guard !range.isEmpty else { return .beep }
    buffer.delete(range)
    return .redraw
  }

  /// Kills to an end of the line through libedit, so that its yank has the text.
  func kill(to end: FunctionKey) -> Outcome {
    let line = buffer.currentLine
    let cursor = buffer.cursor
    // At the end of a line the newline is removed, and the lines join.
    let joins = end == .end && cursor == line.upperBound
    ownKeys += [.setMark, joins ? .right : end, .killRegion]
    return .nothing
  }

  func undoChange() -> Outcome {
    guard let state = undo.undo() else { return .beep }
    buffer.replace(with: String(scalars: state.text))
    buffer.moveCursor(to: state.cursor)
    return .redraw
  }

  // MARK: Moving

  func move(by distance: Int) -> Outcome {
    guard distance != 0 else { return .nothing }
    buffer.moveCursor(to: buffer.cursor + distance)
    return .redraw
  }

  func up() -> Outcome {
    let line = buffer.currentLine
    guard line.lowerBound == 0 else { return moveToLine(endingAt: line.lowerBound - 1) }
    return show(recall.older(than: buffer.text, in: history.entries))
  }

  func down() -> Outcome {
    let line = buffer.currentLine
    let scalars = buffer.scalars
    guard line.upperBound == scalars.count else {
      let next = line.upperBound + 1
      return moveToLine(endingAt: scalars[next...].firstIndex(of: "\n") ?? scalars.count)
    }
    return show(recall.newer(than: buffer.text, in: history.entries))
  }

  private func show(_ recalled: String?) -> Outcome {
    goalColumn = nil
    guard let recalled else { return .beep }
    buffer.replace(with: recalled)
    return .redraw
  }

  /// Moves to the place of a line that is nearest to the cursor's column before it went up and down.
  private func moveToLine(endingAt end: Int) -> Outcome {
    let goal = goalColumn ?? CellWidth.of(buffer.lineHead.unicodeScalars)
    goalColumn = goal
    let scalars = buffer.scalars
    var index = scalars[..<end].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    var column = 0
    while index < end, column + CellWidth.of(scalars[index]) <= goal {
      column += CellWidth.of(scalars[index])
      index += 1
    }
    buffer.moveCursor(to: index)
    return .redraw
  }

  // MARK: Completion

  func complete() -> Outcome {
    if list != nil {
      list?.turnPage()
      return .nothing
    }
    let head = buffer.lineHead
    if head.allSatisfy({ $0 == " " }), buffer.currentLine.lowerBound > 0 {
      buffer.insert(String(repeating: " ", count: Self.indentWidth))
      return .redraw
    }
    let text = buffer.text
    let cursor = buffer.scalars[..<buffer.cursor].reduce(0) { $0 + UTF8.width($1) }
    guard let completion = asking({ hooks.complete(text, cursor) }) ?? nil, !completion.candidates.isEmpty,
      let range = scalarRange(completion.replacement, in: text)
    else { return .beep }
    let replaced = String(scalars: buffer.scalars[range])
    let isUnique = completion.candidates.count == 1
    let insertion = CompletionList.commonPrefix(of: completion.candidates)
    // Candidates need not begin with the typed text; then only a single one replaces it.
    if isUnique || (insertion.hasPrefix(replaced) && insertion != replaced) {
      guard insertion != replaced else { return .beep }
      buffer.delete(range)
      buffer.insert(insertion)
      if isUnique, completion.candidates[0].label != nil { list = CompletionList(completion.candidates) }
      return .redraw
    }
    list = CompletionList(completion.candidates)
    return .nothing
  }

  private func scalarRange(_ range: Range<Int>, in text: String) -> Range<Int>? {
    guard range.lowerBound >= 0, range.upperBound <= text.utf8.count else { return nil }
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: scalars.startIndex, to: lower)
    return start..<start + scalars.distance(from: lower, to: upper)
  }

  // MARK: Search

  func beginSearch() -> Outcome {
    textBeforeSearch = buffer.text
    search = HistorySearch(entries: history.entries)
    return .nothing
  }

  func showMatch() -> Outcome {
    buffer.replace(with: search?.match ?? textBeforeSearch)
    if let offset = search?.matchOffset { buffer.moveCursor(to: offset) }
    return .redraw
  }
}
