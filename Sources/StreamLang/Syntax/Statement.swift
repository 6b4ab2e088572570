/// One statement of a script, function, closure or block.
///
/// A class, as most of what arrays hold before a script prints: arrays of classes are one type to the runtime, and each
/// type of array takes as long to make as a line to check.
public final class Statement: Sendable {
  let kind: Kind
  /// From its first character to its last, without `;` and comments around it.
  public let span: Span

  init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  indirect enum Kind: Sendable {
    case constant(Pattern, Expression)
    case variable(Pattern, Expression)
    case function(Function)
    case assignment(Assignment)
    /// `place <~ stream`
    case binding(Place, operatorSpan: Span, Expression)
    /// `if … else if … else …`
    case conditional([Branch], otherwise: Block?)
    case forEach(Pattern, in: Expression, Block)
    case whileLoop(Expression, Block)
    case breakLoop
    case continueLoop
    case returnValue(Expression?)
    case throwError(Expression)
    /// The title is a string literal, perhaps with interpolation.
    case scene(title: Expression)
    /// Streams are compared when `==` stands at the top: `.binary(left, [term])`.
    case expectation(Expression)
    case expression(Expression)
  }
}

/// `{ … }` with statements.
struct Block: Sendable {
  let statements: [Statement]
  /// With the braces.
  let span: Span
}

/// A condition and the block that runs when it holds.
struct Branch: Sendable {
  let condition: Expression
  let body: Block
}

/// `func name(a, b) = value` or `func name(a, b) { … }`.
final class Function: Sendable {
  let name: String
  let nameSpan: Span
  let parameters: [Binding]
  /// For `= value` the one expression.
  let body: [Statement]
  let span: Span

  init(name: String, nameSpan: Span, parameters: [Binding], body: [Statement], span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

struct Assignment: Sendable {
  let place: Place
  /// Nothing for `=`; for `+=` and its like the operator that combines.
  let `operator`: BinaryOperator?
  let operatorSpan: Span
  let value: Expression
}

/// A place that can be assigned to: a name, or a path that ends in a member without arguments, an element or a subscript.
struct Place: Sendable {
  /// A name when there are no parts.
  let root: Expression
  let parts: [PostfixPart]
  let span: Span
}
