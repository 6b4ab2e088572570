/// The budgets of a run (DESIGN 3): counted, never measured, so that they strike at the same event everywhere.
public struct Limits: Equatable, Sendable {
  /// The budgets, by the labels that `limits(…)` takes.
  public enum Kind: String, CaseIterable, Sendable {
    /// What sources send, in a run.
    case events
    /// What sources send at one instant.
    case eventsAtOneInstant
    /// Steps of closures, loops and blocks at one instant.
    case steps
    /// Live subscriptions and groups.
    case subscriptions
    /// Deliveries, calls and operators that stand inside one another.
    case nesting
    /// Values that operators hold.
    case values
  }

  private var amounts: [Int]

  /// The defaults of DESIGN 3.
  public init() { amounts = [20_000_000, 10_000_000, 50_000_000, 200_000, 10_000, 10_000_000] }

  /// Every budget as large as a number can be, but the one for nesting: a stack has an end.
  public static var off: Limits {
    var limits = Limits()
    for kind in Kind.allCases where kind != .nesting { limits[kind] = Int.max }
    return limits
  }

  /// The amount of one budget.
  public subscript(kind: Kind) -> Int {
    get { amounts[Self.position(kind)] }
    set { amounts[Self.position(kind)] = newValue }
  }

  private static func position(_ kind: Kind) -> Int {
    switch kind {
    case .events: 0
    case .eventsAtOneInstant: 1
    case .steps: 2
    case .subscriptions: 3
    case .nesting: 4
    case .values: 5
    }
  }
}

/// Why a run ended before its time.
public enum Stop {
  /// A budget was passed, by what is named here.
  case limit(Limits.Kind, amount: Int, by: String?)
  /// Somebody pressed Ctrl-C.
  case interrupted
}
