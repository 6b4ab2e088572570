/// A command of the shell, with all data for help, completion and abbreviation.
struct ShellCommand: Sendable {
  /// The purposes of commands, in the order of help.
  enum Group: String, CaseIterable, Sendable {
    case learning = "Learn"
    case looking = "Look"
    case time = "Time"
    case session = "Session"
    case files = "Files"
  }

  let name: String
  /// Its arguments, as help shows them.
  let arguments: String
  let group: Group
  let summary: String
  /// Further text for `:help :name`.
  var details = ""
  /// Its names in other shells, which can be used, too.
  var elsewhere: [String] = []
  let run: @Sendable (_ argument: String, _ shell: Shell) -> Void

  /// The form of its call.
  var usage: String { arguments.isEmpty ? ":\(name)" : ":\(name) \(arguments)" }
}
