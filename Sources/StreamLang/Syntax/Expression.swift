/// Something that has a value. Chains are flat, so that walking and freeing them does not recurse with their
/// length; the parser limits nesting (of brackets, closures, unary operators and `?:`).
package struct Expression: Sendable {
  package let kind: Kind
  package let span: Span

  package init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case nilLiteral
    case duration(nanoseconds: Int)
    case string(String)
    case interpolation([StringPart])
    case array([Expression])
    case dictionary([DictionaryEntry])
    /// None, or two elements or more.
    case tuple([Expression])
    /// `(name: "Ann", age: 31)`
    case labelledTuple([Argument])
    case name(String)
    /// `_`, or the result that a line that begins with `.` goes on from (then the span is empty).
    case lastResult
    /// `$0`, `$1`, …
    case parameter(Int)
    case closure(Closure)
    /// `class Model { … }` as a value, in languages whose classes are made when the code reaches them. The functions of
    /// its members know the variables around, and their object by the name `this`.
    case type(TypeDeclaration)
    /// `c ? a : b`
    case conditional(condition: Expression, then: Expression, otherwise: Expression)
    /// A chain of one operator, evaluated from the left until it is decided; two operands or more.
    case logical(LogicalOperator, [Expression])
    /// A chain of one precedence, evaluated from the left. Comparisons have exactly one term.
    case binary(Expression, [BinaryTerm])
    /// A range without a lower or an upper bound goes on without end there.
    case range(lower: Expression?, upper: Expression?, isClosed: Bool, operatorSpan: Span)
    case unary(UnaryOperator, operatorSpan: Span, Expression)
    case postfix(Expression, [PostfixPart])
    /// `.name` or `.name(…)` where a value is expected: a member of the type that is expected there.
    case implicitMember(Member)
    /// Whether a value fits a pattern, whose names are known from here on: `if let x = y`, `if case .next(let x) = y`.
    case matches(Expression, MatchPattern)
    /// `&x`: the call changes the place.
    case reference(Place)
    /// `place <~ stream`: its value is the subscription.
    case bound(Place, operatorSpan: Span, Expression)
    /// `x as? Int`, `x is Int`
    case cast(Expression, Cast, TypeName)
  }
}

extension Expression {
  /// Whether it contains code that runs later, or not at all.
  var isCode: Bool {
    switch kind {
    case .closure, .type: true
    default: false
    }
  }

  /// The variable that it is: a name, or `$0`.
  var variableName: String? {
    switch kind {
    case .name(let name): name
    case .parameter(let number): "$\(number)"
    default: nil
    }
  }
}

/// The ways to ask whether a value is of a type.
package enum Cast: String, Sendable {
  case `is`
  case `as`
  case ifPossible = "as?"
  case forced = "as!"
}

/// A type as it is written. The language has no types: they are read where Swift has them; casts ask for them, and
/// literals are of the type that is declared.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments: `Int`, `Array`.
  package let name: String
  /// The generic arguments, the types of elements, of keys and values, or of the parts of a tuple.
  package let arguments: [TypeName]
  /// The labels of the parts of a tuple.
  package let labels: [String?]
  package let isOptional: Bool
  package let span: Span

  package init(name: String, _ arguments: [TypeName] = [], labels: [String?] = [], isOptional: Bool, span: Span) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.isOptional = isOptional
    self.span = span
  }

  /// The type as Swift prints it: `Array<Optional<Int>>`.
  var text: String {
    let generic = arguments.isEmpty ? name : "\(name)<\(arguments.map { $0.text }.joined(separator: ", "))>"
    return isOptional ? "Optional<\(generic)>" : generic
  }

  /// The shape of its values.
  var shape: ValueShape? {
    if isOptional { return .optional }
    switch name {
    case "Optional": return .optional
    case "String", "Substring": return .text
    case "Array", "Set": return arguments.first?.shape.map { .list($0) }
    case "Event", "Result": return arguments.first?.shape.map { .event($0) }
    case "tuple": return .tuple(of: arguments.map { $0.shape }, labels)
    case "Dictionary", "Function": return nil
    default: return arguments.first?.shape.map { .stream($0) }
    }
  }
}

/// A piece of an interpolated string.
package enum StringPart: Sendable {
  case text(String)
  case value(Expression)
}

package struct DictionaryEntry: Sendable {
  package let key: Expression
  package let value: Expression

  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// An operator of a binary chain with its right operand.
package final class BinaryTerm: Sendable {
  package let `operator`: BinaryOperator
  package let operatorSpan: Span
  package let operand: Expression

  package init(operator: BinaryOperator, operatorSpan: Span, operand: Expression) {
    self.operator = `operator`
    self.operatorSpan = operatorSpan
    self.operand = operand
  }
}

/// An operator between two values, but for the logical ones.
public enum BinaryOperator: String, CaseIterable, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case wrappingAdd = "&+"
  case wrappingSubtract = "&-"
  case wrappingMultiply = "&*"
}

package enum LogicalOperator: String, Sendable {
  case and = "&&"
  case or = "||"
  case coalesce = "??"
}

package enum UnaryOperator: String, Sendable {
  case negate = "-"
  case not = "!"
  case complement = "~"
  /// The value, or `nil` where making it throws an error.
  case attempt = "try?"
  /// The value of something that is waited for.
  case `await` = "await"
  /// The elements of a loop that waits for each.
  case awaitEach = "for await"
}
