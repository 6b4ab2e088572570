import Streams
import Times

/// A task: code that runs for itself, in turns, and waits in between.
package final class CodeTask: Subscriber {
  private let context: EvaluationContext
  private let world: World
  private var body: FunctionValue?
  private var routine: Routine?
  private var later: [Routine] = []
  private var children = LiveTasks()
  private var waiters: [(Awaitable.Outcome) -> Void] = []
  private var handlers: [FunctionValue] = []
  private var timer: Timer = -1
  private var isMain = false
  private var sleepsWithoutPause = 0
  private var locals: [ObjectIdentifier: Value] = [:]
  /// Its result; nil as long as it runs.
  package private(set) var outcome: Awaitable.Outcome?
  /// Whether it was cancelled. That alone ends nothing.
  package private(set) var isCancelled = false
  /// The name of its lane: that of its variable, or of the call that made it. A task without a name has no lane.
  package private(set) var name: String
  private var hasOwnName = false
  /// Its lane in the picture of the scene, once it has waited.
  package final var lane: SubscriberLane?
  private var waitsSince = 0

  /// The things that happen to a task, for its lane.
  package enum Progress {
    case waits(String)
    case cancelled
    case ended(Awaitable.Outcome)
  }

  /// Creates a task that has not begun.
  package init(_ body: FunctionValue?, in context: EvaluationContext, name: String = "") {
    self.body = body
    self.context = context
    self.name = name
    world = context.world
    if name != "Task.detached" { locals = context.taskLocals }
  }

  /// The error that waiting code is given when its task is cancelled.
  package static var cancellation: ErrorValue {
    ErrorValue(
      "CancellationError()", isMadeByScript: true,
      origin: ErrorOrigin(type: "CancellationError", domain: "Swift.CancellationError", description: nil))
  }

  /// Begins in a turn at the end of those of this instant.
  @discardableResult
  package func start(asChildOf parent: CodeTask? = nil) -> CodeTask {
    if let parent, parent.outcome == nil {
      parent.children.add(self)
      if parent.isCancelled { isCancelled = true }
      addWaiter { [parent = Weak(parent)] _ in parent.object?.children.noteEnd() }
    }
    world.keep(self)
    world.subscribed(nil)
    wake()
    return self
  }

  /// Begins at once, and runs until it waits.
  package func startAtOnce() {
    world.keep(self)
    world.subscribed(nil)
    fire(0)
  }

  /// Goes on with statements that have begun to wait. An error of theirs ends the run.
  package convenience init(asMainOf routine: Routine, in context: EvaluationContext) {
    self.init(nil, in: context)
    isMain = true
    world.keep(self)
    world.subscribed(nil)
    adopt(routine)
  }

  /// Adds code that runs when the code before has ended.
  package func add(_ routine: Routine) { later.append(routine) }

  private func wake() { timer = world.scheduler.armNext(self) }

  private func adopt(_ routine: Routine) {
    self.routine = routine
    routine.wake = { [own = Weak(self)] atOnce in
      guard let task = own.object, !task.isDisposed else { return }
      if atOnce { task.fire(0) } else { task.wake() }
    }
  }

  package override func fire(_ token: Int32) {
    timer = -1
    guard !isDisposed, !world.isStopped else { return }
    let (outer, outerLocals) = (context.task, context.taskLocals)
    (context.task, context.taskLocals) = (self, locals)
    defer {
      locals = context.taskLocals
      (context.task, context.taskLocals) = (outer, outerLocals)
    }
    do throws(ErrorValue) {
      guard world.countEvent(by: "a task") else { return }
      if let body {
        self.body = nil
        let result = try body.call([])
        guard case .object(let object) = result, let awaitable = object as? Awaitable else {
          return end(.value(result))
        }
        adopt(awaitable.makeRoutine(in: context))
      }
      while let routine {
        let step = try routine.resume()
        guard case .finished = step, !later.isEmpty else { return follow(step) }
        adopt(later.removeFirst())
      }
    } catch {
      end(.failure(error))
    }
  }

  private func follow(_ step: RoutineStep) {
    switch step {
    case .finished(let value): end(.value(value))
    case .suspended:
      if isDisposed { return leave() }
      waitsSince = world.scheduler.now
      note(.waits(routine?.waitingCall ?? ""))
    case .wait(let duration):
      note(.waits("wait"))
      let scheduler = world.scheduler
      let (due, overflow) = scheduler.now.addingReportingOverflow(max(0, duration))
      timer = scheduler.armSource(self, at: overflow ? .max : due, place: scheduler.takePlace())
    }
  }

  /// Gives it the name of its first variable.
  package func take(name: String) {
    if !hasOwnName { self.name = name }
    hasOwnName = true
  }

  private func note(_ progress: Progress) { if !name.isEmpty { context.note(progress, of: self) } }

  private func end(_ outcome: Awaitable.Outcome) {
    self.outcome = outcome
    note(.ended(outcome))
    if isMain, case .failure(let error) = outcome { world.end(.fault(error)) }
    routine = nil
    dispose()
    for waiter in waiters.reversed() { waiter(outcome) }
    waiters = []
  }

  /// Calls a closure with what comes of it.
  package func addWaiter(_ waiter: @escaping (Awaitable.Outcome) -> Void) { waiters.append(waiter) }

  // MARK: Cancelling

  /// Cancels it and its children.
  package func cancel() {
    guard !isCancelled, outcome == nil else { return }
    isCancelled = true
    note(.cancelled)
    let (handlers, children) = (handlers, children.all)
    self.handlers = []
    for handler in handlers {
      do throws(ErrorValue) { _ = try handler.call([]) } catch { context.reportError(error) }
    }
    routine?.cancel()
    for child in children { child.cancel() }
  }

  /// Notes a sleep that the cancellation ends at once. A loop of them would never end.
  func noteSleepWithoutPause() {
    sleepsWithoutPause += 1
    guard sleepsWithoutPause == 10_000 else { return }
    world.end(
      .fault(
        ErrorValue(
          "a cancelled task has slept 10000 times, each time for no time at all",
          help: "'try?' hides the cancellation, which ends every sleep at once: leave the loop if Task.isCancelled")))
  }

  /// Adds a closure that is called when it is cancelled; at once if it is already.
  package func addHandler(_ handler: FunctionValue) throws(ErrorValue) {
    if isCancelled { _ = try handler.call([]) } else { handlers.append(handler) }
  }

  /// Removes the closure that was added last.
  package func removeHandler() { _ = handlers.popLast() }

  package override func cleanUp() {
    world.scheduler.cancel(&timer)
    world.unsubscribed()
    leave()
    children = LiveTasks()
    handlers = []
    body = nil
    later = []
  }

  /// The values that its code can reach.
  package var held: [Value] {
    (body.map { [.function($0)] } ?? []) + ([routine].compactMap { $0 } + later).flatMap { $0.held }
  }

  private func leave() {
    let left = routine
    routine = nil
    left?.abandon()
  }

  /// The wait of the task in words: "t has waited since 1s for the end of a sleep"; nil if the task does not wait.
  package var wait: String? {
    guard let routine, let awaited = routine.waitsFor else { return nil }
    let call = routine.waitingCall
    let place = awaited.hasSuffix(call) || call == "sleep" ? "" : " in \(call)()"
    let task = name.isEmpty ? "the code" : name
    return "\(task) has waited since \(TimeText.format(Int64(waitsSince)))\(place) for \(awaited)"
  }
}

/// The tasks of a group, or the children of a task, in the order of their beginnings.
struct LiveTasks {
  private var tasks: [CodeTask] = []
  /// How many of them have not ended.
  private(set) var count = 0

  var all: [CodeTask] { tasks.filter { $0.outcome == nil } }

  mutating func add(_ task: CodeTask) {
    // Those that have ended are let go when they are more than the others.
    if tasks.count > 16, tasks.count > 2 * count { tasks = all }
    tasks.append(task)
    count += 1
  }

  mutating func noteEnd() { count -= 1 }
}

/// The value of `Task { … }`.
package final class TaskHandle: ObjectBox {
  package let task: CodeTask

  package init(_ task: CodeTask) {
    self.task = task
    super.init("Task")
  }

  package override var isPlain: Bool { false }
  package override var text: String? { "Task" }

  package override func named(_ name: String) { task.take(name: name) }

  package override func member(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "value": .object(TaskValue(task))
    case "result": .object(TaskValue(task, isResult: true))
    case "isCancelled": .bool(task.isCancelled)
    case "cancel": .string(name)
    default: nil
    }
  }

  package override func call(
    member name: String, _ arguments: [Value], labels: [String?]
  ) throws(ErrorValue) -> Value? {
    task.cancel()
    return .unit
  }
}

/// The outcome of a task. Several may wait for it, and the last one goes on first.
package final class TaskValue: Awaitable {
  private let task: CodeTask
  /// Whether it is the result, which is a value also where the task has failed.
  private let isResult: Bool
  /// Whether it is the child of `async let`, which is cancelled if its name goes out of scope.
  private let isChild: Bool

  package init(_ task: CodeTask, isResult: Bool = false, isChild: Bool = false) {
    self.task = task
    self.isResult = isResult
    self.isChild = isChild
  }

  package override var words: String { isChild ? "a child task" : "the value of \(task.name)" }
  package override var label: String { task.name }

  package override func named(_ name: String) { task.take(name: name) }

  package override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if let outcome = self.task.outcome { return read(outcome) }
    self.task.addWaiter { resume(self.read($0)) }
    return nil
  }

  private func read(_ outcome: Outcome) -> Outcome {
    guard isResult else { return outcome }
    return switch outcome {
    case .value(let value): .value(.event(EventBox(.next, value, isResult: true)))
    case .failure(let error): .value(.event(EventBox(.error, .error(error), isResult: true)))
    case .end: .end
    }
  }

  /// Cancels a child whose scope ends, and gives what to wait for until it has ended.
  package func leaveScope() -> Awaitable {
    if task.outcome == nil { task.cancel() }
    return TaskValue(task, isResult: true)
  }
}
