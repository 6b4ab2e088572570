/// The ways to compare two values in a library that compares values by itself.
public enum Sameness: Sendable {
  /// Compares contents: two arrays of the same elements are the same.
  case contents
  /// Compares as `===` of JavaScript does: an array, a dictionary or an error is the same only as itself.
  case identity

  /// Returns whether two values are the same.
  public func holds(_ one: Value, _ two: Value) -> Bool {
    guard self == .identity else { return one.isEqual(to: two) }
    return switch (one.container, two.container) {
    case (let one?, let two?): one === two
    case (nil, nil): one.isEqual(to: two)
    default: false
    }
  }

  /// Returns whether two keys are the same. NaN is the same key as itself.
  func holdsForKeys(_ one: Value, _ two: Value) -> Bool {
    if self == .identity, case .double(let one) = one, case .double(let two) = two, one.isNaN { return two.isNaN }
    return holds(one, two)
  }
}

extension Value {
  /// The reference behind a value that is compared by its contents.
  var container: AnyObject? {
    switch self {
    case .array(let box), .tuple(let box): box
    case .dictionary(let box): box
    case .error(let error): error
    case .event(let event): event
    default: nil
    }
  }
}
