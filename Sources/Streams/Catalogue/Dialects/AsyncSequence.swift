// A dialect is its rules and its spellings, which are in a file of their own here, with a line for each name and list
// of labels that the library has for an operator. Other names are those of the catalogue.

extension Dialect {
  /// Swift's AsyncSequence with swift-async-algorithms: sequences are pulled.
  public static let asyncsequence = Dialect(
    "asyncsequence", title: "AsyncSequence", library: "AsyncSequence",
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
      innerStreamsLeftFirst: .none,
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
      durationOfOne: nil,
      errorEventsAreStreams: false,
      messages: .rx.advising("[x].async"),
      streamsArePulled: true),
    spellings: AsyncSequenceSpellings.all)
}
