import Streams

extension LibraryWords {
  static let rxswift = LibraryWords(
    modules: ["RxSwift", "RxCocoa", "RxRelay"],
    types: [
      TypeWord(.stream, "Observable"), TypeWord(.single, "Single"), TypeWord(.maybe, "Maybe"),
      TypeWord(.completable, "Completable"), TypeWord(.driver, "Driver"), TypeWord(.emitter, "Signal"),
      TypeWord(.infallible, "Infallible"), TypeWord(.subject, "PublishSubject"), TypeWord(.relay, "PublishRelay"),
      TypeWord(.current, "BehaviorSubject"), TypeWord(.currentRelay, "BehaviorRelay"),
      TypeWord(.replay, "ReplaySubject"), TypeWord(.replay, "AsyncSubject"), TypeWord(.bag, "DisposeBag"),
      TypeWord(.bag, "CompositeDisposable"),
      TypeWord(.disposable, "Disposable"), TypeWord(.observer, "AnyObserver"), TypeWord(.extended, "ObservableType"),
    ],
    subscribing: [
      Subscribing(
        "subscribe", .event,
        [
          "onNext": .value, "onSuccess": .value, "onError": .failure, "onFailure": .failure, "onCompleted": .completed,
          "onDisposed": .disposed,
        ]),
      Subscribing("drive", .value, ["onNext": .value, "onCompleted": .completed, "onDisposed": .disposed]),
      Subscribing(
        "emit", .value, ["to": .value, "onNext": .value, "onCompleted": .completed, "onDisposed": .disposed]),
      Subscribing("bind", .value, ["onNext": .value, "to": .value]),
    ],
    observing: Subscribing(
      "do", .value,
      [
        "onNext": .value, "afterNext": .afterValue, "onError": .failure, "afterError": .afterFailure,
        "onCompleted": .completed, "afterCompleted": .afterCompleted, "onSubscribe": .starting,
        "onSubscribed": .started, "onDispose": .disposed, "onSuccess": .value,
      ]),
    sends: ("onNext($)", "onError($)", "onCompleted()"), relaySend: "accept($)",
    events: ("next", "error", "completed"), intervals: .units, mainForTimers: "MainScheduler.instance",
    mainAtOnce: "MainScheduler.instance", mainLater: "MainScheduler.asyncInstance",
    queues: (
      current: "MainScheduler.instance", global: "ConcurrentDispatchQueueScheduler(qos: #)",
      serial: "SerialDispatchQueueScheduler(internalSerialQueueName: #)",
      target: "SerialDispatchQueueScheduler(queue: #, internalSerialQueueName: \"%\")"
    ),
    makesDisposable: "Disposables.create", makesBag: "DisposeBag()", bagEnd: "$ = DisposeBag()",
    bagTakes: "$.insert(#)",
    ending: "dispose",
    roles: ["asDriver": .driver, "asSignal": .emitter, "asInfallible": .infallible, "toArray": .single],
    modulesOfNames: ["BehaviorRelay": "RxCocoa", "PublishRelay": "RxCocoa", ".rx": "RxCocoa", "Driver": "RxCocoa"],
    bagName: "disposeBag", takers: ["catch", "catchError", "catchAndReturn", "catchErrorJustReturn", "materialize"],
    makers: ["timeout", "single"],
    observed: ["create": .observer], ofSequence: "Observable.from", ofList: "Observable.of", changes: "skip(1)",
    decodes: "map { data in try #.decode(%, from: data) }",
    binds: Binding(
      control: "bind(to: #.rx.%)", subject: "bind(to: #)", property: "bind(to: #)",
      object: "subscribe(onNext: { #.% = $0 })"),
    ownNames: [
      "Observable", "Single", "Maybe", "Completable", "Driver", "Infallible", "PublishSubject", "PublishRelay",
      "BehaviorSubject", "BehaviorRelay", "ReplaySubject", "AsyncSubject", "ReplayRelay", "DisposeBag", "Disposables",
      "Disposable", "CompositeDisposable", "SerialDisposable", "SingleAssignmentDisposable", "RefCountDisposable",
      "BooleanDisposable", "ScheduledDisposable", "AnyObserver", "ObserverType", "ObservableType",
      "ObservableConvertibleType", "ConnectableObservable", "GroupedObservable", "Event", "SingleEvent", "MaybeEvent",
      "CompletableEvent", "RxError", "RxTimeInterval", "Binder", "ControlEvent", "ControlProperty", "Signal",
      "MainScheduler", "ConcurrentMainScheduler", "CurrentThreadScheduler", "SerialDispatchQueueScheduler",
      "ConcurrentDispatchQueueScheduler", "OperationQueueScheduler", "SchedulerType", "VirtualTimeScheduler",
      "Reactive", "isDisposed",
    ])

  static let combine = LibraryWords(
    modules: ["Combine", "OpenCombine"],
    types: [
      TypeWord(.stream, "AnyPublisher", namesFailure: true), TypeWord(.stream, "Future", namesFailure: true),
      TypeWord(.stream, "Just", fails: false), TypeWord(.stream, "Empty", namesFailure: true),
      TypeWord(.stream, "Fail", namesFailure: true),
      TypeWord(.subject, "PassthroughSubject", namesFailure: true),
      TypeWord(.current, "CurrentValueSubject", namesFailure: true), TypeWord(.bag, "Set<AnyCancellable>"),
      TypeWord(.disposable, "AnyCancellable"), TypeWord(.extended, "Publisher"),
    ],
    subscribing: [Subscribing("sink", .value, ["receiveValue": .value, "receiveCompletion": .completion])],
    observing: Subscribing(
      "handleEvents", .value,
      [
        "receiveSubscription": .started, "receiveOutput": .value, "receiveCompletion": .completion,
        "receiveCancel": .cancelled, "receiveRequest": .requested,
      ]),
    sends: ("send($)", "send(completion: .failure($))", "send(completion: .finished)"), relaySend: "send($)",
    events: ("value", "failure", "finished"), intervals: .unitsOrSeconds, mainForTimers: "DispatchQueue.main",
    mainAtOnce: "DispatchQueue.main", mainLater: "DispatchQueue.main",
    queues: (
      current: "ImmediateScheduler.shared", global: "DispatchQueue.global(qos: #)", serial: "DispatchQueue(label: #)",
      target: "#"
    ),
    makesDisposable: "AnyCancellable",
    makesBag: "Set<AnyCancellable>()", bagEnd: "$.removeAll()", bagTakes: "$.insert(#)",
    ending: "cancel", promotes: "setFailureType(to: $.self)", erases: "eraseToAnyPublisher()",
    modulesOfNames: [
      "tapPublisher": "CombineCocoa", "textPublisher": "CombineCocoa", "EventPublisher": "CombineCocoa",
    ], elementName: "Output", failureName: "Failure",
    makers: ["setFailureType", "mapError"], observed: ["Future": .promise], ofSequence: "", changes: "dropFirst()",
    binds: Binding(
      control: "assign(to: \\.%, on: #)", subject: "subscribe(#)", property: "sink { #.send($0) }",
      object: "assign(to: \\.%, on: #)"),
    ownNames: [
      "AnyPublisher", "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject", "Publisher",
      "Publishers", "Subject", "Just", "Future", "Deferred", "Empty", "Fail", "Record", "ConnectablePublisher",
      "Subscriber", "Subscribers", "Subscription", "AnySubscriber", "ImmediateScheduler", "ObservableObject",
      "ObservableObjectPublisher", "Published", "objectWillChange",
    ])

  static let reactiveswift = LibraryWords(
    modules: ["ReactiveSwift", "ReactiveCocoa"],
    types: [
      TypeWord(.stream, "SignalProducer", namesFailure: true), TypeWord(.signal, "Signal", namesFailure: true),
      TypeWord(.currentRelay, "MutableProperty"), TypeWord(.property, "Property"),
      TypeWord(.bag, "CompositeDisposable"), TypeWord(.disposable, "Disposable"),
      TypeWord(.extended, "SignalProducerProtocol"),
    ],
    subscribing: [
      Subscribing("startWithValues"), Subscribing("observeValues", isOfSignals: true),
      Subscribing("startWithResult", .result),
      Subscribing("observeResult", .result, isOfSignals: true), Subscribing("startWithFailed", .failure),
      Subscribing("observeFailed", .failure, isOfSignals: true), Subscribing("startWithCompleted", .completed),
      Subscribing("observeCompleted", .completed, isOfSignals: true), Subscribing("startWithInterrupted", .interrupted),
      Subscribing("observeInterrupted", .interrupted, isOfSignals: true), Subscribing("start", .event),
      Subscribing("observe", .event, isOfSignals: true),
    ],
    observing: Subscribing(
      "on", .value,
      [
        "starting": .starting, "started": .started, "event": .event, "failed": .failure, "completed": .completed,
        "interrupted": .interrupted, "terminated": .terminated, "disposed": .disposed, "value": .value,
      ]),
    sends: ("send(value: $)", "send(error: $)", "sendCompleted()"), relaySend: "value = $",
    events: ("value", "failed", "completed"), intervals: .seconds, mainForTimers: "QueueScheduler.main",
    mainAtOnce: "UIScheduler()", mainLater: "QueueScheduler.main",
    queues: (
      current: "UIScheduler()", global: "QueueScheduler(qos: #)", serial: "QueueScheduler(name: #)",
      target: "QueueScheduler(targeting: #)"
    ),
    makesDisposable: "AnyDisposable",
    makesBag: "CompositeDisposable()", bagEnd: "$.dispose()", bagTakes: "$ += #",
    ending: "dispose", promotes: "promoteError($.self)",
    lackedBySignals: ["prefix", "concat", "then", "retry", "repeat", "replayLazily", "flatMapError"],
    modulesOfNames: [".reactive": "ReactiveCocoa"], bagName: "disposables", elementName: "Value", failureName: "Error",
    observed: ["SignalProducer": .lifetime], pipe: "pipe", givingResults: ["attempt", "attemptMap"],
    ofSequence: "SignalProducer",
    decodes: "attemptMap { data in Result { try #.decode(%, from: data) } }",
    binds: Binding(
      control: "#.reactive.% <~ ", subject: "startWithValues { #Observer.send(value: $0) }", property: "# <~ ",
      object: "startWithValues { #.% = $0 }"),
    ownNames: [
      "SignalProducer", "Signal", "MutableProperty", "Property", "ValidatingProperty", "PropertyProtocol",
      "SignalProducerProtocol", "SignalProtocol", "CompositeDisposable", "SerialDisposable", "ScopedDisposable",
      "AnyDisposable", "Disposable", "Action", "CocoaAction", "ActionError", "Lifetime", "BindingTarget", "Atomic",
      "Event", "QueueScheduler", "UIScheduler", "ImmediateScheduler", "TestScheduler", "DateScheduler", "isDisposed",
      "hasEnded", "observeEnded",
    ])
}
