import CLibrary
import LineEditing
import Processes
import StreamLang

@main
enum Rxplay {
  /// The commands. The first one runs if none is named.
  static let commands: [Command] = [
    Command(
      name: "run", usage: "rxplay [OPTIONS] [-e CODE] [FILE…]",
      summary: "run scripts ('-' is standard input), or start the shell", operands: .files,
      options: [
        CommandOption(["-e"], value: "CODE", "run one line of code"),
        CommandOption(["--no-init"], "start the shell without init.rx"),
        CommandOption(
          ["--lang"], value: "LANGUAGE", choices: ["rx"] + PrintingOptions.languages.map { $0.name },
          "the language of the scripts, where their names do not tell it"),
        CommandOption(["--strict"], "warnings are errors, and so are names of pasted code that nothing declares"),
        CommandOption(
          ["--explain"], attached: "QUESTION",
          "answer a question below each picture: --explain='result at 2s', 'fate b', ties, leaks"),
      ] + PrintingOptions.options, run: run),
    TestCommand.command,
    WeaveCommand.command, TranslateCommand.command, MigrateCommand.command, SnippetsCommand.command,
    DocsCommand.command,
    LessonsCommand.command,
    PracticeProgram.learn,
    PracticeProgram.exercises,
    LanguageServer.command, CompletionScript.command { commands }, ManualPage.command { commands },
  ]

  static func main() {
    // A write to a closed pipe, or to a file that may not grow, fails and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Memory.useLargePages()
    exit(BigStack.run(marking: DeepStack.mark(size:)) { run(Array(CommandLine.arguments.dropFirst())) })
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let named = commands.firstIndex { $0.name == arguments.first }
    let command = commands[named ?? 0]
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    do throws(UsageFault) {
      let list = try ArgumentList(rest, command.allOptions)
      if list.has("--help") {
        let edition = try PrintingOptions.edition(list, readsLocale: true)
        Standard.write(named == nil ? ProgramHelp.text(commands, edition) : ProgramHelp.text(of: command, edition))
        return 0
      }
      if list.has("--version") {
        Standard.write(Command.version + "\n")
        return 0
      }
      return try command.run(list)
    } catch {
      let name = named == nil ? "rxplay" : "rxplay \(command.name)"
      Standard.writeError(
        "rxplay: \(error.message)\nusage: \(command.usage)\n'\(name) --help' lists the options\n")
      return 64
    }
  }

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    let expressions = arguments.values("-e")
    let isShell = expressions.isEmpty && arguments.files.isEmpty && isatty(0) == 1
    let options = try PrintingOptions(arguments, readsLocale: isShell)
    if isShell {
      if options.outputPath != nil {
        throw UsageFault(message: "-o writes the output of a script: name one, or use -e")
      }
      let shell = Shell(
        presenter: options.presenter, width: options.width, settings: options.settings,
        readsInit: !arguments.has("--no-init"))
      shell.run()
      // Freeing a big session piece by piece takes long; the system frees it all at once.
      withExtendedLifetime(shell) { exit(0) }
    }
    Interruption.installEndingProcess()
    let output = OutputFile(options.outputPath, options.presenter.format)
    var command = ScriptCommand(
      presenter: options.presenter, output: output, settings: options.settings,
      isInterrupted: { Interruption.isRequested })
    let files = expressions.isEmpty && arguments.files.isEmpty ? ["-"] : arguments.files
    command.endsSessions = expressions.count + files.count > 1
    var isFine = true
    command.languageName = arguments.value("--lang")
    command.isStrict = arguments.has("--strict")
    command.question = arguments.has("--explain") ? arguments.value("--explain") ?? "" : nil
    command.commandNames = commands.dropFirst().map { $0.name }
    command.isEchoing = false
    for expression in expressions { isFine = command.run(SourceText(name: "-e", text: expression)) && isFine }
    command.isEchoing = true
    for file in files { isFine = command.run(file: file) && isFine }
    if Interruption.isRequested { return 130 }
    isFine = output.finish() && isFine
    return isFine ? 0 : Interruption.isRequested ? 130 : 1
  }
}
