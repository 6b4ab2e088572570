import Streams

/// A function that takes arguments with any label.
final class LabelledFunction: FunctionValue {
  private let body: ([Value], [String?]) throws(ErrorValue) -> Value

  /// Wraps a Swift closure of values and their labels.
  init(_ body: @escaping ([Value], [String?]) throws(ErrorValue) -> Value) {
    self.body = body
    super.init(parameterCount: 99)
  }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    try body(arguments, Array(repeating: nil, count: arguments.count))
  }

  func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value { try body(arguments, labels) }
}

extension Value {
  /// Calls a value with arguments that may have labels: a closure finds them by the names of its parameters.
  func call(
    _ values: [Value], _ arguments: ArgumentNodes, callee: String, _ place: SourcePlace
  ) throws(ErrorValue) -> Value {
    let labels = arguments.labels(of: values.count)
    switch self {
    case .function(let function as LabelledFunction): return try function.call(values, labels: labels)
    case .function(let function):
      guard arguments.hasLabels else { return try function.call(values) }
      guard let closure = function as? ClosureFunction else {
        throw ErrorValue("the parameters of '\(callee)' have no names", place: place)
      }
      return try closure.call(ordered: arguments.arranged(for: closure.code, values, callee: callee, place))
    case .object(let object):
      if let result = try object.call(values, labels: labels) { return result }
      throw ErrorValue(.notCallable(found: kindName), place: place)
    default: throw ErrorValue(.notCallable(found: kindName), place: place)
    }
  }
}
