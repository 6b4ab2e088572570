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
    command.run(trim(trimmed.dropFirst(name.count)), shell)
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
    let hint = Suggestion.nearest(to: name, among: all.map(\.name)).map { "; did you mean ':\($0)'?" } ?? ""
    return "there is no command ':\(Printable.text(name))'\(hint) (:help lists them)"
  }

  static func trim(_ text: some StringProtocol) -> String {
    var text = Substring(text).drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
