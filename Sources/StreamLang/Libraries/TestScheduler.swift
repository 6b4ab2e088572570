import Streams

/// `TestScheduler` of RxTest and of ReactiveSwift: a unit of its clock is a second of virtual time.
final class TestScheduler: ObjectBox {
  fileprivate let context: EvaluationContext
  /// The instant at which its clock is 0.
  private let start: Int
  private var isStopped = false
  /// The duration of a unit of its clock.
  private let unit: Int
  /// The duration of work without a delay: a unit in RxTest.
  private let step: Int
  /// The time after which waiting for silence ends.
  private static let longest = 10_000_000_000_000

  init(clock: Int, unit: Int, takesTime: Bool, _ context: EvaluationContext) {
    self.context = context
    self.unit = unit
    step = takesTime ? unit : 0
    start = context.world.scheduler.now &- clock &* unit
    super.init("TestScheduler", in: context.objects)
  }

  static let function = Builtin(
    "TestScheduler", 0...4, labels: ["initialClock", "resolution", "simulateProcessingDelay", "startDate"],
    "A scheduler whose clock the test moves."
  ) { call in
    let clock: Int? = if case .int(let int)? = call.labelled("initialClock") { int } else { nil }
    let resolution: Double =
      switch call.labelled("resolution") {
      case .double(let seconds)?: seconds
      case .int(let seconds)?: Double(seconds)
      default: 1
      }
    let unit = Int(exactly: (max(1e-9, min(resolution, 1e6)) * 1e9).rounded()) ?? 1_000_000_000
    let delays = if case .bool(false)? = call.labelled("simulateProcessingDelay") { false } else { clock != nil }
    return .object(TestScheduler(clock: clock ?? 0, unit: unit, takesTime: delays, call.context))
  }

  override var isPlain: Bool { false }
  fileprivate var clock: Int { (context.world.scheduler.now &- start) / unit }

  /// Returns the duration from now to a time of the clock; 0 for a time in the past.
  private func nanoseconds(to time: Int) -> Int {
    let (units, overflow) = time.subtractingReportingOverflow(clock)
    return overflow ? (time < 0 ? 0 : .max) : nanoseconds(of: units)
  }

  /// Returns the duration of a number of units, as far as it can be counted; 0 for a negative number.
  fileprivate func nanoseconds(of units: Int) -> Int {
    let (nanoseconds, overflow) = max(0, units).multipliedReportingOverflow(by: unit)
    return overflow ? .max : nanoseconds
  }

  private static let methods: Set<String> = [
    "createObserver", "createHotObservable", "createColdObservable", "start", "stop", "scheduleAt", "advanceTo",
    "advanceBy", "advance", "run", "schedule",
  ]

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if Self.methods.contains(name) { return .string(name) }
    return name == "clock" ? .int(clock) : try super.member(name)
  }

  override func value(for use: ValueUse) throws(ErrorValue) -> Value? {
    if case .scheduler = use { .scheduler(SchedulerBox("main", step: step)) } else { nil }
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    func time(_ label: String, _ standard: Int) -> Int {
      for (value, own) in zip(arguments, labels) where own == label { if case .int(let int) = value { return int } }
      return standard
    }
    switch name {
    case "createObserver": return .object(TestObserver(self))
    case "createHotObservable", "createColdObservable":
      return .stream(RecordedStream(try events(arguments.first), isHot: name == "createHotObservable", self))
    case "scheduleAt":
      guard case .int(let time)? = arguments.first, case .function(let body)? = arguments.last else { return .nil }
      at(time) { () throws(ErrorValue) in _ = try body.call([]) }
      return .nil
    case "schedule":
      if case .function(let body)? = arguments.last { at(clock) { () throws(ErrorValue) in _ = try body.call([]) } }
      return .nil
    case "start":
      guard case .function(let make)? = arguments.last else { return try run() }
      let observer = TestObserver(self)
      var (made, subscription): (Value, Subscriber?) = (.nil, nil)
      at(time("created", 100)) { () throws(ErrorValue) in made = try make.call([]) }
      at(time("subscribed", 200)) { () throws(ErrorValue) in
        guard case .stream(let stream) = try made.fitting(.stream) ?? made else { return }
        let listening = ForwardingSubscriber(observer.target, self.context.world)
        subscription = listening
        self.context.startSelfStarting(of: stream)
        stream.subscribe(listening, in: self.context.world)
      }
      at(time("disposed", 1000)) { () throws(ErrorValue) in subscription?.dispose() }
      _ = try run()
      return .object(observer)
    case "stop":
      isStopped = true
      return .nil
    case "advanceTo":
      guard case .int(let time)? = arguments.first else { return .nil }
      try context.runOn(for: nanoseconds(to: time)) { true }
      return .nil
    case "advance", "advanceBy":
      let duration = try arguments.first.map { value throws(ErrorValue) in try DateBox.moved(0, by: value) } ?? 0
      try context.runOn(for: duration) { true }
      return .nil
    case "run": return try run()
    default: return try super.call(member: name, arguments, labels: labels)
    }
  }

  private func run() throws(ErrorValue) -> Value {
    isStopped = false
    try context.runOn(for: Self.longest) { !isStopped }
    return .nil
  }

  private func events(_ value: Value?) throws(ErrorValue) -> [RecordedEvent] {
    try value?.elements().compactMap { element in
      if case .object(let box) = element { box as? RecordedEvent } else { nil }
    } ?? []
  }

  /// Runs code at a time of the clock, or at once where that is past.
  fileprivate func at(_ time: Int, _ body: @escaping () throws(ErrorValue) -> Void) {
    after(nanoseconds(to: time), body)
  }

  @discardableResult
  fileprivate func after(_ delay: Int, _ body: @escaping () throws(ErrorValue) -> Void) -> ScheduledWork {
    let work = ScheduledWork(
      NativeFunction(doing: 0) { _ throws(ErrorValue) in try body() }, nil, context.world)
    work.arm(after: max(0, delay), on: SchedulerBox("main"))
    return work
  }
}

/// `TestableObserver`: it keeps the events that it receives, with their times.
private final class TestObserver: ObjectBox {
  private let scheduler: TestScheduler
  private var recorded: [Value] = []
  private(set) lazy var target = ClosureTarget { [self] event in
    recorded.append(.object(RecordedEvent(scheduler.clock, event, scheduler.context)))
  }

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
    super.init("TestableObserver", in: scheduler.context.objects)
  }

  override var isPlain: Bool { false }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "events": .array(recorded)
    case "onNext", "onError", "onCompleted", "on": .string(name)
    default: try super.member(name)
    }
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    let world = scheduler.context.world
    switch (name, arguments.first) {
    case ("onNext", let value?): target.send(value, in: world)
    case ("onError", let value?): target.sendError(value.asError, in: world)
    case ("onCompleted", _): target.sendCompleted(in: world)
    case ("on", .event(let event)?): target.pass(event)
    default: return try super.call(member: name, arguments, labels: labels)
    }
    return .nil
  }

  override func value(for use: ValueUse) throws(ErrorValue) -> Value? {
    switch use {
    case .target: .stream(target)
    case .function:
      .function(
        MemberCall.native { [target] value in
          if case .event(let event) = value { target.pass(event) }
        })
    default: nil
    }
  }
}

/// A target of events that a closure takes.
private final class ClosureTarget: Stream, EventTarget {
  let pass: (EventBox) -> Void

  init(_ pass: @escaping (EventBox) -> Void) { self.pass = pass }

  override var asEventTarget: (any EventTarget)? { self }
  override func run(for subscriber: Subscriber, in world: World) {}
  func send(_ value: Value, in world: World) { pass(EventBox(.next, value)) }
  func sendError(_ error: ErrorValue, in world: World) { pass(EventBox(.error, .error(error))) }
  func sendCompleted(in world: World) { pass(EventBox(.completed)) }
}

/// `TestableObservable`: sends recorded events, a hot one at their times, a cold one as long after each subscription.
private final class RecordedStream: Stream {
  fileprivate let events: [RecordedEvent]
  fileprivate let isHot: Bool
  fileprivate let scheduler: TestScheduler
  fileprivate var listeners: [RecordedSubscriber] = []
  fileprivate var times: [(start: Int, end: Int?)] = []

  init(_ events: [RecordedEvent], isHot: Bool, _ scheduler: TestScheduler) {
    self.events = events
    self.isHot = isHot
    self.scheduler = scheduler
    super.init()
    sourceText = isHot ? "hot" : "cold"
    guard isHot else { return }
    for event in events {
      scheduler.at(event.time) { [self] () throws(ErrorValue) in for one in listeners { one.send(event.event) } }
    }
  }

  override var members: [StreamMember] { Self.ownMembers }

  private static let ownMembers: [StreamMember] = [
    StreamMember(of: RecordedStream.self, "recordedEvents", "The events that it sends.") { stream, _ in
      .array(stream.events.map { .object($0) })
    },
    StreamMember(of: RecordedStream.self, "subscriptions", "The times of its subscriptions and of their ends.") {
      stream, _ in
      .array(
        stream.times.map {
          RecordedEvent.subscription([.int($0.start), .int($0.end ?? .max)], stream.scheduler.context)
        })
    },
  ]

  override func run(for subscriber: Subscriber, in world: World) {
    RecordedSubscriber(subscriber, world, self).begin()
  }
}

private final class RecordedSubscriber: SourceSubscriber {
  private let recorded: RecordedStream
  private var works: [ScheduledWork] = []
  private let number: Int

  init(_ downstream: Subscriber, _ world: World, _ stream: RecordedStream) {
    recorded = stream
    number = stream.times.count
    super.init(downstream, world, stream)
  }

  func begin() {
    recorded.times.append((recorded.scheduler.clock, nil))
    if recorded.isHot { return recorded.listeners.append(self) }
    works = recorded.events.map { event in
      recorded.scheduler.after(recorded.scheduler.nanoseconds(of: event.time)) { [self] () throws(ErrorValue) in
        send(event.event)
      }
    }
  }

  func send(_ event: EventBox) {
    guard !isDisposed else { return }
    switch event.kind {
    case .next: _ = emit(event.value)
    case .error: fail(event.value.asError)
    case .completed: complete()
    case .interrupted: interrupt()
    }
  }

  override func cleanUp() {
    recorded.times[number].end = recorded.scheduler.clock
    recorded.listeners.removeAll { $0 === self }
    for work in works { work.dispose() }
    works = []
    super.cleanUp()
  }
}
