import Streams

// The nodes of scripts that have rules of values: the rules say what an operator, a text and a member mean.

extension Node {
  /// An expression as a condition.
  static func ruledCondition(_ operand: Node, _ rules: ValueRules.Operators) -> Node {
    ComputedNode(operand.place) { frame throws(ErrorValue) in
      let value = try operand.evaluate(frame)
      return if case .bool = value { value } else { .bool(rules.isTrue(value)) }
    }
  }

  /// `value.name` and `value.name(…)`
  ///
  /// - Parameter plain: The same member as the language's own rules have it, for streams and objects.
  static func ruledMember(
    _ receiver: Node, _ name: String, _ arguments: ArgumentNodes?, isOptional: Bool, _ plain: MemberCallNode,
    _ rules: ValueRules, _ library: ValueRules.OwnLibrary, receiverText: String, _ context: EvaluationContext,
    _ place: SourcePlace
  ) -> Node {
    func call(_ value: Value, _ arguments: [Value]) throws(ErrorValue) -> Value {
      // A part of a stand-in is an object that can be called.
      if case .object(let object) = value,
        let result = try object.call(arguments, labels: Array(repeating: nil, count: arguments.count))
      {
        return result
      }
      guard case .function(let function) = value else { return try library.missing(value, name, receiverText, true) }
      context.world.charge(.call)
      return try function.call(arguments)
    }
    return ComputedNode(place) { frame throws(ErrorValue) in
      let value = try receiver.evaluate(frame)
      if isOptional, rules.operators?.isAbsent(value) ?? value.isNil { return .nil }
      // Arguments with labels are for members of stand-ins, which the drive calls.
      if !library.readsMessages, case .object = value, let arguments, arguments.hasLabels {
        return try plain.evaluate(on: value, frame)
      }
      do throws(ErrorValue) {
        if !library.readsMessages || arguments == nil, let own = try library.property(value, name, context) {
          guard let arguments else {
            if case .function(let function) = own { return .function(function.detached) }
            return own.named(afterCall: plain.sourceText)
          }
          return try call(own, arguments.evaluate(frame)).named(afterCall: plain.sourceText)
        }
        if let member = library.member(value, name) {
          guard let arguments else { return .function(member.asFunction(of: value, in: context, place)) }
          context.world.charge(.call)
          return try member.call(
            MemberCall(
              receiver: value, arguments: arguments.evaluate(frame), shapes: arguments.shapes, context: context,
              place: place))
        }
        if plain.knows(value) { return try plain.evaluate(on: value, frame) }
        return try library.missing(value, name, receiverText, arguments != nil)
      } catch {
        throw error.at(place)
      }
    }
  }

  /// `value[index]`
  static func ruledElement(
    _ receiver: Node, _ index: Node, _ library: ValueRules.OwnLibrary, _ context: EvaluationContext,
    _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try receiver.evaluate(frame)
      let index = try index.evaluate(frame)
      do throws(ErrorValue) {
        return try library.element(value, index, context)
      } catch {
        throw error.at(place)
      }
    }
  }

  /// `place = value` and `place += value`
  static func ruledAssignment(
    _ target: RuledTarget, _ operation: BinaryOperator?, _ value: Node, _ rules: ValueRules,
    _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    func combined(_ old: Value, _ new: Value) throws(ErrorValue) -> Value {
      guard let operation else { return new }
      guard let operators = rules.operators else { return try Arithmetic.apply(operation, old, new) }
      return try operators.apply(operation, old, new, context)
    }
    return ComputedNode(place) { frame throws(ErrorValue) in
      do throws(ErrorValue) {
        switch target {
        case .variable(let target):
          let new = try value.evaluate(frame)
          try target.update(frame, in: context) { old throws(ErrorValue) in old = try combined(old, new) }
        case .element(let owner, let index, let member):
          var owner = try owner.evaluate(frame)
          let index = try index.evaluate(frame)
          guard let library = rules.library, library.holds(owner) else {
            let new = try value.evaluate(frame)
            guard let member else { return .nil }
            try AssignmentTarget.update(&owner, [member], frame, context) { old throws(ErrorValue) in
              old = try combined(old, new)
            }
            return .nil
          }
          let old = operation == nil ? .nil : try library.element(owner, index, context)
          let new = try combined(old, try value.evaluate(frame))
          try library.setElement(owner, index, new, context)
          if case .object(let object) = owner, case .string(let name) = index {
            context.noteChange(of: name.text, in: object, to: new)
          }
        }
      } catch {
        throw error.at(place)
      }
      return .nil
    }
  }
}

/// A place that changes by rules of values.
enum RuledTarget {
  /// A variable.
  case variable(AssignmentTarget)
  /// An element or a member of a value. The language's own rules set a member of a value that is not the library's.
  case element(of: Node, Node, member: AssignmentTarget.Part?)
}

extension LibraryMember {
  /// The member as a value: a function that keeps its receiver.
  package func asFunction(of receiver: Value, in context: EvaluationContext, _ place: SourcePlace) -> FunctionValue {
    NativeFunction(parameterCount: 99) { [self] arguments throws(ErrorValue) in
      try call(MemberCall(receiver: receiver, arguments: arguments, context: context, place: place))
    }
  }
}
