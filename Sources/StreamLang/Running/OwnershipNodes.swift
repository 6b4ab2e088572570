import Streams

extension Node {
  /// A value for a variable that does not keep its object alive.
  static func weak(_ value: Node) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in try value.evaluate(frame).weak }
  }

  /// The value of such a variable: nil when its object has ended, and a fault if the variable is `unowned`.
  static func strong(_ variable: Node, _ name: String, _ ownership: Ownership) -> Node {
    ComputedNode(variable.place) { frame throws(ErrorValue) in
      let value = try variable.evaluate(frame)
      let strong = value.strong
      if ownership == .unowned, strong.isNil, !value.isNil { throw Ownership.ended(name).at(variable.place) }
      return strong
    }
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

extension Node {
  /// The end of a block: its variables let go what they hold.
  static func blockEnd(_ slots: Range<Int>, _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      if context.isTraced { context.abandoned.owner = "the block" }
      frame.end(slots)
      context.abandoned.owner = nil
      context.endAbandoned()
      return .nil
    }
  }

  /// Ends the objects without an owner.
  static func endAbandoned(_ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      context.abandoned.end()
      return .nil
    }
  }
}
