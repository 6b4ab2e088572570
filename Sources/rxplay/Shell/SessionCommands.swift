import LineEditing
import Marbles
import Printing
import Processes
import StreamLang

/// The commands about the entries of the session and the behaviour of the shell.
enum SessionCommands {
  static let all = [
    ShellCommand(
      name: "vars", arguments: "", group: .session, summary: "the names that you have given, with their values",
      elsewhere: ["ls", "list", "browse", "who", "env"]
    ) { _, shell in
      guard !shell.session.variableNames.isEmpty else { return shell.say("no names yet: let a = interval(1s)") }
      let width = shell.presenter.width
      shell.list { TextTable.text(shell.session.variables.map { [$0.name, $0.kind, $0.text] }, width: width) }
    },
    ShellCommand(
      name: "history", arguments: "[WORD]", group: .session, summary: "earlier entries, or those with a word in them",
      run: history),
    ShellCommand(
      name: "edit", arguments: "[session]", group: .session, summary: "change the last entry in $VISUAL or $EDITOR",
      details:
        "The changed entry is run. ':edit session' opens all entries that worked; they are run from the beginning.",
      run: edit),
    ShellCommand(
      name: "undo", arguments: "", group: .session, summary: "take the last entry back",
      details: "The entries before it are run again, in a session of their own. ':back' goes back in time."
    ) { _, shell in shell.undo() },
    Shell.languageCommand,
    ShellCommand(
      name: "set", arguments: "[NAME VALUE]", group: .session, summary: "show or change settings",
      run: ShellSettings.set),
    ShellCommand(
      name: "reset", arguments: "", group: .session, summary: "forget everything and start over at 0s"
    ) { _, shell in shell.reset() },
    ShellCommand(
      name: "clear", arguments: "", group: .session, summary: "clear the screen (so does Ctrl-L)", elsewhere: ["cls"]
    ) { _, shell in if shell.isTerminal { Standard.write("\u{1B}[H\u{1B}[2J") } },
    ShellCommand(
      name: "quit", arguments: "", group: .session, summary: "leave (so does Ctrl-D)",
      elsewhere: ["exit", "q", "q!", "wq", "bye", "logout"]
    ) { _, shell in shell.leave() },
  ]

  /// The number of entries that are listed without a word to search for.
  private static let listed = 50

  private static func history(_ word: String, _ shell: Shell) {
    shell.list { history(shell.history.entries, with: word, shell.presenter.edition) }
  }

  private static func history(_ all: [String], with word: String, _ edition: Edition) -> String {
    let entries = all.filter { word.isEmpty || Substring($0).holds(word) }
    guard !entries.isEmpty else {
      let text =
        word.isEmpty
        ? edition.text("no entries yet") : edition.text("no entry has '%1' in it", Printable.text(word))
      return text + "\n"
    }
    return (word.isEmpty ? entries.suffix(listed) : entries[...]).map { entry in
      let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { "  " + Printable.text(String($0)) + "\n" }.joined()
    }.joined()
  }

  private static func edit(_ part: String, _ shell: Shell) {
    let isSession = "session".hasPrefix(part) && !part.isEmpty
    guard part.isEmpty || isSession else {
      return shell.say(":edit opens the last entry, :edit session all of them")
    }
    let text = isSession ? shell.trail.text : shell.lastEntry
    guard !Interruption.isRequested else { return shell.sayInterrupted() }
    let result = ExternalEditor.edit(text)
    // A Ctrl-C in the editor was meant for it.
    Interruption.reset()
    switch result {
    case .failure(let fault): Standard.write(fault.text + "\n")
    case .success(text), .success(text + "\n"): shell.say("nothing was changed, so nothing is run")
    case .success(let changed):
      let changed = String(changed.trimmed { $0.isWhitespace })
      let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
      Standard.write(lines.map { "  " + Printable.text(String($0)) + "\n" }.joined())
      if isSession { shell.reset(readingInit: false) }
      shell.history.append(changed)
      shell.evaluate(changed)
    }
  }
}

extension Substring {
  /// Returns whether it contains another text, byte for byte.
  fileprivate func holds(_ word: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= word.utf8.count {
      if rest.starts(with: word.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
