extension Dialect {
  /// Every dialect, in the order in which help names them: a line here and a file make one.
  public static let all: [Dialect] = [rac, rxjs, rxswift, combine, reactiveswift]

  /// The dialect of a name.
  public static func named(_ name: String) -> Dialect? { all.first { $0.name == name } }
}
