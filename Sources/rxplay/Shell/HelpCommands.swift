import Marbles
import StreamLang

/// The commands that explain: the language's operators, the shell itself, and the lessons.
enum HelpCommands {
  static let all = [
    ShellCommand(
      name: "help", arguments: "[NAME]", group: .learning,
      summary: "a first page, or all about an operator or :command",
      details: "':help throttle' shows what it does, its names elsewhere, and its example run now; ':help :' lists all "
        + "commands.", run: help),
    ShellCommand(
      name: "ops", arguments: "[WORD]", group: .learning, summary: "the operators, or those that a word leads to",
      details: "The word is looked for in names, in summaries and in the names of other libraries: ':ops debounce'.",
      run: operators),
    ShellCommand(name: "lessons", arguments: "", group: .learning, summary: "the lessons") { _, _ in
      Standard.write(LessonShelf.find().map(LessonsCommand.list) ?? LessonsCommand.missing)
    },
    ShellCommand(
      name: "lesson", arguments: "NAME", group: .learning, summary: "go through a lesson, step by step",
      details: "Enter runs the statement that stands there and goes on; changed, it is run as you wrote it.",
      run: lesson),
  ]

  private static func help(_ argument: String, _ shell: Shell) {
    guard !argument.isEmpty else { return Standard.write(firstPage) }
    if argument == ":" { return Standard.write(commandList) }
    if argument.hasPrefix(":") {
      let name = String(argument.dropFirst())
      guard let command = ShellCommands.find(name) else { return Standard.write(ShellCommands.unknown(name) + "\n") }
      let details =
        command.details.isEmpty ? "" : HelpPage.wrapped(command.details, width: min(80, shell.presenter.width))
      return Standard.write("\(command.usage)\n  \(command.summary)\n\(details)")
    }
    let found = OperatorHelp.find(argument)
    for help in found { Standard.write(HelpPage.text(of: help, presenter: shell.presenter)) }
    let members = MemberHelp.find(argument)
    if !members.isEmpty {
      Standard.write((found.isEmpty ? "" : "\n") + TimeCommands.table(members.map { [$0.usage, $0.summary] }))
    }
    let command = ShellCommands.all.first { $0.name == argument }
    if let command { Standard.write("  \(command.usage) is a command: \(command.summary)\n") }
    guard found.isEmpty, members.isEmpty, command == nil else { return }
    if let answer = OperatorHelp.foreign(argument) {
      return Standard.write(HelpPage.wrapped(answer, width: min(80, shell.presenter.width)))
    }
    let nearest = OperatorHelp.nearest(to: argument) ?? Suggestion.nearest(to: argument, among: MemberHelp.names)
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    Standard.write("there is no operator '\(Printable.text(argument))'\(hint) (:ops lists them)\n")
  }

  /// What somebody needs who has never been here; it fits a screen.
  private static var firstPage: String {
    let commands = ShellCommand.Group.allCases.map { group in
      var lines = ["  " + group.rawValue + String(repeating: " ", count: 7 - group.rawValue.count)]
      for usage in ShellCommands.all.filter({ $0.group == group }).map(\.usage) {
        if (lines.last ?? "").count + usage.count > 78 { lines.append(String(repeating: " ", count: 9)) }
        lines[lines.count - 1] += "  " + usage
      }
      return lines.joined(separator: "\n")
    }
    return """
      Type a pipeline; it is run in virtual time and drawn:

        interval(1s).take(3)
        .map { $0 * 10 }             a leading dot goes on from the last result
        let a = interval(1s).take(4)
        a.zip(interval(1500ms))

      Drive a stream yourself, and let time pass:

        let s = subject()
        s.throttle(1s)               watched: it prints as time passes
        s.send(1, 2)
        :wait 2s

      Commands, as short as you like as long as they are told apart (:help : says more):

      \(commands.joined(separator: "\n"))

      Enter runs what is complete, Tab completes, Up brings back, Ctrl-C stops,
      Ctrl-D leaves.

      """
  }

  private static var commandList: String {
    let width = (ShellCommands.all.map { $0.usage.count }.max() ?? 0) + 2
    var text = ""
    for group in ShellCommand.Group.allCases {
      text += (text.isEmpty ? "" : "\n") + group.rawValue + "\n"
      for command in ShellCommands.all where command.group == group {
        text += "  \(command.usage)\(String(repeating: " ", count: width - command.usage.count))\(command.summary)\n"
      }
    }
    return text
  }

  private static func operators(_ word: String, _ shell: Shell) {
    let found = word.isEmpty ? OperatorHelp.all : OperatorHelp.search(word)
    guard !found.isEmpty else {
      let answer = OperatorHelp.foreign(word) ?? "nothing has to do with '\(Printable.text(word))'"
      return Standard.write(HelpPage.wrapped(answer, width: min(80, shell.presenter.width)))
    }
    let width = (found.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
    var theme = ""
    for help in found {
      if help.theme != theme {
        theme = help.theme
        Standard.write("\(theme)\n")
      }
      let gap = String(repeating: " ", count: width - DisplayWidth.of(help.name))
      let dialect = help.dialect.map { $0 == "rac" ? "" : " (\($0))" } ?? ""
      let summary = HelpPage.wrapped(
        help.summary + dialect, width: min(100, shell.presenter.width), indent: width + 2)
      Standard.write("  \(help.name)\(gap)\(summary.dropFirst(width + 2))")
    }
  }

  private static func lesson(_ name: String, _ shell: Shell) {
    guard let shelf = LessonShelf.find() else { return Standard.write(LessonsCommand.missing) }
    guard !name.isEmpty else { return Standard.write("which lesson? :lessons lists them\n") }
    guard let lesson = shelf.lesson(named: name), let walk = LessonWalk(lesson) else {
      return Standard.write(shelf.unknown(name) + "\n")
    }
    shell.begin(walk)
  }
}
