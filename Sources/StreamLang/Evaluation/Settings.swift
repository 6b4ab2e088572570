import Streams

/// The settings of a script or the shell, for the runs to come.
public struct Settings: Sendable {
  /// The rule for the order at one instant that was chosen; where none was, that of the language holds.
  public var chosenTies: TieRule?
  /// The rule of the machine that the code was written for, if its language is not rxplay's own.
  package var tiesOfLanguage = TieRule.phased
  /// How far a run goes at most, in nanoseconds of virtual time.
  public var horizon = 10_000_000_000
  /// The budgets of a run.
  public var limits = Limits()
  /// The dialect, whose meaning plain names have.
  public var dialect = Dialect.standard
  /// Whether the names of the dialect's library are known besides its operators, as in a text that imports it.
  public var knowsLibrary = false
  /// The time of one mark of marble text, in nanoseconds.
  public var tick = 100_000_000
  /// Where the random numbers of a run begin.
  public var seed = 0
  /// Makes the planner of a world, which runs some streams in less time; without it all runs as the operators say.
  public var makePlanner: (@Sendable () -> any RunPlanner)?
  /// The languages besides its own for scripts.
  public var languages: [SourceLanguage] = []
  /// Whether everything of a long run is kept, not only its ends.
  public var keepsAll = false
  /// Whether expectations of tests with marbles are drawn: the events that are expected, and those that came.
  public var drawsExpectations = false

  /// The defaults.
  public init() {}
}

extension Settings {
  /// The rule for the order of timers that are due at one instant.
  public var ties: TieRule { chosenTies ?? tiesOfLanguage }

  /// The names of the budgets, as `limits(…)` and `--limit` take them.
  public static var budgetNames: [String] { Limits.Kind.allCases.map { $0.rawValue } }

  /// The budgets with their amounts.
  public var budgets: [(name: String, amount: Int)] { Limits.Kind.allCases.map { ($0.rawValue, limits[$0]) } }

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

extension Settings {
  /// The rules of values that `values("…")` can choose.
  package func rules(named name: String) -> ValueRules? { languages.first { $0.values.name == name }?.values }

  /// The rules for the order at one instant.
  public static var tiesNames: [String] { TieRule.allCases.map { $0.rawValue } }
  /// The dialects.
  public static var dialectNames: [String] { Dialect.all.map { $0.name } }
  /// The argument of `standIns` after which a text is rxplay's own again.
  static let standInsOff = "off"

  /// The dialect that holds where nothing else is set.
  public static var standardDialectName: String { Dialect.standard.name }
  /// The rule that is set.
  public var tiesName: String { ties.rawValue }
  /// The dialect that is set.
  public var dialectName: String { dialect.name }
  /// Whether no budget was changed.
  public var hasDefaultLimits: Bool { limits == Limits() }

  /// Sets the rule for the order at one instant; false when there is none of that name.
  public mutating func setTies(_ name: String) -> Bool {
    guard let rule = TieRule(rawValue: name) else { return false }
    chosenTies = rule
    return true
  }

  /// Sets the dialect; false when there is none of that name.
  public mutating func setDialect(_ name: String) -> Bool {
    guard let reached = Dialect.named(name) else { return false }
    if reached != dialect { knowsLibrary = false }
    dialect = reached
    return true
  }

  /// Sets the horizon to a duration as the language writes it; false when it is none.
  public mutating func setHorizon(_ text: String) -> Bool {
    guard let duration = Self.duration(text) else { return false }
    horizon = duration
    return true
  }

  /// Sets the tick of marble text to a duration as the language writes it; false when it is none.
  public mutating func setTick(_ text: String) -> Bool {
    guard let duration = Self.duration(text), duration > 0 else { return false }
    tick = duration
    return true
  }

  /// Returns the nanoseconds of a duration as the language writes it; nil if it is none.
  static func duration(_ text: String) -> Int? {
    let statements = Parser.parse(SourceText(name: "", text: text)).statements
    guard statements.count == 1, case .expression(let expression) = statements[0].kind,
      case .duration(let nanoseconds) = expression.kind
    else { return nil }
    return nanoseconds
  }
}
