/// A page of help about the language or the program, where that is about no operator.
public struct HelpTopic: Sendable {
  /// The names under which it is found; the first is its title.
  public let names: [String]
  /// Its text, in paragraphs.
  public let paragraphs: [String]
  /// A script that shows what the text says.
  public let example: String

  init(_ names: String..., text: String, example: String) {
    self.names = names
    paragraphs = text.split(separator: "\n").map(String.init)
    self.example = example
  }

  /// The page with a name, whatever its case.
  public static func find(_ name: String) -> HelpTopic? {
    let name = name.lowercased()
    return all.first { $0.names.contains(name) }
  }

  /// All pages: those about the language, those about runs, those about the program.
  public static let all: [HelpTopic] = ofLanguage + ofRuns + ofProgram
}
