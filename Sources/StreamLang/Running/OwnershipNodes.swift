import Streams

/// A value for a variable that does not keep its object alive.
final class WeakNode: Node {
  private let value: Node

  init(_ value: Node) {
    self.value = value
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value { try value.evaluate(frame).weak }
}

/// The value of such a variable: nil when its object has ended, and a fault if the variable is `unowned`.
final class StrongNode: Node {
  private let variable: Node
  private let name: String
  private let ownership: Ownership

  init(_ variable: Node, _ name: String, _ ownership: Ownership) {
    self.variable = variable
    self.name = name
    self.ownership = ownership
    super.init(variable.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try variable.evaluate(frame)
    let strong = value.strong
    if ownership == .unowned, strong.isNil, !value.isNil { throw Ownership.ended(name).at(place) }
    return strong
  }
}

extension Ownership {
  /// The error of reading an unowned variable or property after the end of its object.
  static func ended(_ name: String) -> ErrorValue {
    ErrorValue(
      "'\(name)' is read when its object has ended, which ends an app",
      help: "an unowned reference does not keep its object alive: make it weak")
  }
}

/// The end of a block: its variables let go what they hold.
final class BlockEndNode: Node {
  private let slots: Range<Int>
  private let context: EvaluationContext

  init(_ slots: Range<Int>, _ context: EvaluationContext, _ place: SourcePlace) {
    self.slots = slots
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if context.isTraced { context.abandoned.owner = "the block" }
    frame.end(slots)
    context.abandoned.owner = nil
    context.endAbandoned()
    return .nil
  }
}

/// Ends the objects without an owner.
final class EndAbandonedNode: Node {
  private let context: EvaluationContext

  init(_ context: EvaluationContext, _ place: SourcePlace) {
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    context.abandoned.end()
    return .nil
  }
}
