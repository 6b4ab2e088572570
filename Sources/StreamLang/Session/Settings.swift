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

extension Settings {
  /// The names of the budgets, as `limits(…)` and `--limit` take them.
  public static var budgetNames: [String] { Limits.Kind.allCases.map(\.rawValue) }

  /// Changes a budget: `events=1000000`, or `off` for all; false when the text is neither.
  public mutating func limit(_ text: String) -> Bool {
    if text == "off" {
      limits = .off
      return true
    }
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Limits.Kind(rawValue: String(parts[0])), let amount = Int(parts[1]), amount > 0
    else { return false }
    limits[kind] = amount
    return true
  }
}
