import LineEditing
import Marbles
import Printing
import Processes
import StreamLang

/// The commands that explain the operators, the shell itself, and the lessons.
enum HelpCommands {
  static let all = [
    ShellCommand(
      name: "help", arguments: "[NAME]", group: .learning,
      summary: "a first page, or all about an operator or :command",
      details:
        "':help throttle' explains it, with its names in other libraries, and runs its example; ':help :' lists all "
        + "commands.", elsewhere: ["h", "doc", "docs", "info", "man", "usage", "?"], run: help),
    ShellCommand(
      name: "ops", arguments: "[WORD]", group: .learning, summary: "the operators, or those that a word leads to",
      details: "The word is looked for in names, in summaries and in the names of other libraries: ':ops debounce'.",
      run: operators),
    ShellCommand(name: "lessons", arguments: "", group: .learning, summary: "the lessons") { _, shell in
      let list = LessonShelf.find().map { LessonsCommand.list($0, shell.presenter.edition) }
      Standard.write(list ?? LessonsCommand.missing)
    },
    ShellCommand(
      name: "lesson", arguments: "NAME", group: .learning, summary: "go through a lesson, step by step",
      details: "Enter runs the statement that is offered and continues; a changed one is run as you wrote it.",
      run: lesson),
    ShellCommand(
      name: "source", arguments: "", group: .learning,
      summary: "the Objective-C of the lesson's example, as its document has it",
      details: "':load' with the file that it names runs it.", run: source),
  ]

  private static func help(_ argument: String, _ shell: Shell) {
    let width = min(100, shell.presenter.width)
    guard !argument.isEmpty else { return Standard.write(firstPage(width: width, shell.presenter.edition)) }
    let words = argument.split(separator: " ").map(String.init)
    if words.count > 1 {
      let page = HelpPage.text(aboutWords: words, in: shell.session.settings, presenter: shell.presenter)
      guard page.isEmpty else { return Standard.write(page) }
    }
    for name in words {
      if Interruption.isRequested { return shell.sayInterrupted() }
      if name == ":" {
        Standard.write(commandList(width: width, shell.presenter.edition))
      } else if name.hasPrefix(":") {
        explain(command: String(name.dropFirst()), width: width, shell.presenter.edition)
      } else {
        explain(name, shell)
      }
    }
  }

  private static func explain(command name: String, width: Int, _ edition: Edition) {
    guard let command = ShellCommands.find(name) else { return Standard.write(ShellCommands.unknown(name) + "\n") }
    let paragraphs = [command.summary, command.details].filter { !$0.isEmpty }.map { edition.text($0) }
    Standard.write(command.usage + "\n" + paragraphs.map { HelpPage.wrapped($0, width: min(80, width)) }.joined())
  }

  private static func explain(_ name: String, _ shell: Shell) {
    let width = shell.presenter.width
    let found = HelpPage.text(about: name, in: shell.session.settings, presenter: shell.presenter)
    Standard.write(found)
    let command = ShellCommands.all.first { $0.name == name } ?? ShellCommands.all.first { $0.elsewhere.contains(name) }
    if let command {
      let edition = shell.presenter.edition
      let text = edition.text("%1 is a command: %2", command.usage, edition.text(command.summary))
      Standard.write(HelpPage.wrapped(text, width: width))
    }
    guard found.isEmpty, command == nil else { return }
    let nearest =
      OperatorHelp.nearest(to: name, in: shell.session.settings.dialect)
      ?? Suggestion.nearest(to: name, among: MemberHelp.names)
    let related = nearest == nil ? OperatorHelp.search(name).prefix(6).map { $0.name } : []
    let edition = shell.presenter.edition
    let hint =
      nearest.map { edition.text("; did you mean '%1'?", $0) }
      ?? (related.isEmpty ? "" : edition.text("; it has to do with %1", related.joined(separator: ", ")))
    let text = edition.text("there is no operator '%1'%2 (:ops lists them)", Printable.text(name), hint)
    Standard.write(HelpPage.wrapped(text, width: width, indent: 0))
  }

  /// Returns the first steps of a new user, on a page that fits a screen of 24 rows.
  private static func firstPage(width: Int, _ edition: Edition) -> String {
    let commands = ShellCommand.Group.allCases.map { group in
      let title = edition.text(group.rawValue)
      var lines = ["  " + title + String(repeating: " ", count: max(0, 7 - DisplayWidth.of(title)))]
      // Optional arguments are described by ':help :'.
      let usages = ShellCommands.all.filter { $0.group == group }
        .map { $0.arguments.hasPrefix("[") ? ":\($0.name)" : $0.usage }
      for usage in usages {
        if (lines.last ?? "").count + 2 + usage.count > min(80, width) {
          lines.append(String(repeating: " ", count: 9))
        }
        lines[lines.count - 1] += "  " + usage
      }
      return lines.joined(separator: "\n")
    }
    func wrapped(_ text: String) -> String {
      Wrapping.paragraph(text, after: "", indent: 0, width: min(80, width)).joined(separator: "\n")
    }
    return """
      \(edition.text("Type a pipeline; it is run in virtual time and drawn:"))
        interval(1s).take(3)
        .map { $0 * 10 }   \(edition.text("a leading dot goes on from the last one"))
        let a = interval(1s).take(4)
        a.zip(interval(1500ms))

      \(edition.text("Drive a stream yourself, and let time pass:"))
        let s = subject()
        s.throttle(1s)     \(edition.text("watched: it prints as time passes"))
        s.send(1, 2)
        :wait 2s

      \(wrapped(edition.text("Commands, which may be shortened (':help :' says more of them):")))
      \(commands.joined(separator: "\n"))

      \(wrapped(edition.text("Tab completes, Up recalls, Ctrl-_ undoes, Ctrl-C stops, Ctrl-D leaves.")))

      """
  }

  private static func commandList(width: Int, _ edition: Edition) -> String {
    let indent = (ShellCommands.all.map { $0.usage.count }.max() ?? 0) + 4
    var text = ""
    for group in ShellCommand.Group.allCases {
      text += (text.isEmpty ? "" : "\n") + edition.text(group.rawValue) + "\n"
      for command in ShellCommands.all where command.group == group {
        let lead = "  " + command.usage + String(repeating: " ", count: indent - 2 - command.usage.count)
        let lines = Wrapping.paragraph(edition.text(command.summary), after: lead, indent: indent, width: width)
        text += lines.joined(separator: "\n") + "\n"
      }
    }
    return text
  }

  private static func operators(_ word: String, _ shell: Shell) {
    let library = shell.session.settings.dialect
    let isStandard = library.name == Settings.standardDialectName
    let found =
      word.isEmpty
      ? (isStandard ? OperatorHelp.all : OperatorHelp.all(in: library))
      : OperatorHelp.search(word, in: library)
    guard !found.isEmpty else {
      let answer =
        OperatorHelp.foreign(word).map { shell.presenter.edition.sentence($0) }
        ?? shell.presenter.edition.text("nothing has to do with '%1'", Printable.text(word))
      return Standard.write(HelpPage.wrapped(answer, width: min(80, shell.presenter.width)))
    }
    let width = (found.map { min(30, DisplayWidth.of($0.spelling)) }.max() ?? 0) + 2
    var theme = ""
    for help in found {
      if help.theme != theme {
        theme = help.theme
        Standard.write("\(shell.presenter.edition.text(theme))\n")
      }
      let gap = String(repeating: " ", count: max(2, width - DisplayWidth.of(help.spelling)))
      let dialect = help.dialect.map { $0 == library.name ? "" : " (\($0))" } ?? ""
      let summary = HelpPage.wrapped(
        shell.presenter.edition.text(help.summary) + dialect, width: min(100, shell.presenter.width), indent: width + 2)
      Standard.write("  \(help.spelling)\(gap)\(summary.dropFirst(width + 2))")
    }
  }

  private static func lesson(_ name: String, _ shell: Shell) {
    guard let shelf = LessonShelf.find() else { return Standard.write(LessonsCommand.missing) }
    guard !name.isEmpty else {
      return Standard.write(shell.presenter.edition.text("which lesson? :lessons lists them") + "\n")
    }
    guard let lesson = shelf.lesson(named: name), let walk = LessonWalk(lesson) else {
      return Standard.write(shelf.unknown(name, shell.presenter.edition) + "\n")
    }
    shell.begin(walk)
  }

  private static func source(_ argument: String, _ shell: Shell) {
    let edition = shell.presenter.edition
    guard let walk = shell.walk else {
      return Standard.write(edition.text("no lesson is under way; ':lesson NAME' begins one") + "\n")
    }
    guard let (path, text) = walk.source else {
      return Standard.write(edition.text("no Objective-C stands beside this example") + "\n")
    }
    Standard.write(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + Printable.text(String($0)) + "\n" }
        .joined())
    Standard.write(edition.text("':load %1' runs it", Printable.text(path)) + "\n")
  }
}
