/// A fault in a text of another language, in the words of that language.
public struct LanguageFault: Hashable, Sendable {
  /// The fault, in lower case without a full stop.
  public let title: String
  /// A few words after the marks.
  public let label: String?
  /// The fix, if it takes a sentence.
  public let help: String?
  /// Whether it is only a warning, so that the script runs.
  public let isWarning: Bool

  /// Creates a fault with its words.
  public init(_ title: String, label: String? = nil, help: String? = nil, isWarning: Bool = false) {
    self.title = title
    self.label = label
    self.help = help
    self.isWarning = isWarning
  }
}
