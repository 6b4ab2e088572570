import Printing
import StreamLang

/// Code in other languages, pasted into the shell or read from a file.
extension Shell {
  /// Pasted lines, which Ctrl-D ends.
  struct Paste {
    var lines: [String] = []
    /// The language, if it was named.
    let language: SourceLanguage?
    let isOwn: Bool
  }

  /// The command that begins a paste.
  static let pasteCommand = ShellCommand(
    name: "paste", arguments: "[LANGUAGE]", group: .files, summary: "read code of many lines, until Ctrl-D",
    details: "The language is recognised, or named: \(languageNames). Code of several lines that is pasted at the "
      + "prompt is recognised by itself."
  ) { name, shell in
    let language = shell.language(named: name)
    guard name.isEmpty || name == "rx" || language != nil else {
      return Standard.write("':paste' reads \(languageNames), not '\(Printable.text(name))'\n")
    }
    shell.paste = Paste(language: language, isOwn: name == "rx")
    Standard.write("paste the code, then press Ctrl-D on a line of its own\n")
  }

  /// The command that sets the language of entries.
  static let languageCommand = ShellCommand(
    name: "lang", arguments: "[LANGUAGE]", group: .session,
    summary: "the language of code that is pasted: \(languageNames), or auto"
  ) { name, shell in
    switch name {
    case "": Standard.write("the language of pasted code is \(shell.languageName ?? "recognised")\n")
    case "auto": shell.languageName = nil
    case _ where name == "rx" || shell.language(named: name) != nil: shell.languageName = name
    default: Standard.write("there is no language '\(Printable.text(name))'; there are: \(languageNames)\n")
    }
  }

  private static var languageNames: String {
    (["rx"] + PrintingOptions.languages.map { $0.name }).joined(separator: ", ")
  }

  private func language(named name: String) -> SourceLanguage? {
    session.settings.languages.first { $0.name == name || $0.title.lowercased() == name.lowercased() }
  }

  /// Returns the language of an entry that is not rxplay's own: of several lines, or one that cannot be read here.
  func language(of entry: String) -> SourceLanguage? {
    guard languageName != "rx", entry.contains("\n") || isUnreadable(line: entry) else { return nil }
    if let languageName { return language(named: languageName) }
    return SourceLanguage.recognised(in: entry, among: session.settings.languages)
  }

  /// Returns whether a whole line is not in rxplay's own language.
  private func isUnreadable(line: String) -> Bool {
    guard !line.hasPrefix(":"), case .complete = Completeness(of: line, isInterrupted: session.isInterrupted) else {
      return false
    }
    return !Parser.parse(SourceText(name: "", text: line)).faults.isEmpty
  }

  /// Runs the lines before Ctrl-D.
  func finishPaste(_ paste: Paste) {
    let text = paste.lines.joined(separator: "\n")
    guard text.contains(where: { !$0.isWhitespace }) else { return Standard.write("nothing was pasted\n") }
    let isRecognised = paste.language == nil && !paste.isOwn && languageName != "rx"
    let language = paste.language ?? (isRecognised ? language(of: text + "\n") : nil)
    run(SourceText(name: "<paste>", text: text), in: language)
  }

  /// Runs code, and prints its language.
  func run(_ source: SourceText, in language: SourceLanguage?) {
    if let language { Standard.write("read as \(language.title)\n") }
    guard run(source, language: language), language != nil, isTerminal, session.hasScene, !hasToldHowToGoOn else {
      return
    }
    hasToldHowToGoOn = true
    let ways =
      "go on: drive it by statements, :wait 1s lets time pass, :scene draws what came, :stages NAME shows the stages of "
      + "a signal, :save FILE keeps it all as a script"
    Standard.write(HelpPage.wrapped(ways, width: presenter.width, indent: 0))
  }
}
