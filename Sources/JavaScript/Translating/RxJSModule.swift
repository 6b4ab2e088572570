import StreamLang
import Streams

/// The names that the modules of RxJS export, and how their calls become those of the catalogue.
enum RxJSModule {
  /// The name of the package.
  static let name = "rxjs"
  /// The names of the global that a page gets from a CDN.
  static let globals: Set = ["rxjs", "Rx", operatorsGlobal]
  /// The global of older pages with the operators alone.
  static let operatorsGlobal = "RxOperators"

  enum Export: Equatable {
    /// A function that makes a stream: `of`, `interval`.
    case source
    /// An operator for `pipe`.
    case `operator`
    /// A name that is a source in `rxjs`, and an operator in `rxjs/operators`.
    case both
    /// A class that `new` makes an object of.
    case type
    /// A function of the library of values: `firstValueFrom`.
    case function
    /// A stream: `EMPTY`.
    case constant
    case scheduler
    /// A type of TypeScript, which has no meaning in a run.
    case forgotten
    /// A name that is known, and has no meaning here: the text says what to do.
    case refused(String)
  }

  /// The modules whose names are known.
  static let modules: Set<String> = ["rxjs", "rxjs/operators", "rxjs/ajax", "rxjs/testing", "rxjs/fetch"]

  /// The names of the dialect, which are operators and sources, and those that are neither.
  static let names: [String: Export] = {
    var names: [String: Export] = [:]
    for name in Dialect.rxjs.names {
      guard let entry = Catalogue.find(name, in: .rxjs) else { continue }
      // `mergeWith` is an operator, although `merge` is a source as well.
      names[name] = entry.form == .source ? .source : entry.form == .both && entry.name == name ? .both : .operator
    }
    func add(_ list: String, _ export: Export) {
      for name in list.split(separator: " ") { names[String(name)] = export }
    }
    add("empty never using fromEvent fromEventPattern connectable scheduled fromFetch pairs", .source)
    names["partition"] = .both
    names["pluck"] = .operator
    add("Observable Subject BehaviorSubject ReplaySubject AsyncSubject Subscription Subscriber TestScheduler", .type)
    add(
      """
      TimeoutError EmptyError NotFoundError SequenceError ArgumentOutOfRangeError ObjectUnsubscribedError \
      UnsubscriptionError AjaxError VirtualTimeScheduler TimeInterval
      """, .type)
    add(
      """
      firstValueFrom lastValueFrom isObservable identity noop pipe ajax bindCallback bindNodeCallback animationFrames \
      Notification config nextNotification errorNotification createNotification
      """, .function)
    add("EMPTY NEVER observable COMPLETE_NOTIFICATION", .constant)
    add(
      "asyncScheduler asapScheduler queueScheduler animationFrameScheduler async asap queue animationFrame", .scheduler)
    add(
      """
      Observer PartialObserver NextObserver OperatorFunction MonoTypeOperatorFunction UnaryFunction ObservableInput \
      ObservedValueOf Subscribable SubscriptionLike Unsubscribable TeardownLogic SchedulerLike SchedulerAction \
      GroupedObservable ConnectableObservable ObservableNotification InteropObservable Timestamp \
      RunHelpers AjaxResponse AjaxConfig AjaxRequest RetryConfig RepeatConfig ShareConfig \
      ThrottleConfig TimeoutConfig TapObserver Cons Head Tail Falsy TruthyTypesOf ObservableInputTuple \
      Scheduler BasicGroupByOptions CompleteNotification CompletionObserver ConnectConfig Connectable \
      ErrorNotification ErrorObserver FactoryOrValue GlobalConfig GroupByOptionsWithElement NextNotification \
      NotificationKind ObservableLike ObservedValueTupleFromArray ObservedValueUnionFromArray ObservedValuesFromArray \
      Operator ReadableStreamLike ShareReplayConfig SubjectLike SubscribableOrPromise TimeoutInfo TimestampProvider \
      ValueFromArray ValueFromNotification VirtualAction
      """, .forgotten)
    names["webSocket"] = .refused("webSocket has no stand-in; use a Subject and drive it")
    return names
  }()

  /// The classes that only the files of RxJS name, by those that do the same.
  static let inner = ["SafeSubscriber": "Subscriber"]
  /// The objects of RxJS with the functions of the platform.
  static let providers: Set = ["timeoutProvider", "intervalProvider", "immediateProvider", "animationFrameProvider"]

  /// The operators of RxJS 5 that have another name since.
  static let renamed = Parser.oldOperators

  /// The sources of RxJS 5 that have another name since.
  static let renamedSources = ["fromPromise": "from"]

  /// The operators that take a function, by those that take none and may be meant for them.
  static let takingFunctions = [
    "takeUntil": "takeWhile", "skipUntil": "skipWhile", "debounceTime": "debounce", "throttleTime": "throttle",
    "auditTime": "audit", "delay": "delayWhen", "buffer": "bufferWhen", "bufferTime": "bufferWhen",
    "window": "windowWhen", "windowTime": "windowWhen",
  ]

  /// The operators whose options are given in an object.
  static let takingOptions: Set<String> = [
    "retry", "repeat", "share", "shareReplay", "timeout", "throttle", "throttleTime", "tap", "generate", "groupBy",
  ]

  /// The parameters of an operator or source, in their order.
  static func parameters(of name: String) -> [Parameter] { Catalogue.find(name, in: .rxjs)?.parameters ?? [] }

  /// The class of a subject and the source of the catalogue that makes it.
  static let subjects = [
    "Subject": "subject", "BehaviorSubject": "behaviorSubject", "ReplaySubject": "replaySubject",
    "AsyncSubject": "AsyncSubject",
  ]
}
