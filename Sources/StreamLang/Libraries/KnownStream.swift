import Streams

/// An operator of values that are known beforehand, whose closures have run when it was made, once for all subscribers:
/// Combine's sequences and `Just` have such operators.
///
/// Each run gives what the operator gives, with the results that its closures had.
final class KnownStream: Stream {
  private let made: Stream
  private let functions: [RememberingFunction]
  private let values: [Value]

  override var knownValues: [Value]? { values }
  override var canBePart: Bool { made.canBePart }

  /// Makes the stream; nothing where the values are not known, or a closure failed.
  ///
  /// - Parameter make: Makes the operator's stream of a source and of arguments.
  init?(
    of source: Stream, _ arguments: [Value], in world: World,
    _ make: (Stream, [Value]) throws(ErrorValue) -> Stream
  ) throws(ErrorValue) {
    let hasStreams = arguments.contains { if case .stream = $0 { true } else { false } }
    guard !hasStreams, let known = source.knownValues else { return nil }
    var functions: [RememberingFunction] = []
    let remembering = arguments.map { argument in
      guard case .function(let function) = argument else { return argument }
      let remembering = RememberingFunction(function)
      functions.append(remembering)
      return .function(remembering)
    }
    // A source of its own, so that no picture shows this run.
    let events = EventCollector(endsWithValue: false)
    try make(KnownSource(known), remembering).subscribe(events, in: world)
    guard events.events.last?.kind == .completed else { return nil }
    made = try make(source, remembering)
    values = events.events.dropLast().map { $0.value }
    self.functions = functions
    super.init()
    operatorEntry = made.operatorEntry
    inputs = made.inputs
    place = made.place
    serial = made.serial
    depth = made.depth
    sourceText = made.sourceText
    for function in functions { function.restart() }
  }

  override func run(for subscriber: Subscriber, in world: World) {
    for function in functions { function.restart() }
    made.run(for: subscriber, in: world)
  }
}

/// The values alone.
private final class KnownSource: Stream {
  private let values: [Value]

  init(_ values: [Value]) {
    self.values = values
    super.init()
  }

  override func run(for subscriber: Subscriber, in world: World) {
    for value in values where !subscriber.isDisposed { subscriber.next(value) }
    if !subscriber.isDisposed { subscriber.completed() }
  }
}

/// A function that is called, and from its first restart on gives the results of these calls again, in their order.
private final class RememberingFunction: FunctionValue {
  private let function: FunctionValue
  private var results: [Value] = []
  private var next = 0
  private var isRepeating = false

  init(_ function: FunctionValue) {
    self.function = function
    super.init(parameterCount: function.parameterCount)
    givenTo = function.givenTo
  }

  func restart() {
    isRepeating = true
    next = 0
  }

  private func result(_ call: () throws(ErrorValue) -> Value) throws(ErrorValue) -> Value {
    if isRepeating, next < results.count {
      next += 1
      return results[next - 1]
    }
    let result = try call()
    if !isRepeating { results.append(result) }
    return result
  }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    try result { () throws(ErrorValue) in try function.call(arguments) }
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value {
    try result { () throws(ErrorValue) in try function.call(value) }
  }

  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value {
    try result { () throws(ErrorValue) in try function.call(first, second) }
  }

  override func test(_ value: Value) throws(ErrorValue) -> Bool {
    try result { () throws(ErrorValue) in .bool(try function.test(value)) }.asBool()
  }

  override func holds(_ result: Value) throws(ErrorValue) -> Bool { try function.holds(result) }
  override var captured: [Value] { function.captured }
  override var keyPath: [String] { function.keyPath }
  override var place: SourcePlace? { function.place }

  override func explained(_ error: ErrorValue, _ arguments: Value...) -> ErrorValue {
    if let first = arguments.first { function.explained(error, first) } else { function.explained(error) }
  }
}
