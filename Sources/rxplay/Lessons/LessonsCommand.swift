import CLibrary
import LineEditing
import Marbles
import Printing
import Processes
import StreamLang

/// `rxplay lessons`: lists the lessons, or runs some.
enum LessonsCommand {
  static var command: Command {
    Command(
      name: "lessons", usage: "rxplay lessons [OPTIONS] [NAME…]", summary: "list the lessons, or run some",
      operands: .lessons,
      options: PrintingOptions.options
    ) { arguments throws(UsageFault) in
      let options = try PrintingOptions(arguments, readsLocale: true)
      guard let shelf = LessonShelf.find() else {
        Standard.writeError(missing)
        return 1
      }
      if arguments.files.isEmpty {
        Standard.write(list(shelf, options.presenter.edition))
        return 0
      }
      Interruption.installEndingProcess()
      let output = OutputFile(options.outputPath, options.presenter.format)
      var command = ScriptCommand(
        presenter: options.presenter, output: output, settings: options.settings,
        isInterrupted: { Interruption.isRequested })
      command.endsSessions = arguments.files.count > 1
      var isFine = true
      for name in arguments.files {
        guard let lesson = shelf.lesson(named: name) else {
          Standard.writeError("rxplay: \(shelf.unknown(name, options.presenter.edition))\n")
          isFine = false
          continue
        }
        isFine = command.run(file: lesson.path) && isFine
      }
      if Interruption.isRequested { return 130 }
      isFine = output.finish() && isFine
      return isFine ? 0 : Interruption.isRequested ? 130 : 1
    }
  }

  /// The message for an installation without lessons.
  static var missing: String {
    "rxplay: there are no lessons here; looked in\n"
      + LessonShelf.folders.map { "  \(Printable.text($0))\n" }.joined()
      + (getenv("RXPLAY_LESSONS") == nil
        ? "RXPLAY_LESSONS names another folder\n" : "RXPLAY_LESSONS names this folder\n")
  }

  /// Returns the lessons with their titles, by group.
  static func list(_ shelf: LessonShelf, _ edition: Edition) -> String {
    let width = (shelf.lessons.map { DisplayWidth.of($0.name) }.max() ?? 0) + 2
    var text = ""
    for group in shelf.groups {
      text += (text.isEmpty ? "" : "\n") + edition.text(group.title) + "\n"
      for lesson in group.lessons {
        let blanks = String(repeating: " ", count: width - DisplayWidth.of(lesson.name))
        let title = edition.text(lesson.title)
        text += "  \(lesson.name)\(blanks)\(title)\(lesson.isInstalled ? "" : edition.text(" (its file is missing)"))\n"
      }
    }
    return Printable.text(text)
  }
}

extension LessonShelf {
  /// Returns the lesson with a name, or the only one whose name begins so, or that of a Chinese word in its title or
  /// for its operator.
  func lesson(named name: String) -> Lesson? {
    let found = lessons.filter { $0.name.hasPrefix(name) }
    if let lesson = found.first(where: { $0.name == name }) ?? (found.count == 1 ? found.first : nil) { return lesson }
    guard !name.isEmpty, name.allSatisfy({ !$0.isASCII }) else { return nil }
    let meant = OperatorHelp.named(inOtherWords: name)
    return lessons.first { $0.title.split(separator: " ").contains { $0 == name } }
      ?? lessons.first { $0.name == meant }
  }

  /// Returns the message about an unknown name.
  func unknown(_ name: String, _ edition: Edition) -> String {
    let candidates = lessons.map(\.name).filter { $0.hasPrefix(name) }
    if candidates.count > 1 {
      return edition.text(
        "several lessons begin with '%1': %2", Printable.text(name), candidates.joined(separator: ", "))
    }
    var places = places(of: name)
    // An unknown word may have another name.
    if places.isEmpty {
      // For a topic, the names before it mean the same.
      let topic = HelpTopic.find(name).map { Array($0.names.prefix { $0 != name }.reversed()) }
      let names = topic ?? OperatorHelp.named(inOtherWords: name).map { [$0] } ?? []
      places = names.lazy.map { self.places(of: $0) }.first { !$0.isEmpty } ?? []
    }
    var hint =
      places.isEmpty
      ? "" : edition.text("; it stands in %1", places.map { edition.sentence($0) }.joined(separator: ", "))
    if places.isEmpty, let near = Suggestion.nearest(to: name, among: lessons.map(\.name)) {
      hint = edition.text("; did you mean '%1'?", near)
    }
    return edition.text("there is no lesson '%1'%2", Printable.text(name), hint)
  }

  /// Returns the lessons with a word, such as the number or the heading of an example, each with its best line: first
  /// those that replay an example of this name, then those with this title, then the others; the first six.
  private func places(of word: String) -> [String] {
    guard word.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
    var examples: [String] = []
    var titles: [String] = []
    var others: [String] = []
    for lesson in lessons {
      guard let bytes = try? Files.read(lesson.path) else { continue }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let found = lines.indices.filter { Self.holds(lines[$0], word) }
      guard let first = found.first else { continue }
      let example = found.first { Self.isReference($0, in: lines) }
      let place = "\(lesson.name) (line \((example ?? first) + 1))"
      if example != nil {
        examples.append(place)
      } else if first == 0 {
        titles.append(place)
      } else {
        others.append(place)
      }
    }
    return Array((examples + titles + others).prefix(6))
  }

  /// Returns whether a line names the document's example that follows: `(L22: 001_….txt, "3.throttle")`.
  private static func isReference(_ index: Int, in lines: [Substring]) -> Bool {
    if lines[index].contains(".txt") { return true }
    guard index > 0, lines[index].hasPrefix("//:") else { return false }
    let above = lines[index - 1]
    return above.contains(".txt") && above.last != ")"
  }

  /// Returns whether a line has a word: a word of ASCII letters as a whole, any other text as a part.
  private static func holds(_ line: Substring, _ word: String) -> Bool {
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return line.contains(word) }
    return line.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.contains { $0 == word }
  }
}
