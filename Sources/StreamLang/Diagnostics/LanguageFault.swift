/// A fault in a text of another language, in the words of that language.
public struct LanguageFault: Hashable, Sendable {
  /// The fault itself, in lower case without a full stop.
  public let title: String
  /// A few words after the marks.
  public let label: String?
  /// The way out, when it takes a sentence.
  public let help: String?
  /// Whether it is only a warning, with which the script runs.
  public let isWarning: Bool

  /// A fault with its words.
  public init(_ title: String, label: String? = nil, help: String? = nil, isWarning: Bool = false) {
    self.title = title
    self.label = label
    self.help = help
    self.isWarning = isWarning
  }
}

extension LanguageFault {
  /// The way out of asynchronous code.
  static let withoutAsync =
    "write the chain without it: operators wait by themselves, and sink { … }, subscribe(onNext:) or startWithValues { … } takes the values"
}
