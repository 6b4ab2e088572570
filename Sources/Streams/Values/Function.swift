/// A function value: a closure, a `func`, or something built in.
///
/// The language makes subclasses that answer the shapes of call that operators need; the engine knows no syntax.
open class Function {
  /// How many parameters it takes; it may be given more, the rest is dropped.
  public let parameterCount: Int

  /// Makes a function of that many parameters.
  public init(parameterCount: Int) { self.parameterCount = parameterCount }

  /// Calls it with any number of arguments, nothing spread.
  open func call(_ arguments: [Value]) throws(ErrorValue) -> Value { .nil }

  /// Calls it with one value; a tuple of as many values as there are parameters is spread over them.
  open func call(_ value: Value) throws(ErrorValue) -> Value {
    if parameterCount > 1, case .tuple(let box) = value, box.elements.count == parameterCount {
      return try call(box.elements)
    }
    return try call([value])
  }

  /// Calls it with two values, nothing spread.
  open func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value { try call([first, second]) }

  /// Calls it with a value that it may change, and others.
  open func call(changing value: inout Value, _ others: [Value]) throws(ErrorValue) -> Value {
    try call([value] + others)
  }

  /// Calls it as a predicate; a result that is no Bool is an error.
  open func test(_ value: Value) throws(ErrorValue) -> Bool { try holds(call(value)) }

  /// Whether a result of it counts as true; the language may know others than a Bool.
  open func holds(_ result: Value) throws(ErrorValue) -> Bool { try result.asBool() }

  /// The values that the function captured, by which the streams are found that an expression depends on.
  open var captured: [Value] { [] }

  /// The names of a key path, where it was written as one: `\.user.name`.
  open var keyPath: [String] { [] }

  /// Where it was written.
  open var place: Place? { nil }

  /// The call of the operator that it was given to, as it was written; the language sets it.
  public final var givenTo = ""

  /// An error that its result for these arguments has caused: with its place, and the call where that is known.
  open func explained(_ error: ErrorValue, _ arguments: Value...) -> ErrorValue { error.at(place) }

  /// The function as a block that can wait and send; a function that is no block is called once.
  open func makeRoutine(for subscriber: BlockSubscriber) -> Routine { CallRoutine(self) }
}

/// A function that runs to its end in one turn.
private final class CallRoutine: Routine {
  private let function: Function

  init(_ function: Function) { self.function = function }

  override func resume() throws(ErrorValue) -> RoutineStep {
    _ = try function.call([])
    return .finished
  }
}

extension Value {
  /// The value as a condition.
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

  /// Calls the closure.
  public override func call(_ arguments: [Value]) throws(ErrorValue) -> Value { try body(arguments) }
}

/// A closure of the `rxjs` dialect: its last parameter is the index of the call, and nothing is spread.
///
/// One a subscription, since each counts anew.
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
    // An argument list cannot be passed on: the value that came in is the first.
    if let first = arguments.first { function.explained(error, first) } else { function.explained(error) }
  }
}

/// A function that always gives the same value.
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
