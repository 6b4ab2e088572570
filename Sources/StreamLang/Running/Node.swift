import Streams

/// A compiled expression.
///
/// Expressions are trees of these, evaluated by one virtual call a node; statements are flat (`Instruction`), so that
/// a block can stop in the middle.
package class Node {
  /// Where the expression stands, for errors.
  let place: SourcePlace

  init(_ place: SourcePlace) { self.place = place }

  func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { .nil }

  /// The value as a condition.
  func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    let value = try evaluate(frame)
    if case .bool(let bool) = value { return bool }
    if case .bool(let bool)? = try value.fitting(.condition) { return bool }
    throw ErrorValue(.conditionKind(found: value.kindName), place: place)
  }

  /// An error at this place.
  final func fault(_ message: String, help: String? = nil) -> ErrorValue {
    ErrorValue(message, place: place, help: help)
  }
}

/// An expression that is evaluated by a closure.
final class ComputedNode: Node {
  private let compute: (Frame) throws(ErrorValue) -> Value

  init(_ place: SourcePlace, _ compute: @escaping (Frame) throws(ErrorValue) -> Value) {
    self.compute = compute
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { try compute(frame) }
}

package final class ConstantNode: Node {
  package let value: Value

  init(_ value: Value, _ place: SourcePlace) {
    self.value = value
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { value }
}

/// A variable of the innermost frame.
package final class LocalNode: Node {
  package let slot: Int

  init(_ slot: Int, _ place: SourcePlace) {
    self.slot = slot
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { frame[slot] }
}

/// A variable of a frame further out.
package final class OuterNode: Node {
  package let hops: Int
  package let slot: Int
  package let isConstant: Bool

  init(_ hops: Int, _ slot: Int, isConstant: Bool, _ place: SourcePlace) {
    self.hops = hops
    self.slot = slot
    self.isConstant = isConstant
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { frame.outer(hops)[slot] }
}

/// A variable of the script.
package final class GlobalNode: Node {
  package let variable: Variable

  init(_ variable: Variable, _ place: SourcePlace) {
    self.variable = variable
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if let value = variable.value { return value }
    throw fault("'\(variable.name)' is used before its value is known")
  }

}

/// An array, a tuple, or the two bounds of a range.
package final class ElementsNode: Node {
  package enum Kind {
    case array, tuple

    /// The steps that making a value of that many elements counts as.
    package func steps(toMake count: Int) -> Int { self == .array ? count &+ 4 : count }
  }

  package let kind: Kind
  package let elements: [Node]
  private let context: EvaluationContext

  init(_ kind: Kind, _ elements: [Node], _ context: EvaluationContext, _ place: SourcePlace) {
    self.kind = kind
    self.elements = elements
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let values: [Value]
    if elements.count == 2 {
      // Most tuples are pairs.
      values = [try elements[0].evaluate(frame), try elements[1].evaluate(frame)]
    } else {
      var gathered: [Value] = []
      gathered.reserveCapacity(elements.count)
      for element in elements { gathered.append(try element.evaluate(frame)) }
      values = gathered
    }
    try context.countSteps(kind.steps(toMake: values.count))
    return kind == .array ? .array(values) : .tuple(values)
  }
}

extension Node {
  /// `(name: "Ann", age: 31)`
  static func labelledTuple(_ labels: [String?], _ elements: [Node], _ context: EvaluationContext, _ place: SourcePlace)
    -> Node
  {
    ComputedNode(place) { frame throws(ErrorValue) in
      var values: [Value] = []
      for element in elements { values.append(try element.evaluate(frame)) }
      try context.countSteps(values.count)
      return .tuple(LabelledTuple(values, labels: labels))
    }
  }

  static func dictionary(_ entries: [(Node, Node)], _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let box = DictionaryBox()
      try context.countSteps(entries.count &* 8 &+ 8)
      for (key, value) in entries { box[try key.evaluate(frame)] = try value.evaluate(frame) }
      return .dictionary(box)
    }
  }

  static func range(_ lower: Node?, _ upper: Node?, isClosed: Bool, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      func bound(_ node: Node?) throws(ErrorValue) -> Value? {
        let value = try node?.evaluate(frame)
        return try value?.fitting(.operand(beside: .int(0))) ?? value
      }
      guard case .int(let first) = try bound(lower) ?? .int(.min), case .int(let last) = try bound(upper) ?? .int(.max)
      else {
        throw ErrorValue("the bounds of a range are Ints", place: place)
      }
      let (end, overflow) = isClosed && upper != nil ? last.addingReportingOverflow(1) : (last, false)
      if overflow { throw ErrorValue("a range ends below \(Int.max)", place: place) }
      if end < first {
        throw ErrorValue(
          "a range goes from the lower bound to the upper one, not from \(first) to \(last)", place: place)
      }
      return .range(RangeBox(lower: first, upper: end, isClosed: isClosed))
    }
  }

  /// A text with values in it.
  ///
  /// - Parameter textOf: The text of a value.
  static func interpolation(
    _ parts: [TextPart], _ textOf: @escaping (Value, EvaluationContext) throws(ErrorValue) -> String,
    _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      var text = ""
      for part in parts {
        switch part {
        case .text(let literal): try context.append(literal, to: &text)
        case .value(let node): try context.append(try textOf(try node.evaluate(frame), context), to: &text)
        }
      }
      try context.makes(bytes: text.utf8.count)
      return .string(text)
    }
  }
}

/// A part of a text with values in it.
enum TextPart {
  case text(String)
  case value(Node)
}

package final class ConditionalNode: Node {
  package let condition: Node
  package let then: Node
  package let otherwise: Node

  init(_ condition: Node, _ then: Node, _ otherwise: Node, _ place: SourcePlace) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try condition.test(frame) ? then.evaluate(frame) : otherwise.evaluate(frame)
  }
}

/// `&&`, `||` and `??`, evaluated until decided.
package final class LogicalNode: Node {
  package let logical: LogicalOperator
  package let operands: [Node]
  /// Other rules of values; with them it gives the operand that decides. Nil for those of the language.
  package let rules: ValueRules.Operators?

  init(_ logical: LogicalOperator, _ operands: [Node], _ rules: ValueRules.Operators?, _ place: SourcePlace) {
    self.logical = logical
    self.operands = operands
    self.rules = rules
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if rules == nil, logical != .coalesce { return .bool(try test(frame)) }
    var value = Value.nil
    for operand in operands {
      value = try operand.evaluate(frame)
      let decides =
        switch logical {
        case .and: rules?.isTrue(value) == false
        case .or: rules?.isTrue(value) == true
        case .coalesce: !(rules?.isAbsent(value) ?? value.isNil)
        }
      if decides { return value }
    }
    return value
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    if let rules { return rules.isTrue(try evaluate(frame)) }
    switch logical {
    case .and:
      for operand in operands where try !operand.test(frame) { return false }
      return true
    case .or:
      for operand in operands where try operand.test(frame) { return true }
      return false
    case .coalesce: return try super.test(frame)
    }
  }
}

/// An expression that takes longer than a step.
final class CountedNode: Node {
  private let node: Node
  private let steps: Int
  private let context: EvaluationContext

  init(_ node: Node, steps: Int, _ context: EvaluationContext) {
    self.node = node
    self.steps = steps
    self.context = context
    super.init(node.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try context.countSteps(steps)
    return try node.evaluate(frame)
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    try context.countSteps(steps)
    return try node.test(frame)
  }
}

package final class UnaryNode: Node {
  package let unary: UnaryOperator
  package let operand: Node
  /// Other rules of values; nil for those of the language.
  package let rules: ValueRules.Operators?

  init(_ unary: UnaryOperator, _ operand: Node, _ rules: ValueRules.Operators?, _ place: SourcePlace) {
    self.unary = unary
    self.operand = operand
    self.rules = rules
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    switch unary {
    case .not: return .bool(try !operand.test(frame))
    case .negate, .complement, .attempt, .await, .awaitEach:
      let value = try operand.evaluate(frame)
      do throws(ErrorValue) {
        if unary == .complement { return try Arithmetic.complement(value) }
        return if let rules { try rules.negate(value) } else { try Arithmetic.negate(value) }
      } catch {
        throw error.at(place)
      }
    }
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    unary == .not ? try !operand.test(frame) : try super.test(frame)
  }

}
