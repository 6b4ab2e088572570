import Marbles
import StreamLang

/// The shell's commands: one entry a command, which help, completion and abbreviation read.
struct ShellCommand {
  let name: String
  /// What it takes, as help shows it.
  let arguments: String
  let summary: String
  let run: (_ argument: String, _ shell: Shell) -> Void
}

enum ShellCommands {
  static var all: [ShellCommand] {
    [
      ShellCommand(name: "help", arguments: "[NAME]", summary: "this page, or all about an operator", run: help),
      ShellCommand(
        name: "ops", arguments: "[WORD]", summary: "the operators, or those that have to do with a word", run: operators
      ),
      ShellCommand(name: "scene", arguments: "", summary: "draw the lanes of the scene so far") { _, shell in
        shell.drawScene()
      },
      ShellCommand(name: "vars", arguments: "", summary: "the names that you have given") { _, shell in
        for name in shell.session.variableNames { Standard.write("\(name)\n") }
      },
      ShellCommand(name: "load", arguments: "FILE", summary: "run a script in this session", run: load),
      ShellCommand(name: "lessons", arguments: "", summary: "the lessons") { _, _ in
        Standard.write(LessonShelf.find().map(LessonsCommand.list) ?? LessonsCommand.missing)
      },
      ShellCommand(
        name: "lesson", arguments: "NAME", summary: "go through a lesson, step by step",
        run: lesson),
      ShellCommand(name: "set", arguments: "[NAME VALUE]", summary: "show or change settings", run: ShellSettings.set),
      ShellCommand(name: "reset", arguments: "", summary: "forget everything and start over at 0s") { _, shell in
        shell.reset()
      },
      ShellCommand(name: "quit", arguments: "", summary: "leave (so does Ctrl-D)") { _, shell in shell.leave() },
    ]
  }

  /// Runs `name argument`; names may be shortened as long as one command is meant.
  static func run(_ text: String, in shell: Shell) {
    let trimmed = text.drop { $0.isWhitespace }
    let name = String(trimmed.prefix { !$0.isWhitespace })
    let argument = trim(trimmed.dropFirst(name.count))
    let candidates = all.filter { $0.name.hasPrefix(name) }
    if let command = candidates.first(where: { $0.name == name }) ?? (candidates.count == 1 ? candidates.first : nil),
      !name.isEmpty
    {
      return command.run(argument, shell)
    }
    if candidates.isEmpty {
      let hint = Suggestion.nearest(to: name, among: all.map(\.name)).map { "; did you mean ':\($0)'?" } ?? ""
      Standard.write("there is no command ':\(Printable.text(name))'\(hint) (:help lists them)\n")
    } else {
      Standard.write("':\(name)' may be \(candidates.map { ":" + $0.name }.joined(separator: ", "))\n")
    }
  }

  private static func trim(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private static func help(_ argument: String, _ shell: Shell) {
    guard !argument.isEmpty else { return Standard.write(firstPage) }
    if argument.hasPrefix(":") {
      let name = argument.dropFirst()
      guard let command = all.first(where: { $0.name.hasPrefix(name) }) else {
        return Standard.write("there is no command '\(Printable.text(argument))'\n")
      }
      return Standard.write(":\(command.name) \(command.arguments)\n  \(command.summary)\n")
    }
    let found = OperatorHelp.find(argument)
    guard !found.isEmpty else {
      let hint = OperatorHelp.nearest(to: argument).map { "; did you mean '\($0)'?" } ?? ""
      return Standard.write("there is no operator '\(Printable.text(argument))'\(hint) (:ops lists them)\n")
    }
    for help in found { Standard.write(HelpPage.text(of: help, presenter: shell.presenter)) }
  }

  private static var firstPage: String {
    let width = all.map { $0.name.count + $0.arguments.count }.max() ?? 0
    let commands = all.map { command in
      let call = ":\(command.name) \(command.arguments)"
      return "  " + call + String(repeating: " ", count: width + 4 - call.count) + command.summary
    }
    return """
      Type a pipeline; it is run in virtual time and drawn:

        interval(1s).take(3)
        .map { $0 * 10 }             a leading dot goes on from the last result
        let a = interval(1s).take(4)
        a.zip(interval(1500ms))

      Drive a stream yourself, and let time pass:

        let s = subject()
        s.throttle(1s).subscribe { log($0) }
        s.send(1, 2)
        wait(2s)

      Commands (as short as you like, as long as they are told apart):

      \(commands.joined(separator: "\n"))

      Enter runs what is complete, Tab completes, Up brings back, Ctrl-C stops.

      """
  }

  private static func operators(_ word: String, _ shell: Shell) {
    let found = word.isEmpty ? OperatorHelp.all : OperatorHelp.search(word)
    guard !found.isEmpty else { return Standard.write("nothing has to do with '\(Printable.text(word))'\n") }
    let width = (found.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
    var theme = ""
    for help in found {
      if help.theme != theme {
        theme = help.theme
        Standard.write("\(theme)\n")
      }
      let gap = String(repeating: " ", count: width - DisplayWidth.of(help.name))
      let dialect = help.dialect.map { $0 == "rac" ? "" : " (\($0))" } ?? ""
      Standard.write("  \(help.name)\(gap)\(help.summary)\(dialect)\n")
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

  private static func load(_ path: String, _ shell: Shell) {
    let path = path.isEmpty ? shell.lastLoaded ?? "" : path
    guard !path.isEmpty else { return Standard.write("which file? :load FILE\n") }
    do throws(Files.Fault) {
      let bytes = try Files.read(path)
      guard let source = try? SourceText(name: path, bytes: bytes) else {
        return Standard.write("\(Printable.text(path)) is no text\n")
      }
      shell.lastLoaded = path
      shell.run(source)
    } catch {
      Standard.write("\(Printable.text(path)): \(error.text)\n")
    }
  }
}
