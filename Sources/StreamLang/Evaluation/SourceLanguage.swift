import Streams

/// A language besides rxplay's own for scripts.
///
/// A front end reads its text and translates it into the syntax tree of rxplay's language, each node with its place in
/// the text that was read. Checking, running, and printing are the same for all languages.
public struct SourceLanguage: Sendable {
  /// The name that options use for it, such as `js`.
  public let name: String
  /// The name in sentences, such as `JavaScript`.
  public let title: String
  /// The extensions of its files, without the dot.
  public let fileExtensions: [String]
  /// Whether a text without a named language looks like this one.
  public let recognises: @Sendable (_ text: String) -> Bool
  /// Reads a text, whose mistakes are in the result.
  public let read: @Sendable (SourceText) -> ParsedScript
  /// A fault of the check in the words of the language; nothing where the words are the same.
  package let words: @Sendable (CheckFault, _ text: String) -> Wording?
  /// The message of an error of the run in the words of the language.
  package let message: @Sendable (ErrorValue) -> String
  /// The meaning of values that scripts of this language can choose: `values("javascript")`.
  package let values: ValueRules
  /// The methods that an app calls when it begins: `viewDidLoad`.
  package let beginnings: [String]
  /// Whether `self` is an object in its scripts, and in their drive.
  package var hasSelf: Bool { values.library?.readsMessages ?? false }

  /// Describes a front end.
  package init(
    name: String, title: String, fileExtensions: [String], values: ValueRules, beginnings: [String] = [],
    words: @escaping @Sendable (CheckFault, String) -> Wording? = { _, _ in nil },
    message: @escaping @Sendable (ErrorValue) -> String = { $0.text },
    recognises: @escaping @Sendable (String) -> Bool, read: @escaping @Sendable (SourceText) -> ParsedScript
  ) {
    self.name = name
    self.title = title
    self.fileExtensions = fileExtensions
    self.values = values
    self.beginnings = beginnings
    self.words = words
    self.message = message
    self.recognises = recognises
    self.read = read
  }
}
