import Printing

/// `rxplay man`: the manual page, made from the tables of `--help`.
enum ManualPage {
  static func command(for commands: @escaping @Sendable () -> [Command]) -> Command {
    Command(
      name: "man", usage: "rxplay man", summary: "print the manual page, for 'man -l' or an installation",
      operands: .none, options: []
    ) { arguments throws(UsageFault) in
      Standard.write(text(commands(), try PrintingOptions.edition(arguments, readsLocale: false)))
      return 0
    }
  }

  private static func text(_ commands: [Command], _ edition: Edition) -> String {
    var page = Page(edition)
    func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + edition.text(".") }
    func texts(_ entries: [(String, String)]) -> [(term: String, text: String)] {
      entries.map { ($0, edition.text($1)) }
    }
    page.macro(".TH RXPLAY 1 \"\" \"\(Command.version)\" \"User Commands\"")
    page.section("NAME")
    page.paragraph("rxplay - " + edition.text("an interactive playground for reactive streams"))
    page.section("SYNOPSIS")
    for (number, command) in commands.enumerated() {
      if number > 0 { page.macro(".br") }
      page.paragraph(command.usage)
    }
    page.section("DESCRIPTION")
    page.paragraph(edition.text(ProgramHelp.description))
    page.macro(".PP")
    page.paragraph(
      edition.text("Without a command it runs scripts; without scripts, on a terminal, it starts the shell."))
    page.section("COMMANDS")
    for command in commands {
      page.macro(".SS \(Page.quoted(command.usage))")
      page.paragraph(sentence(edition.text(command.summary)))
      if !command.details.isEmpty {
        page.macro(".PP")
        page.paragraph(edition.text(command.details))
      }
      page.list(command.allOptions.map { ($0.signature, sentence($0.summary(edition))) })
    }
    page.section("COMMANDS OF THE SHELL")
    for group in ShellCommand.Group.allCases {
      page.macro(".SS \(Page.quoted(edition.text(group.rawValue)))")
      let commands = ShellCommands.all.filter { $0.group == group }
      page.list(
        commands.map {
          ($0.usage, [sentence(edition.text($0.summary)), edition.text($0.details)].joined(separator: " "))
        })
    }
    page.section("SETTINGS OF THE SHELL")
    page.list(ShellSetting.all.map { (":set \($0.name)", sentence(edition.text($0.summary))) })
    page.section("EXIT STATUS")
    page.list(texts(ProgramHelp.exitStatuses))
    page.section("ENVIRONMENT")
    page.list(texts(ProgramHelp.environment))
    page.section("FILES")
    page.list(texts(ProgramHelp.files))
    page.section("EXAMPLES")
    page.list(ProgramHelp.examples.map { ($0, sentence(edition.text($1))) })
    return page.text
  }

  /// Text in the format of man pages.
  private struct Page {
    var text = ""
    private let edition: Edition

    init(_ edition: Edition) { self.edition = edition }

    mutating func macro(_ line: String) { text += line + "\n" }

    mutating func section(_ title: String) { macro(".SH \(Self.quoted(edition.text(title)))") }

    mutating func paragraph(_ words: String) { text += Self.escaped(words) + "\n" }

    /// Adds terms in bold, each with an indented paragraph.
    mutating func list(_ entries: [(term: String, text: String)]) {
      for (term, text) in entries {
        macro(".TP")
        macro(".B \(Self.quoted(term))")
        paragraph(text)
      }
    }

    static func quoted(_ text: String) -> String {
      "\"\(escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq"))\""
    }

    private static func escaped(_ text: String) -> String {
      var escaped = ""
      for character in text {
        switch character {
        case "\\": escaped += "\\e"
        case "-": escaped += "\\-"
        case "'": escaped += "\\(aq"
        case ".": escaped += escaped.isEmpty ? "\\&." : "."
        case _ where character.isASCII: escaped.append(character)
        default:
          for scalar in character.unicodeScalars {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
          }
        }
      }
      return escaped
    }
  }
}
