import Printing
import Processes
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
    guard arguments.files.count == 1, let path = arguments.files.first else {
      throw UsageFault(message: "'translate' takes one file, or '-' for standard input")
    }
    let code: SourceText
    do {
      code = try SourceText(name: path == "-" ? "<stdin>" : path, bytes: Files.read(path))
    } catch let fault as Files.Fault {
      Standard.writeError("rxplay: \(Printable.text(path)): \(fault.text)\n")
      return 1
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)) is not a text\n")
      return 1
    }
    let languages = PrintingOptions.languages
    let name = arguments.value("--lang")
    guard let language = SourceLanguage.chosen(for: code.text, at: path, named: name, among: languages) else {
      Standard.writeError("rxplay: \(Printable.text(path)): the language is not recognised; name it by --lang\n")
      return 1
    }
    let source = PastedFile.withDrive(code, at: path)
    let translation = Translation(of: source, from: language)
    for fault in translation.faults { Standard.writeError(fault.rendered(in: source) + "\n") }
    guard translation.faults.isEmpty else { return 1 }
    Standard.write(translation.text)
    return 0
  }
}
