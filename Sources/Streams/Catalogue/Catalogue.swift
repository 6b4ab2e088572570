/// All operators: one line an operator, in the order of the reference.
public enum Catalogue {
  /// An operator by its name. A short script makes only the operators that it names.
  struct Line: Sendable {
    let name: String
    let entry: @Sendable () -> Operator

    init(_ name: String, _ entry: @autoclosure @escaping @Sendable () -> Operator) {
      self.name = name
      self.entry = entry
    }
  }

  static let lines: [Line] = [
    // Creating
    Line("signal", .signal),
    Line("just", .just),
    Line("empty", .empty),
    Line("never", .never),
    Line("fail", .fail),
    Line("from", .from),
    Line("range", .range),
    Line("interval", .interval),
    Line("timer", .timer),
    Line("defer", .deferred),
    Line("generate", .generate),
    Line("iif", .iif),
    Line("cold", .cold),
    Line("hot", .hot),
    Line("startEagerly", .startEagerly),
    Line("startLazily", .startLazily),
    // Transforming
    Line("map", .map),
    Line("mapReplace", .mapReplace),
    Line("scan", .scan),
    Line("aggregate", .aggregate),
    Line("scanWithIndex", .scanWithIndex),
    Line("aggregateWithIndex", .aggregateWithIndex),
    Line("aggregateWithStartFactory", .aggregateWithStartFactory),
    Line("combinePrevious", .combinePrevious),
    Line("reduceEach", .reduceEach),
    Line("reduceApply", .reduceApply),
    Line("bind", .bind),
    Line("groupBy", .groupBy),
    Line("any", .any),
    Line("all", .all),
    Line("not", .not),
    Line("and", .and),
    Line("or", .or),
    Line("logNext", .logNext),
    Line("logError", .logError),
    Line("logCompleted", .logCompleted),
    Line("logAll", .logAll),
    Line("collect", .collect),
    Line("scan", .scanRx),
    Line("reduce", .reduce),
    Line("count", .count),
    Line("min", .minimum),
    Line("max", .maximum),
    Line("pairwise", .pairwise),
    Line("groupBy", .groupByRx),
    Line("buffer", .buffer),
    Line("bufferCount", .bufferCount),
    Line("bufferToggle", .bufferToggle),
    Line("bufferWhen", .bufferWhen),
    Line("window", .window),
    Line("windowCount", .windowCount),
    Line("windowToggle", .windowToggle),
    Line("windowWhen", .windowWhen),
    Line("materialize", .materialize),
    Line("dematerialize", .dematerialize),
    Line("doNext", .doNext),
    Line("doError", .doError),
    Line("doCompleted", .doCompleted),
    Line("initially", .initially),
    Line("finally", .finally),
    Line("finalize", .finalize),
    Line("tap", .tap),
    Line("do", .do),
    // Filtering
    Line("filter", .filter),
    Line("ignore", .ignore),
    Line("ignoreValues", .ignoreValues),
    Line("distinctUntilChanged", .distinctUntilChanged),
    Line("distinctUntilKeyChanged", .distinctUntilKeyChanged),
    Line("distinct", .distinct),
    Line("skip", .skip),
    Line("skipWhile", .skipWhile),
    Line("skipUntilBlock", .skipUntilBlock),
    Line("skipUntil", .skipUntil),
    Line("skipLast", .skipLast),
    Line("take", .take),
    Line("takeLast", .takeLast),
    Line("takeWhile", .takeWhile),
    Line("takeUntilBlock", .takeUntilBlock),
    Line("takeUntil", .takeUntil),
    Line("takeUntil", .takeUntilRx),
    Line("takeUntilReplacement", .takeUntilReplacement),
    Line("first", .first),
    Line("last", .last),
    Line("single", .single),
    Line("elementAt", .elementAt),
    Line("find", .find),
    Line("findIndex", .findIndex),
    Line("every", .every),
    Line("isEmpty", .isEmpty),
    Line("defaultIfEmpty", .defaultIfEmpty),
    // Timing
    Line("throttle", .throttle),
    Line("debounce", .debounce),
    Line("throttle", .throttleRx),
    Line("throttleTime", .throttleTime),
    Line("audit", .audit),
    Line("auditTime", .auditTime),
    Line("sample", .sampleRx),
    Line("sampleTime", .sampleTime),
    Line("delay", .delay),
    Line("delay", .delayRx),
    Line("delayWhen", .delayWhen),
    Line("bufferWithTime", .bufferWithTime),
    Line("timeout", .timeout),
    Line("bufferTime", .bufferTime),
    Line("windowTime", .windowTime),
    Line("timeout", .timeoutRx),
    Line("timeoutWith", .timeoutWith),
    Line("timeInterval", .timeInterval),
    Line("timestamp", .timestamp),
    Line("deliverOn", .deliverOn),
    Line("deliverOnMain", .deliverOnMain),
    Line("subscribeOn", .subscribeOn),
    Line("delaySubscription", .delaySubscription),
    // Combining
    Line("merge", .merge),
    Line("concat", .concat),
    Line("then", .then),
    Line("startWith", .startWith),
    Line("endWith", .endWith),
    Line("zip", .zip),
    Line("combineLatest", .combineLatest),
    Line("withLatestFrom", .withLatestFrom),
    Line("forkJoin", .forkJoin),
    Line("race", .race),
    Line("sequenceEqual", .sequenceEqual),
    Line("combineLatestAll", .combineLatestAll),
    Line("zipAll", .zipAll),
    Line("sample", .sample),
    Line("lift", .lift),
    // Flattening
    Line("flattenMap", .flattenMap),
    Line("mergeMapTo", .mergeMapTo),
    Line("concatMap", .concatMap),
    Line("concatMapTo", .concatMapTo),
    Line("mergeScan", .mergeScan),
    Line("expand", .expand),
    Line("flatten", .flatten),
    Line("concatAll", .concatAll),
    Line("switchToLatest", .switchToLatest),
    Line("switch", .switch),
    Line("if", .if),
    Line("switchAll", .switchAll),
    Line("switchMap", .switchMap),
    Line("switchMapTo", .switchMapTo),
    Line("switchScan", .switchScan),
    Line("exhaustAll", .exhaustAll),
    Line("exhaustMap", .exhaustMap),
    // Failing
    Line("catch", .catching),
    Line("catchTo", .catchTo),
    Line("replaceError", .replaceError),
    Line("mapError", .mapError),
    Line("try", .try),
    Line("tryMap", .tryMap),
    Line("retry", .retry),
    Line("repeat", .repeat),
    Line("retry", .retryRx),
    Line("repeat", .repeatRx),
    Line("retryWhen", .retryWhen),
    Line("repeatWhen", .repeatWhen),
    Line("onErrorResumeNext", .onErrorResumeNext),
    Line("throwIfEmpty", .throwIfEmpty),
    // Sharing
    Line("subject", .subject),
    Line("replaySubject", .replaySubject),
    Line("behaviorSubject", .behaviorSubject),
    Line("property", .property),
    Line("channel", .channel),
    Line("command", .command),
    Line("publish", .publish),
    Line("multicast", .multicast),
    Line("autoconnect", .autoconnect),
    Line("publish", .publishRx),
    Line("publishBehavior", .publishBehavior),
    Line("publishLast", .publishLast),
    Line("publishReplay", .publishReplay),
    Line("refCount", .refCount),
    Line("connect", .connect),
    Line("share", .share),
    Line("shareReplay", .shareReplay),
    Line("replay", .replay),
    Line("replayLast", .replayLast),
    Line("replayLazily", .replayLazily),
  ]

  /// Every operator of every dialect.
  public static let all: [Operator] = lines.map { $0.entry() }

  private static let firstNames = NameTable(positions: lines.indices) { position, add in add(lines[position].name) }
  private static let names = NameTable(positions: all.indices) { position, add in
    let entry = all[position]
    add(entry.name)
    for alias in entry.aliases { add(alias) }
  }

  /// Returns the operator of a name, the first if a dialect spells several: the dialect's own, or that of its fallback,
  /// or the one that all dialects share, or the first that has the name.
  public static func find(_ name: String, in dialect: Dialect) -> Operator? {
    if let entry = spelledMeanings(of: name, in: dialect).first { return entry }
    // Within a dialect a name means one operator, so an operator's first name is not compared with aliases.
    for position in firstNames.positions(of: name) where lines[position].name == name {
      let entry = lines[position].entry()
      if entry.dialect == dialect || entry.dialect == nil { return entry }
    }
    let entries = entries(named: name)
    var meant: Dialect? = dialect
    while let current = meant {
      if let entry = entries.first(where: { $0.dialect == current }) { return entry }
      meant = current.fallback
    }
    return entries.first { $0.dialect == nil } ?? entries.first
  }

  /// Returns the stream of a source without arguments, or the empty one if it needs some.
  public static func source(_ name: String, in dialect: Dialect = .standard) -> Stream {
    let call = Call(receiver: nil, arguments: [], dialect: dialect, place: nil)
    guard let entry = find(name, in: dialect), entry.parameters.isEmpty, let stream = try? entry.apply(call) else {
      return EmptyStream()
    }
    return stream
  }

  /// Returns every meaning of a name.
  public static func entries(named name: String) -> [Operator] {
    names.positions(of: name).map { all[$0] }.filter { $0.name == name || $0.aliases.contains(name) }
  }

  /// Every name, in the order of the catalogue.
  public static let allNames: [String] = all.flatMap { [$0.name] + $0.aliases }
}
