import Streams

extension Library {
  /// RxSwift with RxCocoa and RxRelay.
  static let rxswift = Library(
    dialect: .rxswift, title: "RxSwift",
    modules: ["RxSwift", "RxCocoa", "RxRelay", "RxTest", "RxBlocking"],
    signs: [
      "Observable", "Single", "Maybe", "Completable", "Driver", "Infallible", "DisposeBag", "Disposables",
      "PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject", "BehaviorRelay", "PublishRelay",
      "MainScheduler", "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler", ".rx", "disposed(by:)",
      "subscribe(onNext:)", "subscribe(onSuccess:)", "do(onNext:)", "bind(to:)", "bind(onNext:)", "drive(onNext:)",
      ".drive", ".emit", ".flatMapLatest", ".asObservable", ".asDriver", ".withLatestFrom",
    ],
    streamTypes: ["Observable", "Single", "Maybe", "Completable", "Infallible", "Driver", "Signal", "SharedSequence"],
    functions: [
      DisposableMembers.bag("DisposeBag", endsWithOwner: true), DisposableMembers.bag("CompositeDisposable"),
      DisposableMembers.bag("BooleanDisposable"),
      DisposableMembers.action("Disposables.create", ["with"]),
      Builtin("SerialDisposable", 0...0, "A disposable of which only the latest member lives.") { _ in
        .disposable(SerialDisposable())
      },
      Builtin("Binder", 2...3, labels: ["scheduler", "binding"], "A closure to which values of a stream are bound.") {
        call throws(ErrorValue) in
        let closure = call.labelled("binding") ?? call.positional.last
        guard let target = call.positional.first?.weak, case .function(let binding)? = closure else {
          throw call.fault("'Binder' takes an object and a closure", help: "write Binder(label) { label, text in … }")
        }
        let set = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
          try target.called(binding, values)
        }
        return .stream(ControlStream(Catalogue.source("never"), set))
      },
      PlatformErrors.event("Event.next", .next), PlatformErrors.event("Event.error", .error),
      PlatformNames.queue("ConcurrentDispatchQueueScheduler", labels: ["qos", "queue"]),
      PlatformNames.queue(
        "SerialDispatchQueueScheduler", labels: ["qos", "queue", "internalSerialQueueName"]),
      PlatformNames.scheduler("MainScheduler", PlatformNames.mainAtOnce),
      PlatformNames.queue("OperationQueueScheduler", labels: ["operationQueue", "queuePriority"]),
    ] + RecordedEvent.functions + PlatformNames.functions(printing: text),
    values: [
      "MainScheduler.instance": PlatformNames.mainAtOnce, "MainScheduler.asyncInstance": PlatformNames.main,
      "ConcurrentMainScheduler.instance": PlatformNames.mainAtOnce,
      "CurrentThreadScheduler.instance": PlatformNames.mainAtOnce,
      ".never": { .duration(.max) },
      "Event.completed": { .event(EventBox(.completed)) },
      "RxError.unknown": { rxError("Unknown error occurred.") },
      "RxError.overflow": { rxError("Arithmetic overflow occurred.") },
      "RxError.timeout": { rxError(Dialect.rxswift.rules.messages.timeout) },
      "RxError.noElements": { rxError(Dialect.rxswift.rules.messages.noElements) },
      "RxError.moreThanOneElement": { rxError(Dialect.rxswift.rules.messages.moreThanOne) },
      "RxError.argumentOutOfRange": { rxError(Dialect.rxswift.rules.messages.outOfRange) },
    ],
    initialisedType: nil,
    streamName: "Observable", subjectName: "PublishSubject",
    endingInScope: [],
    sends: ["onNext", "onError", "onCompleted", "on", "accept"],
    sendsOfTypes: [
      "PublishRelay": ["accept"], "BehaviorRelay": ["accept"], "ReplayRelay": ["accept"],
      "PublishSubject": subjectSends, "BehaviorSubject": subjectSends, "ReplaySubject": subjectSends,
      "AsyncSubject": subjectSends, "AnyObserver": subjectSends,
    ],
    givingObserver: ["Observable.create": 1], observerName: "AnyObserver",
    substitutes: [
      "subscribe(next:)": "subscribe(onNext: { … })", "subscribe(error:)": "subscribe(onError: { … })",
      "bindTo": "bind(to: …)", "bindNext": "bind(onNext: { … })", "addDisposableTo": "disposed(by: bag)",
      "driveNext": "drive(onNext: { … })", "subscribeNext": "subscribe(onNext: { … })",
      "subscribeError": "subscribe(onError: { … })", "subscribeCompleted": "subscribe(onCompleted: { … })",
      "doOnNext": "do(onNext: { … })", "doOnError": "do(onError: { … })", "doOnCompleted": "do(onCompleted: { … })",
      "mapWithIndex": "enumerated().map { index, value in … }",
      "flatMapWithIndex": "enumerated().flatMap { index, value in … }", "shareReplay": "share(replay: 1)",
      "shareReplayLatestWhileConnected": "share(replay: 1, scope: .whileConnected)", "rx_text": "rx.text",
      "rx_tap": "rx.tap", "sink": "subscribe(onNext: { … })", "eraseToAnyPublisher": "asObservable()",
    ],
    exclusiveMembers: [
      "Observable": ofObservables, "PublishSubject": ofObservables, "BehaviorSubject": ofObservables,
      "ReplaySubject": ofObservables, "Single": ["subscribe(onNext:)": "subscribe(onSuccess: { … })"],
      "Maybe": ["subscribe(onNext:)": "subscribe(onSuccess: { … })"],
      "Completable": ["subscribe(onNext:)": "subscribe(onCompleted: { … })"],
    ],
    typesOfMembers: [
      "toArray": "", "and": "", "count": "", "toSortedArray": "", "first": "Single", "andThen": "", "ifEmpty": "",
      "flatMapMaybe": "Maybe",
      "flatMapCompletable": "Completable", "flatMapSingle": "Single", "asObservable": "Observable",
      "asSingle": "Single", "asMaybe": "Maybe", "asCompletable": "Completable", "rx": "ControlProperty",
    ],
    ending: "dispose", keeping: "disposed(by: bag)", typesWithScheduler: ["Driver", "Signal", "SharedSequence"],
    hasCountedSeconds: true, givingOptionals: ["text", "attributedText"],
    enums: [
      ["next", "error", "completed"], ["success", "failure"], ["success", "error"], ["success", "error", "completed"],
      ["completed", "error"],
    ],
    subscribing: "subscribe(onNext:)",
    scheduler: "MainScheduler.instance", operatorsNeedScheduler: false,
    members: [
      LibraryMember("values", "The values, for a loop that waits for each: for await x in s.values.") { call in
        call.receiver
      },
      LibraryMember("hasObservers", gives: .bool, "Whether somebody is subscribed to a subject.") {
        call throws(ErrorValue) in
        guard let subject = try call.stream() as? Subject else { throw call.fault("'hasObservers' is a subject's") }
        return .bool(subject.isHeard)
      },
      LibraryMember("value", "The current value; a subject that has failed throws its error.") {
        call throws(ErrorValue) in
        let stream = try call.stream()
        if let subject = stream as? Subject, let error = subject.failure { throw error }
        guard let value = stream.members.first(where: { $0.name == "value" }) else {
          // `try await single.value`
          if Trait.of(stream) != nil || Trait.isCompletable(stream) { return .object(FirstValue(stream)) }
          throw call.fault("'value' is a BehaviorSubject's or a BehaviorRelay's; \(stream.kindName) has none")
        }
        return try value.call(stream, StreamMember.Arguments(values: [], labels: [], world: call.context.world))
      },
      LibraryMember("asObserver", 0...0, gives: .stream(.other), "The same subject, as what receives events.") { call in
        call.receiver
      },
      LibraryMember("toBlocking", 0...1, labels: ["timeout"], gives: .object, "Waits for values, while time runs on.") {
        call throws(ErrorValue) in
        let limit = try call.labelled("timeout").map { time throws(ErrorValue) in try DateBox.moved(0, by: time) }
        return .object(BlockingStream(try call.stream(), limit, call.context))
      },
      LibraryMember("changed", "The changes of a control, without its value at subscription.") {
        call throws(ErrorValue) in
        let skip = Call(receiver: try call.stream(), arguments: [.int(1)], dialect: .standard, place: call.place)
        guard let changes = try Catalogue.find("skip", in: .standard)?.apply(skip) else { return .nil }
        changes.inputs = [call.receiver]
        changes.sourceText = "changed"
        return .stream(changes)
      },
      LibraryMember("orEmpty", "The texts, and an empty one for nil.") { call throws(ErrorValue) in
        let texts = try call.stream().replacingNil(with: .string(""))
        texts.inputs = [call.receiver]
        texts.sourceText = "orEmpty"
        return .stream(texts)
      },
      LibraryMember(
        "subscribe", 0...6,
        labels: ["onNext", "onError", "onCompleted", "onDisposed", "onSuccess", "onFailure", "with"], isEffect: true,
        Purpose.events
      ) { call throws(ErrorValue) in try call.subscribeRxSwift() },
      LibraryMember(
        "bind", 0...5, labels: ["to", "onNext", "with", "onError", "onCompleted", "onDisposed"], isEffect: true,
        Purpose.binding
      ) {
        call throws(ErrorValue) in
        try call.bindRxSwift()
      },
      LibraryMember(
        "drive", 0...5, labels: ["onNext", "onCompleted", "onDisposed", "with"], isEffect: true, Purpose.driving
      ) { call throws(ErrorValue) in try call.bindRxSwift() },
      LibraryMember(
        "emit", 0...5, labels: ["to", "onNext", "onCompleted", "onDisposed", "with"], isEffect: true, Purpose.emitting
      ) { call throws(ErrorValue) in try call.bindRxSwift() },
    ],
    text: text)

  private static let text = TextStyle.swift()

  private static let ofObservables = [
    "asDriver": "asDriver(onErrorJustReturn: …)", "asSignal": "asSignal(onErrorJustReturn: …)",
    "subscribe(onSuccess:)": "subscribe(onNext: { … })",
    "drive": "asDriver(onErrorJustReturn: …).drive { … }", "emit": "asSignal(onErrorJustReturn: …).emit { … }",
    "drive(onNext:)": "asDriver(onErrorJustReturn: …).drive(onNext:)",
    "emit(onNext:)": "asSignal(onErrorJustReturn: …).emit(onNext:)",
  ]

  private static let subjectSends = ["onNext", "onError", "onCompleted", "on"]

  private static func rxError(_ text: String) -> Value {
    .error(ErrorValue(text, isMadeByScript: true, origin: ErrorOrigin(type: "RxError", domain: "RxSwift.RxError")))
  }

  /// The purposes of members, which lead a member of another library to the one here.
  enum Purpose {
    static let events = "Subscribes with closures for the events."
    static let values = "Subscribes with a closure for values."
    static let binding = "Passes the values on: to a subject, a relay, a property or a closure."
    static let driving = "Drives a binder, a relay or closures on main."
    static let emitting = "Emits to a binder, a relay or closures on main."
  }
}

extension MemberCall {
  fileprivate func subscribeRxSwift() throws(ErrorValue) -> Value {
    if let target = positional.first, shapes.count == 1 {
      guard case .function(let function) = target else { return try bind(to: target) }
      let trait = Trait.of(try stream())
      return try subscribe(trait?.closures(function) ?? SubscriberClosures(event: function))
    }
    return try subscribe(closuresOfRxSwift())
  }

  fileprivate func bindRxSwift() throws(ErrorValue) -> Value {
    var targets = positional
    if let target = labelled("to") { targets.insert(target, at: 0) }
    let isOnlyClosure = targets.count == 1 && { if case .function = targets[0] { true } else { false } }()
    if let target = labelled("to"), case .function(let function) = target {
      return try function.call([receiver] + positional)
    }
    if targets.isEmpty || isOnlyClosure && labelled("to") == nil { return try subscribe(closuresOfRxSwift()) }
    let bag = DisposableBag()
    let source = try stream()
    for target in targets {
      var call = self
      if case .stream(let relay) = target, relay.asBindingTarget != nil, context.faultsEndRun {
        call = on(.stream(FatalErrorStream(source, relay.displayName, place)))
      }
      if case .disposable(let subscription) = try call.bind(to: target) { bag.add(subscription) }
    }
    return bag.members.count == 1 ? .disposable(bag.members[0]) : .disposable(bag)
  }

  private func closuresOfRxSwift() throws(ErrorValue) -> SubscriberClosures {
    var closures = SubscriberClosures(
      next: try closure(orWith: "onNext", "onSuccess"),
      error: try closure("onError", "onFailure"), completed: try closure("onCompleted"),
      disposed: try closure("onDisposed"))
    if labelled("onSuccess") != nil, let next = closures.next, let completed = closures.completed {
      // A Maybe that has succeeded does not complete as well.
      var hasSucceeded = false
      closures.next = Self.native { value throws(ErrorValue) in
        hasSucceeded = true
        _ = try next.call(value)
      }
      closures.completed = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
        hasSucceeded ? .nil : try completed.call([])
      }
    }
    if let owner = labelled("with") {
      closures = SubscriberClosures(
        next: closures.next.map { $0.owned(by: owner, parameterCount: 1) },
        error: closures.error.map { $0.owned(by: owner, parameterCount: 1) },
        completed: closures.completed.map { $0.owned(by: owner, parameterCount: 0) },
        disposed: closures.disposed.map { $0.owned(by: owner, parameterCount: 0) })
    }
    if closures.error == nil {
      let context = context
      closures.error = Self.native { error in
        if context.world.stop == nil { context.log("Unhandled error happened: \(error.asError.text)") }
      }
    }
    return closures
  }
}

extension FunctionValue {
  /// The function with an object as its first argument, which it does not keep alive.
  fileprivate func owned(by owner: Value, parameterCount: Int) -> FunctionValue {
    NativeFunction(parameterCount: parameterCount) { [owner = owner.weak] values throws(ErrorValue) in
      try owner.called(self, values)
    }
  }
}

extension Value {
  /// Calls a function with the object of a weak reference and other values, unless the object has ended.
  fileprivate func called(_ function: FunctionValue, _ values: [Value]) throws(ErrorValue) -> Value {
    strong.isNil && !isNil ? .nil : try function.call([strong] + values)
  }
}
