import Streams

extension Node {
  /// A variable whose uses are noted, in a script that asks for causes.
  static func tracedGlobal(_ variable: GlobalNode, _ context: EvaluationContext) -> Node {
    ComputedNode(variable.place) { frame throws(ErrorValue) in
      let value = try variable.evaluate(frame)
      context.world.planner?.note(variable.variable.use(isChange: false))
      return value
    }
  }

  /// A variable of a function around that a closure has taken with it.
  static func tracedOuter(_ variable: OuterNode, _ name: String, _ context: EvaluationContext) -> Node {
    ComputedNode(variable.place) { frame throws(ErrorValue) in
      context.world.planner?.note(
        frame.outer(variable.hops).use(of: variable.slot, name, isChange: false))
      return try variable.evaluate(frame)
    }
  }

  /// A member that is read: of an object, or the value of a property.
  ///
  /// - Parameters:
  ///   - text: The member with its receiver, as code writes it.
  ///   - member: Makes the member of a node that keeps the receiver's value for as long as the member is read.
  static func tracedMember(
    of receiver: Node, _ name: String, _ text: String, _ context: EvaluationContext, _ member: (Node) -> Node
  ) -> Node {
    var kept = Value.nil
    let watched = ComputedNode(receiver.place) { frame throws(ErrorValue) in
      kept = try receiver.evaluate(frame)
      return kept
    }
    let member = member(watched)
    return ComputedNode(member.place) { frame throws(ErrorValue) in
      defer { kept = .nil }
      let value = try member.evaluate(frame)
      switch (value, kept) {
      case (.stream, _), (.function, _), (.object, _), (.disposable, _): break
      case (_, .object(let object)):
        context.world.planner?.note(VariableUse(of: object, part: name, text, value, isChange: false))
      case (_, .stream(let stream)) where name == "value" && stream.isDrivenFromOutside:
        context.world.planner?.note(VariableUse(of: stream, text, value, isChange: false))
      default: break
      }
      return value
    }
  }
}

extension Variable {
  /// A use of this, as it is noted.
  func use(isChange: Bool) -> VariableUse {
    VariableUse(of: self, name, value ?? .nil, isChange: isChange)
  }
}

extension Frame {
  /// A use of one of the variables of this, as it is noted.
  func use(of slot: Int, _ name: String, isChange: Bool) -> VariableUse {
    VariableUse(of: self, part: "\(slot)", name, self[slot], isChange: isChange)
  }
}

extension EvaluationContext {
  /// Notes that code has changed a member of an object, in a script that asks for causes.
  func noteChange(of member: String, in object: ObjectBox, to value: Value) {
    guard isTraced else { return }
    world.planner?.note(VariableUse(of: object, part: member, member, value, isChange: true))
  }
}
