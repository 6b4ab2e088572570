// A dialect is one file: its rules, then its spellings, with a line for each name and list of labels that the library
// has for an operator. Other names are those of the fallback and of the catalogue. An operator whose meaning no other
// library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// Combine, as OpenCombine implements it.
  public static let combine = Dialect(
    "combine", title: "Combine", library: "Combine", fallback: .rxjs,
    rules: DialectRules(
      combinations: .tuples,
      closuresTakeIndex: false,
      nilIsEmptyStream: false,
      arraysAreStreams: false,
      handledErrors: .errors,
      sameness: .contents,
      dropsMarblesAfterEnd: false,
      allowsPeriodOfZero: true,
      takeLastOfZeroCompletesAtOnce: false,
      subjects: .endingForGood,
      connectionsCanBeMadeAgain: true,
      streamsOfStreams: .checkedOnArrival,
      switchingDisposesFirst: true,
      createdStreamsEndFirst: false,
      teardownOrder: .fromSource,
      innerStreamsLeftFirst: .waiting,
      sourceIsLeftFirst: false,
      listsGoOnInsideCompletions: false,
      recoveryDisposesFirst: true,
      recoveryWaitsForSubscription: false,
      streamsTakeLimit: false,
      zipStopsSubscribingAtItsEnd: false,
      zipsPairByPair: false,
      concatOfNothingFlattens: false,
      sequencesTakeTurns: false,
      subscribesToAllStreams: false,
      listsCombineToArrays: false,
      combineLatestStopsSubscribingAtItsEnd: false,
      closuresRunOnArrival: false,
      takeOfZeroInterrupts: false,
      timeoutArmsFirst: false,
      timersAreMadeAnewForTheirPeriod: false,
      debounceLetsItsTimerRun: false,
      durationOfOne: 1_000_000_000,
      errorEventsAreStreams: false,
      messages: .rx.advising("Just(x)")),
    spellings: CombineSpellings.all,
    names: ["zip", "combineLatest"])
}
