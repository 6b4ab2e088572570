import Glibc
import StreamLang

/// Runs scripts and prints what they give.
struct ScriptCommand {
  let presenter: Presenter
  let output: OutputFile
  var settings = Settings()
  /// Whether statements are shown before what they give, and prose is.
  var isEchoing = true
  /// Whether there are several scripts: only then is it worth the time to let go of all that one holds.
  var endsSessions = false
  var isInterrupted: () -> Bool = { false }

  /// Runs a file, or standard input for `-`; true when all was well.
  func run(file path: String) -> Bool {
    let name = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do throws(Files.Fault) {
      bytes = try Files.read(path)
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.text)\n\(Self.hint(for: path))")
      return false
    }
    do throws(SpannedFault) {
      return run(try SourceText(name: name, bytes: bytes))
    } catch {
      Standard.writeError("rxplay: \(Printable.text(path)): \(error.diagnostic.title)\n")
      return false
    }
  }

  /// What a name that is no file may have meant: a way of using the program, or an operator.
  private static func hint(for name: String) -> String {
    guard access(name, F_OK) != 0, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return "" }
    if ["help", "usage", "version"].contains(name) {
      return "'rxplay --help' lists options and commands, 'rxplay docs' the operators\n"
    }
    let commands = Rxplay.commands.dropFirst().map(\.name)
    if let command = Suggestion.nearest(to: name, among: commands) { return "did you mean 'rxplay \(command)'?\n" }
    if !OperatorHelp.find(name).isEmpty { return "'rxplay docs \(name)' tells of the operator\n" }
    if ["shell", "repl"].contains(name) { return "'rxplay' alone is the shell\n" }
    return ""
  }

  /// Runs a source; true when all was well.
  func run(_ source: SourceText) -> Bool {
    var settings = settings
    settings.keepsAll = settings.keepsAll || presenter.format.printsValues
    let session = Session(settings: settings)
    session.isInterrupted = isInterrupted
    session.isShortOfMemory = Memory.isAbove(megabytes:with:)
    defer { if endsSessions, !isInterrupted() { session.end() } }
    var printer = ScriptPrinter(presenter, isEchoing: isEchoing && presenter.format == .text)
    let outcome = ScriptRun(source, in: session).run { event in
      let text = printer.text(of: event, source)
      if case .output = event {
        output.write(whatFits(of: text, in: session.roomToPrint))
        session.printed(bytes: text.utf8.count)
      } else {
        output.write(text)
      }
      if case .output(.failure(let diagnostic), _) = event {
        Standard.writeError(diagnostic.rendered(in: source) + "\n")
      }
      if case .warning(let diagnostic) = event { report(diagnostic, source) }
    }
    switch outcome {
    case .fine: return true
    case .failed: return false
    case .rejected(let diagnostics):
      for diagnostic in diagnostics { report(diagnostic, source) }
      return false
    case .stopped(let diagnostic):
      report(diagnostic, source)
      return false
    }
  }

  /// As much of an output as there is room for: whole lines. A picture or graph that a program reads is whole or nothing.
  private func whatFits(of text: String, in room: Int) -> String {
    guard text.utf8.count > room else { return text }
    let end = presenter.format.isPictorial ? nil : text.utf8.prefix(room).lastIndex(of: UInt8(ascii: "\n"))
    return end.map { String(text[...$0]) } ?? ""
  }

  private func report(_ diagnostic: Diagnostic, _ source: SourceText) {
    if presenter.format == .json { output.write(presenter.error(diagnostic, in: source)) }
    Standard.writeError(diagnostic.rendered(in: source) + "\n")
  }
}

/// Lays out a script as it runs: prose as paragraphs, statements indented by two, below each what it gives.
struct ScriptPrinter {
  private let presenter: Presenter
  private let isEchoing: Bool
  private var isFirst = true
  private var hadOutput = false

  init(_ presenter: Presenter, isEchoing: Bool) {
    self.presenter = presenter
    self.isEchoing = isEchoing
  }

  mutating func text(of event: ScriptRun.Event, _ source: SourceText) -> String {
    switch event {
    case .prose(let lines):
      guard isEchoing else { return "" }
      let gap = isFirst ? "" : "\n"
      isFirst = false
      hadOutput = true
      return lines.reduce(into: gap) { text, line in text += "\(Printable.text(line))\n" }
    case .statement(let text, _):
      guard isEchoing else { return "" }
      let gap = hadOutput ? "\n" : ""
      isFirst = false
      hadOutput = false
      var echo = gap
      var rest = text.utf8[...]
      while true {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        let line = rest[..<(end ?? rest.endIndex)]
        let shown = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        echo += shown.isEmpty ? "\n" : "  \(Printable.text(String(Substring(shown))))\n"
        guard let end else { return echo }
        rest = rest[rest.index(after: end)...]
      }
    case .output(let output, _):
      let text = presenter.text(of: output, isFirst: !hadOutput, in: source)
      guard !text.isEmpty else { return "" }
      let gap = isEchoing && !hadOutput ? "\n" : ""
      hadOutput = true
      isFirst = false
      return gap + text
    case .expectedOutput, .warning: return ""
    }
  }
}
