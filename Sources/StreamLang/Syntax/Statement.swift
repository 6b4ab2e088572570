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
    case breakLoop
    case continueLoop
    case returnValue(Expression?)
    case throwError(Expression)
    case importModule(String)
    /// A declaration that has no meaning here, such as `typealias`.
    case ignored
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

/// `case pattern where condition, …: statements`; `default:` has the pattern that everything fits.
struct SwitchCase: Sendable {
  let patterns: [GuardedPattern]
  let body: Block
}

/// `catch pattern where condition { … }`; without a pattern, `error` is the error.
struct CatchClause: Sendable {
  let patterns: [GuardedPattern]
  let body: Block
}

/// A pattern with the condition that follows it.
struct GuardedPattern: Sendable {
  let pattern: MatchPattern
  let condition: Expression?
}

/// `func name(a, b) = value` or `func name(a, b) { … }`.
final class Function: Sendable {
  let name: String
  let nameSpan: Span
  let parameters: [FunctionParameter]
  /// For `= value` the one expression.
  let body: [Statement]
  let span: Span

  init(name: String, nameSpan: Span, parameters: [FunctionParameter], body: [Statement], span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
    self.span = span
  }
}

/// A parameter of a function: `name`, `label name: Type = value`.
final class FunctionParameter: Sendable {
  let binding: Binding
  /// The label of its argument; nothing where it has none.
  let label: String?
  /// The value of an argument that is left out.
  let defaultValue: Expression?
  /// Whether it takes any number of arguments, as an array.
  let isVariadic: Bool
  /// Whether the argument changes when it is assigned to.
  let isInout: Bool

  init(
    _ binding: Binding, label: String?, defaultValue: Expression? = nil, isVariadic: Bool = false, isInout: Bool = false
  ) {
    self.binding = binding
    self.label = label
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.isInout = isInout
  }

  /// Whether it is a name and nothing more.
  var isPlain: Bool { label == binding.name && defaultValue == nil && !isVariadic && !isInout }

  /// A parameter whose label is its name.
  convenience init(_ binding: Binding) { self.init(binding, label: binding.name) }
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
