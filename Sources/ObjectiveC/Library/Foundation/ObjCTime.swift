import StreamLang
import Streams

/// Queues, schedulers and timers.
enum ObjCTime {
  typealias Work = () throws(ErrorValue) -> Void

  static func scheduler(_ value: Value) -> Value? {
    if case .scheduler = value { value } else { nil }
  }

  static func queue(_ value: Value, _ runtime: ObjCRuntime) -> Int32? {
    guard case .scheduler(let box) = value, box.name != "immediate" else { return nil }
    return runtime.world.scheduler.queue(named: box.name)
  }

  /// Runs something in a later turn of this instant.
  ///
  /// - Parameter ofScheduler: Whether a RACScheduler runs it, which is the current one then.
  @discardableResult
  static func turn(
    on queue: Int32?, ofScheduler: Bool = false, _ runtime: ObjCRuntime, _ work: @escaping Work
  ) -> Subscriber {
    let timer = Job(runtime, ofScheduler: ofScheduler, work)
    timer.armTurn(on: queue)
    return timer
  }

  /// Runs something after a while, as a source does.
  @discardableResult
  static func after(
    _ delay: Int, on queue: Int32? = nil, every period: Int? = nil, ofScheduler: Bool = false, _ runtime: ObjCRuntime,
    _ work: @escaping Work
  ) -> Subscriber {
    let timer = Job(runtime, period: period, ofScheduler: ofScheduler, work)
    timer.arm(after: delay, on: queue)
    return timer
  }

  private final class Job: Subscriber {
    private let runtime: ObjCRuntime
    private let world: World
    private let work: Work
    private let period: Int?
    private let ofScheduler: Bool
    private var timer: Timer = -1
    private var place = 0
    private var queue: Int32?

    init(_ runtime: ObjCRuntime, period: Int? = nil, ofScheduler: Bool, _ work: @escaping Work) {
      self.runtime = runtime
      world = runtime.world
      self.period = period
      self.ofScheduler = ofScheduler
      self.work = work
    }

    func armTurn(on queue: Int32?) { timer = world.scheduler.arm(self, after: 0, on: queue) }

    func arm(after delay: Int, on queue: Int32?) {
      self.queue = queue
      let scheduler = world.scheduler
      if place == 0 { place = scheduler.takePlace() }
      let (due, overflow) = scheduler.now.addingReportingOverflow(max(0, delay))
      timer = scheduler.armSource(self, at: overflow ? Int.max : due, place: place, on: queue)
    }

    override func fire(_ token: Int32) {
      timer = -1
      guard !isDisposed, world.countEvent(by: "a timer") else { return }
      if let period { arm(after: max(1, period), on: queue) } else { isDisposed = true }
      let before = runtime.isOnPlainQueue
      runtime.isOnPlainQueue = !ofScheduler && runtime.world.scheduler.queue != 0
      defer { runtime.isOnPlainQueue = before }
      runtime.alone { () throws(ErrorValue) in try runtime.called(work) }
    }

    override func cleanUp() { world.scheduler.cancel(&timer) }
  }

  /// A block that runs once more, in a later turn, each time it calls the block that it is given.
  private final class Recursion: Subscriber {
    private var turns: [Subscriber] = []

    init(_ block: Streams.Function, on queue: Int32?, _ runtime: ObjCRuntime) {
      super.init()
      plan(block, on: queue, runtime)
    }

    private func plan(_ block: Streams.Function, on queue: Int32?, _ runtime: ObjCRuntime) {
      guard !isDisposed else { return }
      turns.append(
        turn(on: queue, ofScheduler: true, runtime) { [self] () throws(ErrorValue) in
          turns.removeAll { $0.isDisposed }
          let again = NativeFunction(doing: 0) { [self] _ in plan(block, on: queue, runtime) }
          _ = try block.call([.function(again)])
        })
    }

    override func cleanUp() {
      for turn in turns { turn.dispose() }
      turns = []
    }
  }

  /// A block that runs again at once, after it has ended, each time it calls the block that it is given.
  private final class Unrolled {
    private let block: Streams.Function
    private var waiting = 0
    private var isRunning = false

    init(_ block: Streams.Function) { self.block = block }

    func run() throws(ErrorValue) {
      waiting += 1
      if isRunning { return }
      isRunning = true
      defer { isRunning = false }
      let again = NativeFunction(doing: 0) { [self] _ throws(ErrorValue) in try run() }
      while waiting > 0 {
        waiting -= 1
        _ = try block.call([.function(again)])
      }
    }
  }

  /// Messages of schedulers and queues.
  static func send(_ message: ObjCMessage, _ box: SchedulerBox) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    if let test = runtime.testSchedulers.first(where: { $0.box === box }), let result = try test.send(message) {
      return result
    }
    let queue = queue(message.receiver, runtime)
    let isImmediate = box.name == "immediate"
    func work(_ index: Int) throws(ErrorValue) -> Work {
      let block = try message.block(index)
      return { () throws(ErrorValue) in _ = try block.call([]) }
    }
    switch message.selector {
    case "schedule:" where isImmediate:
      try work(0)()
      return .nil
    case "scheduleRecursiveBlock:" where isImmediate:
      try Unrolled(message.block(0)).run()
      return .nil
    case "afterDelay:schedule:" where isImmediate, "after:schedule:" where isImmediate:
      let isDate = message.selector == "after:schedule:"
      let delay = isDate ? until(message[0], runtime) : ObjCMessage.nanoseconds(message[0])
      _ = try ObjCFunctions.sleep(Double(delay) / 1e9, message)
      try work(1)()
      return .nil
    case "schedule:": return .disposable(turn(on: queue, ofScheduler: true, runtime, try work(0)))
    case "addOperationWithBlock:": return .disposable(turn(on: queue, runtime, try work(0)))
    case "scheduleRecursiveBlock:": return .disposable(try Recursion(message.block(0), on: queue, runtime))
    case "afterDelay:schedule:":
      let delay = ObjCMessage.nanoseconds(message[0])
      return .disposable(after(delay, on: queue, ofScheduler: true, runtime, try work(1)))
    case "after:schedule:":
      return .disposable(after(until(message[0], runtime), on: queue, ofScheduler: true, runtime, try work(1)))
    case "after:repeatingEvery:withLeeway:schedule:":
      return .disposable(
        after(
          until(message[0], runtime), on: queue, every: ObjCMessage.nanoseconds(message[1]), ofScheduler: true, runtime,
          try work(3)))
    case "addOperation:":
      message[0].asOperation?.begin(on: queue)
      return .nil
    case "addOperations:waitUntilFinished:":
      if ObjCNumbers.isTrue(message[1]) {
        throw ErrorValue("a thread cannot block in virtual time; use NO and a dependency")
      }
      for value in try ObjCCollections.elements(message[0], message.context) { value.asOperation?.begin(on: queue) }
      return .nil
    case "setMaxConcurrentOperationCount:", "cancelAllOperations": return .nil
    case "name": return .string(box.name)
    default: return nil
    }
  }

  static func until(_ value: Value, _ runtime: ObjCRuntime) -> Int {
    guard case .object(let box) = value, let date = box as? ObjCValue else { return 0 }
    // The seconds since 1970 have no more digits than microseconds need.
    let seconds = ObjCNumbers.double(date.kept("seconds") ?? .nil) - runtime.now
    return ObjCMessage.nanoseconds(.double((seconds * 1e6).rounded() / 1e6))
  }
}

extension ObjCRuntime {
  /// Runs something in a later turn of this instant.
  func later(_ work: @escaping ObjCTime.Work) { ObjCTime.turn(on: nil, self, work) }
}
