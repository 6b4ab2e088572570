extension Operator {
  static let action = Operator(
    "action", elsewhere: ["ReactiveSwift": "Action", "ReactiveObjC": "RACCommand"],
    theme: .sharing, flow: .other, form: .source, [.stream("enabledIf").optional, .function("execute", 1)],
    summary: "Work that runs one at a time: a.apply(x) is a producer that calls the closure when it is started.",
    details:
      "While one runs, or the property 'enabledIf:' is false, starting another fails with disabled. a.values, a.errors, a.completed, a.events and a.disabledErrors tell of all runs; a.isExecuting and a.isEnabled are properties.",
    example: """
      import ReactiveSwift
      let save = Action { text in SignalProducer(value: "saved \\(text)").delay(1, on: QueueScheduler.main) }
      save.values.observeValues { print($0) }
      save.apply("a").start()
      save.apply("b").startWithFailed { print($0) }
      """,
    isDrivenFromOutside: true, exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    guard let execute = call.function(1) else { throw ErrorValue("a closure is needed", place: call.place) }
    return ActionStream(
      { input, _ throws(ErrorValue) in try execute.call(input) }, enabledIf: try call.optionalStream(0), call.dialect)
  }
}

/// Work that runs one at a time (ReactiveSwift, Action.swift).
final class ActionStream: Stream, BindingTarget {
  fileprivate let values: Subject
  fileprivate let errors: Subject
  fileprivate let events: Subject
  fileprivate let completed: Subject
  fileprivate let disabledErrors: Subject
  fileprivate let isExecuting = Property(.bool(false))
  fileprivate let isEnabled: Stream
  /// Changes before `isExecuting`, so that `isEnabled` changes first.
  private let isBusy = Property(.bool(false))
  private let execute: (_ input: Value, _ world: World) throws(ErrorValue) -> Value
  private let dialect: Dialect
  private let condition: Stream?

  init(
    _ execute: @escaping (_ input: Value, _ world: World) throws(ErrorValue) -> Value, enabledIf: Stream?,
    _ dialect: Dialect
  ) {
    self.execute = execute
    self.dialect = dialect
    condition = enabledIf
    let rules = dialect.rules.subjects
    values = Subject(.none, rules)
    errors = Subject(.none, rules)
    events = Subject(.none, rules)
    completed = Subject(.none, rules)
    disabledErrors = Subject(.none, rules)
    let isIdle = Value.function { value in if case .bool(true) = value { .bool(false) } else { .bool(true) } }
    let idle = (try? isBusy.through(.map, isIdle)) ?? isBusy
    let allowed = enabledIf.flatMap { try? idle.through(.andLatest, .stream($0)) } ?? idle
    isEnabled = FollowingProperty((try? allowed.through(.skipRepeats)) ?? allowed)
  }

  override var kindName: String { "an action" }
  override var isDrivenFromOutside: Bool { true }
  override var members: [StreamMember] { Self.ownMembers }
  override var asBindingTarget: (any BindingTarget)? { self }

  /// Runs the work with every value of a stream.
  func follow(_ source: Stream, in world: World) -> Subscriber {
    let binding = ActionBinding(self, world)
    world.keep(binding)
    source.subscribe(binding, in: world)
    return binding
  }

  override func run(for subscriber: Subscriber, in world: World) { values.subscribe(subscriber, in: world) }

  override var runsWork: Bool { true }

  override func work(in world: World) -> [RunningWork] {
    world.hasInstance(of: self) ? world.instance(of: self) { WorkRegister() }.running : []
  }

  /// Returns a producer that runs the work with an input whenever it is started.
  fileprivate func apply(_ input: Value) -> Stream {
    RecipeStream { [self] subscriber, world in
      var refusal: Execution.Refusal?
      if case .bool(true)? = isEnabled.currentValue(in: world) {
      } else if case .bool(true)? = isBusy.currentValue(in: world) {
        refusal = .busy
      } else {
        refusal = .disabled(by: condition)
      }
      let number = world.planner?.begin(Execution(of: self, input, refusal: refusal), in: world)
      defer { world.planner?.end(number) }
      guard refusal == nil else {
        SourceSubscriber(subscriber, world).fail(ErrorValue("disabled", isMadeByScript: true))
        return disabledErrors.send(.unit, in: world)
      }
      setExecuting(true, in: world)
      let execution = ExecutionSubscriber(subscriber, self, world)
      world.instance(of: self) { WorkRegister() }.add(input, execution, in: world)
      do throws(ErrorValue) {
        try execute(input, world).asStream(in: dialect).subscribe(execution, in: world)
      } catch {
        execution.error(error)
      }
      execution.becomeReady()
    }
  }

  fileprivate func setExecuting(_ isExecuting: Bool, in world: World) {
    isBusy.set(.bool(isExecuting), in: world)
    self.isExecuting.set(.bool(isExecuting), in: world)
  }

  /// The members of actions.
  static let ownMembers: [StreamMember] = [
    StreamMember(of: ActionStream.self, "apply", taking: 0...1, "A producer that runs the work with an input.") {
      action, arguments in .stream(action.apply(arguments.values.first ?? .unit))
    },
    StreamMember(of: ActionStream.self, "values", "All values of all runs.") { action, _ in .stream(action.values) },
    StreamMember(of: ActionStream.self, "errors", "The error of each run, as a value.") { action, _ in
      .stream(action.errors)
    },
    StreamMember(of: ActionStream.self, "events", "All events of all runs, as values.") { action, _ in
      .stream(action.events)
    },
    StreamMember(of: ActionStream.self, "completed", "A value for each run that completes.") { action, _ in
      .stream(action.completed)
    },
    StreamMember(of: ActionStream.self, "disabledErrors", "A value for each run that was not allowed.") { action, _ in
      .stream(action.disabledErrors)
    },
    StreamMember(of: ActionStream.self, "isExecuting", "Whether a run is under way: a property.") { action, _ in
      .stream(action.isExecuting)
    },
    StreamMember(of: ActionStream.self, "isEnabled", "Whether a run is allowed: a property.") { action, _ in
      .stream(action.isEnabled)
    },
  ]
}

private final class ExecutionSubscriber: OperatorSubscriber {
  private let action: ActionStream
  private let world: World
  /// Whether the work has been started. Work that ends during its start is executing until then.
  private var isReady = false
  private var isPassingEnd = false

  init(_ downstream: Subscriber, _ action: ActionStream, _ world: World) {
    self.action = action
    self.world = world
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    send(value)
    action.values.send(value, in: world)
    action.events.send(.event(EventBox(.next, value)), in: world)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    end { fail(error) }
    action.errors.send(.error(error), in: world)
    action.events.send(.event(EventBox(.error, .error(error))), in: world)
  }

  override func completed() {
    guard !isDisposed else { return }
    end { complete() }
    action.completed.send(.unit, in: world)
    action.events.send(.event(EventBox(.completed)), in: world)
  }

  func becomeReady() {
    isReady = true
    if isDisposed { cleanUp() }
  }

  /// Passes an end on. The action is idle after its observer has received the end, and before the action's own signals.
  private func end(_ pass: () -> Void) {
    isPassingEnd = true
    pass()
    isPassingEnd = false
    cleanUp()
  }

  override func cleanUp() {
    if isReady, !isPassingEnd, !world.isEnding { action.setExecuting(false, in: world) }
  }
}

private final class ActionBinding: Subscriber {
  private let action: ActionStream
  private let world: World

  init(_ action: ActionStream, _ world: World) {
    self.action = action
    self.world = world
  }

  override var boundStream: Stream? { action }

  override func next(_ value: Value) {
    if !isDisposed { action.apply(value).subscribe(Subscriber(), in: world) }
  }

  override func error(_ error: ErrorValue) { dispose() }
  override func completed() { dispose() }
}
