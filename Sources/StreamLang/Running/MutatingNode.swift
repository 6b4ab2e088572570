import Streams

/// `place.sort()`, `point.move(by: 1)`: changes the value of a variable. A value without such a member is called as by
/// any call.
final class MutatingNode: Node {
  private let target: AssignmentTarget
  private let receiver: Node
  private let name: String
  /// The member of the library's values; nil if only types of the code have one.
  private let member: LibraryMember?
  private let arguments: ArgumentNodes
  private let call: Node
  private let context: EvaluationContext

  init(
    _ target: AssignmentTarget, _ receiver: Node, _ name: String, _ member: LibraryMember?, _ arguments: ArgumentNodes,
    _ call: Node, _ context: EvaluationContext, _ place: SourcePlace
  ) {
    self.target = target
    self.receiver = receiver
    self.name = name
    self.member = member
    self.arguments = arguments
    self.call = call
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let change: Change
    switch try changed(frame) {
    case .instance(let type):
      let labels = arguments.labels(of: arguments.nodes.count)
      guard let method = type.method(name, isStatic: false, labels) else { return try call.evaluate(frame) }
      change = { [name] value, values throws(ErrorValue) in
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
      change = { [arguments, context, place] value, values throws(ErrorValue) in
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

  private typealias Change = (inout Value, [Value]) throws(ErrorValue) -> Value?

  private enum Changed {
    /// An instance of a type whose methods may change it.
    case instance(ObjectType)
    /// A value of the library that changes in place.
    case value
    case other
  }

  /// Returns the kind of the receiver; it lets the value go, so that the variable is its only owner.
  private func changed(_ frame: Frame) throws(ErrorValue) -> Changed {
    switch try receiver.evaluate(frame) {
    case .array, .dictionary, .bool, .string: .value
    case .object(let box):
      if let type = box.objectType, type.hasValues { .instance(type) } else { .other }
    default: .other
    }
  }
}
