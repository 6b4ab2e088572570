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

  /// Returns the code that it is, if it is a call that has not begun.
  package func makeRoutine() -> Routine? { nil }

  /// Whether it resumes in a turn of its own, so that the code goes on in that turn.
  package var resumesAtOnce: Bool { false }

  /// The awaited thing in words: "the value of a task".
  package var words: String { "a result" }

  /// The awaited thing in the lane of a task: "sleep".
  package var label: String { words }
}

/// Steps of the engine's own in the middle of code that waits, such as those of `withTaskGroup`.
package class Procedure: Awaitable {
  /// The next thing that it does.
  package enum Step {
    /// Calls a function, and waits for its result if it waits itself.
    case call(FunctionValue, [Value])
    case await(Awaitable)
    case finished(Outcome)
  }

  /// Goes on.
  ///
  /// - Parameter last: What came of the step before; nil in the first one.
  package func step(_ last: Outcome?, _ task: CodeTask?, in context: EvaluationContext) throws(ErrorValue) -> Step {
    .finished(.value(.nil))
  }
}
