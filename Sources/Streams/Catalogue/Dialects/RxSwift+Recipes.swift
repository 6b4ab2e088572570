/// RxSwift's chains for operators of other libraries.
enum RxSwiftRecipes {
  static let all: [Recipe] = creating + transforming + filtering + timing + combining + others

  private static var creating: [Recipe] {
    [
      Recipe(.just, ["Observable$T.of($values)"], where: ["several": true]),
      Recipe(.from, ["Observable$T.of($values*)"], where: ["list": true]),
      Recipe(.emptyOrNever, ["Observable$T.never()"], where: ["false": true]),
      Recipe(.emptyOrNever, ["Observable$T.empty()"], where: ["false": false]),
      Recipe(.fail, ["Observable$T.error($error)"]),
      Recipe(.failTyped, ["Observable.error($failure)"]),
      Recipe(.timerPublisher, ["Observable<Int>.interval($every, scheduler: MainScheduler.instance)", "publish()"]),
      Recipe(
        .dateTimer, ["Observable<Int>.interval($interval, scheduler: $scheduler)", "map { _ in Date() }"]),
      Recipe(
        .future, ["Observable$T.create $attemptToFulfill", "share(replay: 1, scope: .forever)"],
        differs: "a Future begins when it is made, and this begins with its first subscriber"),
      Recipe(.createWithLifetime, ["Observable$T.create $startHandler"]),
      Recipe(.createFromAction, ["Observable$T.deferred { .just($action()) }"]),
      Recipe(.constantProperty, ["Observable.just($value)"]),
    ]
  }

  private static var transforming: [Recipe] {
    [
      Recipe(.materialize, ["materialize()"], differs: "events print as next, error and completed"),
      Recipe(.replaceNil, ["map { $0 ?? $output }"]),
      Recipe(.count, ["reduce(0) { count, _ in count + 1 }"]),
      Recipe(.minimumBy, ["toArray()", "asObservable()", "compactMap { $0.min(by: $areInIncreasingOrder) }"]),
      Recipe(.maximumBy, ["toArray()", "asObservable()", "compactMap { $0.max(by: $areInIncreasingOrder) }"]),
      Recipe(.minimum, ["reduce(nil) { least, value in Swift.min(least ?? value, value) }", "compactMap { $0 }"]),
      Recipe(
        .maximum, ["reduce(nil) { greatest, value in Swift.max(greatest ?? value, value) }", "compactMap { $0 }"]),
      Recipe(
        .bufferCount,
        ["buffer(timeSpan: .never, count: $bufferSize, scheduler: MainScheduler.instance)", "filter { !$0.isEmpty }"]),
      Recipe(
        .collectCount,
        ["buffer(timeSpan: .never, count: $count, scheduler: MainScheduler.instance)", "filter { !$0.isEmpty }"]),
      Recipe(
        .collectByTime, ["buffer(timeSpan: $interval, count: $count=Int.max, scheduler: $scheduler)"],
        differs: "'buffer' sends empty arrays, too"),
      Recipe(.mapKeyPaths, ["map { ($0[keyPath: $first], $0[keyPath: $second]) }"], where: ["third": false]),
      Recipe(
        .mapKeyPaths, ["map { ($0[keyPath: $first], $0[keyPath: $second], $0[keyPath: $third]) }"],
        where: ["third": true]),
      Recipe(.mapReplace, ["map { _ in $value }"]), Recipe(.not, ["map { !$0 }"]),
      Recipe(.attemptMap, ["map($transform)"]),
      Recipe(.attempt, ["do(onNext: $action)"]),
      Recipe(
        .pairs, ["scan((nil, $initial)) { ($0.1, $1) }", "map { ($0.0!, $0.1) }"], where: ["initial": true]),
      Recipe(.pairs, ["pairwise()"], where: ["initial": false], helper: "pairwise"),
      Recipe(.print, ["debug($prefix)"], differs: "'debug' prints other words"),
      Recipe(.logEvents, ["debug($identifier)"], differs: "'debug' prints other words"),
      Recipe(.mapError, ["catch { error in .error(($transform)(error)) }"]),
      Recipe(.flattenSequences, ["concatMap { Observable.from($0) }"]),
    ]
  }

  private static var filtering: [Recipe] {
    [
      Recipe(.contains, ["filter { $0 == $output }", "take(1)", "map { _ in true }", "ifEmpty(default: false)"]),
      Recipe(.containsWhere, ["filter($predicate)", "take(1)", "map { _ in true }", "ifEmpty(default: false)"]),
      Recipe(.every, ["map($predicate)", "filter { !$0 }", "take(1)", "ifEmpty(default: true)"]),
      Recipe(.firstOutput, ["take(1)"], where: ["predicate": false]),
      Recipe(.firstOutput, ["filter($predicate)", "take(1)"], where: ["predicate": true]),
      Recipe(.lastWhere, ["filter($predicate)", "takeLast(1)"]),
      Recipe(.prefixUntilOutput, ["take(until: $publisher)"]),
      Recipe(
        .takeUntil, ["take(until: $trigger)"], differs: "a completion of the trigger does not end 'take(until:)'"),
      Recipe(.dropUntilOutput, ["skip(until: $publisher)"]),
      Recipe(
        .skipUntilEvent, ["skip(until: $trigger)"], differs: "a completion of the trigger does not open 'skip(until:)'"),
      Recipe(.outputAt, ["skip($index)", "take(1)"]),
      Recipe(.outputIn, ["skip($range^)", "take($range#)"]),
      Recipe(.skipNil, ["compactMap { $0 }"]),
      Recipe(.skipRepeats, ["distinctUntilChanged()"], where: ["isEquivalent": false]),
      Recipe(.skipRepeats, ["distinctUntilChanged($isEquivalent)"], where: ["isEquivalent": true]),
      Recipe(.distinct, ["distinct()"], where: ["keySelector": false], helper: "distinct"),
    ]
  }

  private static var timing: [Recipe] {
    [
      Recipe(
        .debounceDropping, ["debounce($dueTime, scheduler: $scheduler)"],
        differs: "RxSwift's 'debounce' sends the value that waits when the observable completes"),
      Recipe(
        .debounceDiscarding, ["debounce($interval, scheduler: $scheduler)"],
        differs: "RxSwift's 'debounce' sends the value that waits when the observable completes"),
      Recipe(
        .throttlePaced, ["throttle($interval, latest: $latest, scheduler: $scheduler)"],
        differs: "RxSwift's times begin anew with the value that is sent at the end of one"),
      Recipe(
        .throttleDiscarding, ["throttle($interval, scheduler: $scheduler)"],
        differs: "completion waits for the value that waits, and does not lose it"),
      Recipe(
        .delayAll, ["delay($interval, scheduler: $scheduler)"],
        differs: "RxSwift's 'delay' sends an error at once", isSameWithoutErrors: true),
      Recipe(.delayOnScheduler, ["delay($interval, scheduler: $scheduler)"]),
      Recipe(
        .timeoutCompleting, ["timeout($interval, other: Observable.empty(), scheduler: $scheduler)"],
        where: ["customError": false]),
      Recipe(
        .timeoutCompleting, ["timeout($interval, other: Observable.error($customError%), scheduler: $scheduler)"],
        where: ["customError": true]),
      Recipe(
        .timeoutRaising, ["timeout($interval, other: Observable.error($error), scheduler: $scheduler)"],
        differs: "RxSwift's 'timeout' begins anew at each value"),
    ]
  }

  private static var combining: [Recipe] {
    [
      Recipe(.append, ["concat($publisher)"]), Recipe(.appendElements, ["concat(Observable.from($elements))"]),
      Recipe(.endWith, ["concat(Observable.of($values))"]),
      Recipe(.concatError, ["concat(Observable.error($error))"]),
      Recipe(.prepend, ["startWith($publisher)"], where: ["never": true]),
      Recipe(.prependElements, ["concat(Observable.from($elements))"], where: ["never": true]),
      Recipe(.merge, ["Observable.merge($receiver, $streams)"], where: ["source": false]),
      Recipe(.zip, ["Observable.zip($receiver, $streams)"], where: ["source": false, "combine": false]),
      Recipe(
        .zip, ["Observable.zip($receiver, $streams, resultSelector: $combine)"],
        where: ["source": false, "combine": true]),
      Recipe(.zip, ["Observable.zip($streams)"], where: ["source": true]),
      Recipe(
        .combineLatest, ["Observable.combineLatest($receiver, $streams)"], where: ["source": false, "combine": false]),
      Recipe(
        .combineLatest, ["Observable.combineLatest($receiver, $streams, resultSelector: $combine)"],
        where: ["source": false, "combine": true]),
      Recipe(.combineLatest, ["Observable.combineLatest($streams)"], where: ["source": true]),
      Recipe(.withLatest, ["withLatestFrom($streams) { ($0, $1) }"]),
      Recipe(
        .sampleUntilBothEnd, ["Observable.zip($sampler)"], where: ["never": true]),
      Recipe(
        .sampleUntilBothEnd, ["$sampler!", "withLatestFrom($receiver)"], differs: "it completes with the sampler"),
      Recipe(.flatMapDemanding, ["flatMap($transform)"], where: ["maxPublishers": false]),
      Recipe(.flatMapDemanding, ["concatMap($transform)"], where: ["maxPublishers": true]),
      Recipe(.concatMap, ["concatMap($project)"]),
      Recipe(.exhaustAll, ["flatMapFirst { $0 }"]),
    ]
  }

  private static var others: [Recipe] {
    [
      Recipe(.retryRx, ["retry($count+1)"], where: ["delay": false]),
      Recipe(
        .retryRx,
        [
          "retry(when: { errors in errors.enumerated().flatMap { index, error in index < $count ? Observable<Int>.timer($delay, scheduler: $scheduler) : .error(error) } })"
        ], where: ["delay": true]),
      Recipe(.share, ["share()"]),
      Recipe(.multicastMaking, ["multicast(makeSubject: $createSubject)"]), Recipe(.publishRx, ["publish()"]),
      Recipe(.replayLazilyUpTo, ["share(replay: $capacity, scope: .forever)"]),
      Recipe(.retyped, []), Recipe(.assertNoFailure, []), Recipe(.bufferDemand, []),
    ]
  }

  /// The extensions that the chains use.
  static let helpers: KeyValuePairs<String, String> = [
    "pairwise": """
    extension ObservableType {
        /// Joins each value but the first with the one before it.
        func pairwise() -> Observable<(Element, Element)> {
            Observable.zip(self, skip(1))
        }
    }
    """,
    "distinct": """
    extension ObservableType where Element: Hashable {
        /// Sends each value once.
        func distinct() -> Observable<Element> {
            Observable.deferred {
                var known: Set<Element> = []
                return self.filter { known.insert($0).inserted }
            }
        }
    }
    """,
  ]
}
