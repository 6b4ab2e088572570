import Streams

/// Tasks, and what Swift has for them.
enum TaskFunctions {
  static let all: [Builtin] =
    [
      task("Task", "Runs a closure for itself, in turns, beginning with the next one."),
      task("Task.detached", "The same; the task belongs to nothing around it."),
      Builtin(WaitAnalysis.childTask, 1...1, takes: [.task], "A child task, which ends with the scope of its name.") {
        call throws(ErrorValue) in
        let task = CodeTask(try call.function(), in: call.context, name: "async let")
          .start(asChildOf: call.context.task)
        return .object(TaskValue(task, isChild: true))
      },
      Builtin(
        "Task.sleep", 1...3, labels: ["for", "nanoseconds", "until", "clock", "tolerance"],
        "Waits; cancelling the task ends it with an error."
      ) { call throws(ErrorValue) in .object(Sleep(try call.timeToSleep())) },
      Builtin("Task.yield", 0...0, "Lets the others have their turns.") { _ in .object(Yield()) },
      Builtin("Task.isCancelled", 0...0, gives: .bool, "Whether the task that runs was cancelled.") { call in
        .bool(call.context.task?.isCancelled == true)
      },
      Builtin("Task.checkCancellation", 0...0, isEffect: true, "Throws an error if the task was cancelled.") {
        call throws(ErrorValue) in
        if call.context.task?.isCancelled == true { throw CodeTask.cancellation }
        return .unit
      },
      Builtin("CancellationError", 0...0, gives: .error, "The error of a task that was cancelled.") { _ in
        .error(CodeTask.cancellation)
      },
      Builtin(
        "MainActor.run", 1...2, labels: ["resultType", "body"], takes: [.task], "Runs a closure in turns of its own."
      ) {
        call throws(ErrorValue) in
        guard let body = try call.closure(orWith: "body") else { throw call.fault("'MainActor.run' takes a closure") }
        return .object(Procedure.turnOfMainActor(body))
      },
      Builtin("MainActor.assumeIsolated", 1...1, "Calls a closure.") { call throws(ErrorValue) in
        try call.function().call([])
      },
      group("withTaskGroup"), group("withThrowingTaskGroup"),
      group("withDiscardingTaskGroup", discards: true), group("withThrowingDiscardingTaskGroup", discards: true),
      continuation("withCheckedContinuation"), continuation("withCheckedThrowingContinuation"),
      continuation("withUnsafeContinuation"), continuation("withUnsafeThrowingContinuation"),
      Builtin(
        "withTaskCancellationHandler", 2...3, labels: ["operation", "onCancel", "isolation", "handler"], takes: [.task],
        "Runs a closure, and calls another one at once if the task is cancelled meanwhile."
      ) { call throws(ErrorValue) in
        guard let operation = try call.closure(orWith: "operation"),
          let handler = try call.closure("onCancel", "handler")
        else {
          throw call.fault(
            "'withTaskCancellationHandler' takes two closures",
            help: "write withTaskCancellationHandler { … } onCancel: { … }")
        }
        return .object(Procedure.handling(operation, onCancel: handler))
      },
    ] + [TaskLocal.function] + Clocks.functions

  /// Properties that are waited for.
  static let properties: Set<String> = ["value", "result"]

  /// The names of members of tasks, groups and continuations.
  static let members = [
    "value", "result", "cancel", "isCancelled", "addTask", "addTaskUnlessCancelled", "next", "nextResult", "waitForAll",
    "cancelAll", "isEmpty", "resume",
  ]

  /// The member of a type whose name it is: `Task.sleep`.
  static func find(_ type: String, _ member: String) -> Builtin? {
    guard ["Task", "MainActor", "ContinuousClock", "SuspendingClock"].contains(type) else { return nil }
    let name = "\(type).\(member)"
    return all.first { $0.name == name }
  }

  private static func task(_ name: String, _ summary: String) -> Builtin {
    Builtin(name, 1...3, labels: ["priority", "name", "operation", "executorPreference"], takes: [.task], summary) {
      call throws(ErrorValue) in
      guard let body = try call.closure(orWith: "operation") else {
        throw call.fault("'\(name)' takes a closure", help: "write \(name) { … }")
      }
      body.givenTo = name
      return .object(TaskHandle(CodeTask(body, in: call.context, name: name).start()))
    }
  }

  private static func group(_ name: String, discards: Bool = false) -> Builtin {
    Builtin(
      name, 1...4, labels: ["of", "returning", "isolation", "body"], takes: [.task],
      "Calls a closure with a group of tasks, and waits for all of them."
    ) { call throws(ErrorValue) in
      guard let body = try call.closure(orWith: "body") else {
        throw call.fault("'\(name)' takes a closure", help: "write \(name)(of: Int.self) { group in … }")
      }
      return .object(Procedure.group(body, of: call.context.task, discards: discards, in: call.context))
    }
  }

  private static func continuation(_ name: String) -> Builtin {
    Builtin(
      name, 1...3, labels: ["of", "function", "isolation"],
      "Calls a closure with a continuation, and waits until that is resumed."
    ) { call throws(ErrorValue) in
      .object(Procedure.continuation(try call.function(call.arguments.count - 1), Continuation(name)))
    }
  }
}

extension MemberCall {
  func timeToSleep() throws(ErrorValue) -> Int {
    let value = labelled("for") ?? labelled("nanoseconds") ?? labelled("until") ?? arguments.first ?? .nil
    switch value {
    case .int(let nanoseconds): return nanoseconds
    case .double(let nanoseconds): return Int(exactly: nanoseconds.rounded()) ?? .max
    case .duration(let duration):
      guard labelled("until") != nil else { return duration }
      let (rest, overflow) = duration.subtractingReportingOverflow(context.world.scheduler.now)
      return overflow ? 0 : rest
    default: throw fault("'sleep' takes a duration, not \(value.kindName)", help: "write Task.sleep(for: .seconds(1))")
    }
  }
}

extension Procedure {
  /// `withTaskCancellationHandler`
  fileprivate static func handling(_ operation: FunctionValue, onCancel handler: FunctionValue) -> Procedure {
    Procedure { last, task, _ throws(ErrorValue) in
      guard let last else {
        try task?.addHandler(handler)
        return .call(operation, [])
      }
      task?.removeHandler()
      return .finished(last)
    }
  }

  /// `withCheckedContinuation`
  fileprivate static func continuation(_ body: FunctionValue, _ continuation: Continuation) -> Procedure {
    var steps = 0
    return Procedure { last, _, _ in
      steps += 1
      if steps == 1 { return .call(body, [.object(continuation)]) }
      if steps == 2, case .value? = last { return .await(continuation) }
      return .finished(last ?? .end)
    }
  }
}
