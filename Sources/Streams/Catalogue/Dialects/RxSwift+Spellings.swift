extension Dialect {
  static let rxswiftSpellings: [Spelling] = rxswiftSources + rxswiftOtherNames + rxswiftOperators

  /// Sources, and operators without a receiver.
  private static let rxswiftSources: [Spelling] = [
    Spelling(
      "just(_:)", .just, [.one("values")], example: "rxswift.just(1)",
      summary: "Sends a value and completes, inside the subscribing call.",
      details:
        "It takes no turn: merge(of(1, 2), just(3)) sends 3 first."),
    Spelling("of(_:)", .sequenceOf, example: "rxswift.merge(rxswift.of(1, 2), rxswift.of(3, 4))"),
    Spelling(
      "from(_:)", .from, example: "rxswift.from([1, 2, 3])",
      summary: "Sends the elements of an array, a range or a string, then completes.",
      details:
        "Sequences that are subscribed in one call take turns, a value a turn."),
    Spelling(
      "range(start:count:)", .range, [.required("start"), .required("count")],
      example: "rxswift.range(start: 1, count: 3)",
      summary: "Counts from start, the given number of integers, then completes.",
      details:
        "Sequences that are subscribed in one call take turns, a value a turn."),
    Spelling("repeatElement(_:)", .repeatElement, example: "rxswift.repeatElement(1).take(3)"),
    Spelling(
      "generate(initialState:condition:iterate:)", .generate,
      ["initialState", .required("condition"), .required("iterate")],
      example: "rxswift.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 3 })",
      summary: "Sends states: the first, then what the closure makes of the last one, as long as the condition holds.",
      details: "It sends one value a turn."),
    Spelling(
      "just(_:scheduler:)", .just, [.one("values"), .scheduler],
      example: "import RxSwift\nObservable.just(1, scheduler: MainScheduler.instance).subscribe(onNext: { print($0) })",
      summary: "Sends a value and completes, on a scheduler."),
    Spelling("empty()", .empty), Spelling("never()", .never),
    Spelling("error(_:)", .fail, example: "rxswift.error(\"no network\")", details: ""),
    Spelling("fail(_:)", .fail, details: ""),
    Spelling("create(_:)", .create),
    Spelling("Infallible.create(_:)", .createInfallible),
    Spelling("Single.create(_:)", .createSingle),
    Spelling(
      "Maybe.create(_:)", .createSingle,
      example: "import RxSwift\nMaybe.create { maybe in maybe(.completed); return Disposables.create() }"),
    Spelling(
      "Completable.create(_:)", .createSingle,
      example: "import RxSwift\nCompletable.create { done in done(.completed); return Disposables.create() }"),
    Spelling("using(_:observableFactory:)", .using, [.required("resourceFactory"), "observableFactory"]),
    Spelling("withUnretained(_:resultSelector:)", .withUnretained),
    Spelling("deferred(_:)", .deferred, example: "rxswift.deferred { just(1) }"),
    Spelling(
      "interval(_:scheduler:)", .interval, ["period", .scheduler], example: "rxswift.interval(1s).take(2)", details: ""),
    Spelling(
      "timer(_:period:scheduler:)", .timer, ["delay", "period", .scheduler],
      example: "rxswift.timer(1s, period: 2s).take(2)"),
    Spelling(
      "merge(_:)", .merge, form: .source,
      details:
        "All streams are subscribed, also when an error has ended the whole meanwhile. Completes when all have completed."
    ),
    Spelling("concat(_:)", .concat, form: .source, details: "An error ends all."),
    Spelling("zip(_:resultSelector:)", .zipToTheEnd, example: "rxswift.zip(interval(1s).take(3), of(\"a\", \"b\"))"),
    Spelling(
      "combineLatest(_:resultSelector:)", .combineLatestToTheEnd,
      example: "rxswift.combineLatest(interval(1s).take(3), interval(1500ms).take(2)) { x, y in x + y }"),
    Spelling("catch(sequence:)", .catchSequence, example: "rxswift.catch(sequence: [fail(\"oops\"), just(1)])"),
    Spelling(
      "PublishSubject()", .subject, example: "let s = rxswift.PublishSubject()\ns.subscribe { log($0) }\ns.onNext(1)",
      summary: "A stream that you drive, without a memory.",
      details:
        "s.onNext(1), s.onError(\"e\"), s.onCompleted(). Later subscribers of one that has ended receive its end."),
    Spelling(
      "PublishRelay()", .subject, example: "let s = rxswift.PublishRelay()\ns.subscribe { log($0) }\ns.accept(1)",
      summary: "A stream that you drive, without a memory and an end.",
      details:
        "s.accept(1). A relay is not meant to end."),
    Spelling(
      "BehaviorSubject(value:)", .behaviorSubject,
      example: "let s = rxswift.BehaviorSubject(value: 1)\ns.subscribe { log($0) }\ns.onNext(2)"),
    Spelling(
      "BehaviorRelay(value:)", .property,
      example: "let s = rxswift.BehaviorRelay(value: 1)\ns.subscribe { log($0) }\ns.accept(2)",
      summary: "A value that changes, and the stream of its values.",
      details:
        "s.accept(2), s.value. It has no end."),
    Spelling(
      "Variable(_:)", .property,
      example: "import RxSwift\nlet v = Variable(1)\nv.asObservable().subscribe(onNext: { log($0) })\nv.value = 2",
      summary: "A value that changes, and the stream of its values.", details: "RxSwift 5 calls it BehaviorRelay."),
    Spelling(
      "ReplaySubject(bufferSize:)", .replaySubject, [.required("capacity")],
      example: "let s = rxswift.ReplaySubject(bufferSize: 1)\ns.onNext(1)\ns.subscribe { log($0) }",
      details: "It keeps only that many values; with 0 it keeps only the end."),
    Spelling(
      "AsyncSubject()", .asyncSubject,
      example: "let s = rxswift.AsyncSubject()\ns.subscribe { log($0) }\ns.onNext(1)\ns.onCompleted()"),
  ]

  /// Members that only change the kind of a stream, and the names of RxSwift 5.
  private static let rxswiftOtherNames: [Spelling] = [
    Spelling("asDriver()", .asDriver, [], example: "of(1).rxswift.asDriver()"),
    Spelling("asSignal()", .asSignal, [], example: "of(1).rxswift.asSignal()"),
    Spelling("asMaybe()", .atMostOne),
    Spelling("asCompletable()", .ignoreValues, example: "just(1).rxswift.asCompletable()"),
    Spelling(
      "asInfallible(onErrorJustReturn:)", .replaceError,
      example: "cold(\"-a#\").rxswift.asInfallible(onErrorJustReturn: 0)"),
    Spelling(
      "andThen(_:)", .then, example: "empty().rxswift.andThen(just(1))",
      summary: "Drops the values, waits for completion, then goes on with another stream.",
      details: "The other stream is not subscribed after an error."),
    Spelling("from(optional:)", .ofOptional, example: "rxswift.from(optional: nil)"),
    Spelling(
      "ReplaySubject.create(bufferSize:)", .replaySubject, [.required("capacity")],
      example: replay("ReplaySubject.create(bufferSize: 1)")),
    Spelling("ReplaySubject.createUnbounded()", .replaySubject, [], example: replay("ReplaySubject.createUnbounded()")),
    Spelling(
      "ReplayRelay.create(bufferSize:)", .replaySubject, [.required("capacity")],
      example: replay("ReplayRelay.create(bufferSize: 1)")),
    Spelling("ReplayRelay.createUnbounded()", .replaySubject, [], example: replay("ReplayRelay.createUnbounded()")),
    Spelling("catchError(_:)", .catching, ["handler"], isOld: true, details: six("catch")),
    Spelling(
      "catchErrorJustReturn(_:)", .replaceError, example: "cold(\"-a#\").rxswift.catchErrorJustReturn(0)",
      isOld: true, details: six("catchAndReturn")),
    Spelling(
      "takeUntil(_:)", .takeUntilRx, example: "interval(1s).rxswift.takeUntil(timer(2500ms))",
      isOld: true, details: six("take(until:)")),
    Spelling(
      "takeWhile(_:)", .takeWhile, ["predicate"], example: "from([1, 2, 3]).rxswift.takeWhile { $0 < 3 }",
      isOld: true, details: six("take(while:)")),
    Spelling(
      "skipUntil(_:)", .skipUntilOpened, example: "interval(1s).take(4).rxswift.skipUntil(timer(2500ms))",
      isOld: true, details: six("skip(until:)")),
    Spelling(
      "skipWhile(_:)", .skipWhile, example: "from([1, 2, 3]).rxswift.skipWhile { $0 < 3 }", isOld: true,
      details: six("skip(while:)")
    ),
    Spelling(
      "elementAt(_:)", .elementAt, [.required("index")], example: "from([1, 2, 3]).rxswift.elementAt(1)",
      isOld: true, details: six("element(at:)")),
    Spelling(
      "observeOn(_:)", .deliverOn, example: "just(1).rxswift.observeOn(background)", isOld: true,
      details: six("observe(on:)")),
    Spelling(
      "subscribeOn(_:)", .subscribeOn, example: "just(1).rxswift.subscribeOn(background)",
      isOld: true, details: six("subscribe(on:)")),
    Spelling(
      "retryWhen(_:)", .retryTriggered, example: "cold(\"-a#\").rxswift.retryWhen { errors in errors.take(2) }",
      isOld: true, details: six("retry(when:)")),
  ]

  private static func six(_ name: String) -> String { "RxSwift 6 calls it \(name)." }
  private static func replay(_ call: String) -> String {
    let send = call.hasPrefix("ReplayRelay") ? "accept" : "onNext"
    return "import RxSwift\nlet s = \(call)\ns.\(send)(1)\ns.subscribe(onNext: { log($0) })"
  }

  /// Operators with a receiver.
  private static let rxswiftOperators: [Spelling] = [
    // Transforming
    Spelling("map(_:)", .map),
    Spelling(
      "compactMap(_:)", .mapCompacting, example: "from([1, 2, 3]).rxswift.compactMap { $0 == 2 ? nil : $0 * 10 }"),
    Spelling("enumerated()", .enumerating, example: "from([\"a\", \"b\"]).rxswift.enumerated()"),
    Spelling("scan(_:accumulator:)", .scan, example: "from([1, 2, 3]).rxswift.scan(0) { sum, x in sum + x }"),
    Spelling("scan(into:accumulator:)", .scanInto),
    Spelling("reduce(into:accumulator:)", .reduceInto),
    Spelling(
      "reduce(_:accumulator:)", .aggregate,
      example: "from([1, 2, 3]).rxswift.reduce(0) { sum, x in sum + x }"),
    Spelling(
      "reduce(_:accumulator:mapResult:)", .reduceMapResult,
      example: "from([1, 2]).rxswift.reduce(0, accumulator: { s, x in s + x }, mapResult: { s in s * 10 })"),
    Spelling("toArray()", .collect, example: "from([1, 2, 3]).rxswift.toArray()"),
    Spelling(
      "buffer(timeSpan:count:scheduler:)", .bufferTime,
      [.required("bufferTimeSpan"), .required("maxBufferSize"), .scheduler],
      example: "interval(400ms).take(6).rxswift.buffer(timeSpan: 1s, count: 2)",
      details:
        "The given number of values sends the array early, and a new time begins. Arrays can be empty. Completion sends the rest, also an empty array; an error loses it."
    ),
    Spelling(
      "window(timeSpan:count:scheduler:)", .windowTimeOrCount, ["timeSpan", "count", .scheduler],
      example: "interval(400ms).take(6).rxswift.window(timeSpan: 1s, count: 2).flatMap { w in w.toArray() }"),
    Spelling(
      "groupBy(keySelector:)", .groupByRx, ["key"],
      example: "from([1, 2, 3]).rxswift.groupBy { $0 % 2 }.flatMap { g in g.map { [g.key, $0] } }",
      details:
        "Groups end with the source. The source is kept as long as the stream of groups or one group has subscribers."),
    Spelling("materialize()", .materialize), Spelling("dematerialize()", .dematerialize),
    Spelling(
      "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)", .do,
      [
        "onNext", "afterNext", "onError", "afterError", "onCompleted", "afterCompleted", "onSubscribe", "onSubscribed",
        "onDispose",
      ], example: "just(1).rxswift.do(onNext: { log($0) }, onDispose: { log(\"over\") })"),
    Spelling(
      "do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:)", .do,
      ["onNext", "afterNext", "onError", "afterError", "onSubscribe", "onSubscribed", "onDispose"],
      example: "just(1).rxswift.do(onSuccess: { log($0) })", details: "These are the labels of a Single."),
    Spelling("debug(_:)", .debug),
    Spelling("filter(_:)", .filter),
    // Filtering
    Spelling("take(_:)", .take, example: "interval(1s).rxswift.take(3)"),
    Spelling(
      "take(for:scheduler:)", .takeFor, ["duration", .scheduler], example: "interval(400ms).rxswift.take(for: 1s)"),
    Spelling(
      "take(until:)", .takeUntilRx, example: "interval(1s).rxswift.take(until: timer(2500ms))",
      summary: "Passes values on until another stream sends one, then completes.",
      details:
        "The trigger is subscribed first. Its completion means nothing, its error passes."),
    Spelling(
      "take(until:behavior:)", .takeUntilBlock, ["predicate", .choice("inclusive", behavior, default: "exclusive")],
      example: "from([1, 2, 3]).rxswift.take(until: { $0 == 2 }, behavior: \"inclusive\")",
      summary: "Passes values on until the closure says true, then completes.",
      details:
        "The value that ends it is sent only with \"inclusive\"; the standard is \"exclusive\"."),
    Spelling(
      "take(while:behavior:)", .takeWhile, ["predicate", .choice("inclusive", behavior, default: "exclusive")],
      example: "from([1, 2, 3, 1]).rxswift.take(while: { $0 < 3 })",
      summary: "Passes values on while the closure says true, then completes.",
      details:
        "The value that ends it is sent only with \"inclusive\"; the standard is \"exclusive\"."),
    Spelling(
      "takeLast(_:)", .takeLast, example: "from([1, 2, 3]).rxswift.takeLast(2)",
      details:
        "An error loses them. takeLast(0) waits for the completion, too."),
    Spelling("skip(_:)", .skip),
    Spelling(
      "skip(_:scheduler:)", .skipFor, ["duration", .scheduler], example: "interval(400ms).take(5).rxswift.skip(1s)"),
    Spelling("skip(while:)", .skipWhile, example: "from([1, 2, 3, 1]).rxswift.skip(while: { $0 < 3 })"),
    Spelling("skip(until:)", .skipUntilOpened, example: "interval(1s).take(5).rxswift.skip(until: timer(2500ms))"),
    Spelling(
      "element(at:)", .elementAt, example: "from([1, 2, 3]).rxswift.element(at: 1)",
      details: "When the stream ends before, it fails."),
    Spelling("first()", .firstOrNil, example: "empty().rxswift.first()"),
    Spelling("single()", .singleAtOnce, [], example: "just(1).rxswift.single()"),
    Spelling(
      "single(_:)", .singleAtOnce, [.required("predicate")], example: "from([1, 2, 3]).rxswift.single { $0 == 2 }"),
    Spelling("ignoreElements()", .ignoreValues, example: "interval(1s).take(2).rxswift.ignoreElements()"),
    Spelling(
      "ifEmpty(default:)", .defaultIfEmpty, [.required("defaultValue")],
      example: "empty().rxswift.ifEmpty(default: 1)"),
    Spelling("ifEmpty(switchTo:)", .ifEmptySwitchTo, example: "empty().rxswift.ifEmpty(switchTo: just(1))"),
    Spelling("distinctUntilChanged()", .distinctUntilChanged, details: "The first is always sent, also nil."),
    Spelling(
      "distinctUntilChanged(_:)", .distinctUntilChanged, [.required("keySelector")],
      example: "from([1, 3, 2]).rxswift.distinctUntilChanged { $0 % 2 }",
      details: "The closure gives the key that is compared."),
    Spelling(
      "distinctUntilChanged(at:)", .distinctUntilChanged, [.required("keySelector")],
      example: "from([1, 3, 2]).rxswift.distinctUntilChanged(at: { $0 % 2 })",
      details: "The key path gives the key that is compared."),
    Spelling(
      "distinctUntilChanged(_:)", .distinctUntilChanged, [.required("comparator")],
      example: "from([1, 3, 2]).rxswift.distinctUntilChanged { a, b in a % 2 == b % 2 }",
      details: "The closure says whether two values are equal."),
    // Timing
    Spelling(
      "debounce(_:scheduler:)", .throttle, ["interval", .scheduler],
      example: "cold(\"ab--c|\").rxswift.debounce(150ms)",
      summary: "Sends a value when no other has come for the given time.",
      details:
        "Completion sends the waiting value at once, an error loses it."),
    Spelling(
      "throttle(_:latest:scheduler:)", .throttleLatest, ["dueTime", "latest", .scheduler],
      example: "interval(400ms).take(6).rxswift.throttle(1s)"),
    Spelling(
      "delay(_:scheduler:)", .delayRounding, ["interval", .scheduler],
      example: "cold(\"a-b|\").rxswift.delay(300ms)"),
    Spelling("delaySubscription(_:scheduler:)", .delaySubscription, ["dueTime", .scheduler]),
    Spelling(
      "timeout(_:scheduler:)", .timeoutRx, [.required("each"), .scheduler],
      example: "cold(\"-a-b------c|\").rxswift.timeout(300ms)",
      summary: "Fails when no value comes for the given time after the subscription or the last value.",
      details:
        "The deadline is set anew by each value, and holds for the end as well."),
    Spelling(
      "timeout(_:other:scheduler:)", .timeoutWith, ["due", "with", .scheduler],
      example: "cold(\"-a-------b|\").rxswift.timeout(300ms, other: just(\"late\"))",
      summary: "Goes on with another stream when no value comes for the given time.",
      details:
        "The deadline is set anew by each value. The other stream has no deadline."),
    Spelling(
      "observe(on:)", .deliverOn, example: "just(1).rxswift.observe(on: background)",
      details:
        "On MainScheduler.instance it delivers at once where it is on main already and nothing waits; on other schedulers in a later turn. Errors wait their turn, too."
    ),
    Spelling(
      "subscribe(on:)", .subscribeOn,
      example:
        "import RxSwift\nObservable.just(1).subscribe(on: MainScheduler.instance).subscribe(onNext: { print($0) })"),
    // Combining
    Spelling(
      "startWith(_:)", .startWith,
      details:
        "The values are sent inside the subscribing call, before the source is subscribed."),
    Spelling("concat(_:)", .concat, [.required("streams")], form: .method, details: "An error ends all."),
    Spelling("concat()", .concatAll),
    Spelling(
      "withLatestFrom(_:resultSelector:)", .withLatestFromOnly,
      example: "interval(1s).take(4).rxswift.withLatestFrom(interval(1500ms))"),
    Spelling(
      "sample(_:defaultValue:)", .sampleWithDefault, example: "interval(1500ms).take(3).rxswift.sample(interval(1s))"),
    Spelling(
      "amb(_:)", .race,
      details:
        "The first event decides, also an end. All streams are subscribed; those that lose are left."),
    // Flattening
    Spelling(
      "flatMap(_:)", .flattenMap, ["transform"],
      details:
        "Nothing waits and nothing is cancelled. Completes when the source and all inner streams have; the first error ends all."
    ),
    Spelling(
      "flatMapMaybe(_:)", .flattenMap, ["transform"],
      summary: "Subscribes to the Maybe that the closure makes of a value.",
      details: "A flatMap whose result is a Maybe."),
    Spelling(
      "flatMapSingle(_:)", .flattenMap, ["transform"],
      summary: "Subscribes to the Single that the closure makes of a value.",
      details: "A flatMap whose result is a Single."),
    Spelling(
      "flatMapCompletable(_:)", .flattenMap, ["transform"],
      summary: "Subscribes to the Completable that the closure makes of a value.",
      details: "A flatMap whose result is a Completable."),
    Spelling("flatMapFirst(_:)", .exhaustMap),
    Spelling("flatMapLatest(_:)", .switchMap),
    Spelling(
      "concatMap(_:)", .concatMapOnArrival, example: "from([2, 1]).rxswift.concatMap { n in timer(n * 1s).map { n } }"),
    Spelling("switchLatest()", .switchAll),
    Spelling(
      "merge()", .flatten, form: .method,
      summary: "Runs the streams that come as values, all at once, and passes on all their values.",
      details: "Completes when the outer stream and all inner ones have; the first error ends all."),
    Spelling(
      "merge(maxConcurrent:)", .flatten, [.required("limit")], form: .method,
      example: "from([timer(2s), timer(1s)]).rxswift.merge(maxConcurrent: 1)",
      details:
        "Others wait in order; the next begins inside the completion of one. Completes when the outer stream and all inner ones have; the first error ends all."
    ),
    // Failing
    Spelling(
      "catch(_:)", .catching, ["handler"], details: "Values sent so far stay. An error of the other stream passes."),
    Spelling("catchAndReturn(_:)", .replaceError),
    Spelling("retry(_:)", .retryAttempts, example: "cold(\"-a#\").rxswift.retry(2)"),
    Spelling(
      "retry(when:)", .retryTriggered, example: "cold(\"-a#\").rxswift.retry(when: { errors in errors.take(2) })"),
    // Sharing
    Spelling(
      "share(replay:scope:)", .shareInScope,
      [.optional("replay", default: 0), .choice("forever", scope, default: "whileConnected")],
      example: "let s = interval(1s).take(3).rxswift.share(replay: 1)\nmerge(s, timer(1500ms).concatMap { x in s })"),
    Spelling(
      "publish()", .publishRenewed,
      example: "let p = interval(1s).take(2).rxswift.publish()\np.subscribe { log($0) }\np.connect()"),
    Spelling(
      "replay(_:)", .replayRenewed, [.required("bufferSize")],
      example: "interval(1s).take(2).rxswift.replay(1).refCount()", details: "Each connection remembers its own."),
    Spelling(
      "replayAll()", .replayRenewed, [], example: "interval(1s).take(2).rxswift.replayAll().refCount()",
      summary: "publish() that sends each subscriber all values of the connection.",
      details: "Each connection remembers its own."),
    Spelling("refCount()", .refCount, example: "interval(1s).take(2).rxswift.publish().refCount()"),
    Spelling(
      "multicast(_:)", .multicast,
      example: "let p = interval(1s).take(2).rxswift.multicast(PublishSubject())\np.subscribe { log($0) }\np.connect()",
      details:
        "A connection that was disposed can be made again, with the same subject."),
    Spelling(
      "multicast(makeSubject:)", .multicastRenewing,
      example:
        "let p = interval(1s).take(2).rxswift.multicast { PublishSubject() }\np.subscribe { log($0) }\np.connect()"),
    Spelling(
      "asObservable()", .asObservable,
      example: "let s = subject()\ns.rxswift.asObservable().subscribe { log($0) }\ns.send(1)"),
    Spelling(
      "asSingle()", .single, [], example: "just(1).rxswift.asSingle()",
      summary: "Sends the only value at completion; no value, or a second one, is an error.", details: ""),
    Spelling(
      "asDriver(onErrorJustReturn:)", .asDriver, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asDriver(onErrorJustReturn: 0)"),
    Spelling(
      "asDriver(onErrorDriveWith:)", .asDriver, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asDriver(onErrorDriveWith: of(0))"),
    Spelling(
      "asDriver(onErrorRecover:)", .asDriver, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asDriver(onErrorRecover: { e in just(0) })"),
    Spelling(
      "asSignal(onErrorRecover:)", .asSignal, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asSignal(onErrorRecover: { e in just(0) })"),
    Spelling(
      "asSignal(onErrorSignalWith:)", .asSignal, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asSignal(onErrorSignalWith: of(0))"),
    Spelling(
      "asSignal(onErrorJustReturn:)", .asSignal, [.required("onErrorJustReturn")],
      example: "cold(\"-a#\").rxswift.asSignal(onErrorJustReturn: 0)"),
  ]

  private static let behavior: KeyValuePairs<String, Spelling.Constant> = ["exclusive": false, "inclusive": true]
  private static let scope: KeyValuePairs<String, Spelling.Constant> = ["whileConnected": false, "forever": true]
}
