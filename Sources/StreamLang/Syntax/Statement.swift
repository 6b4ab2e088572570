/// One statement of a script, function, closure or block.
///
/// It is a class, since arrays of classes are one type to the runtime, and each type of array takes as long to make as
/// a line to check.
public final class Statement: Sendable {
  package let kind: Kind
  /// From its first character to its last, without `;` and comments around it.
  public let span: Span

  package init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  package indirect enum Kind: Sendable {
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
package struct Block: Sendable {
  package let statements: [Statement]
  /// With the braces.
  package let span: Span

  package init(statements: [Statement], span: Span) {
    self.statements = statements
    self.span = span
  }
}

/// A condition and the block that runs when it holds.
package struct Branch: Sendable {
  package let condition: Expression
  package let body: Block

  package init(condition: Expression, body: Block) {
    self.condition = condition
    self.body = body
  }
}

/// `func name(a, b) = value` or `func name(a, b) { … }`.
package final class Function: Sendable {
  package let name: String
  package let nameSpan: Span
  package let parameters: [Binding]
  /// For `= value` the one expression.
  package let body: [Statement]
  package let span: Span

  package init(name: String, nameSpan: Span, parameters: [Binding], body: [Statement], span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

package struct Assignment: Sendable {
  package let place: Place
  /// Nothing for `=`; for `+=` and its like the operator that combines.
  package let `operator`: BinaryOperator?
  package let operatorSpan: Span
  package let value: Expression

  package init(place: Place, operator: BinaryOperator?, operatorSpan: Span, value: Expression) {
    self.place = place
    self.operator = `operator`
    self.operatorSpan = operatorSpan
    self.value = value
  }
}

/// A place that can be assigned to: a name, or a path that ends in a member without arguments, an element or a
/// subscript.
package struct Place: Sendable {
  /// A name when there are no parts.
  package let root: Expression
  package let parts: [PostfixPart]
  package let span: Span

  package init(root: Expression, parts: [PostfixPart], span: Span) {
    self.root = root
    self.parts = parts
    self.span = span
  }
}
