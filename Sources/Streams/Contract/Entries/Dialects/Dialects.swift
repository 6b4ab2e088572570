extension Dialect {
  /// Every dialect, in the order in which help names them: a line here and a file of rules make one.
  public static let all: [Dialect] = [rac, rxjs]

  /// The dialect that holds where a script names none.
  public static let standard = rac
}
