import Streams

/// A duration that passes. It ends with an error if its task is cancelled.
package final class Sleep: Awaitable {
  private let duration: Int
  private var timer: Timer = -1
  private var world: World?
  private var resume: ((Outcome) -> Void)?

  package init(_ duration: Int) { self.duration = duration }

  package override var words: String { "the end of a sleep" }
  package override var label: String { "sleep" }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if let task, task.isCancelled {
      task.noteSleepWithoutPause()
      return .failure(CodeTask.cancellation)
    }
    let world = context.world
    guard duration > 0 else {
      LaterCall.microtask(in: world) { resume(.value(.nil)) }
      return nil
    }
    self.world = world
    self.resume = resume
    let scheduler = world.scheduler
    let (due, overflow) = scheduler.now.addingReportingOverflow(duration)
    timer = scheduler.armSource(
      LaterCall { self.finish(.value(.nil)) }, at: overflow ? .max : due, place: scheduler.takePlace())
    return nil
  }

  private func finish(_ outcome: Outcome) {
    let resume = resume
    abandon()
    resume?(outcome)
  }

  package override func cancel() { finish(.failure(CodeTask.cancellation)) }

  package override func abandon() {
    world?.scheduler.cancel(&timer)
    resume = nil
  }
}

/// Something of another language that resumes in a turn of its own.
package final class TurnAwaitable: Awaitable {
  private let wait: (EvaluationContext, @escaping (Outcome) -> Void) -> Void
  private let leave: () -> Void
  private let name: String

  /// - Parameters:
  ///   - name: Its words.
  ///   - leave: Is called when a loop over it is left.
  package init(
    _ name: String, leave: @escaping () -> Void = {},
    _ wait: @escaping (EvaluationContext, @escaping (Outcome) -> Void) -> Void
  ) {
    self.name = name
    self.leave = leave
    self.wait = wait
  }

  package override var words: String { name }
  package override var resumesAtOnce: Bool { true }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    wait(context, resume)
    return nil
  }

  package override func abandon() { leave() }
}

/// A turn at the end of those of this instant.
package final class Yield: Awaitable {
  package override var words: String { "its turn" }
  package override var label: String { "yield" }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    LaterCall.microtask(in: context.world) { resume(.value(.nil)) }
    return nil
  }
}

/// The first value of a stream, which is left then.
package final class FirstValue: Awaitable {
  private let stream: Stream
  private var iteration: StreamIteration?

  package init(_ stream: Stream) { self.stream = stream }

  package override var iterated: Stream? { stream }

  package override var words: String {
    "\(stream.isStandIn ? "the answer" : "the first value") of \(stream.displayName)"
  }
  package override var label: String { stream.shortName }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    let iteration = StreamIteration(stream, in: context, isLoop: false)
    self.iteration = iteration
    let outcome = iteration.begin(for: task, in: context) { outcome in
      iteration.leave()
      resume(outcome)
    }
    if outcome != nil { iteration.leave() }
    return outcome
  }

  package override func cancel() { iteration?.cancel() }
  package override func abandon() { iteration?.leave() }
}

/// The continuation that the closure of `withCheckedContinuation` is given, and that the call waits for.
package final class Continuation: Awaitable {
  private var resume: ((Outcome) -> Void)?
  private var outcome: Outcome?
  private let name: String
  /// Whether it has been resumed.
  package private(set) var isResumed = false

  package init(_ name: String) {
    self.name = name
    super.init(class: "CheckedContinuation")
  }

  package override var words: String { "the continuation of \(name)" }
  package override var label: String { "continuation" }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if let outcome { return outcome }
    self.resume = resume
    return nil
  }

  package override func abandon() { resume = nil }

  package override func member(_ name: String) throws(ErrorValue) -> Value? { name == "resume" ? .string(name) : nil }

  package override func call(
    member name: String, _ arguments: [Value], labels: [String?]
  ) throws(ErrorValue) -> Value? {
    guard !isResumed else {
      throw ErrorValue(
        "the continuation of '\(self.name)' is resumed a second time", help: "an app stops here: resume it once")
    }
    isResumed = true
    let value = arguments.first ?? .unit
    switch labels.first ?? nil {
    case "throwing": outcome = .failure(value.asError)
    case "with":
      if case .event(let event) = value, event.kind == .error {
        outcome = .failure(event.value.asError)
      } else if case .event(let event) = value {
        outcome = .value(event.value)
      }
    default: outcome = .value(value)
    }
    if let outcome, let resume {
      self.resume = nil
      resume(outcome)
    }
    return .unit
  }
}

/// The elements of a stream for a loop, which requests one at a time.
package final class StreamIteration: Awaitable {
  private let stream: Stream
  private let context: EvaluationContext
  private let isLoop: Bool
  private var isLeft = false
  private var subscriber: IterationSubscriber?
  fileprivate var resume: ((Outcome) -> Void)?

  /// - Parameter isLoop: Whether it is a loop of the code, which has a lane.
  package init(_ stream: Stream, in context: EvaluationContext, isLoop: Bool) {
    self.stream = stream
    self.context = context
    self.isLoop = isLoop
  }

  package override var iterated: Stream? { stream }
  package override var words: String { "an element of \(stream.displayName)" }
  package override var label: String { stream.shortName }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if isLeft { return .end }
    let subscriber = started()
    // A cancelled operator that runs a task of its own drops its queue; a cancelled AsyncStream delivers its buffer.
    if task?.isCancelled == true { subscriber.cancelTask() }
    subscriber.request()
    if let outcome = subscriber.take() { return outcome }
    self.resume = resume
    return nil
  }

  private func started() -> IterationSubscriber {
    if let subscriber { return subscriber }
    let world = context.world
    let made = IterationSubscriber(self)
    subscriber = made
    world.keep(made)
    context.startSelfStarting(of: stream)
    stream.subscribe(isLoop ? context.drawn(made, of: stream) : made, in: world)
    return made
  }

  package override func cancel() { subscriber?.cancelTask() }
  package override func abandon() { leave() }

  /// Ends the subscription: the loop was left.
  package func leave() {
    resume = nil
    isLeft = true
    let left = subscriber
    subscriber = nil
    left?.dispose()
  }
}

/// A loop over a stream that was left.
package final class Departure: Awaitable {
  private let stream: Stream

  package init(_ stream: Stream) { self.stream = stream }

  package override var iterated: Stream? { stream }
}

/// Passes the event that a loop has requested on to it.
private final class IterationSubscriber: Subscriber {
  private let iteration: Weak<StreamIteration>
  /// The event, if it has come during the request.
  private var outcome: Awaitable.Outcome?

  init(_ iteration: StreamIteration) {
    self.iteration = Weak(iteration)
    super.init()
    pace = .pulled
  }

  /// The next outcome, if it is there.
  func take() -> Awaitable.Outcome? {
    defer { outcome = nil }
    return outcome ?? (isDisposed ? .end : nil)
  }

  private func deliver(_ outcome: Awaitable.Outcome) {
    guard let iteration = iteration.object, let resume = iteration.resume else { return self.outcome = outcome }
    iteration.resume = nil
    resume(outcome)
  }

  override func next(_ value: Value) { if !isDisposed { deliver(.value(value)) } }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    deliver(.failure(error))
  }

  override func completed() { end() }
  override func interrupted() { end() }

  private func end() {
    guard !isDisposed else { return }
    dispose()
    deliver(.end)
  }
}
