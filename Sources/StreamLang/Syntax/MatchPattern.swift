/// A pattern that a value may fit, as after `case`.
package indirect enum MatchPattern: Sendable {
  /// `_`
  case anything
  case binding(Binding, isVariable: Bool)
  /// `x?`: a value that is not `nil`. `if let x = y` is `if case let x? = y`.
  case some(MatchPattern)
  case tuple([MatchPattern])
  /// `.next(x)`: a case of an enum, with as many parts of its value as are written.
  case enumCase(String, Span, [MatchPattern])
  /// A value that equals this one, or is in this range.
  case value(Expression)
  /// `is Int`, `x as Int`
  case type(TypeName, MatchPattern)

  /// The names that it gives, in the order of the text.
  package var bindings: [Binding] {
    switch self {
    case .anything, .value: []
    case .binding(let binding, _): [binding]
    case .some(let pattern), .type(_, let pattern): pattern.bindings
    case .tuple(let patterns), .enumCase(_, _, let patterns): patterns.flatMap { $0.bindings }
    }
  }
}
