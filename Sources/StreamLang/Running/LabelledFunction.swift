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
