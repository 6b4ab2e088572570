import Printing
import StreamLang

/// The exercises that come with the program, by theme, and the steps of the path for beginners.
///
/// Their folder has a table of contents like that of the lessons: `### Theme`, `- [theme/file](theme/file.rx): Title`.
/// The theme `learn` is the path.
struct ExerciseShelf {
  /// Files on one subject.
  struct Theme {
    let name: String
    let title: String
    let files: [File]

    var exercises: [Exercise] { files.flatMap(\.sheet.exercises) }
  }

  /// A file with exercises.
  struct File {
    /// The name without folder and extension, which is that of its operator.
    let name: String
    let title: String
    let sheet: ExerciseSheet
  }

  /// All themes, the path first.
  let themes: [Theme]

  /// The steps of the path for beginners.
  var steps: [File] { themes.first { $0.name == Self.path }?.files ?? [] }

  /// The name of the theme that is the path for beginners.
  static let path = "learn"

  /// The folders that may have exercises.
  static var folders: [String] { InstalledFolder.candidates("exercises", namedBy: "RXPLAY_EXERCISES") }

  /// Returns the exercises of the first folder that has some; `nil` if none has.
  static func find() -> ExerciseShelf? {
    LessonShelf.first(of: folders) { contents in
      let shelf = ExerciseShelf(contents)
      return shelf.themes.isEmpty ? nil : shelf
    }
  }

  private init(_ contents: LessonShelf) {
    themes = contents.groups.compactMap { group in
      let files = group.lessons.compactMap { lesson -> File? in
        guard let bytes = try? Files.read(lesson.path), let source = try? SourceText(name: lesson.path, bytes: bytes)
        else { return nil }
        let name = lesson.name.split(separator: "/").last.map(String.init) ?? lesson.name
        return File(name: name, title: lesson.title, sheet: ExerciseSheet(source))
      }
      let name = group.lessons.first?.name.split(separator: "/").first.map(String.init) ?? ""
      return files.isEmpty ? nil : Theme(name: name, title: group.title, files: files)
    }
  }

  /// The message for an installation without exercises.
  static var missing: String {
    "rxplay: there are no exercises here; looked in\n" + folders.map { "  \(Printable.text($0))\n" }.joined()
  }

  /// Returns the exercises of the theme of one exercise.
  func exercises(besides name: String) -> [Exercise] {
    themes.map { $0.exercises }.first { $0.contains { $0.name == name } } ?? []
  }

  /// Returns the exercise with a name, or the first of the file with that name, or the only one whose name begins so.
  func exercise(named text: String) -> Exercise? {
    let all = themes.flatMap(\.exercises)
    let name = text.lowercased().split { $0 == " " }.joined(separator: "-")
    if let exact = all.first(where: { $0.name == name }) { return exact }
    // Several steps of the path have the name of an operator.
    let files = themes.sorted { $0.name != Self.path && $1.name == Self.path }.flatMap(\.files)
    let file = files.first { $0.name == text || $0.name.lowercased() == name }
    if let first = file?.sheet.exercises.first { return first }
    let found = all.filter { $0.name.hasPrefix(name) }
    return found.count == 1 ? found.first : nil
  }

  /// Returns an exercise of a file of the user's own: the first, or the one with a name.
  ///
  /// - Throws: The reason why there is none.
  static func exercise(inFile path: String, named name: String?) throws(Files.Fault) -> Exercise {
    let bytes = try Files.read(path)
    let script = path.hasSuffix(".md") ? MarkdownFences(bytes).masked() : bytes
    guard let source = try? SourceText(name: path, bytes: script) else { throw Files.Fault(text: "it is not a text") }
    let sheet = ExerciseSheet(source)
    if let fault = sheet.faults.first { throw Files.Fault(text: fault.title) }
    guard let exercise = sheet.exercises.first(where: { name == nil || $0.name == name }) else {
      throw Files.Fault(text: name == nil ? "it has no exercise" : "it has no exercise of that name")
    }
    return exercise
  }

  /// Returns the message about an unknown name.
  func unknown(_ name: String, _ edition: Edition) -> String {
    let all = themes.flatMap(\.exercises).map(\.name)
    let candidates = all.filter { $0.hasPrefix(name) }
    if candidates.count > 1, !name.isEmpty {
      return edition.text(
        "several exercises begin with '%1': %2", Printable.text(name), candidates.joined(separator: ", "))
    }
    let names = all + themes.map(\.name) + themes.flatMap(\.files).map(\.name)
    let hint = Suggestion.nearest(to: name, among: names).map { edition.text("; did you mean '%1'?", $0) } ?? ""
    return edition.text("there is no exercise '%1'%2", Printable.text(name), hint)
  }
}
