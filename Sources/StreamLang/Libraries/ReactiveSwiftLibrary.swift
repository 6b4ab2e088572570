import Streams

extension Library {
  /// ReactiveSwift with ReactiveCocoa.
  static let reactiveswift = Library(
    dialect: .reactiveswift, title: "ReactiveSwift", modules: ["ReactiveSwift", "ReactiveCocoa", "Result"],
    signs: [
      "SignalProducer", "MutableProperty", "Signal", "QueueScheduler", "UIScheduler", "Lifetime", "Action", "Property",
      "ValidatingProperty", ".startWithValues", ".observeValues", ".startWithResult", ".observeResult",
      ".startWithCompleted", ".observeCompleted", ".startWithFailed", ".observeFailed", ".skipRepeats", ".reactive",
      ".flatMapError", ".skipNil", ".start", ".makeBindingTarget",
    ],
    streamTypes: ["SignalProducer", "Signal", "Property"],
    functions: [
      Builtin("Atomic", 1...1, "A value that is changed as a whole: value, modify, swap, withValue.") {
        call throws(ErrorValue) in
        let property = Call(receiver: nil, arguments: [call.arguments[0]], dialect: .standard, place: call.place)
        return try Catalogue.find("property", in: .standard).map { entry throws(ErrorValue) in
          .stream(try entry.apply(property))
        } ?? .nil
      },
      Builtin("Signal.pipe", 0...1, labels: ["disposable"], "A signal, and the observer that sends to it.") {
        call throws(ErrorValue) in try call.makePipe()
      },
      Builtin("Signal", 1...1, "A signal whose closure is called at once, with its observer and its lifetime.") {
        call throws(ErrorValue) in try call.makeSignal()
      },
      Builtin("Lifetime.make", 0...0, "A lifetime, and the token with which it ends.") { call in
        let lifetime = DisposableBag()
        let token = KeptSubscription(lifetime, call.context.world.abandoned)
        return .tuple(
          LabelledTuple([.disposable(lifetime), .disposable(token)], labels: ["lifetime", "token"]))
      },
      Builtin("Lifetime.Token", 0...0, "The token of a lifetime, which ends with it.") { call in
        .disposable(KeptSubscription(DisposableBag(), call.context.world.abandoned))
      },
      Builtin("Lifetime", 1...1, "The lifetime that ends with a token.") { call throws(ErrorValue) in
        guard case .disposable(let token as KeptSubscription)? = call.arguments.first else {
          throw call.fault("'Lifetime' takes its token", help: "write let (lifetime, token) = Lifetime.make()")
        }
        return .disposable(token.subscription)
      },
      Builtin(
        "Signal.Observer", 0...4, labels: ["value", "failed", "completed", "interrupted"], gives: .function,
        "Closures for events, which a signal or producer is given."
      ) { call throws(ErrorValue) in try call.makeObserver() },
      Builtin(
        "BindingTarget", 2...3, labels: ["on", "lifetime", "action"], "A closure to which values of a stream are bound."
      ) { call throws(ErrorValue) in
        let last = call.labelled("action") ?? call.positional.last
        guard case .function(let action)? = last else { throw call.fault("'BindingTarget' takes a closure") }
        var isOver = { false }
        if case .disposable(let lifetime)? = call.labelled("lifetime") { isOver = { lifetime.isDisposed } }
        let take = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
          isOver() ? .nil : try action.call(values)
        }
        return .stream(ControlStream(Catalogue.source("never"), take))
      },
      Builtin("CocoaAction", 1...3, labels: ["input"], "An action for a control, which gives it no input.") {
        call throws(ErrorValue) in try call.makeCocoaAction()
      },
      Builtin("ScopedDisposable", 1...1, "A disposable that ends with whatever holds it.") { call throws(ErrorValue) in
        guard case .disposable(let inner)? = call.arguments.first else {
          throw call.fault("'ScopedDisposable' takes a disposable")
        }
        return .disposable(KeptSubscription(inner, call.context.world.abandoned))
      },
      DisposableMembers.bag("CompositeDisposable"), DisposableMembers.action("AnyDisposable"),
      Builtin("SerialDisposable", 0...1, "A disposable of which only the latest member lives.") { call in
        let serial = SerialDisposable()
        if case .disposable(let inner)? = call.arguments.first { serial.inner = inner }
        return .disposable(serial)
      },
      PlatformNames.queue("QueueScheduler", labels: ["qos", "name", "targeting"]),
      PlatformNames.scheduler("UIScheduler", PlatformNames.mainAtOnce),
      PlatformNames.scheduler("ImmediateScheduler", PlatformNames.mainAtOnce),
    ] + PlatformNames.functions(printing: text),
    values: [
      "QueueScheduler.main": PlatformNames.main,
      ".empty": { .stream(Catalogue.source("empty", in: .reactiveswift)) },
      ".never": { .stream(Catalogue.source("never", in: .reactiveswift)) },
    ],
    initialisedType: "SignalProducer",
    streamName: "SignalProducer", subjectName: "Signal.Observer",
    endingInScope: ["MutableProperty", "Signal.pipe"],
    sends: ["send", "sendCompleted", "sendInterrupted"],
    sendLabels: ["value", "error"], givingObserver: ["SignalProducer": 2], observerName: "Signal.Observer",
    substitutes: [
      "start(next:)": "startWithValues { … }", "start(error:)": "startWithFailed { … }",
      "start(failed:)": "startWithFailed { … }", "start(completed:)": "startWithCompleted { … }",
      "observe(next:)": "observeValues { … }",
      "startWithNext": "startWithValues { … }", "startWithError": "startWithFailed { … }",
      "observeNext": "observeValues { … }", "observeError": "observeFailed { … }", "sendNext": "send(value: …)",
      "sendFailed": "send(error: …)", "ignoreNil": "skipNil()", "flatMapLatest": "flatMap(.latest) { … }",
      "concatMap": "flatMap(.concat) { … }", "subscribeNext": "startWithValues { … } or observeValues { … }",
      "promoteErrors": "promoteError(…)", "distinctUntilChanged": "skipRepeats()",
      "removeDuplicates": "skipRepeats()", "switchToLatest": "flatten(.latest)", "startWith": "prefix(value: …)",
      "withLatestFrom": "withLatest(from: …)", "catch": "flatMapError { … }", "do": "on(value: { … })",
    ],
    exclusiveMembers: [
      "SignalProducer": [
        "observe": "start { … }", "observeValues": "startWithValues { … }", "observeResult": "startWithResult { … }",
        "observeCompleted": "startWithCompleted { … }", "observeFailed": "startWithFailed { … }",
        "observeInterrupted": "startWithInterrupted { … }",
      ],
      "Signal": [
        "start": "observe { … }", "startWithValues": "observeValues { … }", "startWithResult": "observeResult { … }",
        "startWithCompleted": "observeCompleted { … }", "startWithFailed": "observeFailed { … }",
        "startWithInterrupted": "observeInterrupted { … }",
      ],
      "MutableProperty": ofProperties(["send": "value = …"]), "Property": ofProperties(),
    ],
    typesOfMembers: [
      "signal": "Signal", "producer": "SignalProducer", "values": "Signal", "errors": "Signal", "events": "Signal",
      "disabledErrors": "Signal",
    ],
    settable: ["Property": "MutableProperty"], ending: "dispose",
    takingSeconds: ["debounce", "throttle", "delay", "timeout"],
    enums: [["value", "failed", "completed", "interrupted"], ["success", "failure"]],
    subscribing: "startWithValues { … }",
    scheduler: "QueueScheduler.main", operatorsNeedScheduler: true,
    members: properties + answers + [
      starting("start", takes: 0...1, Library.Purpose.events) { call throws(ErrorValue) in
        try call.observer()
      },
      starting("startWithValues", Library.Purpose.values) { call throws(ErrorValue) in
        SubscriberClosures(next: try call.function())
      },
      starting("startWithResult", "Starts with a closure for values and the error, as results.") {
        call throws(ErrorValue) in
        try call.results()
      },
      starting("startWithFailed", "Starts with a closure for the error.") { call throws(ErrorValue) in
        SubscriberClosures(error: try call.function())
      },
      starting("startWithCompleted", "Starts with a closure for completion.") { call throws(ErrorValue) in
        SubscriberClosures(completed: try call.function())
      },
      starting("startWithInterrupted", "Starts with a closure for interruption.") { call throws(ErrorValue) in
        SubscriberClosures(interrupted: try call.function())
      },
      LibraryMember(
        "startWithSignal", 1...1, isEffect: true, "Starts after a closure has been given the signal of all its events."
      ) { call throws(ErrorValue) in
        try call.startWithSignal()
      },
      observing("observe", Library.Purpose.events) { call throws(ErrorValue) in try call.observer() },
      observing("observeValues", Library.Purpose.values) { call throws(ErrorValue) in
        SubscriberClosures(next: try call.function())
      },
      observing("observeResult", "Observes values and the error, as results.") { call throws(ErrorValue) in
        try call.results()
      },
      observing("observeFailed", "Observes the error.") { call throws(ErrorValue) in
        SubscriberClosures(error: try call.function())
      },
      observing("observeCompleted", "Observes completion.") { call throws(ErrorValue) in
        SubscriberClosures(completed: try call.function())
      },
      observing("observeInterrupted", "Observes interruption.") { call throws(ErrorValue) in
        SubscriberClosures(interrupted: try call.function())
      },
    ],
    parts: ["Signal.pipe": [.stream(.other), .stream(.subject)]], text: text,
    failures: Failures(
      makers: ["attempt", "attemptMap", "tryMap", "promoteError", "SignalProducer(error:)"],
      takers: ["flatMapError", "materialize", "materializeResults"],
      joining: ["combineLatest", "merge", "zip", "concat", "prefix"], typing: { "promoteError(\($0).self)" },
      refusing: ["startWithValues": "", "observeValues": ""], types: ["Signal", "SignalProducer"],
      help: "put flatMapError before it, or write startWithResult { … }"))

  /// Members that properties have only by their producer and their signal, and others that they lack.
  private static func ofProperties(_ others: [String: String] = [:]) -> [String: String] {
    var members = others
    members["start"] = "producer.start { … }"
    members["startWithValues"] = "producer.startWithValues { … }"
    members["observe"] = "signal.observe { … }"
    members["observeValues"] = "signal.observeValues { … }"
    return members
  }

  private static let text = TextStyle.swift(
    next: ("VALUE ", ""), error: ("FAILED ", ""), completed: "COMPLETED", interrupted: "INTERRUPTED")

  /// The members of properties.
  private static let properties: [LibraryMember] = [
    LibraryMember("value", "The current value.") { call throws(ErrorValue) in
      guard let value = try call.stream().currentValue(in: call.context.world) else {
        throw call.fault("'value' is a property's; \(try call.stream().kindName) has none")
      }
      return value
    },
    LibraryMember("producer", gives: .stream(.plain), "The values from the current one on.") {
      call throws(ErrorValue) in
      .stream(try call.asStream { stream throws(ErrorValue) in try stream.producer() })
    },
    LibraryMember("signal", gives: .stream(.plain), "The changes from now on.") { call throws(ErrorValue) in
      .stream(try call.asStream { stream throws(ErrorValue) in try stream.changes() })
    },
    LibraryMember("modify", 1...1, isEffect: true, "Changes the value by a closure, and sends it once.") {
      call throws(ErrorValue) in
      guard let property = try call.stream() as? Property else { throw call.fault("'modify' is a MutableProperty's") }
      var value = property.value
      let result = try call.function().call(changing: &value, [])
      property.set(value, in: call.context.world)
      return result
    },
    LibraryMember("withValue", 1...1, "What a closure makes of the current value.") { call throws(ErrorValue) in
      guard let property = try call.stream() as? Property else {
        throw call.fault("'withValue' is a MutableProperty's")
      }
      return try call.function().call(property.value)
    },
    LibraryMember("swap", 1...1, isEffect: true, "Sets a new value, and gives the one before it.") {
      call throws(ErrorValue) in
      guard let property = try call.stream() as? Property else { throw call.fault("'swap' is a MutableProperty's") }
      let old = property.value
      property.set(call.arguments[0], in: call.context.world)
      return old
    },
  ]

  /// A member that starts a producer: disposing of its result interrupts the observer.
  private static func starting(
    _ name: String, takes arity: ClosedRange<Int> = 1...1, _ summary: String,
    _ closures: @escaping @Sendable (MemberCall) throws(ErrorValue) -> SubscriberClosures
  ) -> LibraryMember {
    LibraryMember(name, arity, isEffect: true, summary) { call throws(ErrorValue) in
      if case .stream? = call.positional.first { return try call.bind(to: call.positional[0]) }
      let closures = try closures(call)
      let subscription = try call.subscribe(closures)
      guard let interrupted = closures.interrupted, case .disposable(let subscriber) = subscription else {
        return subscription
      }
      return .disposable(
        ActionDisposable(in: call.context.world) {
          guard !subscriber.isDisposed else { return }
          // The observer hears of the interruption before anything above it is torn down.
          disposeTogether {
            subscriber.dispose()
            _ = try? interrupted.call([])
          }
        })
    }
  }

  /// A member that observes a signal.
  private static func observing(
    _ name: String, _ summary: String,
    _ closures: @escaping @Sendable (MemberCall) throws(ErrorValue) -> SubscriberClosures
  ) -> LibraryMember {
    LibraryMember(name, 1...1, isEffect: true, summary) { call throws(ErrorValue) in
      if case .stream? = call.positional.first { return try call.bind(to: call.positional[0]) }
      return try call.subscribe(try closures(call))
    }
  }
}

extension MemberCall {
  /// Calls the closure with a signal and the disposable that interrupts it, then starts the producer; gives the
  /// closure's result.
  fileprivate func startWithSignal() throws(ErrorValue) -> Value {
    let signal = Catalogue.source("subject", in: .reactiveswift)
    guard let observer = signal.asEventTarget else { return .nil }
    let world = context.world
    let subscription = SerialDisposable()
    let interrupter = ActionDisposable(in: world) {
      subscription.dispose()
      observer.sendInterrupted(in: world)
    }
    let result = try function().call([.stream(signal), .disposable(interrupter)])
    guard !interrupter.isDisposed else { return result }
    let started = try subscribe(
      SubscriberClosures(
        next: Self.native { value in observer.send(value, in: world) },
        error: Self.native { error in observer.sendError(error.asError, in: world) },
        completed: Self.native { _ in observer.sendCompleted(in: world) },
        interrupted: Self.native { _ in observer.sendInterrupted(in: world) }))
    if case .disposable(let started) = started { subscription.inner = started }
    return result
  }

  /// One closure for all events, or none.
  fileprivate func observer() throws(ErrorValue) -> SubscriberClosures {
    guard let function = try closure() else { return SubscriberClosures() }
    return SubscriberClosures(event: function)
  }

  /// One closure for values and the error.
  fileprivate func results() throws(ErrorValue) -> SubscriberClosures {
    let told = SubscriberClosures(event: try function(), isResult: true)
    return SubscriberClosures(next: told.next, error: told.error)
  }

  /// A stream that is made of the one before the dot.
  fileprivate func asStream(_ make: (Stream) throws(ErrorValue) -> Stream) throws(ErrorValue) -> Stream {
    let source = try stream()
    let made = try make(source)
    if made !== source {
      made.inputs = [receiver]
      made.sourceText = source.displayName
    }
    return made
  }
}
