import Printing
import StreamLang

/// One use of the program, such as `rxplay test …`, with all data for help, the manual page and completions.
final class Command: Sendable {
  /// The kind of the arguments that are no options.
  enum Operands: Sendable {
    case none, files, operators, lessons, exercises
    case words([String])
  }

  /// The name and version of the program.
  static let version = "rxplay 0.2.0"

  let name: String
  /// The form of its call.
  let usage: String
  let summary: String
  /// Further text for the manual page and its own help.
  let details: String
  let operands: Operands
  /// Its own options, made on demand.
  let options: @Sendable () -> [CommandOption]
  /// Runs it and returns the exit status.
  let run: @Sendable (ArgumentList) throws(UsageFault) -> Int32

  init(
    name: String, usage: String, summary: String, details: String = "", operands: Operands,
    options: @autoclosure @escaping @Sendable () -> [CommandOption],
    run: @escaping @Sendable (ArgumentList) throws(UsageFault) -> Int32
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
    self.run = run
  }

  /// Its options and those of every command.
  var allOptions: [CommandOption] { options() + Self.commonOptions }

  private static var commonOptions: [CommandOption] {
    [
      CommandOption(["--language"], value: "LANGUAGE", choices: Edition.languages, "the language of prose and help"),
      CommandOption(["-h", "--help"], "show this help"), CommandOption(["--version"], "show the version"),
    ]
  }
}
