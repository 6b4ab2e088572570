import Streams

/// The answers that ReactiveSwift's producers give at once, and its observers and actions as objects.
extension Library {
  /// The members that wait for an answer.
  static let answers: [LibraryMember] = [
    answer("first", "The first value of a producer that answers at once, as a result.") { events in
      events.first { $0.kind != .completed }
    },
    answer("last", "The last value of a producer that answers at once, as a result.") { events in
      guard let end = events.last, end.kind == .completed else { return events.last }
      return events.dropLast().last
    },
    answer("single", "The only value of a producer that answers at once, as a result.") { events in
      guard events.last?.kind != .error else { return events.last }
      return events.count == 2 ? events.first : nil
    },
    answer("wait", "How a producer ends that ends at once, as a result.") { events in
      events.last?.kind == .error ? events.last : EventBox(.next, .unit)
    },
  ]

  /// A member that starts a producer and takes its answer from the events that it sends inside that call.
  private static func answer(
    _ name: String, _ summary: String, _ choose: @escaping @Sendable ([EventBox]) -> EventBox?
  ) -> LibraryMember {
    LibraryMember(name, 0...0, summary) { call throws(ErrorValue) in
      let wantsOnlyOne = name == "first"
      let events = EventCollector(endsWithValue: wantsOnlyOne)
      try call.stream().subscribe(events, in: call.context.world)
      func hasCome() -> Bool { events.hasEnded || wantsOnlyOne && !events.events.isEmpty }
      try call.context.runOn(for: EvaluationContext.longestWait) { !hasCome() }
      guard hasCome() else {
        events.dispose()
        throw call.fault(
          "'\(name)()' waits for ever: nothing answers it", help: "take the value in a closure: startWithResult { … }")
      }
      events.dispose()
      return choose(events.events).map { .event(EventBox($0.kind, $0.value, isResult: true)) } ?? .nil
    }
  }
}

/// The events that come inside a subscribing call.
final class EventCollector: Subscriber {
  private(set) var events: [EventBox] = []
  private(set) var hasEnded = false
  private let endsWithValue: Bool

  /// - Parameter endsWithValue: Whether the first value is all that is wanted.
  init(endsWithValue: Bool) { self.endsWithValue = endsWithValue }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    events.append(EventBox(.next, value))
    if endsWithValue { dispose() }
  }

  override func error(_ error: ErrorValue) { end(EventBox(.error, .error(error))) }
  override func completed() { end(EventBox(.completed)) }
  override func interrupted() { end(EventBox(.completed)) }

  private func end(_ event: EventBox) {
    guard !isDisposed else { return }
    events.append(event)
    hasEnded = true
    dispose()
  }
}

/// Ends the lifetime of a signal with the signal.
private final class LifetimeEnd: Subscriber {
  private let lifetime: DisposableBag

  init(_ lifetime: DisposableBag) { self.lifetime = lifetime }

  override func next(_ value: Value) {}
  override func error(_ error: ErrorValue) { lifetime.dispose() }
  override func completed() { lifetime.dispose() }
  override func interrupted() { lifetime.dispose() }
}

extension MemberCall {
  /// `Signal { observer, lifetime in … }`: values that the closure sends before it returns are lost.
  func makeSignal() throws(ErrorValue) -> Value {
    let generate = try function()
    let signal = Catalogue.source("subject", in: .reactiveswift)
    let lifetime = DisposableBag()
    end(lifetime, with: signal)
    _ = try generate.call([.stream(signal), .disposable(lifetime)])
    return .stream(signal)
  }

  /// `Signal<Int, Never>.pipe(disposable: d)`: the signal and its observer; its end disposes of the argument.
  func makePipe() throws(ErrorValue) -> Value {
    let signal = Catalogue.source("subject", in: .reactiveswift)
    if let given = labelled("disposable") {
      let lifetime = DisposableBag()
      try lifetime.add(given, in: context.world)
      end(lifetime, with: signal)
    }
    signal.typeName = "Signal.pipe"
    return .tuple(LabelledTuple([.stream(signal), .stream(signal)], labels: ["output", "input"]))
  }

  private func end(_ lifetime: DisposableBag, with signal: Stream) {
    let end = LifetimeEnd(lifetime)
    context.world.keep(end)
    signal.subscribe(end, in: context.world)
  }

  /// `Signal.Observer { event in … }` or `Signal.Observer(value: { … }, completed: { … })`: one closure for all events.
  func makeObserver() throws(ErrorValue) -> Value {
    if let all = try closure() { return .function(all) }
    let closures: [(EventBox.Kind, FunctionValue?)] = [
      (.next, try closure("value")), (.error, try closure("failed")), (.completed, try closure("completed")),
      (.interrupted, try closure("interrupted")),
    ]
    return .function(
      Self.native { value throws(ErrorValue) in
        guard case .event(let event) = value, let closure = closures.first(where: { $0.0 == event.kind })?.1 else {
          return
        }
        _ = try closure.call(event.kind == .next || event.kind == .error ? [event.value] : [])
      })
  }

  /// `CocoaAction(save)`, `CocoaAction(save, input: 1)`, `CocoaAction(save) { sender in 1 }`: the action itself, and
  /// a closure that runs it with its input.
  func makeCocoaAction() throws(ErrorValue) -> Value {
    if let app = arguments.first, try app.fitting(.stream) != nil { return app }
    guard case .stream(let action)? = arguments.first,
      let apply = action.members.first(where: { $0.name == "apply" }),
      let isEnabled = action.members.first(where: { $0.name == "isEnabled" })
    else { throw fault("'CocoaAction' takes an Action") }
    let world = context.world
    let input = labelled("input")
    var transform: FunctionValue?
    if arguments.count > 1, case .function(let closure) = arguments[1] { transform = closure }
    let object = ObjectBox("CocoaAction", in: context.objects)
    object.keep(
      try isEnabled.call(action, StreamMember.Arguments(values: [], labels: [], world: world)), as: "isEnabled")
    object.keep(
      .function(
        Self.native { [context] sender throws(ErrorValue) in
          let value = try transform?.call(sender) ?? input ?? .unit
          let run = try apply.call(action, StreamMember.Arguments(values: [value], labels: [nil], world: world))
          guard case .stream(let producer) = run else { return }
          _ = context.subscribe(producer, named: nil, SubscriberClosures())
        }), as: "execute")
    return .object(object)
  }
}
