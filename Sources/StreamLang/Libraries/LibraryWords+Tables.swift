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
    makesDisposable: "Disposables.create", makesBag: "DisposeBag()",
    ending: "dispose",
    roles: ["asDriver": .driver, "asSignal": .emitter, "asInfallible": .infallible, "toArray": .single],
    modulesOfNames: ["BehaviorRelay": "RxRelay", "PublishRelay": "RxRelay", ".rx": "RxCocoa", "Driver": "RxCocoa"],
    bagName: "disposeBag", takers: ["catch", "catchError", "catchAndReturn", "catchErrorJustReturn", "materialize"],
    makers: ["timeout", "single"])

  static let combine = LibraryWords(
    modules: ["Combine", "OpenCombine"],
    types: [
      TypeWord(.stream, "AnyPublisher", namesFailure: true), TypeWord(.stream, "Future", namesFailure: true),
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
    mainAtOnce: "DispatchQueue.main", mainLater: "DispatchQueue.main", makesDisposable: "AnyCancellable",
    makesBag: "Set<AnyCancellable>()",
    ending: "cancel", promotes: "setFailureType(to: $.self)", erases: "eraseToAnyPublisher()",
    modulesOfNames: [
      "tapPublisher": "CombineCocoa", "textPublisher": "CombineCocoa", "EventPublisher": "CombineCocoa",
    ], elementName: "Output", failureName: "Failure",
    makers: ["setFailureType", "mapError"])

  static let reactiveswift = LibraryWords(
    modules: ["ReactiveSwift", "ReactiveCocoa"],
    types: [
      TypeWord(.stream, "SignalProducer", namesFailure: true), TypeWord(.signal, "Signal", namesFailure: true),
      TypeWord(.currentRelay, "MutableProperty"), TypeWord(.property, "Property"),
      TypeWord(.bag, "CompositeDisposable"), TypeWord(.disposable, "Disposable"),
      TypeWord(.extended, "SignalProducerProtocol"),
    ],
    subscribing: [
      Subscribing("startWithValues"), Subscribing("observeValues"), Subscribing("startWithResult", .result),
      Subscribing("observeResult", .result), Subscribing("startWithFailed", .failure),
      Subscribing("observeFailed", .failure), Subscribing("startWithCompleted", .completed),
      Subscribing("observeCompleted", .completed), Subscribing("startWithInterrupted", .interrupted),
      Subscribing("observeInterrupted", .interrupted), Subscribing("start", .event), Subscribing("observe", .event),
    ],
    observing: Subscribing(
      "on", .value,
      [
        "value": .value, "starting": .starting, "started": .started, "event": .event, "failed": .failure,
        "completed": .completed, "interrupted": .interrupted, "terminated": .terminated, "disposed": .disposed,
      ]),
    sends: ("send(value: $)", "send(error: $)", "sendCompleted()"), relaySend: "value = $",
    events: ("value", "failed", "completed"), intervals: .seconds, mainForTimers: "QueueScheduler.main",
    mainAtOnce: "UIScheduler()", mainLater: "QueueScheduler.main", makesDisposable: "AnyDisposable",
    makesBag: "CompositeDisposable()",
    ending: "dispose", promotes: "promoteError($.self)",
    lackedBySignals: ["prefix", "concat", "then", "retry", "repeat", "replayLazily", "flatMapError"],
    modulesOfNames: [".reactive": "ReactiveCocoa"], bagName: "disposables", elementName: "Value", failureName: "Error")
}
