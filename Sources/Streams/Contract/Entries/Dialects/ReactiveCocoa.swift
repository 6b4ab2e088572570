extension Dialect {
  /// ReactiveCocoa 2.x, in Objective-C.
  public static let rac = Dialect(
    "rac", title: "ReactiveCocoa 2.x", library: "ReactiveObjC",
    rules: DialectRules(
      nilIsEmptyStream: true,
      allowsPeriodOfZero: false,
      subjects: .reopening,
      connectionsCanBeMadeAgain: false,
      switchingDisposesFirst: false,
      createdStreamsEndFirst: true,
      listsGoOnInsideCompletions: true,
      streamsTakeLimit: true,
      zipsPairByPair: true,
      concatOfNothingFlattens: true,
      messages: .rx),
    names: [
      "signal", "just", "empty", "never", "fail", "from", "interval", "defer", "startEagerly", "startLazily",
      "map", "mapReplace", "scan", "aggregate", "scanWithIndex", "aggregateWithIndex",
      "aggregateWithStartFactory", "combinePrevious", "reduceEach", "reduceApply", "bind", "groupBy", "any",
      "all", "not", "and", "or", "logNext", "logError", "logCompleted", "logAll", "collect", "materialize",
      "dematerialize", "doNext", "doError", "doCompleted", "initially", "finally", "filter", "ignore",
      "ignoreValues", "distinctUntilChanged", "skip", "skipWhile", "skipWhileBlock", "skipUntilBlock", "take",
      "takeLast",
      "takeWhile", "takeWhileBlock", "takeUntilBlock", "takeUntil", "takeUntilReplacement", "throttle", "delay",
      "bufferWithTime", "timeout", "deliverOn", "deliverOnMainThread", "subscribeOn", "merge", "concat", "then",
      "startWith", "zip", "combineLatest", "sample", "lift", "flattenMap",
      "flatten", "switchToLatest", "switch", "if", "catch", "catchTo", "try", "tryMap", "retry", "repeat",
      "subject", "replaySubject", "behaviorSubject", "property", "channel", "command", "publish", "multicast",
      "autoconnect", "replay", "replayLast", "replayLazily",
    ])
}
