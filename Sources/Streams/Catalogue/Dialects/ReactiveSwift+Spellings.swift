extension Dialect {
  static let reactiveSwiftSpellings: [Spelling] =
    creatingSpellings + transformingSpellings + typingSpellings + collectingSpellings + filteringSpellings
    + timingSpellings
    + combiningSpellings + flatteningSpellings + failingAndSharingSpellings

  private static let creatingSpellings: [Spelling] = [
    Spelling(
      "SignalProducer(value:)", .just, [.one("values")], example: "SignalProducer(value: 1)"),
    Spelling(
      "SignalProducer(error:)", .fail, [.required("error")], example: "SignalProducer(error: \"no network\")",
      details: ""),
    Spelling(
      "SignalProducer(_:)", .from, [.required("values")], example: "SignalProducer([1, 2, 3])",
      details: "They arrive inside the subscribing call."),
    Spelling("SignalProducer(_:)", .createWithLifetime), Spelling("SignalProducer(_:)", .createFromAction),
    Spelling("SignalProducer(result:)", .ofResult), Spelling("Signal.empty()", .interrupted),
    Spelling(
      "SignalProducer(values:)", .just, [.required("values")], example: "SignalProducer(values: 1, 2)",
      summary: "Sends the values it is given, then completes."),
    Spelling(
      "interval(_:on:)", .interval, ["period", .scheduler], example: "interval(1s).take(first: 3)",
      details: "The period is not 0s."),
    Spelling(
      "interval(_:interval:on:)", .intervalOf, ["values", "interval", .scheduler],
      example: "interval([1, 2, 3], interval: 1s)"),
    Spelling(
      "timer(interval:on:)", .dateTimer, ["interval", .scheduler], example: "timer(interval: 1s).take(first: 3)",
      details: "Each value is a date."),
    Spelling("timer(_:)", .timer, [.required("delay")], summary: "Sends 0 after a delay and completes."),
    Spelling(
      "timer(_:period:)", .timer, [.required("delay"), .required("period")],
      example: "timer(1s, period: 500ms).take(first: 3)"),
    Spelling(
      "pipe()", .subject, example: "let s = pipe()\ns.subscribe { log($0) }\ns.send(value: 1)\ns.sendInterrupted()",
      summary: "A stream that you drive: it has no memory.",
      details:
        "The output and the input of Signal.pipe() are one stream here: s.send(value: 1), s.sendError(\"e\"), s.sendCompleted(), s.sendInterrupted(). A later subscriber to one that is over is interrupted."
    ),
    Spelling("Property(initial:then:)", .propertyThen),
    Spelling("Property(value:)", .constantProperty, example: "Property(value: 1)"),
    Spelling("Property(_:)", .asProperty),
    Spelling("Property(capturing:)", .asProperty, example: "Property(capturing: MutableProperty(1))"),
    Spelling("Action(enabledIf:execute:)", .action), Spelling("Action(enabledIf:_:)", .action),
    Spelling("Action(state:enabledIf:execute:)", .actionWithState),
    Spelling("Action(state:enabledIf:_:)", .actionWithState),
    Spelling("Action(unwrapping:execute:)", .actionUnwrapping), Spelling("Action(unwrapping:_:)", .actionUnwrapping),
    Spelling(
      "MutableProperty(_:)", .property,
      example: "let p = MutableProperty(1)\np.subscribe { log($0) }\np.value = 2",
      details: "As a stream it is the property's producer: the current value, then every change."),
  ]

  private static let transformingSpellings: [Spelling] = [
    Spelling("map(_:)", .map),
    Spelling("map(value:)", .mapReplace, example: "from([1, 2]).reactiveswift.map(value: \"x\")"),
    Spelling("lazyMap(on:transform:)", .lazyMap),
    Spelling(
      "lift(_:)", .connect, example: "interval(1s).take(first: 3).lift { signal in signal.map { $0 * 10 } }",
      summary: "Each start sends what the closure makes of the signal of the producer.",
      details: "The closure is called for each start, and its signal observed before the producer is started."),
    Spelling("compactMap(_:)", .mapCompacting, example: "from([1, 2]).reactiveswift.compactMap { $0 == 1 ? nil : $0 }"),
    Spelling("scan(_:_:)", .scan),
    Spelling(
      "scan(into:_:)", .scanInto, example: "from([1, 2, 3]).reactiveswift.scan(into: 0) { sum, x in sum += x }"),
    Spelling(
      "reduce(into:_:)", .reduceInto, example: "from([1, 2, 3]).reactiveswift.reduce(into: 0) { sum, x in sum += x }"),
    Spelling("scanMap(_:_:)", .scanMap),
    Spelling(
      "reduce(_:_:)", .aggregate,
      example: "from([1, 2, 3]).reactiveswift.reduce(0) { sum, x in sum + x }",
      details: "An empty stream sends the start. An error or interruption loses the accumulation."),
    Spelling(
      "combinePrevious(_:)", .pairs, [.required("initial")],
      example: "from([1, 4, 9]).reactiveswift.combinePrevious(0)",
      details: "Before the first value stands the initial one."),
    Spelling(
      "combinePrevious()", .pairs, example: "from([1, 4, 9]).reactiveswift.combinePrevious()",
      details: "The first value is not sent."),
    Spelling("materialize()", .materialize, details: "An interruption is sent as a value, and then interrupts."),
    Spelling("dematerialize()", .dematerialize, details: "An event.interrupted interrupts."),
    Spelling("negate()", .not, example: "from([true, false]).reactiveswift.negate()", details: "The values are Bools."),
    Spelling("materializeResults()", .materializeResults), Spelling("dematerializeResults()", .dematerializeResults),
    Spelling(
      "on(value:starting:started:event:failed:completed:interrupted:terminated:disposed:)", .on),
    Spelling("logEvents(identifier:events:fileName:functionName:lineNumber:logger:)", .logEvents),
  ]

  /// Members that only change the type of a producer, and older names of operators.
  private static let typingSpellings: [Spelling] = [
    Spelling("promoteError(_:)", .retyped, example: "just(1).reactiveswift.promoteError()"),
    Spelling("promoteValue(_:)", .retyped, example: "just(1).reactiveswift.promoteValue()"),
    Spelling("promoteFailure(_:)", .retyped, example: "just(1).reactiveswift.promoteFailure()"),
    Spelling("mapError(_:)", .mapError, example: "fail(\"oops\").reactiveswift.mapError { e in \"worse\" }"),
    Spelling(
      "filterMap(_:)", .mapCompacting, example: "from([1, 2]).reactiveswift.filterMap { $0 == 1 ? nil : $0 }",
      isOld: true, details: "Newer versions call it compactMap."),
    Spelling("SignalProducer(signal:)", .from, [.required("values")], example: "SignalProducer(signal: just(1))"),
  ]

  private static let collectingSpellings: [Spelling] = [
    Spelling("collect()", .collect, details: "An empty stream sends []; an error or interruption loses the values."),
    Spelling("collect(count:)", .collectCount),
    Spelling("collect(_:)", .collectUntil),
    Spelling("collect(_:)", .collectBefore),
    Spelling(
      "collect(every:on:skipEmpty:discardWhenCompleted:)", .collectEvery,
      ["interval", .scheduler, "skipEmpty", "discardWhenCompleted"]),
  ]

  private static let filteringSpellings: [Spelling] = [
    Spelling("skipNil()", .skipNil),
    Spelling(
      "take(first:)", .take, example: "interval(1s).reactiveswift.take(first: 3)",
      details: "take(first: 0) is interrupted at once and never subscribes."),
    Spelling("take(during:)", .takeDuring),
    Spelling(
      "take(last:)", .takeLast, example: "from([1, 2, 3]).reactiveswift.take(last: 2)",
      details: "An error or interruption loses them."),
    Spelling(
      "take(while:)", .takeWhile, ["predicate"], example: "from([1, 2, 3, 1]).reactiveswift.take(while: { $0 < 3 })",
      details: ""),
    Spelling(
      "take(until:)", .takeUntil, example: "interval(1s).reactiveswift.take(until: timer(2500ms))",
      details:
        "The trigger's error and interruption mean nothing. The trigger is subscribed first."
    ),
    Spelling(
      "take(until:)", .takeWhile, ["predicate"], fixed: ["inclusive": true],
      example: "from([1, 2, 3, 1]).reactiveswift.take(until: { $0 < 2 })",
      summary: "Passes values on while the closure says true; the first that fails is sent, too, and completes.",
      details: "It goes on while the closure says true: other libraries mean the contrary by this name."),
    Spelling(
      "take(untilReplacement:)", .takeUntilReplacementStarted,
      example: "interval(1s).reactiveswift.take(untilReplacement: timer(2500ms))"),
    Spelling(
      "take(duringLifetimeOf:)", .retyped, example: "just(1).reactiveswift.take(duringLifetimeOf: 1)",
      summary: "Passes values on as long as an object lives; objects of the app live on."),
    Spelling("skip(first:)", .skip, example: "from([1, 2, 3]).reactiveswift.skip(first: 1)"),
    Spelling(
      "skip(while:)", .skipWhile, example: "from([1, 2, 3, 1]).reactiveswift.skip(while: { $0 < 3 })"),
    Spelling("skip(until:)", .skipUntilEvent),
    Spelling("skipRepeats()", .skipRepeats, details: "It compares with ==."),
    Spelling(
      "skipRepeats(_:)", .skipRepeats, [.required("isEquivalent")],
      example: "from([1, 3, 2]).reactiveswift.skipRepeats { a, b in a % 2 == b % 2 }",
      details: "Each value is compared with the one received before it, also where that was dropped."),
    Spelling(
      "uniqueValues()", .distinct, [], example: "from([1, 2, 1]).reactiveswift.uniqueValues()",
      details: "It remembers all values, so it is for few."),
    Spelling(
      "uniqueValues(_:)", .distinct, [.required("keySelector")],
      example: "from([1, 2, 3]).reactiveswift.uniqueValues { $0 % 2 }",
      details: "The closure gives what is compared. It remembers all keys, so it is for few."),
  ]

  private static let timingSpellings: [Spelling] = [
    Spelling("throttle(_:on:)", .throttleDiscarding, ["interval", .scheduler]),
    Spelling("throttle(while:on:)", .throttleWhile, ["shouldThrottle", "scheduler"]),
    Spelling(
      "debounce(_:on:discardWhenCompleted:)", .debounceDiscarding, ["interval", .scheduler, "discardWhenCompleted"]),
    Spelling("delay(_:on:)", .delayOnScheduler, ["interval", .scheduler]),
    Spelling("timeout(after:raising:on:)", .timeoutRaising, ["interval", "error", .scheduler]),
    Spelling(
      "observe(on:)", .deliverOn, example: "just(1).reactiveswift.observe(on: background)",
      details: "Every end waits its turn, too. The operators above it run where they ran before."),
    Spelling(
      "start(on:)", .subscribeOn, example: "just(1).reactiveswift.start(on: background)",
      details: "Only the start moves; events arrive wherever the source sends them."),
  ]

  private static let combiningSpellings: [Spelling] = [
    Spelling(
      "combineLatest(with:)", .combineLatest, [.required("streams")], form: .method,
      example: "interval(1s).take(first: 3).combineLatest(with: interval(1500ms).take(first: 2))",
      details: combineLatestDetails),
    Spelling(
      "combineLatest(_:)", .combineLatest, [.required("streams")], form: .source,
      example: "combineLatest(just(1), from([2, 3]))", details: combineLatestDetails + listDetails),
    Spelling(
      "zip(with:)", .zip, [.required("streams")], form: .method,
      example: "from([1, 2]).reactiveswift.zip(with: from([3, 4]))", details: zipDetails),
    Spelling(
      "zip(_:)", .zip, [.required("streams")], form: .source, example: "zip(from([1, 2]), from([3, 4]))",
      details: zipDetails + listDetails),
    Spelling(
      "merge(with:)", .merge, [.required("streams")], form: .method,
      example: "interval(1s).take(first: 2).merge(with: just(7))", details: mergeDetails),
    Spelling(
      "merge(_:)", .merge, [.required("streams")], form: .source, example: "merge(just(1), just(2))",
      details: mergeDetails),
    Spelling("sample(on:)", .sampleUntilBothEnd, example: "interval(1500ms).reactiveswift.sample(on: interval(1s))"),
    Spelling("sample(with:)", .samplePairs, example: "interval(1500ms).reactiveswift.sample(with: interval(1s))"),
    Spelling(
      "withLatest(from:)", .withLatest, [.required("streams")],
      example: "interval(1s).reactiveswift.withLatest(from: interval(1500ms))"),
    Spelling("and(_:)", .andLatest),
    Spelling("or(_:)", .orLatest),
    Spelling("all(_:)", .allLatest, example: "all(just(true), from([false, true]))"),
    Spelling("any(_:)", .anyLatest, example: "any(just(false), from([false, true]))"),
    Spelling(
      "then(_:)", .then, example: "timer(1s).reactiveswift.then(just(\"done\"))",
      summary: "Drops the values, waits for completion, then goes on with another stream.",
      details: "An error or interruption of the first passes, and the second is not started."),
    Spelling(
      "concat(_:)", .concat, [.required("streams")], example: "just(1).reactiveswift.concat(just(2))",
      details: "An error ends all; an interruption of the first counts as its completion."),
    Spelling(
      "concat(value:)", .endWith, [.required("values")], example: "just(1).reactiveswift.concat(value: 2)",
      details: "An interruption of the stream counts as its completion."),
    Spelling("concat(error:)", .concatError, example: "just(1).reactiveswift.concat(error: \"end\")"),
    Spelling("prefix(_:)", .prefix, example: "just(2).reactiveswift.prefix(just(1))"),
    Spelling(
      "prefix(value:)", .startWith, [.required("values")], example: "just(2).reactiveswift.prefix(value: 1)",
      details: "The source is subscribed after the value."),
  ]

  private static let combineLatestDetails =
    "Completes when all have completed; an error or interruption of one ends all."
  private static let zipDetails =
    "Completes as soon as one stream has completed and none of its values waits; an error or interruption of one ends all."
  private static let mergeDetails = "An error ends all; an interruption of one counts as its completion."
  private static let listDetails = " Several streams make tuples, one list of streams makes arrays."

  private static let flatteningSpellings: [Spelling] = [
    Spelling("flatten()", .flattenSequences),
    Spelling(
      "flatten(_:)", .flatten, [.word("merge", as: "strategy")], example: flattening("merge"),
      summary: "Runs the streams that come as values, all at once, and passes on all their values.", details: ends),
    Spelling(
      "flatten(_:)", .concatAll, [.word("concat", as: "strategy")], example: flattening("concat"), details: ends),
    Spelling(
      "flatten(_:limit:)", .flatten, [.word("concurrent", as: "strategy"), .required("limit")],
      example: "from([timer(2s), timer(1s)]).reactiveswift.flatten(\"concurrent\", limit: 1)",
      details: "The others wait in order. " + ends),
    Spelling("flatten(_:)", .switchAll, [.word("latest", as: "strategy")], example: flattening("latest")),
    Spelling("flatten(_:)", .exhaustAll, [.word("throttle", as: "strategy")], example: flattening("throttle")),
    Spelling("flatten(_:)", .raceAll, [.word("race", as: "strategy")], example: flattening("race")),
    Spelling(
      "flatMap(_:_:)", .flattenMap, [.word("merge", as: "strategy"), "transform"], example: mapping("merge"),
      details: inner),
    Spelling(
      "flatMap(_:_:)", .concatMap, [.word("concat", as: "strategy"), "project"], example: mapping("concat"),
      details: inner),
    Spelling(
      "flatMap(_:limit:_:)", .flattenMap, [.word("concurrent", as: "strategy"), .required("limit"), "transform"],
      example: "from([2, 1]).reactiveswift.flatMap(\"concurrent\", limit: 1) { n in timer(n * 1s).map { n } }",
      details: inner),
    Spelling(
      "flatMap(_:_:)", .switchMap, [.word("latest", as: "strategy"), "project"], example: mapping("latest"),
      details:
        "The closure is called when the value comes. An interruption of an inner stream counts as its completion; an error ends all."
    ),
    Spelling(
      "flatMap(_:_:)", .exhaustMap, [.word("throttle", as: "strategy"), "project"], example: mapping("throttle"),
      details: "The closure is called for dropped values, too. An interruption of the inner stream passes."),
    Spelling("flatMap(_:_:)", .raceMap, [.word("race", as: "strategy"), "project"], example: mapping("race")),
  ]

  private static let ends =
    "An interruption of an inner stream counts as its completion. Completes when the outer stream and all inner ones have; the first error ends all."
  private static let inner =
    "The closure is called when the value comes, also where its stream has to wait. An interruption of an inner stream counts as its completion; an error ends all."

  private static func flattening(_ strategy: String) -> String {
    "from([timer(2s), timer(1s)]).reactiveswift.flatten(\"\(strategy)\")"
  }

  private static func mapping(_ strategy: String) -> String {
    "from([2, 1]).reactiveswift.flatMap(\"\(strategy)\") { n in timer(n * 1s).map { n } }"
  }

  private static let failingAndSharingSpellings: [Spelling] = [
    Spelling(
      "flatMapError(_:)", .catching, example: "fail(\"oops\").reactiveswift.flatMapError { e in just(e.message) }",
      details: "Values sent so far stay. An interruption passes."),
    Spelling("attempt(_:)", .attempt, example: "from([1, 2, 0]).reactiveswift.attempt { 6 / $0 }"),
    Spelling("attemptMap(_:)", .attemptMap),
    Spelling(
      "retry(upTo:)", .retryRx, [.required("count")], example: "cold(\"-a#\").reactiveswift.retry(upTo: 1)",
      details: "retry(upTo: 2) is three attempts, retry(upTo: 0) none but the first. An interruption passes."),
    Spelling(
      "retry(upTo:interval:on:)", .retryRx, [.required("count"), .required("delay"), .scheduler],
      example: "cold(\"-a#\").reactiveswift.retry(upTo: 2, interval: 300ms)",
      details: "Each further attempt begins one interval after the error; the last error is not delayed."),
    Spelling(
      "repeat(_:)", .repeatRx, [.required("count")], example: "cold(\"-a|\").reactiveswift.repeat(2)",
      summary: "On completion, subscribes again: the given number of runs in all.",
      details: "repeat(0) is empty. An error or interruption ends it."),
    Spelling("replayLazily(upTo:)", .replayLazilyUpTo),
  ]
}
