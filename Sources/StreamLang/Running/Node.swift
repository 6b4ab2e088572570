import Streams

/// A compiled expression.
///
/// Expressions are trees of these, evaluated by one virtual call a node; statements are flat (`Instruction`), so that
/// a block can stop in the middle.
class Node {
  /// Where the expression stands, for errors.
  let place: SourcePlace

  init(_ place: SourcePlace) { self.place = place }

  func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { .nil }

  /// The value as a condition.
  func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    let value = try evaluate(frame)
    if case .bool(let bool) = value { return bool }
    throw ErrorValue(.conditionKind(found: value.kindName), place: place)
  }

  /// Whether it makes a stream out of nothing but constants: `interval(1s).take(3)`.
  var isConstantStream: Bool { false }

  /// An error at this place.
  final func fault(_ message: String, help: String? = nil) -> ErrorValue {
    ErrorValue(message, place: place, help: help)
  }
}

final class ConstantNode: Node {
  let value: Value

  init(_ value: Value, _ place: SourcePlace) {
    self.value = value
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { value }
}

/// A variable of the innermost frame.
final class LocalNode: Node {
  let slot: Int

  init(_ slot: Int, _ place: SourcePlace) {
    self.slot = slot
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { frame[slot] }
}

/// A variable of a frame further out.
final class OuterNode: Node {
  let hops: Int
  let slot: Int
  let isConstant: Bool

  init(_ hops: Int, _ slot: Int, isConstant: Bool, _ place: SourcePlace) {
    self.hops = hops
    self.slot = slot
    self.isConstant = isConstant
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { frame.outer(hops)[slot] }
}

/// A variable of the script.
final class GlobalNode: Node {
  let variable: Variable

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
final class ElementsNode: Node {
  enum Kind { case array, tuple }
  let kind: Kind
  let elements: [Node]
  private let session: Session

  init(_ kind: Kind, _ elements: [Node], _ session: Session, _ place: SourcePlace) {
    self.kind = kind
    self.elements = elements
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.evaluate(frame)) }
    try session.countSteps(values.count)
    return kind == .array ? .array(values) : .tuple(values)
  }
}

final class DictionaryNode: Node {
  private let entries: [(Node, Node)]

  init(_ entries: [(Node, Node)], _ place: SourcePlace) {
    self.entries = entries
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let box = DictionaryBox()
    for (key, value) in entries { box[try key.evaluate(frame)] = try value.evaluate(frame) }
    return .dictionary(box)
  }
}

final class RangeNode: Node {
  private let lower: Node
  private let upper: Node
  private let isClosed: Bool

  init(_ lower: Node, _ upper: Node, isClosed: Bool, _ place: SourcePlace) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    guard case .int(let first) = try lower.evaluate(frame), case .int(let last) = try upper.evaluate(frame) else {
      throw fault("the bounds of a range are Ints")
    }
    let (end, overflow) = isClosed ? last.addingReportingOverflow(1) : (last, false)
    if overflow { throw fault("a range ends below \(Int.max)") }
    if end < first { throw fault("a range goes from the lower bound to the upper one, not from \(first) to \(last)") }
    return .range(RangeBox(lower: first, upper: end, isClosed: isClosed))
  }
}

final class InterpolationNode: Node {
  enum Part {
    case text(String)
    case value(Node)
  }
  private let parts: [Part]
  private let session: Session

  init(_ parts: [Part], _ session: Session, _ place: SourcePlace) {
    self.parts = parts
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .value(let node): text += try node.evaluate(frame).text
      }
    }
    try session.countSteps(text.utf8.count)
    return .string(text)
  }
}

final class ConditionalNode: Node {
  let condition: Node
  let then: Node
  let otherwise: Node

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
final class LogicalNode: Node {
  let logical: LogicalOperator
  let operands: [Node]

  init(_ logical: LogicalOperator, _ operands: [Node], _ place: SourcePlace) {
    self.logical = logical
    self.operands = operands
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    switch logical {
    case .and:
      for operand in operands where try !operand.test(frame) { return .bool(false) }
      return .bool(true)
    case .or:
      for operand in operands where try operand.test(frame) { return .bool(true) }
      return .bool(false)
    case .coalesce:
      var value = Value.nil
      for operand in operands {
        value = try operand.evaluate(frame)
        if !value.isNil { return value }
      }
      return value
    }
  }
}

final class UnaryNode: Node {
  let unary: UnaryOperator
  let operand: Node

  init(_ unary: UnaryOperator, _ operand: Node, _ place: SourcePlace) {
    self.unary = unary
    self.operand = operand
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    switch unary {
    case .not: return .bool(try !operand.test(frame))
    case .negate:
      let value = try operand.evaluate(frame)
      do throws(ErrorValue) {
        return try Arithmetic.negate(value)
      } catch {
        throw error.at(place)
      }
    }
  }
}

/// A chain of operators of one precedence, from the left.
final class BinaryNode: Node {
  struct Term {
    let `operator`: BinaryOperator
    let operand: Node
    let place: SourcePlace
  }
  let first: Node
  let terms: [Term]
  private let session: Session

  init(_ first: Node, _ terms: [Term], _ session: Session, _ place: SourcePlace) {
    self.first = first
    self.terms = terms
    self.session = session
    super.init(place)
  }

  /// The two sides, where there is one operator only.
  var onlyTerm: (operation: BinaryOperator, left: Node, right: Node)? {
    terms.count == 1 ? (terms[0].operator, first, terms[0].operand) : nil
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    var value = try first.evaluate(frame)
    for term in terms {
      let operand = try term.operand.evaluate(frame)
      do throws(ErrorValue) {
        value = try Arithmetic.apply(term.operator, value, operand)
      } catch {
        throw error.at(term.place)
      }
      switch value {
      case .string(let box): try session.countSteps(box.text.utf8.count)
      case .array(let box): try session.countSteps(box.elements.count)
      default: continue
      }
    }
    return value
  }

  override func test(_ frame: Frame) throws(ErrorValue) -> Bool {
    let value = try evaluate(frame)
    if case .bool(let bool) = value { return bool }
    throw ErrorValue(.conditionKind(found: value.kindName), place: place)
  }
}

/// A closure of the source, which takes its surroundings with it.
final class ClosureNode: Node {
  private let code: FunctionCode
  private let session: Session

  init(_ code: FunctionCode, _ session: Session, _ place: SourcePlace) {
    self.code = code
    self.session = session
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if let formula = code.formula, session.settings.takesFastPaths {
      return .function(IntegerClosure(formula, code, frame, session))
    }
    return .function(ClosureFunction(code, frame, session))
  }
}
