import Printing
import Processes
import StreamLang

/// `rxplay snippets FILE`: the code of a document, listed or run.
enum SnippetsCommand {
  static let command = Command(
    name: "snippets", usage: "rxplay snippets [--run NUMBER|all] FILE",
    summary: "list the code in a text or Markdown file, or run it",
    details: "Each piece is run alone, with its caption, its log and its picture.",
    operands: .files,
    options: [CommandOption(["--run"], value: "NUMBER", "run that piece; 'all' runs them in order")]
      + PrintingOptions.options, run: run)

  private static func run(_ arguments: ArgumentList) throws(UsageFault) -> Int32 {
    guard arguments.files.count == 1, let path = arguments.files.first else {
      throw UsageFault(message: "'snippets' takes one file, or '-' for standard input")
    }
    let options = try PrintingOptions(arguments)
    let text: String
    do throws(Files.Fault) {
      text = String(decoding: try Files.read(path), as: UTF8.self)
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.text)\n")
      return 1
    }
    let snippets = SnippetFinding.snippets(in: text, PrintingOptions.languages)
    guard let wanted = arguments.value("--run") else {
      Standard.write(list(snippets))
      return 0
    }
    var chosen = Array(snippets.enumerated())
    if wanted != "all" {
      guard let number = Int(wanted), snippets.indices.contains(number - 1) else {
        throw UsageFault(
          message: "--run is 'all' or a number from 1 to \(snippets.count), not '\(Printable.text(wanted))'")
      }
      chosen = [(offset: number - 1, element: snippets[number - 1])]
    }
    Interruption.installEndingProcess()
    let output = OutputFile(options.outputPath, options.presenter.format)
    var command = ScriptCommand(
      presenter: options.presenter, output: output, settings: options.settings,
      isInterrupted: { Interruption.isRequested })
    command.endsSessions = true
    // Long logs are in the way of reading a whole document; a single piece prints its whole log.
    if wanted == "all", options.presenter.format == .text { command.longestLog = 40 }
    var isFine = true
    for (index, snippet) in chosen where !Interruption.isRequested && snippet.language != nil {
      if options.presenter.format == .text {
        output.write((index == chosen.first?.offset ? "" : "\n") + title(index, snippet) + "\n")
      }
      // The code keeps its lines in the document, so that errors point there.
      let blanks = String(repeating: "\n", count: snippet.line - 1)
      let language = PrintingOptions.languages.first { $0.name == snippet.language }
      command.isEchoing = false
      let source = SourceText(name: path == "-" ? "<stdin>" : path, text: blanks + snippet.text)
      guard !command.run(source, in: language) else { continue }
      isFine = false
      if options.presenter.format == .text, let note = beginning(of: snippet, in: snippets[..<index]) {
        output.write(note)
      }
    }
    if Interruption.isRequested { return 130 }
    return output.finish() && isFine ? 0 : 1
  }

  /// Returns a note on the last earlier piece that declares names of this one.
  private static func beginning(of snippet: Snippet, in earlier: ArraySlice<Snippet>) -> String? {
    let used = snippet.words.subtracting(snippet.declaredNames)
    for (index, piece) in earlier.enumerated().reversed() where piece.language == snippet.language {
      let names = piece.declaredNames.intersection(used).sorted()
      guard !names.isEmpty else { continue }
      let list = names.map { "'\(Printable.text($0))'" }.joined(separator: ", ")
      return "note: it may go on from piece \(index + 1), which declares \(list)\n"
    }
    return nil
  }

  private static func title(_ index: Int, _ snippet: Snippet) -> String {
    let language =
      PrintingOptions.languages.first { $0.name == snippet.language }?.title
      ?? (snippet.language == "rx" ? "rxplay" : "not run")
    let caption = snippet.caption.isEmpty ? "" : "  \(Printable.text(snippet.caption))"
    return "\(index + 1)  line \(snippet.line), \(language)\(caption)"
  }

  private static func list(_ snippets: [Snippet]) -> String {
    snippets.isEmpty ? "no code was found\n" : snippets.enumerated().map { title($0, $1) + "\n" }.joined()
  }
}
