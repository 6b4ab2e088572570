/// The words of a fault.
public struct Wording: Hashable, Sendable {
  /// The fault, in lower case without a full stop, understandable on its own.
  public let title: String
  /// A few words after the marks: the text to write there, or the text that is there.
  public let label: String?
  /// Further help, on a line of its own.
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
