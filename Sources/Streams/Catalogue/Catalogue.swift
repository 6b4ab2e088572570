/// All operators: one line an operator, in the order in which the reference shows them.
public enum Catalogue {
  /// Every operator of every dialect.
  public static let all: [Operator] = [
    // Creating
    .signal,
    .just,
    .empty,
    .never,
    .fail,
    .from,
    .range,
    .interval,
    .timer,
    .deferred,
    .cold,
    .hot,
    .startEagerly,
    .startLazily,
    // Transforming
    .map,
    .mapReplace,
    .scan,
    .aggregate,
    .scanWithIndex,
    .aggregateWithIndex,
    .aggregateWithStartFactory,
    .combinePrevious,
    .reduceEach,
    .reduceApply,
    .bind,
    .groupBy,
    .any,
    .all,
    .not,
    .and,
    .or,
    .logNext,
    .logError,
    .logCompleted,
    .logAll,
    .collect,
    .materialize,
    .dematerialize,
    .doNext,
    .doError,
    .doCompleted,
    .initially,
    .finally,
    // Filtering
    .filter,
    .ignore,
    .ignoreValues,
    .distinctUntilChanged,
    .skip,
    .skipWhile,
    .skipUntilBlock,
    .take,
    .takeLast,
    .takeWhile,
    .takeUntilBlock,
    .takeUntil,
    .takeUntilReplacement,
    // Timing
    .throttle,
    .delay,
    .bufferWithTime,
    .timeout,
    .deliverOn,
    .deliverOnMain,
    .subscribeOn,
    // Combining
    .merge,
    .concat,
    .then,
    .startWith,
    .zip,
    .combineLatest,
    .sample,
    .lift,
    // Flattening
    .flattenMap,
    .flatten,
    .switchToLatest,
    .switch,
    .if,
    // Failing
    .catching,
    .catchTo,
    .try,
    .tryMap,
    .retry,
    .repeat,
    // Sharing
    .subject,
    .replaySubject,
    .behaviorSubject,
    .property,
    .channel,
    .command,
    .publish,
    .multicast,
    .autoconnect,
    .replay,
    .replayLast,
    .replayLazily,
  ]

  private static let names: [String: [Operator]] = {
    var names: [String: [Operator]] = [:]
    for entry in all { for name in [entry.name] + entry.aliases { names[name, default: []].append(entry) } }
    return names
  }()

  /// The operator that a name means: the dialect's own, else one on which all agree, else whoever has the name.
  public static func find(_ name: String, in dialect: Dialect) -> Operator? {
    guard let entries = names[name] else { return nil }
    return entries.first { $0.dialect == dialect } ?? entries.first { $0.dialect == nil } ?? entries.first
  }

  /// Every meaning of a name.
  public static func entries(named name: String) -> [Operator] { names[name] ?? [] }

  /// Every name there is, in the order of the catalogue.
  public static let allNames: [String] = all.flatMap { [$0.name] + $0.aliases }
}
