import Streams

/// A stream whose elements code makes, which may wait, at each request: `AsyncStream(unfolding:)`, and sequences of the
/// code.
final class UnfoldedStream: Stream {
  private let begin: () throws(ErrorValue) -> FunctionValue
  private let context: EvaluationContext

  /// - Parameter begin: Gives the function that makes the elements of an iteration.
  init(_ context: EvaluationContext, _ begin: @escaping () throws(ErrorValue) -> FunctionValue) {
    self.begin = begin
    self.context = context
    super.init()
    isPulled = true
  }

  override func run(for subscriber: Subscriber, in world: World) {
    _ = UnfoldedSubscriber(subscriber, world, self, begin, context)
  }
}

private final class UnfoldedSubscriber: SourceSubscriber {
  private let begin: () throws(ErrorValue) -> FunctionValue
  private var produce: FunctionValue?
  private let context: EvaluationContext
  private var task: CodeTask?

  init(
    _ downstream: Subscriber, _ world: World, _ stream: Stream,
    _ begin: @escaping () throws(ErrorValue) -> FunctionValue, _ context: EvaluationContext
  ) {
    self.begin = begin
    self.context = context
    super.init(downstream, world, stream)
  }

  override func request() {
    guard task == nil, !isDisposed, !world.isStopped else { return }
    do throws(ErrorValue) {
      let produce = if let known = self.produce { known } else { try begin() }
      self.produce = produce
      let task = CodeTask(produce, in: context)
      self.task = task
      task.addWaiter { [own = Weak(self)] outcome in own.object?.receive(outcome) }
      task.startAtOnce()
    } catch {
      fail(error)
    }
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
