extension Value {
  /// Returns whether two values are equal: numbers by value (`1 == 1.0`), containers by their elements, streams and
  /// functions by identity. An array never equals a tuple.
  public func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.int(let one), .int(let two)): one == two
    case (.string(let one), .string(let two)): one === two || Self.areEqual(one, two)
    case (.nil, .nil), (.unit, .unit): true
    case (.bool(let one), .bool(let two)): one == two
    case (.double(let one), .double(let two)): one == two
    case (.int(let one), .double(let two)), (.double(let two), .int(let one)): Double(exactly: one) == two
    case (.duration(let one), .duration(let two)): one == two
    case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
      one === two || (one.elements.count == two.elements.count && Self.areEqual(self, other))
    case (.dictionary(let one), .dictionary(let two)):
      one === two || (one.count == two.count && Self.areEqual(self, other))
    case (.range(let one), .range(let two)): one.lower == two.lower && one.upper == two.upper
    case (.sequence(let one), .sequence(let two)): one === two
    case (.error(let one), .error(let two)): one === two || (one.code == two.code && Self.areEqual(one, two))
    case (.event(let one), .event(let two)): one === two || (one.kind == two.kind && Self.areEqual(self, other))
    case (.function(let one), .function(let two)): one === two
    case (.stream(let one), .stream(let two)): one === two
    case (.disposable(let one), .disposable(let two)): one === two
    case (.scheduler(let one), .scheduler(let two)): one.name == two.name
    case (.object(let one), _): one.equals(other)
    case (_, .object(let two)): two.equals(self)
    default: false
    }
  }

  private static func areEqual(_ one: StringBox, _ two: StringBox) -> Bool {
    ValueWork.add(one.text)
    return one.text == two.text
  }

  private static func areEqual(_ one: ErrorValue, _ two: ErrorValue) -> Bool {
    ValueWork.add(one.message ?? "")
    return one.message == two.message
  }

  /// Compares containers without recursion, each pair of them once: the parts of a value may be shared so often that
  /// the value written out would be endless.
  private static func areEqual(_ one: Value, _ two: Value) -> Bool {
    var compared: Set<BoxPair> = []
    var pending = [(one, two)]
    while let (one, two) = pending.popLast() {
      guard let pair = BoxPair(one, two) else {
        guard one.isEqual(to: two) else { return false }
        continue
      }
      if pair.isOne || !compared.insert(pair).inserted { continue }
      ValueWork.add(12)
      switch (one, two) {
      case (.array(let one), .array(let two)), (.tuple(let one), .tuple(let two)):
        guard one.elements.count == two.elements.count else { return false }
        ValueWork.add(one.elements.count)
        for index in one.elements.indices where !matches(one.elements[index], two.elements[index], &pending) {
          return false
        }
      case (.dictionary(let one), .dictionary(let two)):
        guard one.count == two.count else { return false }
        ValueWork.add(one.count &* 8)
        for (key, value) in zip(one.keys, one.values) {
          guard let counterpart = two[key], matches(value, counterpart, &pending) else { return false }
        }
      case (.event(let one), .event(let two)):
        guard one.kind == two.kind, matches(one.value, two.value, &pending) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Compares values without elements at once, and appends the rest to the pending pairs.
  private static func matches(_ one: Value, _ two: Value, _ pending: inout [(Value, Value)]) -> Bool {
    if one.holdsOthers, two.holdsOthers {
      pending.append((one, two))
      return true
    }
    return one.isEqual(to: two)
  }

  private var holdsOthers: Bool {
    switch self {
    case .array, .tuple, .dictionary, .event: true
    default: false
    }
  }

  /// Returns the order of two values, or `nil` if they cannot be compared (a NaN, values of different kinds).
  public func order(to other: Value) -> Int? {
    switch (self, other) {
    case (.int(let one), .int(let two)), (.duration(let one), .duration(let two)):
      return one < two ? -1 : one > two ? 1 : 0
    case (.double(let one), .double(let two)): return Self.order(one, two)
    case (.int(let one), .double(let two)): return Self.order(one, two)
    case (.double(let one), .int(let two)): return Self.order(two, one).map { -$0 }
    case (.string(let one), .string(let two)): return Self.order(one, two)
    case (.array, .array), (.tuple, .tuple): return Self.orderOfElements(self, other)
    default: return nil
    }
  }

  /// Returns the reason why two values have no order.
  public func refusal(toCompareWith other: Value) -> String {
    for case .double(let double) in [self, other] where double.isNaN { return "nan has no place in an order" }
    return "\(kindName) and \(other.kindName) cannot be compared"
  }

  /// Compares exactly, because the Int rounded to a Double may differ.
  private static func order(_ one: Int, _ two: Double) -> Int? {
    if two.isNaN { return nil }
    let whole = two.rounded(.down)
    guard let floor = Int(exactly: whole) else { return two < 0 ? 1 : -1 }
    if one != floor { return one < floor ? -1 : 1 }
    return whole == two ? 0 : -1
  }

  private static func order(_ one: StringBox, _ two: StringBox) -> Int {
    ValueWork.add(one.text)
    return one.text < two.text ? -1 : one.text > two.text ? 1 : 0
  }

  private static func order(_ one: Double, _ two: Double) -> Int? {
    if one < two { return -1 }
    if one > two { return 1 }
    return one == two ? 0 : nil
  }

  /// Compares by the first elements that differ, without recursion, each pair of containers once.
  private static func orderOfElements(_ one: Value, _ two: Value) -> Int? {
    var compared: Set<BoxPair> = []
    var pending: [(one: ArrayBox, two: ArrayBox, next: Int)] = []
    func begin(_ one: Value, _ two: Value) -> Bool {
      switch (one, two) {
      case (.array(let first), .array(let second)), (.tuple(let first), .tuple(let second)):
        if let pair = BoxPair(one, two), !pair.isOne, compared.insert(pair).inserted {
          ValueWork.add(12)
          pending.append((first, second, 0))
        }
        return true
      default: return false
      }
    }
    guard begin(one, two) else { return nil }
    while let (one, two, next) = pending.last {
      let (left, right) = (one.elements, two.elements)
      guard next < min(left.count, right.count) else {
        if left.count != right.count { return (left.count - right.count).signum() }
        pending.removeLast()
        continue
      }
      pending[pending.count - 1].next += 1
      ValueWork.add(1)
      if begin(left[next], right[next]) { continue }
      guard let order = left[next].order(to: right[next]) else { return nil }
      if order != 0 { return order }
    }
    return 0
  }
}

/// Two containers to compare.
private struct BoxPair: Hashable {
  let one: ObjectIdentifier
  let two: ObjectIdentifier

  /// Returns `nil` for values that are no containers.
  init?(_ one: Value, _ two: Value) {
    switch (one, two) {
    case (.array(let first), .array(let second)), (.tuple(let first), .tuple(let second)):
      (self.one, self.two) = (ObjectIdentifier(first), ObjectIdentifier(second))
    case (.dictionary(let first), .dictionary(let second)):
      (self.one, self.two) = (ObjectIdentifier(first), ObjectIdentifier(second))
    case (.event(let first), .event(let second)):
      (self.one, self.two) = (ObjectIdentifier(first), ObjectIdentifier(second))
    default: return nil
    }
  }

  var isOne: Bool { one == two }
}
