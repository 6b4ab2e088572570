extension Operator {
  static let command = Operator(
    "command",
    elsewhere: ["ReactiveObjC": "RACCommand", "ReactiveSwift": "Action", "RxSwift": "Action (RxSwiftCommunity)"],
    theme: .sharing, flow: .other, form: .source,
    [.stream("enabled").optional, .bool("allowsConcurrentExecution").optional, .function("block", 1)],
    summary: "Work that is started by c.execute(x): the closure makes a stream of x, which is run.",
    details: """
      c.execute(x) calls the closure, and runs its stream one turn later; it gives a stream of that execution, which \
      remembers. While one runs, or after enabled: has sent false, it gives an error (code 1) instead. All else comes \
      on main, a turn later: c.executing, c.enabled, c.executionSignals (a stream for each execution; its error is a \
      completion there) and c.errors (each error as a value). A stream that never completes keeps the command \
      executing for ever. c.allowsConcurrentExecution = true lets executions overlap. As a stream, c sends what it is \
      executed with.
      """,
    keywords: ["命令"],
    example: """
      let login = command { name in timer(500ms).mapReplace("hello \\(name)") }
      login.executionSignals.switchToLatest().subscribe { log($0) }
      login.executing.subscribe { log("executing \\($0)") }
      login.execute("liu")
      """,
    isDrivenFromOutside: true
  ) { call throws(ErrorValue) in
    guard let block = call.function(2) else { throw ErrorValue("'command' needs a closure", place: call.place) }
    let isConcurrent = call.bool(1) ?? false
    return try Command(block, enabled: try call.optionalStream(0), isConcurrent: isConcurrent, call.dialect)
  }
}

/// Work that is started from outside, with streams of its state (RACCommand.m, which this follows line by line).
public final class Command: Stream {
  /// Whether executions may overlap.
  public private(set) var allowsConcurrentExecution: Bool
  fileprivate let executionSignals: Stream
  fileprivate let errors: ConnectableStream
  fileprivate let executing: Stream
  fileprivate let enabled: Stream

  private let block: Function
  private let dialect: Dialect
  private let condition: Stream?
  private let inputsOfExecutions = Subject(.none, .reopening)
  private let addedExecutionSignals = Subject(.none, .reopening)
  private let allowsConcurrentExecutions = Subject(.none, .reopening)
  /// `enabled`, but without a hop to main.
  private let immediateEnabled: Stream

  init(_ block: Function, enabled: Stream?, isConcurrent: Bool, _ dialect: Dialect) throws(ErrorValue) {
    self.block = block
    self.dialect = dialect
    condition = enabled
    allowsConcurrentExecution = isConcurrent
    let main = Value.scheduler(SchedulerBox("main"))
    let nothing = Value.stream(EmptyStream())

    executionSignals =
      try addedExecutionSignals
      .through(
        .map,
        .function { signal throws(ErrorValue) in
          .stream(ExecutionStream(try signal.stream.through(.catchTo, nothing)))
        }
      )
      .through(.deliverOn, main)

    // It is shared from the beginning: a late subscriber also receives errors of executions that run already.
    let failures =
      try addedExecutionSignals
      .through(
        .flattenMap,
        .function { signal throws(ErrorValue) in
          let handler = Value.function { .stream(SequenceStream([$0])) }
          return .stream(try signal.stream.through(.ignoreValues).through(.catching, handler))
        }
      )
      .through(.deliverOn, main)
    errors = ConnectableStream(failures, .none, .reopening, reconnects: false)

    let running =
      try addedExecutionSignals
      .through(
        .flattenMap,
        .function { signal throws(ErrorValue) in
          let end = try signal.stream.through(.catchTo, nothing).through(.then, .stream(SequenceStream([.int(-1)])))
          return .stream(try end.through(.startWith, .array([.int(1)])))
        }
      )
      .through(.scan, .int(0), .reducer { .int($0.count + $1.count) })
    let immediateExecuting =
      try running
      .through(.map, .function { .bool($0.count > 0) })
      .through(.startWith, .array([.bool(false)]))

    executing =
      try immediateExecuting
      .through(.deliverOn, main)
      // The value for subscribers before the first value has arrived on main.
      .through(.startWith, .array([.bool(false)]))
      .through(.distinctUntilChanged)
      .through(.replayLast)

    let moreExecutionsAllowed =
      try allowsConcurrentExecutions
      .through(.startWith, .array([.bool(isConcurrent)]))
      .through(.if, .stream(SequenceStream([.bool(true)])), .stream(try immediateExecuting.through(.not)))
    let isEnabled = try enabled?.through(.startWith, .array([.bool(true)])) ?? SequenceStream([.bool(true)])
    immediateEnabled =
      try isEnabled
      .through(.combineLatest, .array([.stream(moreExecutionsAllowed)]))
      .through(.and)
      .through(.replayLast)

    let laterEnabled = try immediateEnabled.through(.skip, .int(1)).through(.deliverOn, main)
    self.enabled =
      try immediateEnabled
      .through(.take, .int(1))
      .through(.concat, .array([.stream(laterEnabled)]))
      .through(.distinctUntilChanged)
      .through(.replayLast)
    super.init()
  }

  public override var kindName: String { "a command" }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { Self.ownMembers }

  /// Its streams begin to listen at its creation in its scene.
  public override var startsItself: Bool { true }

  public override func start(in world: World) {
    _ = world.instance(of: self) { WorkRegister() }
    _ = errors.connect(in: world)
    executing.start(in: world)
    immediateEnabled.start(in: world)
    enabled.start(in: world)
  }

  public override var runsWork: Bool { true }

  public override func work(in world: World) -> [RunningWork] {
    world.hasInstance(of: self) ? world.instance(of: self) { WorkRegister() }.running : []
  }

  private func startIfNeeded(in world: World) {
    if !world.hasInstance(of: self) { start(in: world) }
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    inputsOfExecutions.subscribe(subscriber, in: world)
  }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    inputsOfExecutions.observe(observer)
  }

  /// Runs the work, or throws an error if that is not allowed now.
  func execute(_ input: Value, in world: World) throws(ErrorValue) -> Stream {
    startIfNeeded(in: world)
    var isEnabled = false
    let sampler = ClosureSubscriber(next: { value in if case .bool(true) = value { isEnabled = true } })
    immediateEnabled.subscribe(sampler, in: world)
    sampler.dispose()
    let register = world.instance(of: self) { WorkRegister() }
    let isBusy = !register.running.isEmpty && !allowsConcurrentExecution
    let refusal: Execution.Refusal? = isEnabled ? nil : isBusy ? .busy : .disabled(by: condition)
    let number = world.planner?.begin(Execution(of: self, input, refusal: refusal), in: world)
    defer { world.planner?.end(number) }
    guard isEnabled else {
      let error = ErrorValue("RACCommandErrorDomain the command is disabled and cannot be executed", code: 1)
      let execution = ExecutionStream(FailingStream(error))
      // A subscriber that handles the error comes in this turn.
      let check = LaterCall { [self] in sayUnheard(error, of: execution, in: world) }
      _ = world.scheduler.arm(check, after: 0, on: 0)
      return execution
    }
    inputsOfExecutions.send(input, in: world)
    let work: Stream
    do throws(ErrorValue) {
      work = try block.call(input).asWork(in: dialect)
    } catch {
      // An error in the closure is an execution that fails.
      work = FailingStream(block.explained(error, input))
    }
    // One turn later, `executing` and `enabled` have changed before the work begins.
    let scheduled = try work.through(.subscribeOn, .scheduler(SchedulerBox("main")))
    let results = Subject(.values(capacity: .max), .reopening)
    let connection = ConnectableStream(scheduled, results.broadcast)
    let execution = ExecutionStream(results)
    addedExecutionSignals.send(.stream(results), in: world)
    let witness = ClosureSubscriber(error: { [self] in
      if !errors.connection(in: world).broadcast.isHeard { sayUnheard($0, of: execution, in: world) }
    })
    world.keep(witness)
    register.add(input, witness, in: world)
    results.subscribe(witness, in: world)
    _ = connection.connect(in: world)
    return execution
  }

  /// Notes an error without subscribers, which RAC drops.
  private func sayUnheard(_ error: ErrorValue, of execution: ExecutionStream, in world: World) {
    if !execution.isHeard { world.note("unhandled error in \(displayName): \(error.text)") }
  }

  fileprivate func setConcurrent(_ isAllowed: Bool, in world: World) {
    startIfNeeded(in: world)
    allowsConcurrentExecution = isAllowed
    allowsConcurrentExecutions.send(.bool(isAllowed), in: world)
  }

  /// The members of commands.
  static let ownMembers: [StreamMember] = [
    StreamMember(
      of: Command.self, "execute", taking: 0...1, isEffect: true,
      "Runs the work with a value; gives a stream of what this execution sends."
    ) { command, arguments throws(ErrorValue) in
      .stream(try command.execute(arguments.values.first ?? .nil, in: arguments.world))
    },
    StreamMember(of: Command.self, "executionSignals", "A stream for each execution, on main; no errors.") {
      command, _ in command.aspect("executionSignals", command.executionSignals)
    },
    StreamMember(of: Command.self, "executing", "Whether an execution runs, on main.") { command, _ in
      command.aspect("executing", command.executing)
    },
    StreamMember(of: Command.self, "enabled", "Whether it can be executed, on main.") { command, _ in
      command.aspect("enabled", command.enabled)
    },
    StreamMember(of: Command.self, "errors", "The error of each execution, as a value, on main.") { command, _ in
      command.aspect("errors", command.errors)
    },
    StreamMember(
      of: Command.self, "allowsConcurrentExecution", "Whether executions may overlap.",
      set: { command, value, world throws(ErrorValue) in command.setConcurrent(try value.asBool(), in: world) },
      { command, _ in .bool(command.allowsConcurrentExecution) }),
  ]

  private func aspect(_ name: String, _ stream: Stream) -> Value { .stream(CommandAspect(name, of: self, stream)) }
}

/// One of the streams of a command's state.
private final class CommandAspect: Stream {
  private let stream: Stream

  init(_ name: String, of command: Command, _ stream: Stream) {
    self.stream = stream
    super.init()
    sourceText = name
    inputs = [.stream(command)]
  }

  override var isDrivenFromOutside: Bool { true }
  override var tellsOfWork: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) { stream.subscribe(subscriber, in: world) }
}

/// The stream of an execution. It belongs to the scene that executed the command.
private final class ExecutionStream: Stream {
  private let results: Stream
  /// Whether it had a subscriber.
  private(set) var isHeard = false

  init(_ results: Stream) {
    self.results = results
    super.init()
    sourceText = "execution"
  }

  override var kindName: String { "an execution" }
  override var isDrivenFromOutside: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    isHeard = true
    results.subscribe(subscriber, in: world)
  }

  override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool { results.observe(observer) }
}

extension Value {
  /// A stream that the engine made itself.
  fileprivate var stream: Stream {
    if case .stream(let stream) = self { stream } else { EmptyStream() }
  }

  fileprivate var count: Int {
    if case .int(let int) = self { int } else { 0 }
  }

  /// Returns the result of a command's closure, which must be a stream.
  fileprivate func asWork(in dialect: Dialect) throws(ErrorValue) -> Stream {
    if isNil { throw ErrorValue("a command's closure gives a stream, not nil") }
    return try asStream(in: dialect)
  }
}
