/// Words of libraries that are no operators, and their counterparts here.
enum ForeignWords {
  static let all: [String: (library: String, here: String)] = {
    var all = combine
    for (word, answer) in rx where all[word] == nil { all[word] = answer }
    for (word, answer) in reactiveCocoa where all[word] == nil { all[word] = answer }
    for (library, here, words) in types {
      for word in words where all[word] == nil { all[word] = (library, here) }
    }
    return all
  }()

  private static let disposable = "the result of 'subscribe': dispose() ends the subscription"
  private static let schedulers = "main, background and scheduler(\"name\")"
  private static let untyped = "not needed: streams and errors have no types"
  private static let unretained = "not needed: a closure retains no objects"
  private static let stream = "a stream: every stream is just a stream"
  private static let blocking = "'first': nothing blocks in virtual time, the result is a stream"

  /// Types that have one meaning here, by library.
  private static let types: [(library: String, here: String, words: [String])] = [
    ("Combine", stream, ["Publisher", "ConnectablePublisher"]),
    ("Combine", "'subscribe', and the closures that it takes", ["Subscriber", "Subscribers"]),
    ("Combine", "not modelled: a subscriber takes all values as they come", ["Demand"]),
    ("Combine", "'publish', then connect()", ["makeConnectable"]),
    ("Combine", "just(value), or empty() for nil", ["Optional.Publisher"]),
    ("Combine", "subject(), to which each notification is sent", ["NotificationCenter"]),
    ("Combine", "a request that takes time: timer(300ms).map { … }", ["dataTaskPublisher", "URLSession"]),
    ("RxSwift", stream, ["ObservableType", "ObservableConvertibleType", "Infallible", "SharedSequence"]),
    (
      "RxSwift", "the result of publish() or multicast(subject)",
      ["ConnectableObservable", "ConnectableObservableType"]
    ),
    ("RxSwift", "an inner stream of 'groupBy'; its key is group.key", ["GroupedObservable"]),
    ("RxSwift", "'subscribe', and the closures that it takes", ["AnyObserver", "ObserverType"]),
    ("RxSwift", "behaviorSubject(value)", ["Variable"]),
    ("RxCocoa", "the left side of property <~ stream", ["Binder"]),
    (
      "RxSwift", disposable,
      ["BooleanDisposable", "RefCountDisposable", "ScheduledDisposable", "SingleAssignmentDisposable", "Cancelable"]
    ),
    (
      "RxSwift", schedulers,
      ["ConcurrentMainScheduler", "CurrentThreadScheduler", "ImmediateSchedulerType", "SchedulerType"]
    ),
    ("RxSwift", "not needed: all time is virtual", ["HistoricalScheduler", "VirtualTimeScheduler"]),
    ("RxSwift", "a.rxswift.amb(b)", ["ambWith"]),
    ("RxSwift", "s.rxswift.do(onNext: { … })", ["doOn", "doOnNext", "doOnError", "doOnCompleted"]),
    ("RxSwift", "enumerated() before map { … }", ["mapWithIndex"]),
    ("RxSwift", "enumerated() before takeWhile { … }", ["takeWhileWithIndex"]),
    ("RxSwift", "enumerated() before skipWhile { … }", ["skipWhileWithIndex"]),
    ("RxSwift", "replay(1).refCount()", ["shareReplayLatestWhileConnected"]),
    ("RxCocoa", "property(\"\"): it sends the text, then every change", ["rx", "orEmpty"]),
    ("RxJS", "'materialize', and event.next(1) and its like", ["Notification", "NotificationKind"]),
    ("RxJS", "a request that takes time: timer(300ms).map { … }", ["fetch"]),
    ("RxJS", "an empty closure: { }", ["noop"]), ("RxJS", "a closure: { $0 }", ["identity"]),
    ("ReactiveSwift", "the left side of property <~ stream", ["BindingTargetProvider", "BindingTargetProtocol"]),
    ("ReactiveSwift", "command { input in … }", ["CocoaAction"]),
    ("ReactiveSwift", disposable, ["ScopedDisposable"]),
    ("ReactiveSwift", "'subscribe', and the closures that it takes", ["Observer"]),
    ("ReactiveSwift", schedulers, ["DateScheduler", "ImmediateScheduler", "Scheduler"]),
    ("ReactiveSwift", "s.reactiveswift.sample(on: t) and sample(with: t)", ["sampleOn", "sampleWith"]),
    ("ReactiveSwift", "'mapReplace'", ["mapValue"]), ("ReactiveSwift", untyped, ["promoteErrors"]),
    ("ReactiveSwift", "filter { $0 != nil }", ["ignoreNil"]),
    ("ReactiveSwift", "not needed: a signal is a stream", ["toSignal", "toSignalProducer", "toRACSignal"]),
    ("ReactiveSwift", "reactiveswift.on(interrupted: { … })", ["observeInterrupted"]),
    ("ReactiveCocoa", stream, ["RACStream", "RACGroupedSignal", "RACDynamicSignal"]),
    ("ReactiveCocoa", disposable, ["RACCompoundDisposable", "RACSerialDisposable", "RACScopedDisposable"]),
    ("ReactiveCocoa", schedulers, ["RACTargetQueueScheduler", "RACQueueScheduler", "RACImmediateScheduler"]),
    ("ReactiveCocoa", "not needed: all time is virtual", ["RACTestScheduler"]),
    ("ReactiveCocoa", "'materialize', and event.next(1) and its like", ["RACEvent"]),
    ("ReactiveCocoa", "channel()", ["RACKVOChannel", "RACChannelTo"]),
    ("ReactiveCocoa", "'subscribe', and the closures that it takes", ["RACSubscriber"]),
    (
      "ReactiveCocoa", blocking,
      ["firstOrDefault", "asynchronousFirstOrDefault", "asynchronouslyWaitUntilCompleted", "waitUntilCompleted"]
    ),
    ("ReactiveCocoa", "replaySubject(capacity)", ["replaySubjectWithCapacity"]),
    ("ReactiveCocoa", "property <~ stream", ["setKeyPath"]),
    ("ReactiveCocoa", "array.sequence", ["eagerSequence", "lazySequence"]),
    ("ReactiveCocoa", "xs.reduce(start) { … }", ["foldLeftWithStart", "foldRightWithStart"]),
    ("ReactiveCocoa", "command { input in … }, and its executions", ["rac_command"]),
    ("ReactiveCocoa", "c.enabled, of a command(enabled: stream) { … }", ["enabled"]),
    ("ReactiveCocoa", "c.allowsConcurrentExecution = true, for a command", ["allowsConcurrentExecution"]),
    ("ReactiveCocoa", "subject(), which sends when a cell is used again", ["rac_prepareForReuseSignal"]),
    ("ReactiveCocoa", disposable, ["rac_deallocDisposable"]),
  ]

  private static let combine: [String: (library: String, here: String)] = [
    "AnyPublisher": ("Combine", "a stream: every stream is just a stream"),
    "AnyCancellable": ("Combine", disposable), "Cancellable": ("Combine", disposable),
    "cancel": ("Combine", "dispose(), on the result of 'subscribe'"),
    "breakpoint": ("Combine", "logAll(), and :step in the shell"),
    "assertNoFailure": ("Combine", "not needed: an error that nobody handles is reported"),
    "setFailureType": ("Combine", untyped), "Never": ("Combine", untyped),
    "encode": ("Combine", "map { … }"), "decode": ("Combine", "map { … }"),
    "ObservableObject": ("Combine", "property(value)"), "Published": ("Combine", "property(value)"),
    "RunLoop": ("Combine", "main"),
    "Completion": ("Combine", "event.completed and event.error(\"message\")"),
    "receiveCompletion": ("Combine", "'subscribe' with completed: and error:"),
    "receiveValue": ("Combine", "'subscribe' with next:"),
    "Record": ("Combine", "cold(at: …)"),
  ]

  private static let rx: [String: (library: String, here: String)] = [
    "Single": ("RxSwift", "a stream that sends one value, such as timer(1s)"),
    "Maybe": ("RxSwift", "a stream that sends one value or none"),
    "Completable": ("RxSwift", "ignoreValues(), on any stream"),
    "Driver": ("RxCocoa", "rxswift.asDriver(onErrorJustReturn: value), on any stream"),
    "DisposeBag": ("RxSwift", "not needed: a scene disposes its subscriptions"),
    "CompositeDisposable": ("RxSwift", "an array of the results of 'subscribe'"),
    "SerialDisposable": ("RxSwift", "a variable with the result of 'subscribe'"),
    "Disposables": ("RxSwift", "onDispose { … } in a signal block"),
    "ConcurrentDispatchQueueScheduler": ("RxSwift", schedulers),
    "SerialDispatchQueueScheduler": ("RxSwift", schedulers), "OperationQueueScheduler": ("RxSwift", schedulers),
    "ControlProperty": ("RxCocoa", "property(value)"),
    "ControlEvent": ("RxCocoa", "subject(), to which each event of the control is sent"),
    "emit": ("RxCocoa", "'subscribe', on any stream"),
    "concatMapCompletable": ("RxSwift", "concatMap { … }"),
    "flatMapWithIndex": ("RxSwift", "enumerated() before flatMap { … }"),
    "unwrap": ("RxSwiftExt", "compactMap { $0 }"),
    "pausable": ("RxSwiftExt", "withLatestFrom(pauser) and filter { … }"),
    "using": ("RxSwift", "signal { … } with onDispose { … }"),
    "filterMap": ("RxSwift", "map { … }.filter { $0 != nil }"), "withUnretained": ("RxSwift", unretained),
    "Subscription": ("RxJS", disposable), "unsubscribe": ("RxJS", "dispose(), on the result of 'subscribe'"),
    "fromEvent": ("RxJS", "subject(), to which each event is sent, or hot(at: …)"),
    "fromEventPattern": ("RxJS", "hot { … }"), "bindCallback": ("RxJS", "signal { … }"),
    "bindNodeCallback": ("RxJS", "signal { … }"), "animationFrames": ("RxJS", "interval(16ms)"),
    "scheduled": ("RxJS", "from([1, 2, 3])"),
    "ajax": ("RxJS", "a request that takes time: timer(300ms).map { … }"),
    "fromFetch": ("RxJS", "a request that takes time: timer(300ms).map { … }"),
    "partition": ("RxJS", "filter { … }, twice"), "pluck": ("RxJS", "map { $0.key }"),
    "asyncScheduler": ("RxJS", schedulers), "asapScheduler": ("RxJS", schedulers),
    "queueScheduler": ("RxJS", schedulers), "animationFrameScheduler": ("RxJS", "interval(16ms)"),
    "TestScheduler": ("RxJS", "not needed: all time is virtual; expect s == cold(\"-a|\") compares"),
    "firstValueFrom": ("RxJS", "first()"), "lastValueFrom": ("RxJS", "last()"), "toPromise": ("RxJS", "last()"),
  ]

  private static let reactiveCocoa: [String: (library: String, here: String)] = [
    "Property": ("ReactiveSwift", "property(value)"),
    "Lifetime": ("ReactiveSwift", "onDispose { … } in a signal block"),
    "Disposable": ("ReactiveSwift", disposable), "AnyDisposable": ("ReactiveSwift", disposable),
    "startWithResult": ("ReactiveSwift", "'subscribe' with next: and error:"),
    "startWithCompleted": ("ReactiveSwift", "'subscribe' with completed:"),
    "startWithFailed": ("ReactiveSwift", "'subscribe' with error:"),
    "observeResult": ("ReactiveSwift", "'subscribe' with next: and error:"),
    "observeCompleted": ("ReactiveSwift", "'subscribe' with completed:"),
    "observeFailed": ("ReactiveSwift", "'subscribe' with error:"),
    "promoteError": ("ReactiveSwift", untyped), "promoteValue": ("ReactiveSwift", untyped),
    "startWithSignal": ("ReactiveSwift", "publish(), then 'subscribe' and connect()"),
    "materializeResults": ("ReactiveSwift", "'materialize'"),
    "dematerializeResults": ("ReactiveSwift", "'dematerialize'"),
    "ValidatingProperty": ("ReactiveSwift", "property(value) and filter { … }"),
    "BindingTarget": ("ReactiveSwift", "the left side of property <~ stream"),
    "UIScheduler": ("ReactiveSwift", schedulers), "QueueScheduler": ("ReactiveSwift", schedulers),
    "<~": ("ReactiveSwift", "property <~ stream, too"), "bindingTarget": ("ReactiveSwift", "property <~ stream"),
    "reactive": ("ReactiveSwift", "a property(value) for the state of a control"),
    "producer": ("ReactiveSwift", "the property itself: it is a stream"),
    "RACDisposable": ("ReactiveCocoa", disposable), "RACTuple": ("ReactiveCocoa", "a tuple: (a, b)"),
    "RACSequence": ("ReactiveCocoa", "array.sequence; array.stream is its stream"),
    "RACMulticastConnection": ("ReactiveCocoa", "the result of publish() or multicast(subject)"),
    "RACUnit": ("ReactiveCocoa", "unit"), "rac_sequence": ("ReactiveCocoa", "array.sequence"),
    "rac_textSignal": ("ReactiveCocoa", "property(\"\"): it sends the text, then every change"),
    "rac_signalForControlEvents": ("ReactiveCocoa", "subject(), to which each tap is sent"),
    "rac_signalForSelector": ("ReactiveCocoa", "subject(), to which each call is sent"),
    "rac_willDeallocSignal": ("ReactiveCocoa", "subject(), which completes when the object goes"),
    "rac_addObserverForName": ("ReactiveCocoa", "subject(), to which each notification is sent"),
    "rac_valuesForKeyPath": ("ReactiveCocoa", "property(value)"),
    "executing": ("ReactiveCocoa", "c.executing, of a command(…)"),
    "executionSignals": ("ReactiveCocoa", "c.executionSignals, of a command(…)"),
    "weakify": ("ReactiveCocoa", unretained), "strongify": ("ReactiveCocoa", unretained),
  ]
}
