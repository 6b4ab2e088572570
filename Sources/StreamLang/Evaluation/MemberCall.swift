import Streams

/// The call of a member or of something built in.
package struct MemberCall {
  /// The value before the dot; nil for a function.
  package let receiver: Value
  package let arguments: [Value]
  let shapes: [ArgumentShape]
  package let context: EvaluationContext
  package let place: SourcePlace
  /// Changes the place that is given as `&x` at a position.
  var assign: ((_ position: Int, Value) throws(ErrorValue) -> Void)?
}

extension MemberCall {
  /// A call whose arguments have no labels.
  package init(receiver: Value, arguments: [Value] = [], context: EvaluationContext, place: SourcePlace) {
    self.init(receiver: receiver, arguments: arguments, shapes: [], context: context, place: place)
  }

  /// The same call on another value.
  package func on(_ receiver: Value) -> MemberCall {
    MemberCall(receiver: receiver, arguments: arguments, shapes: shapes, context: context, place: place)
  }

  /// A call on another value and with other arguments, which have no labels.
  package func on(_ receiver: Value, _ arguments: [Value]) -> MemberCall {
    MemberCall(receiver: receiver, arguments: arguments, context: context, place: place)
  }

  /// The label of each argument, if it has one; empty if none can have one.
  package var labels: [String?] { shapes.map { $0.label } }

  /// The argument with a label.
  package func labelled(_ label: String) -> Value? {
    shapes.firstIndex { $0.label == label }.map { arguments[$0] }
  }

  /// The arguments without a label, in order.
  var positional: [Value] {
    zip(arguments, shapes).filter { $0.1.label == nil }.map { $0.0 }
  }

  func fault(_ message: String, help: String? = nil) -> ErrorValue { ErrorValue(message, place: place, help: help) }

  func function(_ index: Int = 0) throws(ErrorValue) -> FunctionValue {
    guard arguments.indices.contains(index), case .function(let function) = arguments[index] else {
      throw fault("a closure is needed here")
    }
    return function
  }

  func int(_ index: Int = 0) throws(ErrorValue) -> Int {
    guard arguments.indices.contains(index), case .int(let int) = arguments[index] else {
      throw fault("an Int is needed here")
    }
    return int
  }

  /// A text that is read from its beginning to its end.
  func countedString(_ index: Int = 0) throws(ErrorValue) -> String {
    let text = try string(index)
    try context.countSteps(text.utf8.count)
    return text
  }

  func string(_ index: Int = 0) throws(ErrorValue) -> String {
    guard arguments.indices.contains(index), case .string(let box) = arguments[index] else {
      throw fault("a String is needed here")
    }
    return box.text
  }
}
