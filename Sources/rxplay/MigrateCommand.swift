import Printing
import Processes
import StreamLang

/// `rxplay migrate --to combine FILE`: prints a program in another library.
enum MigrateCommand {
  static let command = Command(
    name: "migrate", usage: "rxplay migrate --to LIBRARY [--check] [--lang LANGUAGE] FILE",
    summary: "print a program in another library of streams",
    details:
      "What does not belong to the library stays as it is. A table on standard error tells how each name moved; above what does not mean the same stands a comment that begins with 'differs:'. Below the table stands the proof: both programs run with the same drive under all rules for one instant. The drive is the file beside the program, or one is invented: text is typed, buttons are tapped, requests answer, and one of them fails.",
    operands: .files,
    options: [
      CommandOption(
        ["--to"], value: "LIBRARY", choices: MigrationTarget.allCases.map { $0.rawValue },
        "the library to which the program moves"),
      CommandOption(["--check"], "fail if the programs differ, and no comment tells that"),
      CommandOption(
        ["--lang"], value: "LANGUAGE", choices: PrintingOptions.languages.map { $0.name },
        "the language of the file, where its name does not tell it"),
    ], run: run)

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    Interruption.installEndingProcess()
    guard let target = arguments.value("--to").flatMap({ MigrationTarget(rawValue: $0) }) else {
      throw UsageFault(message: "'migrate' wants a library: --to combine")
    }
    guard let (code, language) = try ProgramFile.read(arguments, for: "migrate") else { return 1 }
    var settings = Settings()
    settings.languages = PrintingOptions.languages
    let report = MigrationReport(
      of: code, in: language, to: target, settings: settings, isInterrupted: { Interruption.isRequested })
    for fault in report.migration.faults { Standard.writeError(fault.rendered(in: report.source) + "\n") }
    guard report.migration.faults.isEmpty else { return 1 }
    Standard.write(report.migration.text)
    Standard.writeError(report.text)
    return arguments.has("--check") && !report.holds ? 1 : 0
  }
}
