/// A word, literal, bracket or operator of a source text.
struct Token {
  var kind: Kind
  var start: Int
  var end: Int
  /// By kind: a number's value, a double's bits, the index of a string, a fault or a bracket's partner.
  var payload = 0
  /// How many brackets are open around it; a bracket counts as outside of itself.
  var depth = 0
  /// Whether a newline that ends a statement stands before it.
  var startsLine = false

  var span: Span { Span(start: start, end: end) }

  enum Kind: UInt8 {
    case end
    /// A fault of the lexer, which the parser reports when it comes to it.
    case invalid

    case name, underscore, parameter
    case `let`, `var`, `func`, `if`, `else`, `for`, `in`, `while`, `break`, `continue`, `return`, `throw`
    case `true`, `false`, `nil`

    case integer, double, duration
    /// A whole string without interpolation.
    case string
    /// The text before the first, between two and after the last interpolation.
    case stringOpen, stringMiddle, stringClose

    case leftRound, rightRound, leftSquare, rightSquare, leftCurly, rightCurly
    case comma, colon, semicolon, dot, optionalDot, question
    case arrow, at, keyPath
    case assign, addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign, bind
    case andAssign, orAssign, xorAssign, shiftLeftAssign, shiftRightAssign
    case plus, minus, star, slash, percent, not, tilde
    /// `&+`, `&-` and `&*`: overflow wraps around.
    case wrappingPlus, wrappingMinus, wrappingStar
    case ampersand, bar, caret, shiftLeft, shiftRight, fits
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case and, or, coalesce
    case halfOpenRange, closedRange
    /// An operator that code declares.
    case custom

    /// Whether it can be a member's name or an argument's label: every word can.
    var isWord: Bool { rawValue >= Kind.name.rawValue && rawValue <= Kind.nil.rawValue && self != .parameter }

    /// Whether it can end a type: then, without a blank before it, it is no operator at the end of a line.
    var mayEndType: Bool { self == .question || self == .greater || self == .shiftRight }

    /// Whether a statement goes on in the next line after it.
    var continuesLine: Bool {
      switch self {
      case .colon, .question: true
      case .not, .tilde: false
      default: rawValue >= Kind.assign.rawValue
      }
    }

    /// Whether a line that begins with it and a blank goes on with the line before.
    var continuesFromLineBefore: Bool {
      switch self {
      case .question, .colon, .plus, .minus, .star, .slash, .percent, .wrappingPlus, .wrappingMinus, .wrappingStar,
        .equal, .notEqual, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .and, .or, .coalesce, .halfOpenRange, .closedRange, .bar, .caret, .shiftLeft, .shiftRight,
        .assign, .bind, .custom:
        true
      default: false
      }
    }

    /// Whether nothing but a statement begins with it.
    var onlyBeginsStatement: Bool {
      switch self {
      case .let, .var, .func, .for, .while, .return, .throw: true
      default: false
      }
    }

    /// Whether a value can end with it.
    var endsValue: Bool {
      switch self {
      case .name, .underscore, .parameter, .true, .false, .nil, .integer, .double, .duration, .string, .stringClose,
        .rightRound, .rightSquare, .rightCurly:
        true
      default: false
      }
    }
  }
}

/// The brackets that the lexer keeps open.
enum Bracket: UInt8 {
  case round, square, curly
  /// `\(` in a string.
  case interpolation

  var opening: String {
    switch self {
    case .round: "("
    case .square: "["
    case .curly: "{"
    case .interpolation: "\\("
    }
  }

  var closing: String {
    switch self {
    case .round, .interpolation: ")"
    case .square: "]"
    case .curly: "}"
    }
  }
}

/// A `//:` or `//>` line.
struct MarkedLine {
  enum Kind { case prose, expectedOutput }

  let kind: Kind
  /// From `//` to the end of the line.
  let span: Span
  /// How many tokens stand before it.
  let tokensBefore: Int
  /// Whether a token stands before it on the same line.
  let isBesideCode: Bool
}
