/// How tightly binary operators bind, loosest first.
enum Precedence: Int, Comparable {
  /// Operators that code declares, which bind as their groups say.
  case custom = 0
  case or
  case and, comparison, coalesce, cast, range, addition, multiplication, shift

  /// Its place among all groups of operators: those that code declares come between.
  var level: Int { rawValue * 10 }

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// The operator that the token is between two values; nothing when it is no binary operator.
  init?(_ kind: Token.Kind) {
    switch kind {
    case .custom: self = .custom
    case .or: self = .or
    case .and: self = .and
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .fits: self = .comparison
    case .coalesce: self = .coalesce
    case .halfOpenRange, .closedRange: self = .range
    case .plus, .minus, .bar, .caret, .wrappingPlus, .wrappingMinus: self = .addition
    case .star, .slash, .percent, .ampersand, .wrappingStar: self = .multiplication
    case .shiftLeft, .shiftRight: self = .shift
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
    case .ampersand: self = .bitAnd
    case .bar: self = .bitOr
    case .caret: self = .bitXor
    case .shiftLeft: self = .shiftLeft
    case .shiftRight: self = .shiftRight
    case .wrappingPlus: self = .wrappingAdd
    case .wrappingMinus: self = .wrappingSubtract
    case .wrappingStar: self = .wrappingMultiply
    default: return nil
    }
  }
}
