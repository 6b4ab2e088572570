import Printing

/// Facts about the whole program, and the text of `--help`.
enum ProgramHelp {
  static let description =
    "rxplay runs pipelines of reactive streams in virtual time and draws them as marble diagrams."

  static let examples = [
    ("rxplay", "start the shell; :help explains it"),
    ("rxplay -e 'interval(1s).take(3)'", "draw one pipeline"),
    ("rxplay learn", "learn streams in an hour, by doing"),
    ("rxplay lessons throttle", "run a lesson"),
    ("rxplay test .", "check all scripts and Markdown files below this folder"),
    ("rxplay --format svg -o a.svg a.rx", "write the diagrams of a script as SVG"),
  ]

  static let exitStatuses = [
    ("0", "Everything ran, and every expectation held."),
    ("1", "A script failed, an expectation did not hold, or a file could not be read or written."),
    ("64", "The command line was wrong."),
    ("130", "Ctrl-C ended the program."),
  ]

  static let environment = [
    ("EDITOR, VISUAL", "The editor of the shell's command :edit; VISUAL comes first."),
    ("NO_COLOR", "Where it is set, diagrams are coloured only with --color always."),
    ("RXPLAY_EXERCISES", "The folder of the exercises."),
    ("RXPLAY_HISTORY", "The file of the shell's history; empty for none."),
    ("RXPLAY_LESSONS", "The folder of the lessons."),
    ("XDG_CONFIG_HOME", "The folder of rxplay/init.rx; ~/.config by default."),
    ("XDG_STATE_HOME", "The folder of rxplay/history and rxplay/learn; ~/.local/state by default."),
  ]

  static let files = [
    ("~/.config/rxplay/init.rx", "The script that the shell runs at its start, unless it is given --no-init."),
    ("~/.local/state/rxplay/history", "The entries of earlier shells."),
    ("~/.local/state/rxplay/learn", "The exercises that are solved or skipped."),
  ]

  /// Returns the text of `rxplay --help`.
  static func text(_ commands: [Command], _ edition: Edition) -> String {
    let usages = commands.map { "  \($0.usage)\n      \(edition.text($0.summary))" }.joined(separator: "\n")
    return """
      \(HelpPage.wrapped(edition.text(description), width: 80, indent: 0))
      \(edition.text("Usage:"))
      \(usages)

      \(edition.text("Examples:"))
      \(columns(examples, edition))

      \(edition.text("Options of scripts and of the shell:"))
      \(columns(commands[0].allOptions.map { ($0.signature, $0.summary(edition)) }, edition))

      \(edition.text("'rxplay COMMAND --help' describes a command, and 'man rxplay' all of them."))

      """
  }

  /// Returns the text of `rxplay COMMAND --help`.
  static func text(of command: Command, _ edition: Edition) -> String {
    let details =
      command.details.isEmpty ? "" : "\n" + HelpPage.wrapped(edition.text(command.details), width: 80, indent: 0)
    let options = columns(command.allOptions.map { ($0.signature, $0.summary(edition)) }, edition)
    return
      "\(command.usage)\n    \(edition.text(command.summary))\n\(details)\n\(edition.text("Options:"))\n\(options)\n"
  }

  private static func columns(_ rows: [(String, String)], _ edition: Edition) -> String {
    String(TextTable.text(rows.map { [$0, edition.text($1)] }, width: 80).dropLast())
  }
}
