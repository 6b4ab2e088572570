import StreamLang

/// A command of the shell: all that help, completion and abbreviation know of it.
struct ShellCommand: Sendable {
  /// What commands are for, in the order in which help lists them.
  enum Group: String, CaseIterable, Sendable {
    case learning = "Learn"
    case looking = "Look"
    case time = "Time"
    case session = "Session"
    case files = "Files"
  }

  let name: String
  /// What it takes, as help shows it.
  let arguments: String
  let group: Group
  let summary: String
  /// What the summary leaves open.
  var details = ""
  /// What other shells call it.
  var elsewhere: [String] = []
  let run: @Sendable (_ argument: String, _ shell: Shell) -> Void

  /// How it is typed: `:load FILE`.
  var usage: String { arguments.isEmpty ? ":\(name)" : ":\(name) \(arguments)" }
}

/// All commands, and how what is typed becomes one of them.
enum ShellCommands {
  static let all: [ShellCommand] =
    HelpCommands.all + LookingCommands.all + TimeCommands.all + SessionCommands.all + FileCommands.all

  /// Runs `name argument`; names may be shortened as long as one command is meant.
  static func run(_ text: String, in shell: Shell) {
    let trimmed = text.drop { $0.isWhitespace }
    let name = String(trimmed.prefix { !$0.isWhitespace })
    guard let command = find(name) else { return Standard.write(unknown(name) + "\n") }
    let argument = trim(trimmed.dropFirst(name.count))
    guard argument.isEmpty || !command.arguments.isEmpty else {
      return Standard.write("':\(command.name)' takes no argument\n")
    }
    command.run(argument, shell)
  }

  /// What is said of an entry that lacks its colon: `help throttle`. Names such as `list` are good names of streams, so
  /// of the words of other shells only those for leaving and for help are taken so.
  static func missingColon(in entry: String) -> String? {
    let entry = trim(entry)
    let name = entry == "?" ? entry : String(entry.prefix { $0.isLetter })
    var rest = entry.dropFirst(name.count)
    if rest == "()" { rest = "" }
    guard rest.isEmpty || rest.first == " ", !rest.contains("\n") else { return nil }
    let other = calledElsewhere(name).flatMap { ["quit", "help"].contains($0.name) ? $0 : nil }
    guard let command = all.first(where: { $0.name == name }) ?? other else { return nil }
    // `scene "title"` is a statement, and its faults are told as such.
    if command.name == "scene", !rest.isEmpty { return nil }
    let typed = command.arguments.isEmpty ? command.name : command.name + rest
    return "there is no '\(name)'; commands begin with a colon: :\(Printable.text(typed))"
  }

  private static func calledElsewhere(_ name: String) -> ShellCommand? {
    all.first { $0.elsewhere.contains(name) }
  }

  /// The command of a name, or the only one whose name begins so.
  static func find(_ name: String) -> ShellCommand? {
    let candidates = all.filter { $0.name.hasPrefix(name) && !name.isEmpty }
    return candidates.first { $0.name == name } ?? (candidates.count == 1 ? candidates.first : nil)
  }

  /// What is said of a name that is no command, or more than one.
  static func unknown(_ name: String) -> String {
    let names = all.map(\.name).filter { $0.hasPrefix(name) && !name.isEmpty }
    let candidates = names.sorted { ($0.count, $0) < ($1.count, $1) }.map { ":" + $0 }
    guard candidates.count < 2 else {
      return "':\(name)' is \(candidates.dropLast().joined(separator: ", ")) or \(candidates.last ?? "")"
    }
    if name == "clear" || name == "cls" { return "there is no command ':\(name)'; Ctrl-L clears the screen" }
    let nearest = calledElsewhere(name)?.name ?? Suggestion.nearest(to: name, among: all.map(\.name))
    let hint = nearest.map { "; did you mean ':\($0)'?" } ?? ""
    return "there is no command ':\(Printable.text(name))'\(hint) (:help lists them)"
  }

  static func trim(_ text: some StringProtocol) -> String {
    var text = Substring(text).drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
