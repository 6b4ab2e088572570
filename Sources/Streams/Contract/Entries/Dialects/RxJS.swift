extension Dialect {
  /// RxJS 7.
  public static let rxjs = Dialect(
    "rxjs", title: "RxJS 7", library: "RxJS",
    rules: DialectRules(
      combinations: .arrays,
      closuresTakeIndex: true,
      arraysAreStreams: true,
      handledErrors: .thrownValues,
      sameness: .identity,
      dropsMarblesAfterEnd: true,
      takeLastOfZeroCompletesAtOnce: true,
      streamsOfStreams: .convertedWhenRun,
      teardownOrder: .asAdded,
      recoveryWaitsForSubscription: true,
      streamsTakeLimit: true,
      zipStopsSubscribingAtItsEnd: true,
      timersAreMadeAnewForTheirPeriod: true,
      debounceLetsItsTimerRun: true,
      messages: .rx.showingValues()),
    names: [
      "of", "EMPTY", "NEVER", "throwError", "from", "range", "interval", "timer", "defer", "generate", "iif",
      "map", "mapTo", "scan", "reduce", "count", "min", "max", "pairwise", "groupBy", "buffer",
      "bufferCount", "bufferToggle", "bufferWhen", "window", "windowCount", "windowToggle", "windowWhen",
      "materialize", "dematerialize", "finalize", "tap", "toArray", "filter", "ignoreElements",
      "distinctUntilChanged", "distinctUntilKeyChanged", "distinct", "skip", "skipWhile", "skipUntil",
      "skipLast", "take", "takeLast", "takeWhile", "takeUntil", "first", "last", "single", "elementAt", "find",
      "findIndex", "every", "isEmpty", "defaultIfEmpty", "debounceTime", "debounce", "throttle", "throttleTime",
      "audit", "auditTime", "sample", "sampleTime", "delay", "delayWhen", "bufferTime", "windowTime", "timeout",
      "timeoutWith", "timeInterval", "timestamp", "observeOn", "subscribeOn", "merge", "mergeWith", "concat",
      "concatWith", "startWith", "endWith", "zip", "zipWith", "combineLatest", "combineLatestWith",
      "withLatestFrom", "forkJoin", "race", "raceWith", "sequenceEqual", "combineLatestAll", "combineAll",
      "zipAll", "mergeMap", "flatMap", "mergeMapTo", "concatMap", "concatMapTo", "mergeScan", "expand",
      "mergeAll", "concatAll", "switchAll", "switchMap", "switchMapTo", "switchScan", "exhaustAll", "exhaust",
      "exhaustMap", "catchError", "retry", "repeat", "retryWhen", "repeatWhen", "onErrorResumeNext",
      "onErrorResumeNextWith", "throwIfEmpty", "publish", "multicast", "publishBehavior", "publishLast",
      "publishReplay", "refCount", "connect", "share", "shareReplay",
    ])
}
