import Streams

/// A pattern, compiled: says whether a value fits, and gives names to its parts.
struct Matcher {
  let matches: (Value, Frame) throws(ErrorValue) -> Bool

  init(_ matches: @escaping (Value, Frame) throws(ErrorValue) -> Bool) { self.matches = matches }

  /// Everything fits.
  static var anything: Matcher { Matcher { _, _ in true } }

  /// A name of the pattern.
  static func binding(_ assigner: Assigner) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      try assigner.assign(value, frame, naming: false)
      return true
    }
  }

  /// `x?`
  static func some(_ part: Matcher) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      if value.isNil { return false }
      return try part.matches(value, frame)
    }
  }

  /// `(x, _, 3)`
  static func tuple(_ parts: [Matcher]) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      switch value {
      case .tuple(let box), .array(let box): try all(parts, match: box.elements, frame)
      default: false
      }
    }
  }

  /// `.next(x)`
  static func enumCase(_ name: String, _ parts: [Matcher]) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      guard var payload = EnumCases.payload(of: value, ifCase: name) else { return false }
      if parts.isEmpty { return true }
      // Several parts of one value: `.moved(x, y)`.
      if parts.count > 1, payload.count == 1, case .tuple(let box) = payload[0] { payload = box.elements }
      return try all(parts, match: payload, frame)
    }
  }

  private static func all(_ parts: [Matcher], match values: [Value], _ frame: Frame) throws(ErrorValue) -> Bool {
    guard values.count == parts.count else { return false }
    for (part, value) in zip(parts, values) where try !part.matches(value, frame) { return false }
    return true
  }

  /// A value that is written in the pattern.
  static func value(_ expected: Node, _ context: EvaluationContext) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      let expected = try expected.evaluate(frame)
      if case .range(let range) = expected, case .int(let int) = value {
        return int >= range.lower && int < range.upper
      }
      try context.countComparison(of: value, with: expected)
      // An error of a stream holds the value that was thrown.
      if case .object = expected, case .error(let error) = value, let thrown = error.payload {
        return thrown.isEqual(to: expected)
      }
      return value.isEqual(to: expected)
    }
  }

  /// A range that is written in the pattern: of any values that have an order.
  static func range(_ lower: Node?, _ upper: Node?, isClosed: Bool) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      if let lower {
        guard let order = try lower.evaluate(frame).order(to: value), order <= 0 else { return false }
      }
      guard let upper else { return true }
      guard let order = value.order(to: try upper.evaluate(frame)) else { return false }
      return order < 0 || isClosed && order == 0
    }
  }

  /// `is Int`, `x as Int`
  static func type(_ type: TypeTest, _ part: Matcher) -> Matcher {
    Matcher { value, frame throws(ErrorValue) in
      guard type.holds(value) ?? !value.isNil else { return false }
      return try part.matches(type.taken(from: value), frame)
    }
  }
}

extension Node {
  /// Whether a value fits a pattern.
  static func match(_ value: Node, _ matcher: Matcher, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in .bool(try matcher.matches(value.evaluate(frame), frame)) }
  }
}
