import CEditline

/// The commands of the editor's own keys; libedit has the rest.
enum Command: String, CaseIterable {
  case enter = "entry-enter"
  case newline = "entry-newline"
  case up = "entry-up"
  case down = "entry-down"
  case left = "entry-left"
  case right = "entry-right"
  case lineStart = "entry-line-start"
  case lineEnd = "entry-line-end"
  case killToLineStart = "entry-kill-to-line-start"
  case killToLineEnd = "entry-kill-to-line-end"
  case deleteBefore = "entry-delete-before"
  case deleteAfter = "entry-delete-after"
  case insertAtLineStart = "entry-insert-at-line-start"
  case appendAtLineEnd = "entry-append-at-line-end"
  case closeBracket = "entry-close-bracket"
  case complete = "entry-complete"
  case paste = "entry-paste"
  case search = "entry-search"
  case showMatch = "entry-show-match"
  case interrupt = "entry-interrupt"
  case endOfInput = "entry-end-of-input"
  case undo = "entry-undo"
}

/// The answer of a command to libedit.
enum Outcome {
  case nothing, redraw, beep, endOfInput

  var code: UInt8 {
    switch self {
    case .nothing: UInt8(CC_NORM)
    case .redraw: UInt8(CC_REFRESH)
    case .beep: UInt8(CC_ERROR)
    case .endOfInput: UInt8(CC_EOF)
    }
  }
}

/// libedit stores a bare function for each command, so each needs one of its own.
private let trampolines: [ce_command] = [
  { run(0, $0, $1) }, { run(1, $0, $1) }, { run(2, $0, $1) }, { run(3, $0, $1) }, { run(4, $0, $1) },
  { run(5, $0, $1) }, { run(6, $0, $1) }, { run(7, $0, $1) }, { run(8, $0, $1) }, { run(9, $0, $1) },
  { run(10, $0, $1) }, { run(11, $0, $1) }, { run(12, $0, $1) }, { run(13, $0, $1) }, { run(14, $0, $1) },
  { run(15, $0, $1) }, { run(16, $0, $1) }, { run(17, $0, $1) }, { run(18, $0, $1) }, { run(19, $0, $1) },
  { run(20, $0, $1) }, { run(21, $0, $1) },
]

private func run(_ index: Int, _ editLine: OpaquePointer?, _ character: Int32) -> UInt8 {
  guard let editor = LineEditor.of(editLine) else { return Outcome.beep.code }
  let typed = Unicode.Scalar(UInt32(bitPattern: character)) ?? " "
  return editor.perform(Command.allCases[index], typed: typed).code
}

extension LineEditor {
  func addCommands() {
    for (command, trampoline) in zip(Command.allCases, trampolines) {
      ce_add_command(editLine, command.rawValue, trampoline)
    }
  }

  /// Binds the keys of the editing mode: libedit's, then those of this editor.
  func bindKeys() {
    ce_set_editor(editLine, editingMode.rawValue)
    for (key, command) in Self.keys { bind(key, command.rawValue) }
    for (key, command) in Self.libeditKeys { bind(key, command) }
    switch editingMode {
    case .emacs:
      for (key, command) in Self.emacsKeys { ce_bind(editLine, key, command.rawValue) }
    case .vi:
      for (key, command) in Self.viKeys { ce_bind_alternative(editLine, key, command) }
    }
  }

  /// Binds a key in every map.
  private func bind(_ key: String, _ command: String) {
    ce_bind(editLine, key, command)
    if editingMode == .vi { ce_bind_alternative(editLine, key, command) }
  }

  private static let keys: [(String, Command)] = [
    ("^M", .enter), ("^J", .enter), ("^C", .interrupt), ("^D", .endOfInput), ("^I", .complete), ("^R", .search),
    ("^_", .undo),
    (FunctionKey.newline.binding, .newline), (FunctionKey.up.binding, .up), (FunctionKey.down.binding, .down),
    (FunctionKey.left.binding, .left), (FunctionKey.right.binding, .right),
    (FunctionKey.home.binding, .lineStart), (FunctionKey.end.binding, .lineEnd),
    (FunctionKey.delete.binding, .deleteAfter), (FunctionKey.paste.binding, .paste),
    (FunctionKey.showMatch.binding, .showMatch),
  ]

  private static let libeditKeys: [(String, String)] = [
    (FunctionKey.submit.binding, "ed-newline"), (FunctionKey.setMark.binding, "em-set-mark"),
    (FunctionKey.killRegion.binding, "em-kill-region"), (FunctionKey.wordLeft.binding, "ed-prev-word"),
    (FunctionKey.wordRight.binding, "em-next-word"),
    ("^L", "ed-clear-screen"),
    // These would wait for a second key, which the decoder may have turned into a code.
    ("^V", "ed-unassigned"), ("^Q", "ed-unassigned"),
  ]

  private static let emacsKeys: [(String, Command)] = [
    ("^P", .up), ("^N", .down), ("^B", .left), ("^F", .right), ("^A", .lineStart), ("^E", .lineEnd),
    ("^H", .deleteBefore), ("^?", .deleteBefore), ("^U", .killToLineStart), ("^K", .killToLineEnd),
    ("}", .closeBracket), ("]", .closeBracket), (")", .closeBracket),
  ]

  private static let viKeys: [(String, String)] = [
    ("k", Command.up.rawValue), ("j", Command.down.rawValue), ("/", Command.search.rawValue),
    ("u", Command.undo.rawValue),
    ("0", Command.lineStart.rawValue), ("$", Command.lineEnd.rawValue),
    ("I", Command.insertAtLineStart.rawValue), ("A", Command.appendAtLineEnd.rawValue),
    (FunctionKey.insertMode.binding, "vi-insert"), (FunctionKey.appendMode.binding, "vi-add-at-eol"),
    // It would wait for the rest of a function key, which the decoder has taken.
    ("^[", "ed-ignore"),
    // libedit's own prompt for commands, an outside editor, and a way to submit past the parser.
    (":", "ed-unassigned"), ("v", "ed-unassigned"), ("#", "ed-unassigned"),
  ]

  func perform(_ command: Command, typed: Unicode.Scalar) -> Outcome {
    if command != .up && command != .down { goalColumn = nil }
    switch command {
    case .enter: return enter()
    case .newline: return insertNewline(indent: indentation())
    case .up: return up()
    case .down: return down()
    case .left: return move(by: -buffer.characterBefore)
    case .right: return move(by: buffer.characterAfter)
    case .lineStart: return move(by: buffer.currentLine.lowerBound - buffer.cursor)
    case .lineEnd: return move(by: buffer.currentLine.upperBound - buffer.cursor)
    case .killToLineStart: return kill(to: .home)
    case .killToLineEnd: return kill(to: .end)
    case .deleteBefore: return delete(buffer.cursor - buffer.characterBefore..<buffer.cursor)
    case .deleteAfter: return delete(buffer.cursor..<buffer.cursor + buffer.characterAfter)
    case .insertAtLineStart:
      ownKeys += [.home, .insertMode]
      return .nothing
    case .appendAtLineEnd:
      // In command mode the cursor cannot be after the last character.
      ownKeys += buffer.currentLine.upperBound == buffer.scalars.count ? [.appendMode] : [.end, .insertMode]
      return .nothing
    case .closeBracket: return closeBracket(typed)
    case .complete: return complete()
    case .paste: return paste()
    case .search: return beginSearch()
    case .showMatch: return showMatch()
    case .interrupt: return interrupt()
    case .undo: return undoChange()
    case .endOfInput: return buffer.scalars.isEmpty ? leave() : perform(.deleteAfter, typed: typed)
    }
  }
}

extension FunctionKey {
  /// The key as libedit's `bind` takes it.
  var binding: String { String(Character(scalar)) }
}
