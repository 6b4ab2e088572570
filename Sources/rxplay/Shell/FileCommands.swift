import CLibrary
import LineEditing
import Processes
import StreamLang

/// The commands that read and write scripts.
enum FileCommands {
  static let all = [
    Shell.pasteCommand,
    ShellCommand(
      name: "load", arguments: "FILE", group: .files,
      summary: "run a script, or code of another language, in this session",
      elsewhere: ["open", "run", "import"], run: load),
    ShellCommand(
      name: "reload", arguments: "", group: .files, summary: "start over with the script that was loaded last"
    ) { _, shell in
      guard let path = shell.lastLoaded else { return shell.say("nothing was loaded yet: :load FILE") }
      shell.reset()
      load(path, shell)
    },
    ShellCommand(
      name: "save", arguments: "FILE", group: .files,
      summary: "write the entries that worked, and their output, as a script",
      details: "'rxplay test FILE' checks it. A session becomes a lesson.", elsewhere: ["write"], run: save),
  ]

  private static func load(_ path: String, _ shell: Shell) {
    guard !path.isEmpty else { return shell.say("which file? :load FILE") }
    guard let source = shell.read(path) else { return }
    shell.lastLoaded = path
    let languages = shell.session.settings.languages
    guard let language = SourceLanguage.chosen(for: source.text, at: path, named: nil, among: languages) else {
      if !shell.beginsExercise(of: source) { shell.run(source) }
      return
    }
    shell.run(PastedFile.withDrive(source, at: path), in: language)
  }

  private static func save(_ path: String, _ shell: Shell) {
    guard !path.isEmpty else { return shell.say("which file? :save FILE") }
    let pieces = shell.trail.pieces
    guard !pieces.isEmpty || Interruption.isRequested else {
      return shell.say("there is nothing to save: no entry has worked yet")
    }
    let script = SavedScript(of: pieces, for: shell.session)
    guard !script.isInterrupted else { return shell.say("interrupted; nothing was written") }
    let count = script.count
    let message = count == 1 ? "1 statement in %1" : "%2 statements in %1"
    shell.write(Array(script.text.utf8), to: path, saying: message, "\(count)")
    if !script.leftOut.isEmpty {
      shell.say("left out, as they do not run in a script:")
      for statement in script.leftOut { Standard.write("  \(Printable.text(SavedScript.firstLine(of: statement)))\n") }
    }
    let most = Settings().limits[.source]
    if script.text.utf8.count > most {
      shell.say("note: it is longer than a script may be: run it with --limit source=%1", "\(script.text.utf8.count)")
    }
    if let cut = shell.trail.partlyTakenBack {
      shell.say("left out, as :back stopped in the middle of it:")
      Standard.write("  \(Printable.text(cut))\n")
    }
  }
}

extension Shell {
  /// Reads a script, or prints the reason why it cannot be read.
  func read(_ path: String) -> SourceText? {
    do throws(Files.Fault) {
      let bytes = try Files.read(Self.expanded(path))
      if let source = try? SourceText(name: path, bytes: bytes) { return source }
      say("%1 is not a text", Printable.text(path))
    } catch {
      Standard.write("\(Printable.text(path)): \(error.text)\n")
    }
    return nil
  }

  /// Writes a whole file, or leaves the old one unchanged.
  ///
  /// - Parameter message: The sentence about it, where `%1` is the path.
  func write(_ bytes: [UInt8], to path: String, saying message: String, _ values: String...) {
    let wasInterrupted = Interruption.isRequested
    if Files.replace(Self.expanded(path), with: bytes) {
      Standard.write(presenter.edition.text(message, [Printable.text(path)] + values) + "\n")
    } else if Interruption.isRequested, !wasInterrupted {
      say("interrupted; the old file is unchanged")
    } else {
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      let isMissing = !folder.isEmpty && access(Self.expanded(folder), F_OK) != 0
      if isMissing {
        say("%1: there is no folder %2", Printable.text(path), Printable.text(folder))
      } else {
        say("%1: it cannot be written; the old file is unchanged", Printable.text(path))
      }
    }
  }

  /// Returns a path with the home directory in place of `~/`, and without the quotes that other shells need.
  private static func expanded(_ path: String) -> String {
    if path.count > 2, path.hasPrefix("\""), path.hasSuffix("\"") {
      return expanded(String(path.dropFirst().dropLast()))
    }
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
