import Streams

/// Something built in as a value: `forEach(print)`, `map(abs)`.
final class BuiltinFunction: FunctionValue {
  private let builtin: Builtin
  private let context: EvaluationContext
  private let callPlace: SourcePlace

  init(_ builtin: Builtin, _ context: EvaluationContext, _ place: SourcePlace) {
    self.builtin = builtin
    self.context = context
    callPlace = place
    super.init(parameterCount: max(builtin.arity.lowerBound, 1))
  }

  override var place: SourcePlace? { callPlace }
  var name: String { builtin.name }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    guard builtin.arity.contains(arguments.count) else {
      throw ErrorValue("'\(builtin.name)' cannot take \(arguments.count) values", place: callPlace)
    }
    return try builtin.call(
      MemberCall(
        receiver: .nil, arguments: arguments,
        shapes: arguments.map { _ in ArgumentShape(label: nil, isFunction: nil, isTrailing: false) }, context: context,
        place: callPlace))
  }
}

extension Node {
  static func builtinFunction(_ builtin: Builtin, _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      .function(BuiltinFunction(builtin, context, place))
    }
  }

  /// `zip(a, b)`: of arrays the function, of streams the operator.
  static func lists(
    _ builtin: Builtin, _ arguments: ArgumentNodes, _ streams: OperatorCallNode, _ context: EvaluationContext,
    _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let values = try arguments.evaluate(frame)
      let areLists = values.allSatisfy { value in
        switch value {
        case .array, .range, .string: true
        default: false
        }
      }
      guard areLists, builtin.arity.contains(values.count) else { return try streams.evaluate(values) }
      do throws(ErrorValue) {
        return try builtin.call(
          MemberCall(
            receiver: .nil, arguments: values, shapes: arguments.shapes, context: context, place: place))
      } catch {
        throw error.at(place)
      }
    }
  }

  /// A call of something built in.
  static func call(
    _ builtin: Builtin, _ arguments: ArgumentNodes, sender: Node? = nil, charge: Charge? = nil,
    _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      if let charge { context.world.charge(charge) }
      let receiver = try sender?.evaluate(frame) ?? .nil
      if !builtin.arity.contains(arguments.nodes.count), let (fault, position) = builtin.fault(arguments.shapes) {
        throw ErrorValue(fault, place: arguments.place(position, otherwise: place))
      }
      do throws(ErrorValue) {
        let call = MemberCall(
          receiver: receiver, arguments: try arguments.evaluate(frame), shapes: arguments.shapes, context: context,
          place: place)
        if let collected = call.collected(for: builtin) { return collected }
        return try builtin.call(call)
      } catch {
        throw error.at(place)
      }
    }
  }
}
