/// The requested forms of the values of a diagram, so that no other form is made.
public struct ValueForms: OptionSet, Sendable {
  /// One bit for each form.
  public let rawValue: Int

  /// Creates forms of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The form of pictures and the log.
  public static let text = ValueForms(rawValue: 1)
  /// JSON.
  public static let json = ValueForms(rawValue: 2)
  /// The form of the language.
  public static let literal = ValueForms(rawValue: 4)
  /// All forms.
  public static let all: ValueForms = [.text, .json, .literal]
}
