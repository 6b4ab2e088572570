import ArgumentParser
import Glibc
import LineEditing
import StreamLang

extension Format: ExpressibleByArgument {}

enum ColourChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

/// Options that every way of running has.
struct PrintingOptions: ParsableArguments {
  @Option(help: "How results are printed: text, json, marbles or log.")
  var format = Format.text

  @Option(help: "Cells a diagram takes at most.")
  var width = 80

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(help: "Colour: auto, always or never.")
  var color = ColourChoice.auto

  @Flag(help: "Draw every instant of a long run.")
  var all = false

  @Option(help: ArgumentHelp("Change a budget, or switch all off.", valueName: "name=count|off"))
  var limit: [String] = []

  func validate() throws {
    guard width >= 20, width <= 10_000 else { throw ValidationError("--width is between 20 and 10000.") }
    _ = try settings()
  }

  var presenter: Presenter {
    Presenter(format: format, width: width, ascii: ascii, colour: isColoured)
  }

  private var isColoured: Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isatty(1) == 1 && getenv("NO_COLOR") == nil && !isDumb
    }
  }

  private var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? true }

  func settings() throws -> Settings {
    var settings = Settings()
    settings.keepsAll = all
    for text in limit {
      guard settings.limit(text) else {
        throw ValidationError("--limit is off, or a budget and a count: \(Settings.budgetNames.joined(separator: ", ")).")
      }
    }
    return settings
  }
}

@main
struct Rxplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rxplay",
    abstract: "An interactive playground for reactive streams in virtual time.",
    discussion: """
      Without arguments: the shell. With files: runs them; '-' reads standard input.

        rxplay                        the shell
        rxplay lessons/throttle.rx    runs a script
        rxplay -e 'interval(1s).take(3)'
        rxplay test lessons           checks the expected output of scripts
      """,
    version: "rxplay 0.1",
    subcommands: [Run.self, Test.self],
    defaultSubcommand: Run.self)

  static func main() {
    let status = BigStack.run {
      do {
        var command = try parseAsRoot()
        try command.run()
        return 0
      } catch {
        let code = exitCode(for: error)
        let message = fullMessage(for: error)
        if !message.isEmpty {
          if code.isSuccess { Standard.write(message + "\n") } else { Standard.writeError(message + "\n") }
        }
        return code.rawValue
      }
    }
    Glibc.exit(status)
  }
}

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Runs scripts, or the shell.", shouldDisplay: false)

  @OptionGroup var printing: PrintingOptions

  @Option(name: [.customShort("e")], help: "Run one line.")
  var expression: String?

  @Argument(help: "Scripts; '-' is standard input.")
  var files: [String] = []

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    let settings = try printing.settings()
    if expression == nil, files.isEmpty, isatty(0) == 1 {
      return Shell(presenter: printing.presenter, settings: settings).run()
    }
    Interruption.install()
    let command = ScriptCommand(
      presenter: printing.presenter, settings: settings, isInterrupted: { Interruption.isRequested })
    var isFine = true
    if let expression {
      var quiet = command
      quiet.isEchoing = false
      isFine = quiet.run(SourceText(name: "-e", text: expression))
    }
    if files.isEmpty, expression == nil {
      isFine = command.run(file: "-")
    }
    for file in files { isFine = command.run(file: file) && isFine }
    if Interruption.isRequested { throw ExitCode(130) }
    if !isFine { throw ExitCode.failure }
  }
}
