import Streams

/// The group of `withTaskGroup`: the tasks that are added to it, and their results in the order of ending.
package final class TaskGroup: ObjectBox {
  private let parent: CodeTask?
  private let context: EvaluationContext
  private var running = LiveTasks()
  private var results: [Awaitable.Outcome] = []
  private var taken = 0
  fileprivate var waiter: (() -> Void)?
  private var isCancelled: Bool
  /// Whether results are dropped, and the first error cancels the others.
  private let discards: Bool
  fileprivate var failure: ErrorValue?

  init(of parent: CodeTask?, discards: Bool, in context: EvaluationContext) {
    self.parent = parent
    self.context = context
    self.discards = discards
    isCancelled = parent?.isCancelled == true
    super.init("TaskGroup")
  }

  package override var isPlain: Bool { false }
  package override var text: String? { "TaskGroup" }
  fileprivate var isIdle: Bool { running.count == 0 }

  package override func member(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "isEmpty": .bool(isIdle && taken == results.count)
    case "isCancelled": .bool(isCancelled || parent?.isCancelled == true)
    case "addTask", "addTaskUnlessCancelled", "next", "nextResult", "waitForAll", "cancelAll": .string(name)
    default: nil
    }
  }

  package override func call(
    member name: String, _ arguments: [Value], labels: [String?]
  ) throws(ErrorValue) -> Value? {
    switch name {
    case "next": return .object(GroupNext(self))
    case "nextResult": return .object(GroupNext(self, isResult: true))
    case "waitForAll": return .object(GroupEnd(self, throwsErrors: true))
    case "cancelAll": cancelAll()
    default:
      guard case .function(let body)? = arguments.last else { throw ErrorValue("'\(name)' takes a closure") }
      if name == "addTaskUnlessCancelled", isCancelled || parent?.isCancelled == true { return .bool(false) }
      add(body)
      if name == "addTaskUnlessCancelled" { return .bool(true) }
    }
    return .unit
  }

  package override func asStream() throws(ErrorValue) -> Value? {
    let next = NativeFunction(parameterCount: 0) { [self] _ in .object(GroupNext(self)) }
    return .stream(UnfoldedStream(context) { next })
  }

  private func add(_ body: FunctionValue) {
    let task = CodeTask(body, in: context, name: "addTask")
    running.add(task)
    task.addWaiter { [own = Weak(self)] outcome in own.object?.ended(outcome) }
    task.start(asChildOf: parent)
    if isCancelled { task.cancel() }
  }

  private func ended(_ outcome: Awaitable.Outcome) {
    running.noteEnd()
    if discards {
      if case .failure(let error) = outcome, failure == nil {
        failure = error
        cancelAll()
      }
    } else {
      results.append(outcome)
    }
    let waiter = waiter
    self.waiter = nil
    waiter?()
  }

  func cancelAll() {
    isCancelled = true
    for task in running.all { task.cancel() }
  }

  /// The next result, if there is one.
  fileprivate func takeResult() -> Awaitable.Outcome? {
    guard taken < results.count else { return nil }
    taken += 1
    defer {
      if taken == results.count { (results, taken) = ([], 0) }
    }
    return results[taken - 1]
  }

  /// Drops the results. Returns the first error among them.
  fileprivate func dropResults() -> ErrorValue? {
    defer { (results, taken) = ([], 0) }
    for case .failure(let error) in results[taken...] { return error }
    return nil
  }
}

/// The next result of a group.
package final class GroupNext: Awaitable {
  private let group: TaskGroup
  private let isResult: Bool

  package init(_ group: TaskGroup, isResult: Bool = false) {
    self.group = group
    self.isResult = isResult
  }

  package override var words: String { "a task of a group" }
  package override var label: String { "next" }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if let outcome = take() { return outcome }
    group.waiter = { resume(self.take() ?? .end) }
    return nil
  }

  private func take() -> Outcome? {
    guard let outcome = group.takeResult() else { return group.isIdle ? .end : nil }
    guard isResult else { return outcome }
    return switch outcome {
    case .value(let value): .value(.event(EventBox(.next, value, isResult: true)))
    case .failure(let error): .value(.event(EventBox(.error, .error(error), isResult: true)))
    case .end: .end
    }
  }

  package override func abandon() { group.waiter = nil }
}

/// The end of all tasks of a group.
package final class GroupEnd: Awaitable {
  private let group: TaskGroup
  private let throwsErrors: Bool
  private var failure: ErrorValue?

  init(_ group: TaskGroup, throwsErrors: Bool = false) {
    self.group = group
    self.throwsErrors = throwsErrors
  }

  package override var words: String { "the tasks of a group" }
  package override var label: String { "group" }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    failure = failure ?? group.dropResults()
    guard !group.isIdle else {
      failure = failure ?? group.failure
      if throwsErrors, let failure { return .failure(failure) }
      return .value(.unit)
    }
    group.waiter = {
      if let outcome = self.begin(for: task, in: context, resume) { resume(outcome) }
    }
    return nil
  }

  package override func abandon() { group.waiter = nil }
}

extension Procedure {
  /// `withTaskGroup`: calls the closure with a group, and waits for all its tasks.
  static func group(
    _ body: FunctionValue, of parent: CodeTask?, discards: Bool, in context: EvaluationContext
  ) -> Procedure {
    let group = TaskGroup(of: parent, discards: discards, in: context)
    var result: Outcome?
    return Procedure { last, _, _ in
      guard let last else { return .call(body, [.object(group)]) }
      if let result {
        if discards, case .failure = last { return .finished(last) }
        return .finished(result)
      }
      result = last
      if case .failure = last { group.cancelAll() }
      return .await(GroupEnd(group, throwsErrors: discards))
    }
  }
}
