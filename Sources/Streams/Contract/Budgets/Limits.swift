/// The budgets of a run. They are counted, not measured, so that they are exceeded at the same event everywhere.
///
/// The defaults suit a laptop: any run ends within seconds and in some 400 MB.
public struct Limits: Equatable, Sendable {
  /// The budgets, by the labels that `limits(…)` takes.
  public enum Kind: String, CaseIterable, Sendable {
    /// Events that sources send in a run.
    case events
    /// Events that sources send at one instant.
    case eventsAtOneInstant
    /// Steps of closures, loops and blocks at one instant. A new value counts by its size.
    case steps
    /// Events and, twice, steps of all runs of a script or an entry.
    case work
    /// Live subscriptions and groups.
    case subscriptions
    /// The nesting depth of deliveries, calls and operators.
    case nesting
    /// Values that operators hold.
    case values
    /// Elements of one array, bytes of one text.
    case length
    /// Values that a run keeps to print them.
    case recorded
    /// Bytes that a script prints.
    case output
    /// Bytes of a script's source.
    case source
    /// Megabytes in use: the one measured budget, for growth that no count foresees.
    case memory
  }

  /// One lane of the vector for each budget. An array would be allocated for every run.
  private var amounts = SIMD16<Int>.zero

  /// Creates the default budgets.
  public init() {
    self[.events] = 12_000_000
    self[.eventsAtOneInstant] = 10_000_000
    self[.steps] = 20_000_000
    self[.work] = 24_000_000
    self[.subscriptions] = 200_000
    self[.nesting] = 10_000
    self[.values] = 1_200_000
    self[.length] = 4_000_000
    self[.recorded] = 200_000
    self[.output] = 16_000_000
    self[.source] = 2_000_000
    self[.memory] = 256
  }

  /// Budgets of the largest number, except that of nesting, because a stack has an end, and that of memory.
  public static var off: Limits {
    var limits = Limits()
    for kind in Kind.allCases where kind != .nesting { limits[kind] = Int.max }
    limits[.memory] = 4_000
    return limits
  }

  /// Whether no budget limits the length of a run.
  public var areOff: Bool { self[.events] == .max && self[.steps] == .max && self[.output] == .max }

  /// The amount of one budget.
  public subscript(kind: Kind) -> Int {
    get { amounts[kind.position] }
    set { amounts[kind.position] = newValue }
  }
}

extension Limits.Kind {
  fileprivate var position: Int {
    switch self {
    case .events: 0
    case .eventsAtOneInstant: 1
    case .steps: 2
    case .work: 3
    case .subscriptions: 4
    case .nesting: 5
    case .values: 6
    case .length: 7
    case .recorded: 8
    case .output: 9
    case .source: 10
    case .memory: 11
    }
  }
}

/// The work and output that the runs of a script or an entry have used together.
public final class Meter {
  /// Events and, twice, steps.
  public var work = 0
  /// Bytes printed.
  public var output = 0

  /// Creates a meter at zero.
  public init() {}
}
