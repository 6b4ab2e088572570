// A dialect is one file: its rules, then its spellings, a line for each name and list of labels that the library has for
// an operator. Names that no line spells are those of the fallback and of the catalogue; an operator whose meaning no
// other library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// ReactiveSwift 7.
  public static let reactiveswift = Dialect(
    "reactiveswift", title: "ReactiveSwift 7", fallback: .rac,
    rules: DialectRules(
      combinations: .tuples,
      closuresTakeIndex: false,
      nilIsEmptyStream: false,
      arraysAreStreams: false,
      handledErrors: .errors,
      dropsMarblesAfterEnd: false,
      allowsPeriodOfZero: false,
      takeLastOfZeroCompletesAtOnce: false,
      subjects: .interruptingLateSubscribers,
      connectionsCanBeMadeAgain: true,
      streamsOfStreams: .checkedOnArrival,
      switchingDisposesFirst: true,
      recoveryWaitsForSubscription: false,
      zipStopsSubscribingAtItsEnd: false,
      zipsPairByPair: false,
      concatOfNothingFlattens: false,
      sequencesTakeTurns: false,
      subscribesToAllStreams: false),
    spellings: [
      Spelling("take(first:)", .take, example: "interval(1s).reactiveswift.take(first: 3)"),
      Spelling("take(last:)", .takeLast, example: "from([1, 2, 3]).reactiveswift.take(last: 2)"),
      Spelling(
        "take(while:)", .takeWhile, ["predicate"], example: "from([1, 2, 3, 1]).reactiveswift.take(while: { $0 < 3 })"),
      Spelling("take(until:)", .takeUntil, example: "interval(1s).reactiveswift.take(until: timer(2500ms))"),
      Spelling(
        "take(until:)", .takeWhile, ["predicate"], fixed: ["inclusive": true],
        example: "from([1, 2, 3, 1]).reactiveswift.take(until: { $0 < 2 })"),
      Spelling(
        "take(untilReplacement:)", .takeUntilReplacement,
        example: "interval(1s).reactiveswift.take(untilReplacement: timer(2500ms))"),
      Spelling("skip(first:)", .skip, example: "from([1, 2, 3]).reactiveswift.skip(first: 1)"),
      Spelling("skip(while:)", .skipWhile, example: "from([1, 2, 3, 1]).reactiveswift.skip(while: { $0 < 3 })"),
      Spelling("skipRepeats()", .distinctUntilChanged),
      Spelling("uniqueValues()", .distinct, []),
      Spelling("uniqueValues(_:)", .distinct, [.required("keySelector")]),
      Spelling("flatMapError(_:)", .catching),
      Spelling("flatMap(_:_:)", .flattenMap, [.word("merge", as: "strategy"), "transform"]),
      Spelling("flatMap(_:_:)", .concatMap, [.word("concat", as: "strategy"), "project"]),
      Spelling(
        "flatMap(_:limit:_:)", .flattenMap, [.word("concurrent", as: "strategy"), .required("limit"), "transform"]),
      Spelling("flatMap(_:_:)", .switchMap, [.word("latest", as: "strategy"), "project"]),
      Spelling("flatMap(_:_:)", .exhaustMap, [.word("throttle", as: "strategy"), "project"]),
    ])
}
