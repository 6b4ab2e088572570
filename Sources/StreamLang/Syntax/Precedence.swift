/// How tightly binary operators bind, loosest first.
enum Precedence: Int, Comparable {
  case or = 1
  case and, comparison, coalesce, range, addition, multiplication

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The operator that the token is between two values; nothing when it is no binary operator.
  init?(_ kind: Token.Kind) {
    switch kind {
    case .or: self = .or
    case .and: self = .and
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: self = .comparison
    case .coalesce: self = .coalesce
    case .halfOpenRange, .closedRange: self = .range
    case .plus, .minus: self = .addition
    case .star, .slash, .percent: self = .multiplication
    default: return nil
    }
  }
}

extension BinaryOperator {
  init?(_ kind: Token.Kind) {
    switch kind {
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    case .percent: self = .remainder
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    default: return nil
    }
  }
}
