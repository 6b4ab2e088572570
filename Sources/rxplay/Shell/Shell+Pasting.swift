import Printing
import Processes
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
      return shell.say("':paste' reads %1, not '%2'", languageNames, Printable.text(name))
    }
    shell.paste = Paste(language: language, isOwn: name == "rx")
    shell.say("paste the code, then press Ctrl-D on a line of its own")
  }

  /// The command that sets the language of entries.
  static let languageCommand = ShellCommand(
    name: "lang", arguments: "[LANGUAGE]", group: .session,
    summary: "the language of code that is pasted: \(languageNames), or auto"
  ) { name, shell in
    switch name {
    case "":
      shell.say("the language of pasted code is %1", shell.languageName ?? shell.presenter.edition.text("recognised"))
    case "auto": shell.languageName = nil
    case _ where name == "rx" || shell.language(named: name) != nil: shell.languageName = name
    default: shell.say("there is no language '%1'; there are: %2", Printable.text(name), languageNames)
    }
  }

  /// The command that shows the last pasted program in another library.
  static let migrateCommand = ShellCommand(
    name: "migrate", arguments: "LIBRARY", group: .looking,
    summary: "the last pasted program in another library, with the proof that it does the same",
    details: "The libraries are \(targetNames). The entries after the program are its drive; without any a drive is "
      + "invented. The entries so far are not changed."
  ) { name, shell in
    guard let target = MigrationTarget(rawValue: name) else {
      return shell.say("to which library? %1", targetNames)
    }
    guard let (code, language) = shell.lastProgram else {
      return shell.say("paste a program first; :paste reads one of many lines")
    }
    let report = MigrationReport(
      of: code, in: language, to: target, settings: shell.session.settings, width: shell.presenter.width,
      isInterrupted: { Interruption.isRequested })
    for fault in report.migration.faults { shell.complain(fault, report.source) }
    guard report.migration.faults.isEmpty else { return }
    Standard.write(Printable.text(report.migration.text + "\n\n" + report.text))
  }

  private static var targetNames: String { MigrationTarget.allCases.map { $0.rawValue }.joined(separator: ", ") }

  /// The last pasted program, with the entries after it as its drive.
  private var lastProgram: (code: SourceText, language: SourceLanguage)? {
    var drive: [String] = []
    for entry in trail.entries.reversed() where entry.end == nil {
      if case .statements(let source, let language?) = entry.content {
        guard !drive.isEmpty else { return (source, language) }
        let text = drive.reversed().joined(separator: "\n") + "\n"
        return (SourceText(joining: [source, SourceText(name: "drive", text: text)]), language)
      }
      drive += entry.statements.reversed()
    }
    return nil
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
    guard text.contains(where: { !$0.isWhitespace }) else { return say("nothing was pasted") }
    let isRecognised = paste.language == nil && !paste.isOwn && languageName != "rx"
    let language = paste.language ?? (isRecognised ? language(of: text + "\n") : nil)
    run(SourceText(name: "<paste>", text: text), in: language)
  }

  /// Runs code, and prints its language.
  func run(_ source: SourceText, in language: SourceLanguage?) {
    if let language { say("read as %1", language.title) }
    guard run(source, language: language), language != nil, isTerminal, session.hasScene, !hasToldHowToGoOn else {
      return
    }
    hasToldHowToGoOn = true
    let ways = presenter.edition.text(
      "go on: drive it by statements, :wait 1s lets time pass, :scene draws what came, :stages NAME shows the stages of "
        + "a signal, :save FILE keeps it all as a script")
    Standard.write(HelpPage.wrapped(ways, width: presenter.width, indent: 0))
  }
}
