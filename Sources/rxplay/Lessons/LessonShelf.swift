import CLibrary

/// The lessons that are installed with the program.
struct LessonShelf {
  /// A lesson: its file's name without the extension, and its title.
  struct Lesson {
    let name: String
    let title: String
    let path: String

    /// Whether its file exists.
    var isInstalled: Bool { access(path, R_OK) == 0 }
  }

  /// Lessons that belong together, in the order of reading.
  struct Group {
    let title: String
    var lessons: [Lesson]
  }

  let groups: [Group]

  var lessons: [Lesson] { groups.flatMap(\.lessons) }

  /// The folders that may have lessons.
  static var folders: [String] { InstalledFolder.candidates("lessons", namedBy: "RXPLAY_LESSONS") }

  /// Returns the lessons of the first folder that has some; `nil` if none has.
  static func find() -> LessonShelf? {
    first(of: folders) { $0.groups.isEmpty ? nil : $0 }
  }

  /// Returns what the table of contents of the first folder gives that gives something.
  static func first<Shelf>(of folders: [String], _ make: (LessonShelf) -> Shelf?) -> Shelf? {
    for folder in folders {
      guard let bytes = try? Files.read(folder + "/README.md") else { continue }
      if let shelf = make(LessonShelf(contents: String(decoding: bytes, as: UTF8.self), folder)) { return shelf }
    }
    return nil
  }

  /// Reads the table of contents: `### Group` and `- [name](name.rx): Title` below `## Contents`.
  init(contents: String, _ folder: String) {
    var groups: [Group] = []
    var isInContents = false
    for line in contents.split(separator: "\n") {
      if line.hasPrefix("## ") { isInContents = line == "## Contents" }
      guard isInContents else { continue }
      if line.hasPrefix("### ") { groups.append(Group(title: String(line.dropFirst(4)), lessons: [])) }
      guard line.hasPrefix("- ["), let end = line.firstIndex(of: "]"), !groups.isEmpty else { continue }
      let name = String(line[line.index(line.startIndex, offsetBy: 3)..<end])
      let title = line.firstIndex(of: ")").map { line[line.index(after: $0)...].drop { $0 == ":" || $0 == " " } } ?? ""
      groups[groups.count - 1].lessons.append(Lesson(name: name, title: String(title), path: "\(folder)/\(name).rx"))
    }
    self.groups = groups.filter { !$0.lessons.isEmpty }
  }
}
