import Streams

/// The elements of a stream, each with the result of a closure that waits: `s.map { await load($0) }`.
///
/// The closure is called for one element after the other, when the next one is requested.
final class AwaitedStream: Stream {
  fileprivate let source: Stream
  fileprivate let closure: FunctionValue
  private let context: EvaluationContext

  init(_ source: Stream, _ closure: FunctionValue, in context: EvaluationContext) {
    self.source = source
    self.closure = closure
    self.context = context
    super.init()
    isPulled = true
    inputs = [.stream(source), .function(closure)]
  }

  override func run(for subscriber: Subscriber, in world: World) {
    _ = AwaitedSubscriber(subscriber, world, self, context)
  }

  /// The closure for the operator: it gives the result of a pair.
  static var result: FunctionValue {
    NativeFunction(parameterCount: 1) { arguments in
      if case .object(let pair as Pair)? = arguments.first { pair.result } else { .nil }
    }
  }

  /// Returns the result of an operator on pairs, with each pair replaced by its element.
  static func elements(of value: Value, _ dialect: Dialect, named text: String) throws(ErrorValue) -> Value {
    guard case .stream(let pairs) = value, let map = Catalogue.find("map", in: dialect) else { return value }
    let element = NativeFunction(parameterCount: 1) { arguments in
      if case .object(let pair as Pair)? = arguments.first { pair.element } else { arguments.first ?? .nil }
    }
    let made = try map.apply(
      Call(receiver: pairs, arguments: [.function(element)], dialect: dialect, place: nil))
    made.sourceText = text
    return .stream(made)
  }

  fileprivate final class Pair: ObjectBox {
    let element: Value
    let result: Value

    init(_ element: Value, _ result: Value) {
      self.element = element
      self.result = result
      super.init("")
    }
  }
}

/// Requests an element, and then waits for the result of the closure in a task.
private final class AwaitedSubscriber: SourceSubscriber {
  private let iteration: StreamIteration
  private let closure: FunctionValue
  private let context: EvaluationContext
  private var isRequesting = false
  private var task: CodeTask?

  init(_ downstream: Subscriber, _ world: World, _ stream: AwaitedStream, _ context: EvaluationContext) {
    iteration = StreamIteration(stream.source, in: context, isLoop: false)
    closure = stream.closure
    self.context = context
    super.init(downstream, world, stream)
  }

  override func request() {
    guard !isRequesting, !isDisposed, !world.isStopped else { return }
    isRequesting = true
    let outcome = iteration.begin(for: nil, in: context) { [own = Weak(self)] in own.object?.receive($0) }
    if let outcome { receive(outcome) }
  }

  private func receive(_ outcome: Awaitable.Outcome) {
    guard isRequesting, task == nil else { return }
    switch outcome {
    case .value(let element):
      let closure = closure
      let body = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in try closure.call([element]) }
      let task = CodeTask(body, in: context)
      self.task = task
      task.addWaiter { [own = Weak(self)] in own.object?.receive($0, of: element) }
      task.startAtOnce()
    case .failure(let error): fail(error)
    case .end: complete()
    }
  }

  private func receive(_ outcome: Awaitable.Outcome, of element: Value) {
    guard task != nil else { return }
    task = nil
    isRequesting = false
    switch outcome {
    case .value(let result): _ = emit(.object(AwaitedStream.Pair(element, result)))
    case .failure(let error): fail(error)
    case .end: complete()
    }
  }

  override func cancelTask() {
    if let task { task.cancel() } else { iteration.cancel() }
  }

  override func cleanUp() {
    let left = task
    task = nil
    left?.cancel()
    iteration.leave()
    super.cleanUp()
  }
}
