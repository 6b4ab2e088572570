extension Dialect {
  /// ReactiveCocoa 2.x, in Objective-C.
  public static let rac = Dialect(
    "rac", title: "ReactiveCocoa 2.x",
    rules: DialectRules(
      combinations: .tuples,
      closuresTakeIndex: false,
      nilIsEmptyStream: true,
      arraysAreStreams: false,
      handledErrors: .errors,
      dropsMarblesAfterEnd: false,
      allowsPeriodOfZero: false,
      takeLastOfZeroCompletesAtOnce: false,
      subjects: .reopening,
      connectionsCanBeMadeAgain: false,
      streamsOfStreams: .checkedOnArrival,
      switchingDisposesFirst: false,
      recoveryWaitsForSubscription: false,
      zipStopsSubscribingAtItsEnd: false,
      zipsPairByPair: true,
      concatOfNothingFlattens: true,
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
