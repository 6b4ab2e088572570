import Streams

/// `place.sort()`: changes the value of a variable; a value that has no such member is asked as by any call.
final class MutatingNode: Node {
  private let target: AssignmentTarget
  private let receiver: Node
  private let member: LibraryMember
  private let arguments: ArgumentNodes
  private let call: Node
  private let context: EvaluationContext

  init(
    _ target: AssignmentTarget, _ receiver: Node, _ member: LibraryMember, _ arguments: ArgumentNodes, _ call: Node,
    _ context: EvaluationContext, _ place: SourcePlace
  ) {
    self.target = target
    self.receiver = receiver
    self.member = member
    self.arguments = arguments
    self.call = call
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    guard let change = member.change, member.arity.contains(arguments.nodes.count),
      Self.mayChange(try receiver.evaluate(frame))
    else { return try call.evaluate(frame) }
    let values = try arguments.evaluate(frame)
    var result: Value?
    do throws(ErrorValue) {
      try target.update(frame, in: context) { value throws(ErrorValue) in
        result = try change(
          &value,
          MemberCall(receiver: .nil, arguments: values, shapes: arguments.shapes, context: context, place: place))
      }
    } catch {
      throw error.at(place)
    }
    if let result { return result }
    return try call.evaluate(frame)
  }

  /// Returns whether values of its kind change in place; it lets the value go, so that the variable is its only owner.
  private static func mayChange(_ value: Value) -> Bool {
    switch value {
    case .array, .dictionary, .bool, .string: true
    default: false
    }
  }
}
