import Printing
import StreamLang

/// `rxplay translate FILE`: prints code of another language as a script of rxplay's own.
enum TranslateCommand {
  static let command = Command(
    name: "translate", usage: "rxplay translate [--lang LANGUAGE] FILE",
    summary: "print code of another language as a script of rxplay's own",
    details: "The drive beside the file comes after the code. The script runs to the same log and pictures.",
    operands: .files,
    options: [
      CommandOption(
        ["--lang"], value: "LANGUAGE", choices: PrintingOptions.languages.map { $0.name },
        "the language of the file, where its name does not tell it")
    ], run: run)

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    guard let (source, language) = try ProgramFile.read(arguments, for: "translate") else { return 1 }
    let translation = Translation(of: source, from: language)
    for fault in translation.faults { Standard.writeError(fault.rendered(in: source) + "\n") }
    guard translation.faults.isEmpty else { return 1 }
    Standard.write(translation.text)
    return 0
  }
}
