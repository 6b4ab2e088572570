import StreamLang
import Streams

/// Arithmetic in the integer types of C.
extension Translator {
  /// A number on its way through an expression.
  struct Reckoned {
    var value: Expression
    var type: ObjCType
    /// Whether bits may stand above those of its type, which are lost before anything sees them.
    var isUncut = false
  }

  /// A number without bits above those of its type.
  func settled(_ number: Reckoned) -> Expression {
    guard number.isUncut, case .integer(let type) = number.type else { return number.value }
    return cut(number.value, to: type)
  }

  func cut(_ value: Expression, to type: CInteger) -> Expression {
    if case .integer(let number) = value.kind { return Expression(.integer(type.cut(number)), value.span) }
    guard type.bits < 64 else { return value }
    return .call((type.isSigned ? "Int" : "UInt") + String(type.bits), [value], value.span)
  }

  /// The type of a choice between two values.
  static func common(_ one: ObjCType, _ two: ObjCType) -> ObjCType {
    if one == two { return one }
    if let first = one.reckoned, let second = two.reckoned { return .integer(CInteger.common(first, second)) }
    return one.isNumber && two.isNumber ? .double : one == .any ? two : one
  }

  /// A sum, a product or the like of two numbers.
  func reckon(
    _ one: Reckoned, _ sign: BinaryOperator, _ signSpan: Span, _ two: Expression, _ type: ObjCType, _ span: Span,
    _ join: (Expression, Expression) -> Expression
  ) -> Reckoned {
    let isShift = sign == .shiftLeft || sign == .shiftRight
    guard let left = one.type.reckoned, let right = type.reckoned else {
      let isDouble = one.type == .double || type == .double
      let kind: ObjCType = isDouble ? .double : one.type == .any || type == .any ? .any : .long
      return Reckoned(value: join(settled(one), two), type: kind)
    }
    let kind = isShift ? left : CInteger.common(left, right)
    let isExact = [.divide, .remainder, .shiftRight].contains(sign)
    // Here a calculation in a larger type begins.
    let first = isExact || one.type != .integer(kind) ? settled(one) : one.value
    guard isExact else {
      let isBitwise = [.bitAnd, .bitOr, .bitXor].contains(sign)
      let isUncut = kind.bits < 64 && !(isBitwise && !one.isUncut && kind.holds(left) && kind.holds(right))
      return Reckoned(value: join(first, two), type: .integer(kind), isUncut: isUncut)
    }
    let (dividend, divisor) = (fitted(first, left, kind), isShift ? two : fitted(two, right, kind))
    if kind == .unsignedLong, !(isSurelyPositive(dividend) && isSurelyPositive(divisor)) {
      let name =
        sign == .divide ? "unsignedQuotient" : sign == .remainder ? "unsignedRemainder" : "unsignedShift"
      return Reckoned(value: .call(name, [dividend, divisor], span), type: .integer(kind))
    }
    return Reckoned(value: join(dividend, divisor), type: .integer(kind))
  }

  /// A comparison of two numbers.
  func compared(
    _ one: Reckoned, _ sign: BinaryOperator, _ signSpan: Span, _ two: Expression, _ type: ObjCType, _ span: Span
  ) -> Expression {
    var (first, second) = (settled(one), two)
    if let left = one.type.reckoned, let right = type.reckoned {
      let kind = CInteger.common(left, right)
      (first, second) = (fitted(first, left, kind), fitted(second, right, kind))
      if kind == .unsignedLong, sign != .equal, sign != .notEqual,
        !(isSurelyPositive(first) && isSurelyPositive(second))
      {
        let isSwapped = sign == .greater || sign == .lessOrEqual
        let below = Expression.call("isBelow", isSwapped ? [second, first] : [first, second], span)
        let isNegated = sign == .greaterOrEqual || sign == .lessOrEqual
        return isNegated ? Expression(.unary(.not, operatorSpan: signSpan, below), span) : below
      }
    }
    return Expression(.binary(first, [BinaryTerm(operator: sign, operatorSpan: signSpan, operand: second)]), span)
  }

  /// A number as a larger type without a sign has it.
  private func fitted(_ value: Expression, _ type: CInteger, _ kind: CInteger) -> Expression {
    if kind.bits == 64 || kind.holds(type) { return value }
    if case .integer(let number) = value.kind, number >= 0 { return value }
    return cut(value, to: kind)
  }

  /// Whether a number is below 2^63 for certain: a literal, or how many elements something has.
  private func isSurelyPositive(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer(let number): return number >= 0
    case .postfix(_, let parts):
      guard case .member(let member)? = parts.last else { return false }
      return ["count", "length"].contains(member.name)
    default: return false
    }
  }
}
