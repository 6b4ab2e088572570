import StreamLang

/// A lesson that is run step by step in the shell: prose, then a statement to run or to change, then its output.
final class LessonWalk {
  /// A part of a lesson.
  enum Step {
    case prose([String])
    case statement(String)
  }

  let name: String
  private let folder: String
  private let steps: [Step]
  /// The steps that are the last statements of their scenes.
  private let ends: Set<Int>
  private var position = 0

  /// Whether the last statement is the last one of its scene, whose lanes are its output.
  var endsScene: Bool { ends.contains(position - 1) }

  /// Creates a lesson from its beginning; `nil` if its file cannot be read or is no script.
  init?(_ lesson: LessonShelf.Lesson) {
    guard let bytes = try? Files.read(lesson.path), let source = try? SourceText(name: lesson.path, bytes: bytes) else {
      return nil
    }
    name = lesson.name
    folder = lesson.path.lastIndex(of: "/").map { String(lesson.path[..<$0]) } ?? "."
    let script = Parser.parse(source)
    guard script.faults.isEmpty else { return nil }
    var steps: [Step] = []
    var ends: Set<Int> = []
    var last: Int?
    for item in script.items {
      switch item {
      case .prose(let prose): steps.append(.prose(prose.lines))
      case .statement(let statement):
        if case .scene = statement.kind, let last { ends.insert(last) }
        last = steps.count
        steps.append(.statement(source.text(in: statement.span)))
      case .expectedOutput: break
      }
    }
    if let last { ends.insert(last) }
    self.steps = steps
    self.ends = ends
  }

  /// The Objective-C example that the last prose is about: the path and the text of its file.
  var source: (path: String, text: String)? {
    for step in steps[..<position].reversed() {
      guard case .prose(let lines) = step, let example = lines.lazy.reversed().compactMap(Self.example).first else {
        continue
      }
      let path = "\(folder)/objc/\(example).m"
      return (try? Files.read(path)).map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    return nil
  }

  /// Returns the number of the document's example in a line of prose: `(L6: 004_…`.
  private static func example(_ line: String) -> String? {
    for part in line.split(separator: "(", omittingEmptySubsequences: false).dropFirst() {
      let number = part.prefix { $0 != ":" && $0 != ")" }
      if number.first.map({ "LCKP".contains($0) }) == true, Int(number.dropFirst()) != nil { return String(number) }
    }
    return nil
  }

  /// Returns the next step; `nil` at the end.
  func next() -> Step? {
    guard position < steps.count else { return nil }
    position += 1
    return steps[position - 1]
  }
}
