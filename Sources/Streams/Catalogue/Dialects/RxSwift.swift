// A dialect is its rules and its spellings, which are in a file of their own here, with a line for each name and list
// of labels that the library has for an operator. Other names are those of the fallback and of the catalogue. An
// operator whose meaning no other library has gets a file in `Operators` without a line in the catalogue, and is
// spelled here.

extension Dialect {
  /// RxSwift 6.
  public static let rxswift = Dialect(
    "rxswift", title: "RxSwift 6", library: "RxSwift", fallback: .rxjs,
    rules: DialectRules(
      innerStreamsLeftFirst: .all,
      sourceIsLeftFirst: true,
      recoveryDisposesFirst: false,
      concatOfNothingFlattens: true,
      sequencesTakeTurns: true,
      subscribesToAllStreams: true,
      timeoutArmsFirst: true,
      durationOfOne: 1_000_000_000,
      errorEventsAreStreams: true,
      messages: .rxError.advising("Observable.just(x)")),
    spellings: rxswiftSpellings,
    recipes: RxSwiftRecipes.all, helpers: RxSwiftRecipes.helpers)
}
