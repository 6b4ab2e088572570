import Streams

/// The members of queues.
enum SchedulerMembers {
  static let all: [LibraryMember] =
    Clocks.members + [
      LibraryMember(
        "async", 1...4, labels: ["group", "qos", "flags", "execute"], isEffect: true, "Runs a closure in a later turn."
      ) {
        call throws(ErrorValue) in
        try call.runLater(after: 0)
      },
      LibraryMember(
        "asyncAfter", 2...4, labels: ["deadline", "wallDeadline", "qos", "flags", "execute"], isEffect: true,
        "Runs a closure at a time."
      ) { call throws(ErrorValue) in
        guard case .duration(let deadline)? = call.labelled("deadline") ?? call.labelled("wallDeadline") else {
          throw call.fault("'deadline:' is a time", help: "write asyncAfter(deadline: .now() + 1)")
        }
        let (delay, overflow) = deadline.subtractingReportingOverflow(call.context.world.scheduler.now)
        return try call.runLater(after: overflow ? .max : max(0, delay))
      },
      LibraryMember("sync", 1...2, labels: ["execute"], isEffect: true, "Runs a closure at once.") {
        call throws(ErrorValue) in
        try call.closure(orWith: "execute")?.call([]) ?? .nil
      },
      LibraryMember(
        "schedule", 1...6, labels: ["after", "interval", "leeway", "tolerance", "options", "action"],
        gives: .disposable,
        isEffect: true,
        "Runs a closure in a later turn, after a time, or again and again."
      ) { call throws(ErrorValue) in
        let now = call.context.world.scheduler.now
        var interval: Int?
        if case .duration(let duration)? = call.labelled("interval") { interval = duration }
        if case .object(let date as DateBox)? = call.labelled("after") {
          return try call.runLater(after: max(0, date.instant - now), every: interval)
        }
        if case .duration(let deadline)? = call.labelled("after") {
          return try call.runLater(after: max(0, deadline - now), every: interval)
        }
        return try call.runLater(after: 0)
      },
      LibraryMember(
        "scheduleRelative", 3...3, labels: ["dueTime", "action"], isEffect: true,
        "Runs a closure after a time (RxSwift)."
      ) { call throws(ErrorValue) in
        guard case .duration(let delay)? = call.labelled("dueTime") else {
          throw call.fault("'dueTime:' is a duration")
        }
        return try call.runLater(after: max(0, delay), with: call.arguments[0])
      },
    ]
}

extension MemberCall {
  /// Runs the closure of the call on the queue before the dot.
  ///
  /// - Parameters:
  ///   - interval: The time after which it runs again, again and again.
  ///   - state: What the closure is given.
  fileprivate func runLater(
    after delay: Int, every interval: Int? = nil, with state: Value? = nil
  ) throws(ErrorValue) -> Value {
    guard case .scheduler(let scheduler) = receiver else { throw fault("a queue is needed before the dot") }
    var body: FunctionValue?
    if case .disposable(let item as WorkItem)? = labelled("execute") {
      body = item.function
    } else {
      body = try closure("execute", "action")
    }
    if body == nil, case .function(let last)? = positional.last { body = last }
    guard var body else { throw fault("a closure is needed here") }
    if case .object(let group)? = labelled("group") {
      // The work of a group is left when it is done.
      let work = body
      _ = try group.call(member: "enter", [], labels: [])
      body = NativeFunction(parameterCount: 0) { values throws(ErrorValue) in
        _ = try work.call(values)
        return try group.call(member: "leave", [], labels: []) ?? .nil
      }
    }
    let work = ScheduledWork(body, state, context.world)
    work.arm(after: delay, every: interval, on: scheduler)
    return .disposable(work)
  }
}

/// `DispatchWorkItem`: a closure that can be called off before it runs.
final class WorkItem: Subscriber {
  private let body: FunctionValue

  init(_ body: FunctionValue) { self.body = body }

  /// Runs the closure, unless it is called off.
  var function: FunctionValue {
    NativeFunction(parameterCount: 0) { [self] _ throws(ErrorValue) in isDisposed ? .nil : try body.call([]) }
  }
}

/// A closure that runs later on a queue, once or again and again, unless it is disposed before.
final class ScheduledWork: Subscriber {
  private var body: FunctionValue?
  private let state: Value?
  private let world: World
  private var timer: Timer = -1
  private var interval: Int?
  private var queue: Int32 = 0

  init(_ body: FunctionValue, _ state: Value?, _ world: World) {
    self.body = body
    self.state = state
    self.world = world
  }

  func arm(after delay: Int, every interval: Int? = nil, on scheduler: SchedulerBox) {
    self.interval = interval.map { max(1, $0) }
    queue = world.scheduler.queue(named: scheduler.name)
    timer = world.scheduler.arm(self, after: delay, on: queue)
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard let body else { return }
    if let interval { timer = world.scheduler.armAgain(self, after: interval, on: queue) }
    do throws(ErrorValue) {
      _ = try body.call(state.map { [$0] } ?? [])
    } catch {
      world.note("an error in work on a queue: \(error.text)")
    }
    if interval == nil { dispose() }
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    body = nil
  }
}
