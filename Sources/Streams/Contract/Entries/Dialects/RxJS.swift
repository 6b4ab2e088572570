extension Dialect {
  /// RxJS 7.
  public static let rxjs = Dialect(
    "rxjs", title: "RxJS 7",
    rules: DialectRules(
      combinations: .arrays,
      closuresTakeIndex: true,
      nilIsEmptyStream: false,
      arraysAreStreams: true,
      handledErrors: .thrownValues,
      dropsMarblesAfterEnd: true,
      allowsPeriodOfZero: true,
      takeLastOfZeroCompletesAtOnce: true,
      subjects: .endingForGood,
      connectionsCanBeMadeAgain: true,
      streamsOfStreams: .convertedWhenRun,
      switchingDisposesFirst: true,
      recoveryWaitsForSubscription: true,
      zipStopsSubscribingAtItsEnd: true,
      zipsPairByPair: false,
      concatOfNothingFlattens: false,
      sequencesTakeTurns: false,
      subscribesToAllStreams: false,
      listsCombineToArrays: false,
      combineLatestStopsSubscribingAtItsEnd: false,
      closuresRunOnArrival: false,
      takeOfZeroInterrupts: false,
      durationOfOne: nil,
      errorEventsAreStreams: false,
      messages: .rx))
}
