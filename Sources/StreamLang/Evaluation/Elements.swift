/// The values of a stream or an array, as far as words tell whether they are optionals in Swift.
enum Elements {
  case texts, optionals
  /// Arrays of optionals.
  case lists
}
