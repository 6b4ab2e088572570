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
    /// `var x = 0 { willSet { … } didSet { … } }`, with its observers as functions.
    case observed(Binding, Expression, [Function])
    case function(Function)
    case type(TypeDeclaration)
    case assignment(Assignment)
    /// `if … else if … else …`
    case conditional([Branch], otherwise: Block?)
    case forEach(Pattern, in: Expression, Block)
    case whileLoop(Expression, Block)
    case repeatLoop(Block, while: Expression)
    /// `guard condition else { … }`: the names of the condition are known after it.
    case guarding(Expression, otherwise: Block)
    case switchOver(Expression, [SwitchCase])
    /// Goes on with the next case of a `switch`.
    case fallThrough
    /// `do { … } catch { … }`
    case attempt(Block, [CatchClause])
    /// Runs when the block around it is left.
    case deferred(Block)
    /// `label: for x in xs { … }`: a statement that `break` and `continue` can name.
    case labelled(String, Statement)
    case breakLoop(label: String? = nil)
    case continueLoop(label: String? = nil)
    case returnValue(Expression?)
    case throwError(Expression)
    case importModule(String)
    /// A declaration that has no meaning here, such as `typealias`.
    case ignored
    /// The title is a string literal, perhaps with interpolation.
    case scene(title: Expression)
    /// Streams are compared if `==` is the outermost operator: `.binary(left, [term])`.
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

/// `case pattern where condition, …: statements`; `default:` has the pattern that everything fits.
package struct SwitchCase: Sendable {
  package let patterns: [GuardedPattern]
  package let body: Block

  package init(patterns: [GuardedPattern], body: Block) {
    self.patterns = patterns
    self.body = body
  }
}

/// `catch pattern where condition { … }`; without a pattern, `error` is the error.
package struct CatchClause: Sendable {
  package let patterns: [GuardedPattern]
  package let body: Block

  package init(patterns: [GuardedPattern], body: Block) {
    self.patterns = patterns
    self.body = body
  }
}

/// A pattern with the condition that follows it.
package struct GuardedPattern: Sendable {
  package let pattern: MatchPattern
  package let condition: Expression?

  package init(pattern: MatchPattern, condition: Expression?) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// `func name(a, b) = value` or `func name(a, b) { … }`.
package final class Function: Sendable {
  package let name: String
  package let nameSpan: Span
  package let parameters: [FunctionParameter]
  /// For `= value` the one expression.
  package let body: [Statement]
  package let span: Span
  /// Whether it is a `var` whose value is computed each time: `var x: Int { … }`.
  package let isComputed: Bool
  /// Whether it is declared as `async`, or waits itself.
  let isAsync: Bool
  /// The shape of the result that it declares.
  var result: ValueShape? { resultType?.shape }
  /// The type of the result that it declares.
  package let resultType: TypeName?

  init(
    named name: String, _ nameSpan: Span, _ parameters: [FunctionParameter], _ body: [Statement], _ span: Span,
    isComputed: Bool, _ result: TypeName?, isAsync: Bool
  ) {
    resultType = result
    self.isAsync = isAsync
    self.isComputed = isComputed
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

/// A parameter of a function: `name`, `label name: Type = value`.
package final class FunctionParameter: Sendable {
  package let binding: Binding
  /// The label of its argument; nothing where it has none.
  package let label: String?
  /// The value of an argument that is left out.
  package let defaultValue: Expression?
  /// The type as it is written.
  let type: TypeName?
  /// Whether it takes any number of arguments, as an array.
  package let isVariadic: Bool
  /// Whether the argument changes when it is assigned to.
  package let isInout: Bool

  package convenience init(
    _ binding: Binding, label: String?, defaultValue: Expression? = nil, isVariadic: Bool = false, isInout: Bool = false
  ) {
    self.init(
      binding, label: label, type: nil, defaultValue: defaultValue, isVariadic: isVariadic, isInout: isInout)
  }

  package init(
    _ binding: Binding, label: String?, type: TypeName?, defaultValue: Expression? = nil, isVariadic: Bool = false,
    isInout: Bool = false
  ) {
    self.type = type
    self.binding = binding
    self.label = label
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.isInout = isInout
  }

  /// Whether it is a name and nothing more.
  package var isPlain: Bool { label == binding.name && defaultValue == nil && !isVariadic && !isInout }

  /// A parameter whose label is its name.
  package convenience init(_ binding: Binding) { self.init(binding, label: binding.name) }
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

  /// The same with another value.
  func with(_ value: Expression) -> Assignment {
    Assignment(place: place, operator: `operator`, operatorSpan: operatorSpan, value: value)
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

extension Statement {
  /// The expression that it is, also where the translation of another language keeps its value from being shown.
  var bareExpression: Expression? {
    switch kind {
    case .expression(let expression): expression
    case .constant(.single(let binding), let value) where binding.name == nil: value
    default: nil
    }
  }
}
