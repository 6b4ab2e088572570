import Streams

/// Something that code can wait for with `await`.
///
/// An object of it is made for each `await`, unless it says otherwise: it keeps who waits.
package class Awaitable: ObjectBox {
  /// The result of waiting.
  package enum Outcome {
    case value(Value)
    case failure(ErrorValue)
    /// There is no further element.
    case end
  }

  package init(class name: String = "") { super.init(name) }

  package override var isPlain: Bool { false }
  package override var text: String? { "await" }

  /// Begins to wait.
  ///
  /// - Parameter resume: Takes the outcome, once, in a later call.
  /// - Returns: The outcome if it is there already.
  package func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? { .value(.nil) }

  /// Hears that the task that waits was cancelled.
  package func cancel() {}

  /// Hears that its outcome is of no use any more.
  package func abandon() {}

  /// Returns code that waits for it and ends with its outcome.
  package func makeRoutine(in context: EvaluationContext) -> Routine { AwaitingRoutine(self, in: context) }

  /// Whether it resumes in a turn of its own, so that the code goes on in that turn.
  package var resumesAtOnce: Bool { false }

  /// The awaited thing in words: "the value of a task".
  package var words: String { "a result" }

  /// The awaited thing in the lane of a task: "sleep".
  package var label: String { words }
}

/// Steps of the engine's own in the middle of code that waits, such as those of `withTaskGroup`.
package final class Procedure: Awaitable {
  /// The next thing that it does.
  package enum Step {
    /// Calls a function, and waits for its result if it waits itself.
    case call(FunctionValue, [Value])
    case await(Awaitable)
    case finished(Outcome)
  }

  /// Goes on with the outcome of the step before, which is nil in the first one.
  package let step: (_ last: Outcome?, CodeTask?, EvaluationContext) throws(ErrorValue) -> Step

  /// - Parameter step: Gives the steps, one after the other.
  package init(_ step: @escaping (_ last: Outcome?, CodeTask?, EvaluationContext) throws(ErrorValue) -> Step) {
    self.step = step
    super.init()
  }
}

/// Waits for one thing, and ends with what comes of it.
private final class AwaitingRoutine: Routine {
  private let awaited: Awaitable
  private let context: EvaluationContext
  private var outcome: Awaitable.Outcome?

  init(_ awaited: Awaitable, in context: EvaluationContext) {
    self.awaited = awaited
    self.context = context
  }

  override func resume() throws(ErrorValue) -> RoutineStep {
    let outcome =
      outcome
      ?? awaited.begin(for: context.task, in: context) { [self] outcome in
        self.outcome = outcome
        wake(awaited.resumesAtOnce)
      }
    switch outcome {
    case .value(let value)?: return .finished(value)
    case .failure(let error)?: throw error
    case .end?: return .finished(.nil)
    case nil: return .suspended
    }
  }

  override func cancel() { if outcome == nil { awaited.cancel() } }
  override func abandon() { awaited.abandon() }
  override var waitsFor: String? { awaited.words }
  override var waitingCall: String { awaited.label }
}
