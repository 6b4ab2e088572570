import Streams

/// A pattern, compiled: says whether a value fits, and gives names to its parts.
class Matcher {
  /// Everything fits.
  func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool { true }
}

/// A name of the pattern.
final class BindingMatcher: Matcher {
  private let assigner: Assigner

  init(_ assigner: Assigner) { self.assigner = assigner }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    try assigner.assign(value, frame, naming: false)
    return true
  }
}

/// `x?`
final class SomeMatcher: Matcher {
  private let part: Matcher

  init(_ part: Matcher) { self.part = part }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    if value.isNil { return false }
    return try part.matches(value, frame)
  }
}

/// `(x, _, 3)`
final class TupleMatcher: Matcher {
  private let parts: [Matcher]

  init(_ parts: [Matcher]) { self.parts = parts }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    let elements: [Value]
    switch value {
    case .tuple(let box), .array(let box): elements = box.elements
    default: return false
    }
    guard elements.count == parts.count else { return false }
    for (part, element) in zip(parts, elements) where try !part.matches(element, frame) { return false }
    return true
  }
}

/// `.next(x)`
final class CaseMatcher: Matcher {
  private let name: String
  private let parts: [Matcher]

  init(_ name: String, _ parts: [Matcher]) {
    self.name = name
    self.parts = parts
  }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    guard var payload = EnumCases.payload(of: value, ifCase: name) else { return false }
    if parts.isEmpty { return true }
    // Several parts of one value: `.moved(x, y)`.
    if parts.count > 1, payload.count == 1, case .tuple(let box) = payload[0] { payload = box.elements }
    guard payload.count == parts.count else { return false }
    for (part, element) in zip(parts, payload) where try !part.matches(element, frame) { return false }
    return true
  }
}

/// A value that is written in the pattern.
final class ValueMatcher: Matcher {
  private let expected: Node
  private let context: EvaluationContext

  init(_ expected: Node, _ context: EvaluationContext) {
    self.expected = expected
    self.context = context
  }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    let expected = try expected.evaluate(frame)
    if case .range(let range) = expected, case .int(let int) = value { return int >= range.lower && int < range.upper }
    try context.countComparison(of: value, with: expected)
    // An error of a stream holds the value that was thrown.
    if case .object = expected, case .error(let error) = value, let thrown = error.payload {
      return thrown.isEqual(to: expected)
    }
    return value.isEqual(to: expected)
  }
}

/// A range that is written in the pattern: of any values that have an order.
final class RangeMatcher: Matcher {
  private let lower: Node?
  private let upper: Node?
  private let isClosed: Bool

  init(_ lower: Node?, _ upper: Node?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    if let lower {
      guard let order = try lower.evaluate(frame).order(to: value), order <= 0 else { return false }
    }
    if let upper {
      guard let order = value.order(to: try upper.evaluate(frame)), order < 0 || (isClosed && order == 0) else {
        return false
      }
    }
    return true
  }
}

/// `is Int`, `x as Int`
final class TypeMatcher: Matcher {
  private let type: TypeTest
  private let part: Matcher

  init(_ type: TypeTest, _ part: Matcher) {
    self.type = type
    self.part = part
  }

  override func matches(_ value: Value, _ frame: Frame) throws(ErrorValue) -> Bool {
    guard type.holds(value) ?? !value.isNil else { return false }
    return try part.matches(type.taken(from: value), frame)
  }
}

/// Whether a value fits a pattern.
final class MatchNode: Node {
  private let value: Node
  private let matcher: Matcher

  init(_ value: Node, _ matcher: Matcher, _ place: SourcePlace) {
    self.value = value
    self.matcher = matcher
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { .bool(try test(frame)) }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    try matcher.matches(try value.evaluate(frame), frame)
  }
}
