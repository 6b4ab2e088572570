extension Value {
  /// Whether two values are equal: numbers by value (`1 == 1.0`), containers by their elements, streams and functions
  /// by identity. An array never equals a tuple.
  public func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.int(let one), .int(let two)): one == two
    case (.string(let one), .string(let two)): one === two || one.text == two.text
    case (.nil, .nil), (.unit, .unit): true
    case (.bool(let one), .bool(let two)): one == two
    case (.double(let one), .double(let two)): one == two
    case (.int(let one), .double(let two)), (.double(let two), .int(let one)): Double(exactly: one) == two
    case (.duration(let one), .duration(let two)): one == two
    case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
      one === two || Self.areEqual(one.elements, two.elements)
    case (.dictionary(let one), .dictionary(let two)): Self.areEqual(one, two)
    case (.range(let one), .range(let two)): one.lower == two.lower && one.upper == two.upper
    case (.sequence(let one), .sequence(let two)): one === two
    case (.error(let one), .error(let two)): one === two || (one.message == two.message && one.code == two.code)
    case (.event(let one), .event(let two)): one.kind == two.kind && one.value.isEqual(to: two.value)
    case (.function(let one), .function(let two)): one === two
    case (.stream(let one), .stream(let two)): one === two
    case (.disposable(let one), .disposable(let two)): one === two
    case (.scheduler(let one), .scheduler(let two)): one.name == two.name
    default: false
    }
  }

  private static func areEqual(_ one: [Value], _ two: [Value]) -> Bool {
    guard one.count == two.count else { return false }
    for index in one.indices where !one[index].isEqual(to: two[index]) { return false }
    return true
  }

  private static func areEqual(_ one: DictionaryBox, _ two: DictionaryBox) -> Bool {
    guard one.count == two.count else { return false }
    for (key, value) in zip(one.keys, one.values) {
      guard let counterpart = two[key], counterpart.isEqual(to: value) else { return false }
    }
    return true
  }

  /// How two values are ordered; nothing where they cannot be compared (a NaN, values of different kinds).
  public func order(to other: Value) -> Int? {
    switch (self, other) {
    case (.int(let one), .int(let two)), (.duration(let one), .duration(let two)):
      return one < two ? -1 : one > two ? 1 : 0
    case (.double(let one), .double(let two)): return Self.order(one, two)
    case (.int(let one), .double(let two)): return Self.order(Double(one), two)
    case (.double(let one), .int(let two)): return Self.order(one, Double(two))
    case (.string(let one), .string(let two)): return one.text < two.text ? -1 : one.text > two.text ? 1 : 0
    case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
      for (first, second) in zip(one.elements, two.elements) {
        guard let order = first.order(to: second) else { return nil }
        if order != 0 { return order }
      }
      return (one.elements.count - two.elements.count).signum()
    default: return nil
    }
  }

  private static func order(_ one: Double, _ two: Double) -> Int? {
    if one < two { return -1 }
    if one > two { return 1 }
    return one == two ? 0 : nil
  }
}
