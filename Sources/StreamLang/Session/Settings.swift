import Streams

/// What a script or the shell has settled for the runs to come.
public struct Settings: Sendable {
  /// The rule for what is due at one instant.
  public var ties = TieRule.phased
  /// How far a run goes at most, in nanoseconds of virtual time.
  public var horizon = 10_000_000_000
  /// The budgets of a run.
  public var limits = Limits()
  /// Whose meaning plain names have.
  public var dialect = Dialect.rac
  /// Nanoseconds a mark of marble text takes.
  public var tick = 100_000_000
  /// Whether everything of a long run is kept, not only its ends.
  public var keepsAll = false

  /// The defaults.
  public init() {}
}
