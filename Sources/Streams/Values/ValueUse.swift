/// A use of a value: objects of an app have a value that fits it.
public enum ValueUse {
  /// `if x`
  case condition
  /// `x + 1`: the other operand is a number, a duration, a text or a list.
  case operand(beside: Value)
  /// `for y in x`
  case list
  /// `let (a, b) = x`
  case tuple(Int)
  /// `x[0]`
  case element(Value)
  /// An argument that is a count, a duration, a text, a closure or a scheduler.
  case count, duration, text, function, scheduler
  /// The stream before a call that only streams have: `x.subscribe { }`.
  case receiver(of: String)
  /// A stream, as an argument or as the result of a closure.
  case stream
  /// The target of a binding: `bind(to: x)`.
  case target
  /// The owner of a subscription: `disposed(by: x)`.
  case bag
}

extension Value {
  /// Returns the value that an object of the app has in a use; nil for every other value.
  public func fitting(_ use: ValueUse) throws(ErrorValue) -> Value? {
    if case .object(let object) = self { try object.value(for: use) } else { nil }
  }

  /// The value of the same kind that changes nothing when it is added.
  public var zero: Value {
    switch self {
    case .double: .double(0)
    case .duration: .duration(0)
    case .string: .string("")
    case .array: .array([])
    default: .int(0)
    }
  }
}
