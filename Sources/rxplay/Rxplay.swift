import CLibrary
import LineEditing
import Processes
import StreamLang

/// One way of using the program: `rxplay test …`.
final class Command: Sendable {
  let name: String
  let usage: String
  let summary: String
  /// Its own options, made when an argument may be one.
  let options: @Sendable () -> [CommandOption]
  /// Runs it: the exit status.
  let run: @Sendable (ArgumentList) throws(UsageFault) -> Int32

  init(
    name: String, usage: String, summary: String,
    options: @autoclosure @escaping @Sendable () -> [CommandOption],
    run: @escaping @Sendable (ArgumentList) throws(UsageFault) -> Int32
  ) {
    self.name = name
    self.usage = usage
    self.summary = summary
    self.options = options
    self.run = run
  }
}

@main
enum Rxplay {
  static let version = "rxplay 0.1"

  /// The commands; the first runs where none is named.
  static let commands = [
    Command(
      name: "run", usage: "rxplay [OPTIONS] [-e CODE] [FILE…]",
      summary: "runs scripts; '-' is standard input; without any, the shell",
      options: [
        CommandOption(["-e"], value: "CODE", "run one line"),
        CommandOption(["--no-init"], "start the shell without init.rx"),
      ] + PrintingOptions.options, run: run),
    TestCommand.command,
    DocsCommand.command, LessonsCommand.command,
  ]

  static func main() {
    // The result of a write tells of a closed pipe.
    signal(SIGPIPE, SIG_IGN)
    // The result of a write tells of a file that may not grow further.
    signal(SIGXFSZ, SIG_IGN)
    exit(BigStack.run(marking: DeepStack.mark(size:)) { run(Array(CommandLine.arguments.dropFirst())) })
  }

  private static func run(_ arguments: [String]) -> Int32 {
    let named = commands.firstIndex { $0.name == arguments.first }
    let command = commands[named ?? 0]
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    do throws(UsageFault) {
      let list = try ArgumentList(rest, command.options() + common)
      if list.has("--help") {
        Standard.write(help(for: named.map { commands[$0] }))
        return 0
      }
      if list.has("--version") {
        Standard.write(version + "\n")
        return 0
      }
      return try command.run(list)
    } catch {
      Standard.writeError(
        "rxplay: \(error.message)\nusage: \(command.usage)\n'\(named == nil ? "rxplay" : "rxplay \(command.name)") --help' lists the options\n"
      )
      return 64
    }
  }

  private static var common: [CommandOption] {
    [CommandOption(["-h", "--help"], "show this help"), CommandOption(["--version"], "show the version")]
  }

  private static func help(for command: Command?) -> String {
    let listed = (command ?? commands[0]).options() + common
    let width = (listed.map { $0.signature.count }.max() ?? 0) + 2
    let options = listed.map { option in
      let gap = String(repeating: " ", count: width - option.signature.count)
      return "  \(option.signature)\(gap)\(option.summary)"
    }
    guard let command else {
      let lines = commands.map { "  \($0.usage)\n      \($0.summary)" }.joined(separator: "\n")
      return """
        An interactive playground for reactive streams in virtual time.

        \(lines)

        Options:
        \(options.joined(separator: "\n"))

        """
    }
    return "\(command.usage)\n  \(command.summary)\n\nOptions:\n\(options.joined(separator: "\n"))\n"
  }

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    let options = try PrintingOptions(arguments)
    let expressions = arguments.values("-e")
    if expressions.isEmpty, arguments.files.isEmpty, isatty(0) == 1 {
      if options.outputPath != nil { throw UsageFault(message: "-o writes what a script gives: name one, or use -e") }
      let shell = Shell(
        presenter: options.presenter, settings: options.settings, readsInit: !arguments.has("--no-init"))
      shell.run()
      // What a big session holds takes long to free piece by piece; the system takes it all at once.
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
    command.isEchoing = false
    for expression in expressions { isFine = command.run(SourceText(name: "-e", text: expression)) && isFine }
    command.isEchoing = true
    for file in files { isFine = command.run(file: file) && isFine }
    if Interruption.isRequested { return 130 }
    isFine = output.finish() && isFine
    return isFine ? 0 : Interruption.isRequested ? 130 : 1
  }
}
