import Streams

/// The types of names that have generic arguments, as far as declarations write them: `let s: Future<Int, Error>`,
/// `let s = PassthroughSubject<Double, Never>()`, `func load() -> Single<User>`.
///
/// They give the types of the literals that are sent, and say whether a stream can fail. A name that is declared with
/// several types has none.
package struct DeclaredTypes: Sendable {
  private var types: [String: TypeName] = [:]
  private var ambiguous: Set<String> = []
  /// The types without generic arguments; nil for a name that is declared with several.
  private var plain: [String: TypeName?] = [:]

  /// The types that `typealias` gives another name.
  var aliases: [String: TypeName] = [:]
  /// The types with one generic argument, as they are written.
  var ofOneArgument: [TypeName] { uses.filter { $0.arguments.count == 1 } }
  /// The types that are written, each with the place of its name; some are read twice.
  private(set) var uses: [TypeName] = []

  /// The types of names that are declared without a value.
  var withoutValue: [String: TypeName] = [:]

  package init() {}

  /// Notes a type where it is written.
  mutating func noteUse(_ name: String, _ arguments: [TypeName], _ span: Span) {
    uses.append(TypeName(name: name, arguments, isOptional: false, span: span))
  }

  package subscript(name: String) -> TypeName? { types[name] }

  /// Notes the type of a name.
  mutating func note(_ name: String, _ type: TypeName) {
    plain[name] = plain[name].map { $0?.name == type.name ? $0 : nil } ?? type
    guard !type.arguments.isEmpty, !ambiguous.contains(name) else { return }
    if let known = types.updateValue(type, forKey: name), known.text != type.text {
      types[name] = nil
      ambiguous.insert(name)
    }
  }

  /// A name that is declared again without a type may be of any.
  private mutating func forget(_ name: String) {
    if types.removeValue(forKey: name) != nil { ambiguous.insert(name) }
  }

  /// Notes the type of the names of a declaration: that which it writes, or that which its value calls.
  mutating func note(_ pattern: Pattern, _ type: TypeName?, _ value: Expression, _ generics: [TypeName]) {
    for case let name? in pattern.bindings.map({ $0.name }) {
      if let type {
        note(name, type)
      } else if let literal = value.literalType {
        note(name, TypeName(name: literal, isOptional: false, span: value.span))
      } else if case .postfix(let base, let parts) = value.kind, case .name(let maker) = base.kind {
        let types = generics.isEmpty && parts.count == 1 ? Self.inferred(base, parts[0]) : generics
        if types.isEmpty {
          forget(name)
        } else {
          note(name, TypeName(name: maker, types, isOptional: false, span: base.span))
        }
      }
    }
  }

  /// The type that `MutableProperty(1)` has by its only argument, where that is a literal.
  private static func inferred(_ base: Expression, _ part: PostfixPart) -> [TypeName] {
    guard case .call(let arguments) = part, arguments.trailing == nil, arguments.list.count == 1,
      let type = arguments.list[0].value.literalType
    else { return [] }
    return [TypeName(name: type, isOptional: false, span: base.span)]
  }

  /// The type of the values that the first part of a chain is given: `CurrentValueSubject<Double, Never>(0)`,
  /// `Observable<Double>.of(1, 2)`, `temperatures.send(20)`.
  func element(of base: Expression, _ generics: [TypeName], _ parts: [PostfixPart]) -> TypeName? {
    guard case .name(let name) = base.kind else { return nil }
    if let type = generics.first { return name == "Dictionary" ? nil : type }
    guard let member = parts.first?.member, StreamMember.isSendingValues(member.name) else { return nil }
    return types[name]?.arguments.first
  }

  /// The type of the value that `temperatures.value = 20` sets, and of those in `total = 1` and
  /// `state = .init(value: 1)`.
  func element(setBy place: Expression, to value: Expression) -> TypeName? {
    var name: String?
    if case .name(let plain) = place.kind { name = plain }
    if case .postfix(let base, let parts) = place.kind, parts.count == 1, case .name("self") = base.kind {
      name = parts[0].member?.name
    }
    if let name {
      if case .implicitMember(let member) = value.kind, member.name == "init" { return types[name] }
      var number = value
      if case .unary(.negate, _, let operand) = value.kind { number = operand }
      if number.literalType == "Int" { return plain[name] ?? nil }
    }
    guard case .postfix(let base, let parts) = place.kind, parts.count == 1, parts[0].member?.name == "value",
      case .name(let name) = base.kind
    else { return nil }
    return types[name]?.arguments.first
  }
}

extension PostfixPart {
  /// The call with literals of the type that its values have.
  func typed(_ type: TypeName) -> PostfixPart {
    switch self {
    case .call(let arguments): .call(arguments.typed(type))
    case .member(let member):
      .member(
        Member(
          name: member.name, nameSpan: member.nameSpan, isOptional: member.isOptional,
          arguments: member.arguments?.typed(type)))
    default: self
    }
  }
}

extension PostfixPart {
  /// The generic arguments of the type that it calls, where the first has optionals.
  var generics: [TypeName] {
    switch self {
    case .call(let arguments): arguments.generics
    case .member(let member): member.arguments?.generics ?? []
    default: []
    }
  }

  /// The call of a type with generic arguments.
  func of(_ generics: [TypeName]) -> PostfixPart {
    switch self {
    case .call(var arguments):
      arguments.generics = generics
      return .call(arguments)
    case .member(let member):
      var arguments = member.arguments
      arguments?.generics = generics
      return .member(
        Member(name: member.name, nameSpan: member.nameSpan, isOptional: member.isOptional, arguments: arguments))
    default: return self
    }
  }
}

extension Arguments {
  func typed(_ type: TypeName) -> Arguments {
    let typed = list.map { argument in
      guard argument.label == nil || argument.label?.name == "value" else { return argument }
      if case .array(let elements) = argument.value.kind, type.name != "Array", type.name != "Set" {
        let list = Expression(kind: .array(elements.map { $0.typed(type) }), span: argument.value.span)
        return Argument(label: argument.label, value: list)
      }
      return Argument(label: argument.label, value: argument.value.typed(type))
    }
    var arguments = Arguments(list: typed, trailing: trailing, span: span)
    arguments.generics = generics
    return arguments
  }
}
