import StreamLang

typealias Expression = StreamLang.Expression
typealias Statement = StreamLang.Statement

/// An expression of JavaScript.
struct JSExpression {
  let kind: Kind
  let span: Span

  indirect enum Kind {
    case number(Double)
    case string(String)
    case boolean(Bool)
    case null
    case this
    /// Before a dot or a call.
    case superclass
    case newTarget
    case classValue(JSClass)
    case template([TemplatePart])
    case regularExpression(pattern: String, flags: String)
    case identifier(String)
    case array([ArrayElement])
    case object([Property])
    case function(JSFunction)
    /// `-x`, `!x`, `typeof x`
    case unary(String, JSExpression)
    /// `x++`, `--x`
    case update(String, isPrefix: Bool, JSExpression)
    case binary(String, signSpan: Span, JSExpression, JSExpression)
    /// A chain of `&&`, `||` or `??`.
    case logical(String, [JSExpression])
    case assignment(String, signSpan: Span, JSExpression, JSExpression)
    /// `[a, b] = [b, a]`
    case destructuring(Target, JSExpression)
    case conditional(JSExpression, JSExpression, JSExpression)
    case call(JSExpression, [JSArgument], isOptional: Bool, span: Span)
    case make(JSExpression, [JSArgument], span: Span)
    case member(JSExpression, String, nameSpan: Span, isOptional: Bool)
    case element(JSExpression, JSExpression, span: Span, isOptional: Bool)
    case sequence([JSExpression])
    /// `yield value`, `yield* values`
    case yield(JSExpression?, isDelegating: Bool)
    case await(JSExpression)
  }

  enum TemplatePart {
    case text(String)
    case value(JSExpression)
  }

  enum ArrayElement {
    case value(JSExpression)
    case spread(JSExpression)
    case hole
  }

  enum Property {
    case value(PropertyKey, JSExpression)
    case getter(PropertyKey, JSFunction)
    case setter(PropertyKey, JSFunction)
    case spread(JSExpression)
  }

  enum PropertyKey {
    case name(String, Span)
    case computed(JSExpression)
  }
}

extension JSExpression {
  /// Whether it is the word `super`.
  var isSuper: Bool { if case .superclass = kind { true } else { false } }
}

struct JSArgument {
  let value: JSExpression
  let isSpread: Bool
}

/// A function, method or arrow function.
final class JSFunction {
  let name: String?
  let nameSpan: Span
  let parameters: [Parameter]
  let body: [JSStatement]
  /// Whether the body is one expression, which is the result.
  let isExpression: Bool
  let isArrow: Bool
  let isGenerator: Bool
  let isAsync: Bool
  let span: Span

  struct Parameter {
    let target: Target
    let initial: JSExpression?
    let isRest: Bool
    /// The type in TypeScript, if it is a name alone.
    var type: TypeName?
    /// Whether it is a property as well: `constructor(private http: HttpClient)`.
    var isProperty = false
  }

  init(
    name: String?, nameSpan: Span, parameters: [Parameter], body: [JSStatement], isExpression: Bool, isArrow: Bool,
    isGenerator: Bool = false, isAsync: Bool = false, span: Span
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
    self.isExpression = isExpression
    self.isArrow = isArrow
    self.isGenerator = isGenerator
    self.isAsync = isAsync
    self.span = span
  }
}

/// A class, as a value or as a declaration.
final class JSClass {
  let name: String?
  let nameSpan: Span
  let parent: JSExpression?
  let members: [Member]
  let span: Span

  struct Member {
    enum Kind {
      /// The type is that of a property which the app sets.
      case field(JSExpression.PropertyKey, JSExpression?, type: TypeName?)
      case method(JSExpression.PropertyKey, JSFunction)
      case getter(JSExpression.PropertyKey, JSFunction)
      case setter(JSExpression.PropertyKey, JSFunction)
      case constructor(JSFunction)
      /// `static { … }`
      case block([JSStatement])
    }
    let kind: Kind
    let isStatic: Bool

    init(_ kind: Kind, isStatic: Bool) {
      self.kind = kind
      self.isStatic = isStatic
    }
  }

  init(name: String?, nameSpan: Span, parent: JSExpression?, members: [Member], span: Span) {
    self.name = name
    self.nameSpan = nameSpan
    self.parent = parent
    self.members = members
    self.span = span
  }
}

/// A name, or a pattern that takes a value apart.
indirect enum Target {
  case name(String, Span)
  /// A place that is no name, as only assignments have.
  case place(JSExpression)
  case array([(target: Target, initial: JSExpression?)?], rest: Target?, Span)
  case object([(key: JSExpression.PropertyKey, target: Target, initial: JSExpression?)], rest: Target?, Span)

  var span: Span {
    switch self {
    case .name(_, let span), .array(_, _, let span), .object(_, _, let span): span
    case .place(let expression): expression.span
    }
  }
}

/// A statement of JavaScript.
struct JSStatement {
  let kind: Kind
  let span: Span

  indirect enum Kind {
    case declaration(DeclarationWord, [(target: Target, value: JSExpression?)])
    case function(JSFunction)
    case classDeclaration(JSClass)
    case expression(JSExpression)
    case block([JSStatement])
    case conditional(JSExpression, JSStatement, JSStatement?)
    case loop(first: JSStatement?, test: JSExpression?, update: JSExpression?, JSStatement)
    case forOf(Target, JSExpression, JSStatement, isAwait: Bool)
    case forIn(Target, JSExpression, JSStatement)
    case whileLoop(JSExpression, JSStatement)
    case doLoop(JSStatement, JSExpression)
    case switchOver(JSExpression, [(test: JSExpression?, body: [JSStatement])])
    case attempt([JSStatement], parameter: Target?, handler: [JSStatement]?, finally: [JSStatement]?)
    case returnValue(JSExpression?)
    case throwError(JSExpression)
    case labelled(String, JSStatement)
    case breakLoop(label: String?)
    case continueLoop(label: String?)
    case imports([Import], module: String, moduleSpan: Span)
    /// `enum Color { Red, Green }`
    case enumeration(String, Span, [(name: String, value: JSExpression?)])
    case empty
  }

  enum DeclarationWord: String {
    case const, `let`, `var`
  }

  /// `name as local`; the name `*` imports the whole module, `default` its default.
  struct Import {
    let name: String
    let local: String
    let span: Span
  }
}

extension Expression {
  static func undefined(_ span: Span) -> Expression { .name("undefined", span) }
}
