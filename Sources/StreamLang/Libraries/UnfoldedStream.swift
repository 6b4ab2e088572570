import Streams

/// `AsyncStream(unfolding:)`: a closure, which may wait, makes an element at each request.
final class UnfoldedStream: Stream {
  private let produce: FunctionValue
  private let context: EvaluationContext

  init(_ produce: FunctionValue, _ context: EvaluationContext) {
    self.produce = produce
    self.context = context
    super.init()
    isPulled = true
  }

  override func run(for subscriber: Subscriber, in world: World) {
    _ = UnfoldedSubscriber(subscriber, world, self, produce, context)
  }
}

private final class UnfoldedSubscriber: SourceSubscriber {
  private let produce: FunctionValue
  private let context: EvaluationContext
  private var task: CodeTask?

  init(
    _ downstream: Subscriber, _ world: World, _ stream: Stream, _ produce: FunctionValue, _ context: EvaluationContext
  ) {
    self.produce = produce
    self.context = context
    super.init(downstream, world, stream)
  }

  override func request() {
    guard task == nil, !isDisposed, !world.isStopped else { return }
    let task = CodeTask(produce, in: context)
    self.task = task
    task.addWaiter { [own = Weak(self)] outcome in own.object?.receive(outcome) }
    task.start()
  }

  private func receive(_ outcome: Awaitable.Outcome) {
    guard task != nil else { return }
    task = nil
    switch outcome {
    case .value(let value) where !value.isNil: _ = emit(value)
    case .value, .end: complete()
    case .failure(let error): fail(error)
    }
  }

  override func cancelTask() { task?.cancel() }

  override func cleanUp() {
    let left = task
    task = nil
    left?.cancel()
    super.cleanUp()
  }
}
