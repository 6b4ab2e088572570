/// A function value: a closure, a `func`, or a built-in function.
///
/// The language makes subclasses for the shapes of call that operators need; the engine knows no syntax.
open class Function {
  /// The number of parameters. Further arguments are dropped.
  public let parameterCount: Int

  /// Creates a function of that many parameters.
  public init(parameterCount: Int) { self.parameterCount = parameterCount }

  /// Calls the function with any number of arguments; no tuple is spread.
  open func call(_ arguments: [Value]) throws(ErrorValue) -> Value { .nil }

  /// Calls the function with one value. A tuple of as many values as there are parameters is spread over them.
  open func call(_ value: Value) throws(ErrorValue) -> Value {
    if parameterCount > 1, case .tuple(let box) = value, box.elements.count == parameterCount {
      return try call(box.elements)
    }
    return try call([value])
  }

  /// Calls the function with two values; no tuple is spread.
  open func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value { try call([first, second]) }

  /// Calls the function with a value that it may change, and with others.
  open func call(changing value: inout Value, _ others: [Value]) throws(ErrorValue) -> Value {
    try call([value] + others)
  }

  /// Calls the function as a predicate. A result that is no Bool is an error.
  open func test(_ value: Value) throws(ErrorValue) -> Bool { try holds(call(value)) }

  /// Returns whether a result of the function counts as true. The language may accept other values than a Bool.
  open func holds(_ result: Value) throws(ErrorValue) -> Bool { try result.asBool() }

  /// The values that the function captured. They lead to the streams that an expression depends on.
  open var captured: [Value] { [] }

  /// The function as a value by itself: a method without the object that it was read from.
  open var detached: Function { self }

  /// The names of a key path such as `\.user.name`, if it was written as one.
  open var keyPath: [String] { [] }

  /// The place of the function in the source.
  open var place: Place? { nil }

  /// The call, as it was written, of the operator that takes the function. The language sets it.
  public final var givenTo = ""

  /// Returns an error that a result for these arguments has caused, with its place and its call if they are known.
  open func explained(_ error: ErrorValue, _ arguments: Value...) -> ErrorValue { error.at(place) }

  /// Returns the function as a block that can wait and send. A function that is no block is called once.
  open func makeRoutine(for subscriber: Subscriber) -> Routine { CallRoutine(self) }
}

/// A function that runs to its end in one turn.
private final class CallRoutine: Routine {
  private let function: Function

  init(_ function: Function) { self.function = function }

  override func resume() throws(ErrorValue) -> RoutineStep {
    _ = try function.call([])
    return .finished(.nil)
  }
}

extension Value {
  /// Returns the value as a condition.
  @inlinable
  public func asBool() throws(ErrorValue) -> Bool {
    if case .bool(let bool) = self { return bool }
    throw ErrorValue("a Bool is needed here, not \(kindName)")
  }
}

/// A function of the engine's own, in Swift.
public final class NativeFunction: Function {
  private let body: ([Value]) throws(ErrorValue) -> Value

  /// Wraps a Swift closure.
  public init(parameterCount: Int, _ body: @escaping ([Value]) throws(ErrorValue) -> Value) {
    self.body = body
    super.init(parameterCount: parameterCount)
  }

  /// Wraps a Swift closure that gives nothing.
  public convenience init(doing parameterCount: Int, _ body: @escaping ([Value]) throws(ErrorValue) -> Void) {
    self.init(parameterCount: parameterCount) { arguments throws(ErrorValue) in
      try body(arguments)
      return .nil
    }
  }

  /// Calls the closure.
  public override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { try body(arguments) }
}

/// A closure of the `rxjs` dialect: its last parameter is the index of the call, and no tuple is spread.
///
/// Each subscription has its own, because each counts from 0.
final class IndexedFunction: Function {
  private let function: Function
  private var index: Int

  init(_ function: Function, from index: Int = 0) {
    self.function = function
    self.index = index
    super.init(parameterCount: function.parameterCount)
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value {
    index += 1
    return try function.call(value, .int(index - 1))
  }

  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    index += 1
    return try function.call([first, second, .int(index - 1)])
  }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { try function.call(arguments) }

  override func holds(_ result: Value) throws(ErrorValue) -> Bool { try function.holds(result) }

  override var captured: [Value] { function.captured }
  override var place: Place? { function.place }

  override func explained(_ error: ErrorValue, _ arguments: Value...) -> ErrorValue {
    // An argument list cannot be passed on: the first argument is the value that came in.
    if let first = arguments.first { function.explained(error, first) } else { function.explained(error) }
  }
}

/// A function that always returns the same value.
final class ConstantFunction: Function {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(parameterCount: 0)
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value { self.value }
  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value { value }
  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { value }
}
