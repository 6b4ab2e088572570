extension Dialect {
  /// Every dialect, in the order of help. A line here and a file make a dialect.
  public static let all: [Dialect] = [rac, rxjs, rxswift, combine, reactiveswift, asyncsequence]

  /// Returns the dialect of a name.
  public static func named(_ name: String) -> Dialect? { all.first { $0.name == name } }
}
