/// The forms in which the values of a diagram are wanted, so that no other form is made.
public struct ValueForms: OptionSet, Sendable {
  /// One bit for each form.
  public let rawValue: Int

  /// Forms by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As pictures and the log have them.
  public static let text = ValueForms(rawValue: 1)
  /// As JSON.
  public static let json = ValueForms(rawValue: 2)
  /// As the language writes them.
  public static let literal = ValueForms(rawValue: 4)
  /// All of them.
  public static let all: ValueForms = [.text, .json, .literal]
}
