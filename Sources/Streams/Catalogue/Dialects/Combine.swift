// A dialect is one file: its rules, then its spellings, with a line for each name and list of labels that the library
// has for an operator. Other names are those of the fallback and of the catalogue. An operator whose meaning no other
// library has gets a file in `Operators` without a line in the catalogue, and is spelled here.

extension Dialect {
  /// Combine, as OpenCombine implements it.
  public static let combine = Dialect(
    "combine", title: "Combine", library: "Combine", fallback: .rxjs,
    rules: DialectRules(
      durationOfOne: 1_000_000_000,
      messages: .rx.advising("Just(x)")),
    spellings: CombineSpellings.all,
    recipes: CombineRecipes.all, helpers: CombineRecipes.helpers,
    names: ["zip", "combineLatest"])
}
