import StreamLang

typealias Expression = StreamLang.Expression
typealias Statement = StreamLang.Statement

/// An integer type of C, as a device of 64 bits has it.
struct CInteger: Equatable, Sendable {
  let bits: Int
  let isSigned: Bool

  static let int = CInteger(bits: 32, isSigned: true)
  static let unsigned = CInteger(bits: 32, isSigned: false)
  static let long = CInteger(bits: 64, isSigned: true)
  static let unsignedLong = CInteger(bits: 64, isSigned: false)

  /// The type that its values have in a sum: smaller ones are `int`.
  var promoted: CInteger { bits < 32 ? .int : self }

  /// Whether it holds all values of another type.
  func holds(_ other: CInteger) -> Bool {
    self == other || bits > other.bits && (isSigned || !other.isSigned)
  }

  /// The type that C gives to a result of two numbers: the larger one, or of two equally large ones the unsigned one.
  static func common(_ one: CInteger, _ two: CInteger) -> CInteger {
    let (one, two) = (one.promoted, two.promoted)
    if one.bits != two.bits { return one.bits > two.bits ? one : two }
    return one.isSigned ? two : one
  }

  /// A number as the type holds it: the higher bits are lost.
  func cut(_ number: Int) -> Int {
    guard bits < 64 else { return number }
    let low = number & (1 << bits - 1)
    return isSigned && low >> (bits - 1) == 1 ? low - 1 << bits : low
  }

  /// The type of a literal, by its value and the letters after it.
  static func literal(_ number: Int, _ text: String) -> CInteger {
    let suffix = text.lowercased()
    let letters = suffix.reversed().prefix { "ul".contains($0) }
    // Hexadecimal digits are no letters of a suffix, as neither is one of them.
    if number < 0 { return .unsignedLong }
    let isLong = letters.contains("l") || number > UInt32.max
    let isPlain = !suffix.hasPrefix("0x") && !letters.contains("u")
    if isLong || isPlain && number > Int32.max { return letters.contains("u") ? .unsignedLong : .long }
    return letters.contains("u") || number > Int32.max ? .unsigned : .int
  }
}

/// A type as it is written, as far as it has a meaning here.
enum ObjCType: Equatable {
  case integer(CInteger)
  case bool
  case double
  /// An object of a class; nothing for `id`.
  case object(String?)
  case block
  case selector
  /// `CGRect`, `NSRange`: a value with members.
  case structure(String)
  /// `BOOL *` and `NSError **`, which a block may assign through.
  case pointer
  case void
  /// The type of a name that is not declared: it fits everything.
  case any

  var isStructure: Bool { if case .structure = self { true } else { false } }
  static let int = ObjCType.integer(.int)
  static let long = ObjCType.integer(.long)
  static let unsignedLong = ObjCType.integer(.unsignedLong)

  var isInteger: Bool { if case .integer = self { true } else { false } }
  var isNumber: Bool { isInteger || self == .bool || self == .double }
  /// The integer type that its values have in a sum; nothing for other types.
  var reckoned: CInteger? {
    switch self {
    case .integer(let type): type.promoted
    case .bool: .int
    default: nil
    }
  }
  /// Whether it surely is an object.
  var isObject: Bool {
    switch self {
    case .object, .block: true
    default: false
    }
  }
}

struct ObjCExpression {
  let kind: Kind
  let span: Span

  indirect enum Kind {
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case null
    case string(String)
    /// `@1`, `@(x)`
    case boxed(ObjCExpression)
    case name(String)
    case array([ObjCExpression])
    case dictionary([(key: ObjCExpression, value: ObjCExpression)])
    case selector(String)
    case message(ObjCExpression, [SelectorPart])
    /// `[super x]`
    case superMessage([SelectorPart])
    /// `a.b`, `a->b`
    case member(ObjCExpression, String, Span)
    case element(ObjCExpression, ObjCExpression)
    case call(ObjCExpression, [ObjCExpression])
    case unary(String, ObjCExpression)
    /// `i++`
    case update(ObjCExpression, isIncrement: Bool, isPrefix: Bool)
    case binary(ObjCExpression, [(sign: String, span: Span, operand: ObjCExpression)])
    case logical(String, [ObjCExpression])
    case conditional(ObjCExpression, ObjCExpression?, ObjCExpression)
    case assignment(ObjCExpression, String, Span, ObjCExpression)
    case comma([ObjCExpression])
    /// `({ a; b; })`: the value of the last one.
    case statements([ObjCStatement])
    case cast(ObjCType, ObjCExpression)
    case block(ObjCFunction)
    /// `RACObserve(x, a.b)`, `RAC(x, a, nil)`, `RACChannelTo(x, a)`
    case keyPath(KeyPathMacro, ObjCExpression, String, Span, ObjCExpression?)
    case tuple([ObjCExpression])
  }

  enum KeyPathMacro: String {
    case observe = "RACObserve"
    case bind = "RAC"
    case channel = "RACChannelTo"
  }
}

/// A word of a selector with its arguments; the last may have more than one.
struct SelectorPart {
  let name: String
  let span: Span
  let arguments: [ObjCExpression]
  /// Whether a colon follows the word.
  let takesArgument: Bool
}

extension [SelectorPart] {
  var selector: String { reduce("") { $0 + $1.name + ($1.takesArgument ? ":" : "") } }
}

struct Parameter {
  let name: String?
  let type: ObjCType
  let span: Span
}

/// A property as a class declares it.
struct Property {
  let parameter: Parameter
  /// The selectors that its attributes give.
  let getter: String?
  let setter: String?
  let isWeak: Bool
}

/// `@interface`, `@implementation` or `@protocol`: a class or a part of one.
final class ClassPart {
  enum Kind: String {
    case interface, implementation, `protocol`
  }

  let kind: Kind
  let name: String
  let nameSpan: Span
  /// The name of the category; empty for the extension of a class.
  let category: String?
  let parent: String?
  /// The instance variables that are declared in braces.
  let fields: [Declarator]
  let members: [ObjCStatement]

  init(
    _ kind: Kind, name: String, nameSpan: Span, category: String?, parent: String?, fields: [Declarator],
    members: [ObjCStatement]
  ) {
    self.kind = kind
    self.name = name
    self.nameSpan = nameSpan
    self.category = category
    self.parent = parent
    self.fields = fields
    self.members = members
  }
}

/// A block, a method or a function.
final class ObjCFunction {
  let name: String?
  let nameSpan: Span
  let parameters: [Parameter]
  /// Nothing where a block does not say it.
  let result: ObjCType?
  let body: [ObjCStatement]
  let span: Span

  init(
    name: String?, nameSpan: Span, parameters: [Parameter], result: ObjCType?, body: [ObjCStatement], span: Span
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.result = result
    self.body = body
    self.span = span
  }
}

extension ObjCStatement {
  /// Whether some of these statements give a value by `return`, or an error by `@throw`.
  static func giveValue(_ list: [ObjCStatement]) -> Bool { list.contains { $0.givesValue } }

  private var givesValue: Bool {
    switch kind {
    case .returnValue(let value): value != nil
    case .throwError: true
    case .block(let body), .loop(_, _, _, let body), .forEach(_, _, _, let body), .doLoop(let body, _):
      Self.giveValue(body)
    case .conditional(let branches, let otherwise):
      branches.contains { Self.giveValue($0.body) } || Self.giveValue(otherwise ?? [])
    case .switchOver(_, let cases): cases.contains { Self.giveValue($0.body) }
    case .attempt(let body, _, let clause, let finally):
      Self.giveValue(body) || Self.giveValue(clause ?? []) || Self.giveValue(finally ?? [])
    default: false
    }
  }
}

struct Declarator {
  enum Storage {
    case automatic
    /// `__block`: blocks share it.
    case shared
    /// `static`: it lives on between calls.
    case lasting
  }

  let name: String
  let span: Span
  let type: ObjCType
  let value: ObjCExpression?
  /// `__weak`: it does not keep its object alive.
  var isWeak = false
}

struct ObjCStatement {
  let kind: Kind
  let span: Span

  indirect enum Kind {
    case expression(ObjCExpression)
    case declaration([Declarator], Declarator.Storage)
    /// `@weakify(x)` and `@strongify(x)`.
    case retained([(name: String, span: Span)], isWeak: Bool)
    case unpack([Parameter], ObjCExpression)
    case block([ObjCStatement])
    case conditional([(condition: ObjCExpression, body: [ObjCStatement], span: Span)], otherwise: [ObjCStatement]?)
    case loop(start: ObjCStatement?, condition: ObjCExpression?, step: ObjCExpression?, [ObjCStatement])
    case forEach(Parameter, isDeclared: Bool, ObjCExpression, [ObjCStatement])
    case doLoop([ObjCStatement], ObjCExpression)
    case switchOver(ObjCExpression, [(values: [ObjCExpression], isDefault: Bool, body: [ObjCStatement], span: Span)])
    case returnValue(ObjCExpression?)
    case breakLoop
    case continueLoop
    case attempt([ObjCStatement], name: Parameter?, [ObjCStatement]?, finally: [ObjCStatement]?)
    case throwError(ObjCExpression?)
    case function(ObjCFunction)
    /// A method; its selector is the function's name.
    case method(ObjCFunction, isOfClass: Bool)
    /// A method that is declared without a body.
    case signature(ObjCFunction)
    case property([Property])
    case synthesis([(property: String, field: String)])
    case classPart(ClassPart)
    case constants([(name: String, span: Span, value: ObjCExpression?)])
    case nothing
  }
}

extension ObjCExpression {
  /// Whether C computes it before the program runs.
  var isConstant: Bool {
    switch kind {
    case .integer, .double, .boolean, .null, .string, .selector: true
    // A constant begins with a capital or with `k`.
    case .name(let name): (name.hasPrefix("k") ? name.dropFirst() : name[...]).first?.isUppercase == true
    case .unary(_, let operand), .cast(_, let operand): operand.isConstant
    case .binary(let first, let terms): first.isConstant && terms.allSatisfy { $0.operand.isConstant }
    default: false
    }
  }
}

extension ObjCStatement {
  /// Whether a file can have it outside of all methods, so that it runs nothing.
  var declaresOnly: Bool {
    switch kind {
    case .declaration(let list, _): list.allSatisfy { $0.value?.isConstant ?? true }
    case .method, .signature, .function, .constants, .property, .synthesis, .nothing: true
    case .classPart(let part): part.members.allSatisfy { $0.declaresOnly }
    default: false
    }
  }
}
