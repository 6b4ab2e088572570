import Marbles

/// A page of help about the language or the program, other than that of an operator.
public struct HelpTopic: Sendable {
  /// A part of the text.
  public enum Part: Sendable {
    case paragraph(String)
    /// Words, each with its meaning.
    case list([(term: String, meaning: String)])
  }

  /// The names that find it; the first is its title.
  public let names: [String]
  /// The text of the page.
  public let parts: [Part]
  /// A script that shows it.
  public let example: String

  /// - Parameter text: One paragraph a line. A line of a list is indented; two blanks or more end its term.
  init(_ names: String..., text: String, example: String) {
    self.names = names
    parts = Self.parts(of: text)
    self.example = example
  }

  init(names: [String], parts: [Part], example: String) {
    self.names = names
    self.parts = parts
    self.example = example
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    for line in text.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let gap = zip(content.indices, content.indices.dropFirst()).first { content[$0] == " " && content[$1] == " " }
      guard content.count < line.count, let gap else {
        parts.append(.paragraph(String(content)))
        continue
      }
      let entry = (term: String(content[..<gap.0]), meaning: String(content[gap.1...].drop { $0 == " " }))
      if case .list(let entries)? = parts.last {
        parts[parts.count - 1] = .list(entries + [entry])
      } else {
        parts.append(.list([entry]))
      }
    }
    return parts
  }

  /// Returns the page with a name, regardless of case.
  public static func find(_ name: String) -> HelpTopic? {
    let name = name.lowercased()
    return all.first { $0.names.contains(name) }
  }

  /// All pages: about the language, about runs and their pictures, about the program, about subjects.
  public static let all: [HelpTopic] = ofLanguage + ofRuns + ofPictures + ofProgram + ofSubjects
}

extension HelpTopic {
  /// Returns the text in lines that fit that many cells, indented by two.
  ///
  /// - Parameter translated: Gives a paragraph, or the meaning of a word in a list, in another language.
  public func lines(width: Int, _ translated: (String) -> String = { $0 }) -> [String] {
    parts.flatMap { part in
      switch part {
      case .paragraph(let text): return Wrapping.paragraph(translated(text), after: "  ", indent: 2, width: width)
      case .list(let entries):
        let column = 6 + (entries.map { DisplayWidth.of($0.term) }.max() ?? 0)
        return entries.flatMap { term, meaning in
          let gap = String(repeating: " ", count: column - 4 - DisplayWidth.of(term))
          return Wrapping.paragraph(translated(meaning), after: "    " + term + gap, indent: column, width: width)
        }
      }
    }
  }
}
