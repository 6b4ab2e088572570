import StreamLang

/// A lesson that is run step by step in the shell: prose, then a statement to run or to change, then its output.
final class LessonWalk {
  /// A part of a lesson.
  enum Step {
    case prose([String])
    case statement(String)
  }

  let name: String
  private let steps: [Step]
  private var position = 0

  /// A lesson from its beginning; nil where its file cannot be read or is no script.
  init?(_ lesson: LessonShelf.Lesson) {
    guard let bytes = try? Files.read(lesson.path), let source = try? SourceText(name: lesson.path, bytes: bytes) else {
      return nil
    }
    name = lesson.name
    let script = Parser.parse(source)
    guard script.faults.isEmpty else { return nil }
    steps = script.items.compactMap { item in
      switch item {
      case .prose(let prose): .prose(prose.lines)
      case .statement(let statement): .statement(source.text(in: statement.span))
      case .expectedOutput: nil
      }
    }
  }

  /// The next step; nil at the end.
  func next() -> Step? {
    guard position < steps.count else { return nil }
    position += 1
    return steps[position - 1]
  }
}
