import StreamLang

/// All commands, and the ways to find one by the text that was typed.
enum ShellCommands {
  /// Runs `name argument`; names may be shortened as long as one command is meant.
  static func run(_ text: String, in shell: Shell) {
    let trimmed = text.drop { $0.isWhitespace }
    let name = String(trimmed.prefix { !$0.isWhitespace })
    // In an exercise, this is the next exercise.
    if name == "next", shell.practice != nil || shell.learning.next != nil { return shell.goOnPracticing() }
    guard let command = find(name) else { return Standard.write(unknown(name) + "\n") }
    let argument = String(trimmed.dropFirst(name.count).trimmed { $0.isWhitespace })
    guard argument.isEmpty || !command.arguments.isEmpty else {
      return shell.say("':%1' takes no argument", command.name)
    }
    command.run(argument, shell)
  }

  /// Returns the command of an entry without a colon: `exit`, `quit()`, `help throttle`, `? throttle`.
  ///
  /// Names such as `list` are good names of streams, so only the words for leaving and for help need no colon.
  static func withoutColon(_ entry: String) -> String? {
    let entry = String(entry.trimmed { $0.isWhitespace })
    let name = entry.hasPrefix("?") ? "?" : String(entry.prefix { $0.isLetter })
    let rest = entry.dropFirst(name.count)
    let command = all.first { $0.name == name || $0.elsewhere.contains(name) }
    guard let command, !rest.contains("\n") else { return nil }
    switch command.name {
    case "quit" where rest.isEmpty || rest == "()": return "quit"
    case "clear" where rest.isEmpty: return "clear"
    case "help" where rest == "()": return "help"
    case "help" where name == "?" || rest.isEmpty || rest.first == " ": return "help \(rest)"
    default: return nil
    }
  }

  /// Returns the answer to an entry that lacks its colon: `load a.rx`.
  static func missingColon(in entry: String) -> String? {
    let entry = String(entry.trimmed { $0.isWhitespace })
    let name = String(entry.prefix { $0.isLetter })
    var rest = entry.dropFirst(name.count)
    if rest == "()" { rest = "" }
    guard rest.isEmpty || rest.first == " ", !rest.contains("\n") else { return nil }
    guard let command = all.first(where: { $0.name == name }) else { return nil }
    // `scene "title"` is a statement with faults of its own.
    if command.name == "scene", !rest.isEmpty { return nil }
    let typed = command.arguments.isEmpty ? command.name : command.name + rest
    return "there is no '\(name)'; commands begin with a colon: :\(Printable.text(typed))"
  }

  /// Returns the command of a name or of its name in another shell, or the only one whose name begins so.
  static func find(_ name: String) -> ShellCommand? {
    if let named = all.first(where: { $0.name == name }) ?? all.first(where: { $0.elsewhere.contains(name) }) {
      return named
    }
    let candidates = all.filter { $0.name.hasPrefix(name) && !name.isEmpty }
    return candidates.count == 1 ? candidates.first : nil
  }

  /// Returns the answer to a name that means no command, or more than one.
  static func unknown(_ name: String) -> String {
    let names = all.map(\.name).filter { $0.hasPrefix(name) && !name.isEmpty }
    let candidates = names.sorted { ($0.count, $0) < ($1.count, $1) }.map { ":" + $0 }
    guard candidates.count < 2 else {
      return "':\(name)' is \(candidates.dropLast().joined(separator: ", ")) or \(candidates.last ?? "")"
    }
    if name == "clear" || name == "cls" { return "there is no command ':\(name)'; Ctrl-L clears the screen" }
    let hint = Suggestion.nearest(to: name, among: all.map(\.name)).map { "; did you mean ':\($0)'?" } ?? ""
    return "there is no command ':\(Printable.text(name))'\(hint) (:help lists them)"
  }
}
