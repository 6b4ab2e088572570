import StreamLang
import Streams

/// Functions of Grand Central Dispatch.
extension ObjCFunctions {
  private static func work(_ message: ObjCMessage, _ index: Int) throws(ErrorValue) -> ObjCTime.Work {
    let block = try message.block(index)
    return { () throws(ErrorValue) in _ = try block.call([]) }
  }

  private static let later: Body = { message throws(ErrorValue) in
    ObjCTime.turn(on: ObjCTime.queue(message[0], message.runtime), message.runtime, try work(message, 1))
    return .nil
  }

  private static let atOnce: Body = { message throws(ErrorValue) in
    try synchronously(message, on: message[0], try work(message, 1))
  }

  /// Runs something that the caller waits for: on a serial queue that waits itself it would never begin.
  private static func synchronously(
    _ message: ObjCMessage, on queue: Value, _ work: ObjCTime.Work
  ) throws(ErrorValue) -> Value {
    let runtime = message.runtime
    guard case .scheduler(let box) = queue, box.name != "background",
      !runtime.concurrentQueues.contains(where: { $0 === box })
    else {
      try work()
      return .nil
    }
    let own = runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]
    if box.name == own || runtime.waiting.contains(box.name) {
      let word = message.selector.prefix { $0 != ":" }
      throw message.assertion("deadlock: \(word) waits for the queue '\(box.name)', on which it runs itself")
    }
    runtime.waiting.append(box.name)
    defer { _ = runtime.waiting.popLast() }
    try work()
    return .nil
  }

  static let dispatch: [Entry] = [
    Entry("dispatch_get_main_queue", .any) { _ in .scheduler(SchedulerBox("main")) },
    Entry("dispatch_get_global_queue", .any) { _ in .scheduler(SchedulerBox("background")) },
    Entry("dispatch_queue_create", .any) { message in
      let queue = SchedulerBox(ObjCText.isNull(message[0]) ? "queue" : message.text(0))
      if message.text(1).contains("CONCURRENT") { message.runtime.concurrentQueues.append(queue) }
      return .scheduler(queue)
    },
    Entry("dispatch_time", .long) { message in
      let (sum, overflow) = message.int(0).addingReportingOverflow(message.int(1))
      return .int(overflow ? Int.max : sum)
    },
    Entry("dispatch_walltime", .any) { message in .int(message.int(1)) },
    Entry("dispatch_source_create", .any) { message in
      .object(Source("dispatch_source_t", on: message[3], message.runtime))
    },
    Entry("dispatch_source_set_timer", .void) { message in
      source(message[0]) { ($0.start, $0.period) = (message.int(1), message.int(2)) }
    },
    Entry("dispatch_source_set_event_handler", .void) { message throws(ErrorValue) in
      let job = try work(message, 1)
      return source(message[0]) { $0.event = job }
    },
    Entry("dispatch_source_set_cancel_handler", .void) { message throws(ErrorValue) in
      let job = try work(message, 1)
      return source(message[0]) { $0.cancelled = job }
    },
    Entry("dispatch_resume", .void) { message in source(message[0]) { $0.resume() } },
    Entry("dispatch_suspend", .void) { message in source(message[0]) { $0.suspend() } },
    Entry("dispatch_source_cancel", .void) { message in source(message[0]) { $0.cancel() } },
    Entry(doing: "dispatch_after") { message throws(ErrorValue) in
      ObjCTime.after(
        message.int(0), on: ObjCTime.queue(message[1], message.runtime), message.runtime, try work(message, 2))
    },
    Entry("dispatch_async", .void, later), Entry("dispatch_barrier_async", .void, later),
    Entry("dispatch_apply", .void) { message throws(ErrorValue) in
      try synchronously(message, on: message[1]) { () throws(ErrorValue) in
        let block = try message.block(2)
        // `size_t` has no sign: C reads a count below 0 as a very large one.
        for index in 0..<(message.int(0) < 0 ? Int.max : message.int(0)) {
          try message.context.countSteps(4)
          _ = try block.call([.int(index)])
        }
      }
    },
    Entry("dispatch_barrier_sync", .void, atOnce), Entry("dispatch_sync", .void, atOnce),
    Entry("dispatch_once", .void) { message throws(ErrorValue) in
      let token = "\(message.place?.start ?? 0)"
      return message.runtime.onceTokens.insert(token).inserted ? try message.block(1).call([]) : .nil
    },
    Entry("dispatch_group_create", .any) { message in .object(Group("dispatch_group_t", message.runtime)) },
    Entry("dispatch_group_enter", .void) { message in group(message[0]) { $0.entered += 1 } },
    Entry("dispatch_group_leave", .void) { message in group(message[0]) { $0.leave() } },
    Entry(doing: "dispatch_group_async") { message throws(ErrorValue) in
      let job = try work(message, 2)
      _ = group(message[0]) { $0.entered += 1 }
      ObjCTime.turn(on: ObjCTime.queue(message[1], message.runtime), message.runtime) { () throws(ErrorValue) in
        try job()
        _ = group(message[0]) { $0.leave() }
      }
    },
    Entry("dispatch_group_notify", .void) { message throws(ErrorValue) in
      let job = try work(message, 2)
      let queue = ObjCTime.queue(message[1], message.runtime)
      return group(message[0]) { $0.notify(on: queue, job) }
    },
  ]

  /// Functions that block their thread, while time runs on.
  static let waiting: [Entry] = [
    Entry("sleep", .int) { message throws(ErrorValue) in try sleep(message.double(0), message) },
    Entry("usleep", .int) { message throws(ErrorValue) in try sleep(message.double(0) / 1e6, message) },
    Entry("dispatch_semaphore_create", .any) { message in
      .object(Semaphore(message.int(0), message.runtime))
    },
    Entry("dispatch_semaphore_signal", .int) { message in
      if case .object(let box) = message[0], let semaphore = box as? Semaphore { semaphore.free += 1 }
      return .int(0)
    },
    Entry("dispatch_semaphore_wait", .int) { message throws(ErrorValue) in
      guard case .object(let box) = message[0], let semaphore = box as? Semaphore else { return .int(0) }
      guard try hasCome(message, { semaphore.free > 0 }) else { return .int(1) }
      semaphore.free -= 1
      return .int(0)
    },
    Entry("dispatch_group_wait", .int) { message throws(ErrorValue) in
      guard case .object(let box) = message[0], let group = box as? Group else { return .int(0) }
      return .int(try hasCome(message, { group.entered <= 0 }) ? 0 : 1)
    },
  ]

  static func sleep(_ seconds: Double, _ message: ObjCMessage) throws(ErrorValue) -> Value {
    let end = message.runtime.world.scheduler.now &+ ObjCMessage.nanoseconds(.double(seconds))
    let world = message.runtime.world
    let alarm = ObjCTime.after(end - world.scheduler.now, on: world.scheduler.queue, message.runtime) {}
    try message.context.runOn { !alarm.isDisposed }
    return .int(0)
  }

  /// Whether something has come before the timeout, which is the second argument.
  private static func hasCome(_ message: ObjCMessage, _ isDone: () -> Bool) throws(ErrorValue) -> Bool {
    let isForever = message.int(1) == Int.max
    try message.context.runOn(for: isForever ? ObjCStreams.longestWait : message.int(1)) { !isDone() }
    if isForever, !isDone() {
      let word = message.selector.prefix { $0 != ":" }
      throw message.assertion("\(word) would block for ever: nothing answers it")
    }
    return isDone()
  }

  private final class Semaphore: ObjCBox {
    /// How many may pass without waiting.
    var free: Int

    init(_ free: Int, _ runtime: ObjCRuntime) {
      self.free = free
      super.init("dispatch_semaphore_t", runtime)
    }
  }

  /// A timer of Grand Central Dispatch.
  private final class Source: ObjCBox {
    var start = 0
    var period = 0
    var event: ObjCTime.Work = {}
    var cancelled: ObjCTime.Work = {}
    private let queue: Int32?
    private var job: Subscriber?

    init(_ name: String, on queue: Value, _ runtime: ObjCRuntime) {
      self.queue = ObjCTime.queue(queue, runtime)
      super.init(name, runtime)
    }

    func resume() {
      guard job == nil, period > 0 else { return }
      let runtime = runtime.object
      job = ObjCTime.after(start, on: queue, every: period, runtime) { [self] () throws(ErrorValue) in try event() }
    }

    func suspend() {
      job?.dispose()
      job = nil
      start = period
    }

    func cancel() {
      guard job != nil else { return }
      suspend()
      period = 0
      ObjCTime.turn(on: queue, runtime.object, cancelled)
    }
  }

  private static func source(_ value: Value, _ change: (Source) -> Void) -> Value {
    if case .object(let box) = value, let source = box as? Source { change(source) }
    return .nil
  }

  private final class Group: ObjCBox {
    var entered = 0
    private var jobs: [(Int32?, ObjCTime.Work)] = []

    func leave() {
      entered -= 1
      run()
    }

    func notify(on queue: Int32?, _ job: @escaping ObjCTime.Work) {
      jobs.append((queue, job))
      run()
    }

    private func run() {
      guard entered <= 0 else { return }
      let due = jobs
      jobs = []
      for (queue, job) in due { ObjCTime.turn(on: queue, runtime.object, job) }
    }
  }

  private static func group(_ value: Value, _ change: (Group) -> Void) -> Value {
    if case .object(let box) = value, let group = box as? Group { change(group) }
    return .nil
  }
}
