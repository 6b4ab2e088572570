/// How two values are found to be the same where a library compares values by itself.
public enum Sameness: Sendable {
  /// By what they hold: two arrays of the same elements are the same.
  case contents
  /// As `===` of JavaScript: an array, a dictionary or an error is the same only as itself.
  case identity

  /// Whether two values are the same.
  public func holds(_ one: Value, _ two: Value) -> Bool {
    guard self == .identity else { return one.isEqual(to: two) }
    return switch (one.container, two.container) {
    case (let one?, let two?): one === two
    case (nil, nil): one.isEqual(to: two)
    default: false
    }
  }

  /// The same for keys, among which NaN is itself.
  func holdsForKeys(_ one: Value, _ two: Value) -> Bool {
    if self == .identity, case .double(let one) = one, case .double(let two) = two, one.isNaN { return two.isNaN }
    return holds(one, two)
  }
}

extension Value {
  /// The reference behind a value that is compared by what it holds.
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
