/// A `switch` of pasted Swift has a case for each value.
extension Checker {
  /// Reports a `switch` that lacks a case, if its cases say the type of the value.
  ///
  /// A case for a failure may be left out where the failure type is `Never`: only RxSwift has none.
  func checkCoverage(of subject: Expression, _ cases: [SwitchCase]) {
    guard let library = libraryNames(of: dialect), rules == nil, !isInDrive(subject.span) else { return }
    var named: [String] = []
    var covered: Set<String> = []
    var needsDefault = false
    for guarded in cases.flatMap({ $0.patterns }) {
      let isSure = guarded.condition == nil
      switch guarded.pattern {
      case .anything, .binding: if isSure { return }
      case .enumCase(let name, _, let parts):
        named.append(name)
        if isSure, parts.allSatisfy({ $0.fitsAll }) { covered.insert(name) }
      case .value(let value): if value.isLiteralOfMany { needsDefault = true } else { return }
      case .some, .tuple, .type: return
      }
    }
    let word = Span(start: max(0, subject.span.start - "switch ".utf8.count), end: subject.span.end)
    guard !named.isEmpty else {
      if needsDefault { report("this switch must be exhaustive; it lacks default", word) }
      return
    }
    let meant = library.enums.filter { known in named.allSatisfy { known.contains($0) } }
    let lacking = meant.map { known in known.filter { !covered.contains($0) && !mayBeLeftOut($0, library) } }
    guard let first = lacking.first, lacking.allSatisfy({ !$0.isEmpty }) else { return }
    report("this switch lacks " + first.map { "." + $0 }.joined(separator: " and "), word)
  }

  private func mayBeLeftOut(_ name: String, _ library: Library) -> Bool {
    library.failures != nil && (name == "failure" || name == "failed")
  }
}

extension MatchPattern {
  /// Whether every value fits.
  fileprivate var fitsAll: Bool {
    switch self {
    case .anything, .binding: true
    case .tuple(let parts): parts.allSatisfy { $0.fitsAll }
    // Every error can be bridged.
    case .type(let type, let pattern): pattern.fitsAll && ["NSError", "Error"].contains(type.name)
    case .some, .enumCase, .value: false
    }
  }
}

extension Expression {
  /// Whether it is a literal of a type that has more values than anybody writes cases for.
  fileprivate var isLiteralOfMany: Bool {
    switch kind {
    case .integer, .double, .string, .interpolation, .range: true
    case .unary(.negate, _, let operand): operand.isLiteralOfMany
    default: false
    }
  }
}
