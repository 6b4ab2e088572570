// A dialect is one file: its rules, then its spellings, with a line for each name and list of labels that the library
// has for an operator. Other names are those of the fallback and of the catalogue. An operator whose meaning no other
// library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// ReactiveSwift 7.
  public static let reactiveswift = Dialect(
    "reactiveswift", title: "ReactiveSwift 7", library: "ReactiveSwift", fallback: .rac,
    rules: DialectRules(
      allowsPeriodOfZero: false,
      subjects: .interruptingLateSubscribers,
      teardownOrder: .fromBelow,
      innerStreamsLeftFirst: .none,
      recoveryDisposesFirst: false,
      zipStopsSubscribingAtItsEnd: true,
      listsCombineToArrays: true,
      combineLatestStopsSubscribingAtItsEnd: true,
      closuresRunOnArrival: true,
      takeOfZeroInterrupts: true,
      durationOfOne: 1_000_000_000,
      messages: .rx.advising("SignalProducer(value: x)"),
      disposalInterrupts: true),
    spellings: reactiveSwiftSpellings,
    recipes: ReactiveSwiftRecipes.all, helpers: ReactiveSwiftRecipes.helpers,
    names: ["empty", "never", "filter"],
    properties: (
      operators: [
        "map", "skipRepeats", "uniqueValues", "combineLatest", "zip", "combinePrevious", "negate", "and", "or", "all",
        "any", "flatMap", "flatten",
      ],
      make: { FollowingProperty($0) }
    ))
}
