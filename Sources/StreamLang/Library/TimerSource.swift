import Streams

/// `DispatchSource.makeTimerSource()`: a timer that calls its handler once it is resumed, until it is cancelled.
final class TimerSource: Subscriber {
  private let world: World
  private let queue: SchedulerBox
  private var handler: FunctionValue?
  private var first: Int?
  private var interval: Int?
  private var isResumed = false
  private var work: ScheduledWork?

  init(_ queue: SchedulerBox, _ world: World) {
    self.queue = queue
    self.world = world
  }

  func schedule(at deadline: Int, every interval: Int?) {
    (first, self.interval) = (deadline, interval)
    if isResumed { resume() }
  }

  func handle(_ handler: FunctionValue) { self.handler = handler }

  func resume() {
    guard !isDisposed else { return }
    work?.dispose()
    isResumed = true
    guard let first else { return }
    let call = NativeFunction(parameterCount: 0) { [self] _ throws(ErrorValue) in try handler?.call([]) ?? .nil }
    let started = ScheduledWork(call, nil, world)
    work = started
    started.arm(after: max(0, first - world.scheduler.now), every: interval, on: queue)
  }

  func suspend() {
    isResumed = false
    work?.dispose()
  }

  override func cleanUp() {
    work?.dispose()
    handler = nil
  }

  /// The members that only timers have.
  static let members: [LibraryMember] = [
    LibraryMember(
      doing: "schedule", 1...4, labels: ["deadline", "wallDeadline", "repeating", "leeway"],
      "Sets when a timer fires."
    ) { call throws(ErrorValue) in
      guard case .duration(let deadline)? = call.labelled("deadline") ?? call.labelled("wallDeadline") else {
        throw call.fault("'deadline:' is a time", help: "write schedule(deadline: .now() + 1, repeating: 1)")
      }
      var interval: Int?
      if let repeating = call.labelled("repeating") { interval = try DateBox.moved(0, by: repeating) }
      try call.timer().schedule(at: deadline, every: interval)
    },
    LibraryMember(
      doing: "setEventHandler", 1...3, labels: ["qos", "flags", "handler"], "Sets what a timer calls."
    ) { call throws(ErrorValue) in
      guard let handler = try call.closure(orWith: "handler") else { throw call.fault("a closure is needed here") }
      try call.timer().handle(handler)
    },
    LibraryMember(doing: "resume", 0...0, "Lets a timer run.") { call throws(ErrorValue) in try call.timer().resume() },
    LibraryMember(doing: "activate", 0...0, "Lets a timer run for the first time.") { call throws(ErrorValue) in
      try call.timer().resume()
    },
    LibraryMember(doing: "invalidate", 0...0, "Stops a timer for good.") { call throws(ErrorValue) in
      try call.disposable().dispose()
    },
    LibraryMember("isValid", gives: .bool, "Whether a timer still fires.") { call throws(ErrorValue) in
      .bool(try !call.disposable().isDisposed)
    },
    LibraryMember(doing: "suspend", 0...0, "Stops a timer until it is resumed.") { call throws(ErrorValue) in
      try call.timer().suspend()
    },
  ]
}

extension MemberCall {
  fileprivate func timer() throws(ErrorValue) -> TimerSource {
    guard case .disposable(let timer as TimerSource) = receiver else {
      throw fault("this is no timer of DispatchSource")
    }
    return timer
  }
}
