/// Combine's chains for operators of other libraries.
enum CombineRecipes {
  static let all: [Recipe] = creating + transforming + filtering + timing + combining + flattening + failing + sharing

  private static var creating: [Recipe] {
    [
      Recipe(.sequenceOf, ["[$elements].publisher"]), Recipe(.just, ["[$values].publisher"], where: ["several": true]),
      Recipe(.from, ["$values!.publisher"]),
      Recipe(.range, ["($start..<$start + $count).publisher"]),
      Recipe(.ofOptional, ["$optional!.publisher"]),
      Recipe(.never, ["Empty$T(completeImmediately: false)"]), Recipe(.empty, ["Empty$T()"]),
      Recipe(.fail, ["Fail$T(error: $error)"]),
      Recipe(
        .interval,
        [
          "Timer.publish(every: $period, on: .main, in: .common)", "autoconnect()",
          "scan(-1) { count, _ in count + 1 }",
        ]),
      Recipe(.dateTimer, ["Timer.publish(every: $interval, on: .main, in: .common)", "autoconnect()"]),
      Recipe(
        .timer, ["Just(0)", "delay(for: $delay, scheduler: $scheduler)"], where: ["period": false]),
      Recipe(
        .timer,
        [
          "Timer.publish(every: $period, on: .main, in: .common)", "autoconnect()",
          "scan(0) { count, _ in count + 1 }", "prepend(0)", "delay(for: $delay, scheduler: $scheduler)",
        ], where: ["period": true]),
      Recipe(.create, ["AnyPublisher$T.create $subscribe"], helper: "create"),
      Recipe(.createInfallible, ["AnyPublisher$T.create $subscribe"], helper: "create"),
      Recipe(.createWithLifetime, ["AnyPublisher$T.create $startHandler"], helper: "create"),
    ]
  }

  private static var transforming: [Recipe] {
    [
      Recipe(.enumerating, ["enumerated()"], helper: "enumerated"),
      Recipe(.scanInto, ["scan(into: $into, $accumulator)"], helper: "scan(into:)"),
      Recipe(
        .reduceInto, ["scan(into: $into, $accumulator)", "last()", "replaceEmpty(with: $into)"], helper: "scan(into:)"),
      Recipe(.mapReplace, ["map { _ in $value }"]), Recipe(.not, ["map { !$0 }"]),
      Recipe(.pairs, ["scan((nil, $initial)) { ($0.1, $1) }", "map { ($0.0!, $0.1) }"], where: ["initial": true]),
      Recipe(.pairs, ["pairwise()"], where: ["initial": false], helper: "pairwise"),
      Recipe.withUnretained(["resultSelector": false]),
      Recipe.withUnretained(["resultSelector": true], then: "map($resultSelector)"),
      Recipe(.attemptMap, ["tryMap($transform)"]),
      Recipe(.collectCount, ["collect($count)"]),
      Recipe(.debug, ["print()"]),
      Recipe(.logEvents, ["print()"]),
      Recipe(.bufferTime, ["collect($maxBufferSize)"], where: ["endless": true]),
      Recipe(
        .bufferTime, ["collect(.byTimeOrCount($scheduler, $bufferTimeSpan, $maxBufferSize))"],
        differs: "'collect' sends no empty arrays"),
      Recipe(.collectEvery, ["collect(.byTime($scheduler, $interval))"], differs: "completion sends the rest at once"),
    ]
  }

  private static var filtering: [Recipe] {
    [
      Recipe(
        .takeUntilRx, ["prefix(untilOutputFrom: $notifier)"]),
      Recipe(
        .takeUntil, ["prefix(untilOutputFrom: $trigger)"],
        differs: "a completion of the other publisher does not end 'prefix'"),
      Recipe(
        .skipUntilOpened, ["drop(untilOutputFrom: $trigger)"],
        differs: "'drop' completes when the other publisher completes without a value"),
      Recipe(
        .skipUntilEvent, ["drop(untilOutputFrom: $trigger)"],
        differs: "'drop' completes when the other publisher completes without a value"),
      Recipe(
        .elementAt, ["output(at: $index)"], differs: "'output' completes where the publisher has too few values"),
      Recipe(
        .takeFor, ["prefix(untilOutputFrom: Just(()).delay(for: $duration, scheduler: $scheduler))"]),
      Recipe(
        .skipFor, ["drop(untilOutputFrom: Just(()).delay(for: $duration, scheduler: $scheduler))"]),
      Recipe(.firstOrNil, ["first()", "map(Optional.some)", "replaceEmpty(with: nil)"]),
      Recipe(
        .singleAtOnce, ["first()"], where: ["predicate": false],
        differs: "'first' completes with the first value, and is not told of a second one"),
      Recipe(.single, []), Recipe(.atMostOne, []),
      Recipe(.takeLast, ["last()"], where: ["one": true]),
      Recipe(.takeLast, ["collect()", "flatMap { $0.suffix($count).publisher }"], where: ["one": false]),
      Recipe(.skipNil, ["compactMap { $0 }"]),
      Recipe(.skipRepeats, ["removeDuplicates()"], where: ["isEquivalent": false]),
      Recipe(.skipRepeats, ["removeDuplicates(by: $isEquivalent)"], where: ["isEquivalent": true]),
      Recipe(.distinct, ["distinct()"], where: ["keySelector": false], helper: "distinct"),
      Recipe(
        .distinctUntilChanged,
        ["removeDuplicates(by: { a, b in a[keyPath: $keySelector] == b[keyPath: $keySelector] })"],
        where: ["keyPath": true]),
    ]
  }

  private static var timing: [Recipe] {
    [
      Recipe(
        .throttle, ["debounce(for: $interval, scheduler: $scheduler)"],
        differs: "Combine's 'debounce' loses the value that waits when the publisher completes"),
      Recipe(.debounceDiscarding, ["debounce(for: $interval, scheduler: $scheduler)"]),
      Recipe(
        .throttleLatest, ["throttle(for: $dueTime, scheduler: $scheduler, latest: $latest=true)"],
        differs: "Combine's periods go on from the first value, and are not begun anew by the value that ends one"),
      Recipe(
        .throttleDiscarding, ["throttle(for: $interval, scheduler: $scheduler, latest: true)"],
        differs: "completion waits for the value that waits, and does not lose it"),
      Recipe(
        .delayRounding, ["delay(for: $interval, scheduler: $scheduler)"],
        differs: "Combine's 'delay' delays an error, too", isSameWithoutErrors: true),
      Recipe(
        .delayOnScheduler, ["delay(for: $interval, scheduler: $scheduler)"],
        differs: "Combine's 'delay' delays an error, too", isSameWithoutErrors: true),
      Recipe(
        .timeoutRx,
        [
          "never|setFailureType(to: Error.self)",
          "timeout($each, scheduler: $scheduler, customError: { URLError(.timedOut) })",
        ], differs: "the error is that of the closure of 'timeout'"),
      Recipe(
        .timeoutWith,
        [
          "never|setFailureType(to: Error.self)",
          "timeout($due, scheduler: $scheduler, customError: { URLError(.timedOut) })", "catch { _ in $with }",
        ], differs: "an error of the publisher leads to the other one, too", isSameWithoutErrors: true),
      Recipe(
        .timeoutRaising, ["timeout($interval, scheduler: $scheduler, customError: { $error })"],
        differs: "Combine's 'timeout' begins anew at each value"),
    ]
  }

  private static var combining: [Recipe] {
    [
      Recipe(.concat, ["append($streams)"], where: ["source": false]),
      Recipe(
        .concat, ["$streams.publisher", "flatMap(maxPublishers: .max(1)) { $0 }"],
        where: ["source": true, "list": true]),
      Recipe(
        .concat, ["[$streams].publisher", "flatMap(maxPublishers: .max(1)) { $0 }"],
        where: ["source": true, "several": true]),
      Recipe(
        .concat, ["$streams!.publisher", "flatMap(maxPublishers: .max(1)) { $0 }"],
        where: ["source": true, "list": false, "several": false]),
      Recipe(.concatError, ["append(Fail(error: $error))"]),
      Recipe(.prefix, ["prepend($previous)"]),
      Recipe(
        .zipToTheEnd, ["Publishers.Zip$count($sources)", "map($resultSelector)"], where: ["resultSelector": true]),
      Recipe(.zipToTheEnd, ["Publishers.Zip$count($sources)"], where: ["resultSelector": false]),
      Recipe(
        .combineLatestToTheEnd, ["Publishers.CombineLatest$count($sources)", "map($resultSelector)"],
        where: ["resultSelector": true]),
      Recipe(
        .combineLatestToTheEnd, ["Publishers.CombineLatest$count($sources)"], where: ["resultSelector": false]),
      Recipe(.zip, ["zip($streams)"], where: ["source": false]),
      Recipe(.zip, ["Publishers.Zip$count($streams)"], where: ["source": true, "several": true]),
      Recipe(.combineLatest, ["combineLatest($streams)"], where: ["source": false]),
      Recipe(.combineLatest, ["Publishers.CombineLatest$count($streams)"], where: ["source": true, "several": true]),
      Recipe(.merge, ["Publishers.Merge$count($streams)"], where: ["source": true, "several": true]),
      Recipe(.merge, ["Publishers.MergeMany($streams)"], where: ["source": true, "several": false]),
      Recipe(.then, ["collect()", "flatMap { _ in $next }"]),
      Recipe(
        .withLatestFromOnly, ["withLatestFrom($second, $resultSelector)"], where: ["resultSelector": true],
        helper: "withLatestFrom"),
      Recipe(
        .withLatestFromOnly, ["withLatestFrom($second) { _, latest in latest }"], where: ["resultSelector": false],
        helper: "withLatestFrom"),
      Recipe(.withLatest, ["withLatestFrom($streams) { ($0, $1) }"], helper: "withLatestFrom"),
      Recipe(
        .sampleWithDefault, ["sample($sampler)"], where: ["defaultValue": false], helper: "sample"),
      Recipe(
        .sampleUntilBothEnd, ["$sampler!", "withLatestFrom($receiver) { _, latest in latest }"],
        differs: "it completes with the sampler", helper: "withLatestFrom"),
    ]
  }

  private static var flattening: [Recipe] {
    [
      Recipe(.flattenMap, ["flatMap($transform)"], where: ["limit": false]),
      Recipe(.flattenMap, ["flatMap(maxPublishers: .max($limit), $transform)"], where: ["limit": true]),
      Recipe(.switchMap, ["map($project)", "switchToLatest()"]),
      Recipe(.concatMapOnArrival, [buffered, "flatMap(maxPublishers: .max(1), $selector)"]),
      Recipe(.concatMap, [buffered, "flatMap(maxPublishers: .max(1), $project)"]),
      Recipe(.exhaustMap, ["flatMapFirst($project)"], helper: "flatMapFirst"),
      Recipe(.concatAll, [buffered, "flatMap(maxPublishers: .max(1)) { $0 }"]),
      Recipe(.flatten, ["flatMap { $0 }"], where: ["limit": false]),
      Recipe(.flatten, [buffered, "flatMap(maxPublishers: .max($limit)) { $0 }"], where: ["limit": true]),
      Recipe(.flattenSequences, ["flatMap { $0.publisher }"]),
    ]
  }

  /// Keeps the values that come while another one is at work, since nothing asks for them.
  private static let buffered = "buffer(size: Int.max, prefetch: .byRequest, whenFull: .dropOldest)"

  private static var failing: [Recipe] {
    [
      Recipe(.retryAttempts, ["retry($maxAttemptCount-1)"], where: ["maxAttemptCount": true]),
      Recipe(.retryAttempts, ["retry(Int.max)"], where: ["maxAttemptCount": false]),
      Recipe(.retryTriggered, ["retry(when: $notificationHandler)"], helper: "retry(when:)"),
      Recipe(
        .retryRx, ["delayedRetry($count, after: $delay, scheduler: $scheduler)"], where: ["delay": true],
        helper: "delayedRetry"),
    ]
  }

  private static var sharing: [Recipe] {
    [
      Recipe(
        .shareInScope, ["share()"], where: ["replay": false],
        differs: "after the end Combine's 'share' sends the end alone, and does not subscribe again"),
      Recipe(.shareInScope, ["share(replay: $replay)"], where: ["replay": true], helper: "share(replay:)"),
      Recipe(.replayLazilyUpTo, ["share(replay: $capacity)"], helper: "share(replay:)"),
      Recipe(.publishRenewed, ["makeConnectable()"]),
      Recipe(
        .asDriver, ["fails|replaceError(with: $onErrorJustReturn)", "receive(on: DispatchQueue.main)"],
        differs: "'receive(on:)' delivers in a later turn of main, and nothing is shared"),
      Recipe(
        .asSignal, ["fails|replaceError(with: $onErrorJustReturn)", "receive(on: DispatchQueue.main)"],
        differs: "'receive(on:)' delivers in a later turn of main, and nothing is shared"),
      Recipe(.retyped, []),
    ]
  }
}
