import Streams

/// Functions that make a thread of Swift wait: time runs on meanwhile.
enum BlockingFunctions {
  static let all: [Builtin] = [
    sleep("sleep", 1_000_000_000), sleep("usleep", 1_000),
    Builtin("DispatchSemaphore", 0...1, labels: ["value"], gives: .object, "A number of passes, for which code waits.")
    {
      call in
      let free: Int = if case .int(let int)? = call.arguments.first { int } else { 0 }
      return .object(Gate("DispatchSemaphore", free, call.context))
    },
    Builtin("DispatchGroup", 0...0, gives: .object, "Work that is entered and left, for which code waits.") { call in
      .object(Gate("DispatchGroup", 0, call.context))
    },
  ]

  private static func sleep(_ name: String, _ unit: Int) -> Builtin {
    Builtin(name, 1...1, isEffect: true, "Lets time pass.") { call throws(ErrorValue) in
      switch call.arguments[0] {
      case .int(let count):
        let (duration, overflow) = max(0, count).multipliedReportingOverflow(by: unit)
        return try call.context.pass(overflow ? .max : duration)
      case .double(let count): return try call.context.pass(Int(exactly: (count * Double(unit)).rounded()) ?? .max)
      default: throw call.fault("'\(name)' takes a number, not \(call.arguments[0].kindName)")
      }
    }
  }
}

extension EvaluationContext {
  /// Lets time pass in a call that blocks its thread.
  func pass(_ duration: Int) throws(ErrorValue) -> Value {
    var isOver = false
    let alarm = ScheduledWork(
      NativeFunction(doing: 0) { _ in isOver = true }, nil, world)
    alarm.arm(after: max(0, duration), on: SchedulerBox(world.scheduler.queueNames[Int(world.scheduler.queue)]))
    try runOn { !isOver }
    return .nil
  }
}

/// A semaphore or a group: code waits at it.
private final class Gate: ObjectBox {
  /// The passes of a semaphore, or the work of a group that is not done.
  private var free: Int
  private let context: EvaluationContext
  private var notified: [(SchedulerBox, FunctionValue)] = []

  init(_ name: String, _ count: Int, _ context: EvaluationContext) {
    free = count
    self.context = context
    super.init(name, in: context.objects)
  }

  override var isPlain: Bool { false }
  private var isOpen: Bool { className == "DispatchGroup" ? free <= 0 : free > 0 }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    ["signal", "wait", "enter", "leave", "notify"].contains(name) ? .string(name) : try super.member(name)
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    switch name {
    case "signal", "enter":
      free &+= 1
      return .int(0)
    case "leave":
      free &-= 1
      if isOpen { tell() }
      return .nil
    case "notify":
      var queue = SchedulerBox("main")
      if case .scheduler(let given)? = arguments.first { queue = given }
      if case .function(let body)? = arguments.last { notified.append((queue, body)) }
      if isOpen { tell() }
      return .nil
    case "wait": return .object(EnumCaseBox(try wait(arguments.first), [], [], context))
    default: return try super.call(member: name, arguments, labels: labels)
    }
  }

  private func wait(_ deadline: Value?) throws(ErrorValue) -> String {
    var limit: Int?
    if case .duration(let end)? = deadline { limit = max(0, end) - context.world.scheduler.now }
    try context.runOn(for: limit ?? EvaluationContext.longestWait) { !isOpen }
    guard isOpen else {
      if limit != nil { return "timedOut" }
      throw ErrorValue("'wait' waits for ever: nothing opens this \(className)")
    }
    if className != "DispatchGroup" { free &-= 1 }
    return "success"
  }

  private func tell() {
    let waiting = notified
    notified = []
    for (queue, body) in waiting { ScheduledWork(body, nil, context.world).arm(after: 0, on: queue) }
  }
}
