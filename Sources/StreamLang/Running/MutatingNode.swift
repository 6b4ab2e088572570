import Streams

extension Node {
  /// `place.sort()`, `point.move(by: 1)`: changes the value of a variable. A value without such a member is called as
  /// by any call.
  ///
  /// - Parameter member: The member of the library's values; nil if only types of the code have one.
  static func mutating(
    _ target: AssignmentTarget, _ receiver: Node, _ name: String, _ member: LibraryMember?, _ arguments: ArgumentNodes,
    _ call: Node, _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let change: (inout Value, [Value]) throws(ErrorValue) -> Value?
      switch try Changed(receiver.evaluate(frame)) {
      case .instance(let type):
        let labels = arguments.labels(of: arguments.nodes.count)
        guard let method = type.method(name, isStatic: false, labels) else { return try call.evaluate(frame) }
        change = { value, values throws(ErrorValue) in
          let ordered = try method.code.arranged(values, labels, receiver: value, callee: name)
          // One owner, so that a structure is not copied to be changed.
          value = .nil
          let (given, parameters) = try method.callUpdating(ordered)
          value = parameters.first ?? .nil
          if case .object(let object) = given, let call = object as? PendingCall, case .object(let own) = value,
            let instance = own as? Instance
          {
            instance.isLent = true
            call.lend { instance.isLent = false }
          }
          return given
        }
      case .value:
        guard let member, let apply = member.change, member.arity.contains(arguments.nodes.count) else {
          return try call.evaluate(frame)
        }
        change = { value, values throws(ErrorValue) in
          try apply(
            &value,
            MemberCall(receiver: .nil, arguments: values, shapes: arguments.shapes, context: context, place: place))
        }
      case .other: return try call.evaluate(frame)
      }
      let values = try arguments.evaluate(frame)
      var result: Value?
      do throws(ErrorValue) {
        try target.update(frame, in: context) { value throws(ErrorValue) in result = try change(&value, values) }
      } catch {
        throw error.at(place)
      }
      if let result { return result }
      return try call.evaluate(frame)
    }
  }
}

/// The kind of a value that a call may change.
private enum Changed {
  /// An instance of a type whose methods may change it.
  case instance(ObjectType)
  /// A value of the library that changes in place.
  case value
  case other

  /// Lets the value go, so that the variable is its only owner.
  init(_ value: Value) {
    switch value {
    case .array, .dictionary, .bool, .string: self = .value
    case .object(let box):
      if let type = box.objectType, type.hasValues { self = .instance(type) } else { self = .other }
    default: self = .other
    }
  }
}
