import StreamLang

/// The one file of a command.
enum ProgramFile {
  /// Reads the one file of a command with its drive, and its language; nil after a message.
  static func read(
    _ arguments: ArgumentList, for command: String
  ) throws(UsageFault) -> (source: SourceText, language: SourceLanguage)? {
    guard arguments.files.count == 1, let path = arguments.files.first else {
      throw UsageFault(message: "'\(command)' takes one file, or '-' for standard input")
    }
    let code: SourceText
    do {
      code = try SourceText(name: path == "-" ? "<stdin>" : path, bytes: Files.read(path))
    } catch let fault as Files.Fault {
      Standard.writeError("rxplay: \(Printable.text(path)): \(fault.text)\n")
      return nil
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)) is not a text\n")
      return nil
    }
    let languages = PrintingOptions.languages
    let name = arguments.value("--lang")
    guard let language = SourceLanguage.chosen(for: code.text, at: path, named: name, among: languages) else {
      Standard.writeError("rxplay: \(Printable.text(path)): the language is not recognised; name it by --lang\n")
      return nil
    }
    return (PastedFile.withDrive(code, at: path), language)
  }
}
