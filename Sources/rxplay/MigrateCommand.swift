import Printing
import StreamLang

/// `rxplay migrate --to combine FILE`: prints a program in another library.
enum MigrateCommand {
  static let command = Command(
    name: "migrate", usage: "rxplay migrate --to LIBRARY [--lang LANGUAGE] FILE",
    summary: "print a program in another library of streams",
    details:
      "What does not belong to the library stays as it is. A table on standard error tells how each name moved; above what does not mean the same stands a comment that begins with 'differs:'.",
    operands: .files,
    options: [
      CommandOption(
        ["--to"], value: "LIBRARY", choices: MigrationTarget.allCases.map { $0.rawValue },
        "the library to which the program moves"),
      CommandOption(
        ["--lang"], value: "LANGUAGE", choices: PrintingOptions.languages.map { $0.name },
        "the language of the file, where its name does not tell it"),
    ], run: run)

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    guard let target = arguments.value("--to").flatMap({ MigrationTarget(rawValue: $0) }) else {
      throw UsageFault(message: "'migrate' wants a library: --to combine")
    }
    guard let (source, language) = try PastedFile.read(arguments, for: "migrate") else { return 1 }
    let migration = Migration(of: source, from: language, to: target)
    for fault in migration.faults { Standard.writeError(fault.rendered(in: source) + "\n") }
    guard migration.faults.isEmpty else { return 1 }
    Standard.write(migration.text)
    Standard.writeError(MigrationSummary.text(of: migration))
    return 0
  }
}
