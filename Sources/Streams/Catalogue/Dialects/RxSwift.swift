// A dialect is one file: its rules, then its spellings, a line for each name and list of labels that the library has for
// an operator. Names that no line spells are those of the fallback and of the catalogue; an operator whose meaning no
// other library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// RxSwift 6.
  public static let rxswift = Dialect(
    "rxswift", title: "RxSwift 6", fallback: .rxjs,
    rules: DialectRules(
      combinations: .tuples,
      closuresTakeIndex: false,
      nilIsEmptyStream: false,
      arraysAreStreams: false,
      handledErrors: .errors,
      dropsMarblesAfterEnd: false,
      allowsPeriodOfZero: true,
      takeLastOfZeroCompletesAtOnce: false,
      subjects: .endingForGood,
      connectionsCanBeMadeAgain: true,
      streamsOfStreams: .checkedOnArrival,
      switchingDisposesFirst: true,
      recoveryWaitsForSubscription: false,
      zipStopsSubscribingAtItsEnd: false,
      zipsPairByPair: false,
      concatOfNothingFlattens: true,
      listsCombineToArrays: false,
      combineLatestStopsSubscribingAtItsEnd: false,
      closuresRunOnArrival: false,
      takeOfZeroInterrupts: false),
    spellings: [
      Spelling("take(_:)", .take, example: "interval(1s).rxswift.take(3)"),
      Spelling("take(until:)", .takeUntilRx, example: "interval(1s).rxswift.take(until: timer(2500ms))"),
      Spelling(
        "take(until:behavior:)", .takeUntilBlock, ["predicate", .choice("inclusive", behavior, default: "exclusive")],
        example: "from([1, 2, 3]).rxswift.take(until: { $0 == 2 }, behavior: \"inclusive\")"),
      Spelling(
        "take(while:behavior:)", .takeWhile, ["predicate", .choice("inclusive", behavior, default: "exclusive")],
        example: "from([1, 2, 3, 1]).rxswift.take(while: { $0 < 3 })"),
      Spelling("skip(_:)", .skip),
      Spelling("skip(while:)", .skipWhile, example: "from([1, 2, 3, 1]).rxswift.skip(while: { $0 < 3 })"),
      Spelling("element(at:)", .elementAt, example: "from([1, 2, 3]).rxswift.element(at: 1)"),
      Spelling(
        "ifEmpty(default:)", .defaultIfEmpty, [.required("defaultValue")],
        example: "empty().rxswift.ifEmpty(default: 1)"),
      Spelling("distinctUntilChanged()", .distinctUntilChanged),
      Spelling("distinctUntilChanged(_:)", .distinctUntilChanged, [.required("keySelector")]),
      Spelling("distinctUntilChanged(_:)", .distinctUntilChanged, [.required("comparator")]),
      Spelling("debounce(_:)", .throttle, example: "cold(\"ab--c|\").rxswift.debounce(150ms)"),
      Spelling("flatMap(_:)", .flattenMap),
      Spelling("flatMapFirst(_:)", .exhaustMap),
      Spelling("flatMapLatest(_:)", .switchMap),
      Spelling("switchLatest()", .switchAll),
      Spelling("merge()", .flatten),
      Spelling("merge(maxConcurrent:)", .flatten, [.required("limit")]),
      Spelling("merge(_:)", .merge, form: .source),
      Spelling("amb(_:)", .race),
      Spelling("catchAndReturn(_:)", .replaceError),
    ])

  private static let behavior: KeyValuePairs<String, Spelling.Constant> = ["exclusive": false, "inclusive": true]
}
