// A dialect is one file: its rules, then its spellings, a line for each name and list of labels that the library has for
// an operator. Names that no line spells are those of the fallback and of the catalogue; an operator whose meaning no
// other library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// Combine, as OpenCombine implements it.
  public static let combine = Dialect(
    "combine", title: "Combine", fallback: .rxjs,
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
      concatOfNothingFlattens: false,
      sequencesTakeTurns: false,
      subscribesToAllStreams: false,
      listsCombineToArrays: false,
      combineLatestStopsSubscribingAtItsEnd: false,
      closuresRunOnArrival: false,
      takeOfZeroInterrupts: false),
    spellings: [
      Spelling("prefix(_:)", .take, example: "interval(1s).combine.prefix(3)"),
      Spelling("prefix(while:)", .takeWhile, example: "from([1, 2, 3, 1]).combine.prefix(while: { $0 < 3 })"),
      Spelling(
        "dropFirst(_:)", .skip, [.optional("count", default: 1)], example: "from([1, 2, 3]).combine.dropFirst()"),
      Spelling("drop(while:)", .skipWhile, example: "from([1, 2, 3, 1]).combine.drop(while: { $0 < 3 })"),
      Spelling("removeDuplicates()", .distinctUntilChanged),
      Spelling("removeDuplicates(by:)", .distinctUntilChanged, [.required("comparator")]),
      Spelling("ignoreOutput()", .ignoreValues),
      Spelling("collect()", .collect),
      Spelling("collect(_:)", .bufferCount, example: "from([1, 2, 3]).combine.collect(2)"),
      Spelling(
        "replaceEmpty(with:)", .defaultIfEmpty, [.required("defaultValue")],
        example: "empty().combine.replaceEmpty(with: 1)"),
      Spelling("replaceError(with:)", .replaceError),
      // A stream is also a value: the spelling that takes streams stands first.
      Spelling("append(_:)", .concat, form: .method),
      Spelling("append(_:)", .endWith),
      Spelling("prepend(_:)", .startWith),
      Spelling("switchToLatest()", .switchAll),
      Spelling("flatMap(_:)", .flattenMap),
    ])
}
