extension TypeName {
  /// Whether literals of this type are written like those of another.
  fileprivate var givesLiterals: Bool {
    switch name {
    case _ where hasErrors: true
    case "Double", "Float", "CGFloat", "TimeInterval", "Array", "Set", "Dictionary", "tuple": true
    default: false
    }
  }

  /// Whether `.error(e)` is a stream of this type, and no event.
  fileprivate var hasErrors: Bool { ["Observable", "Single", "Maybe", "Completable"].contains(name) }

  /// Whether a literal of a type cannot be one of this type.
  func refuses(_ literal: String) -> Bool {
    switch name {
    case "Int": literal != "Int"
    case "Double", "Float", "CGFloat", "TimeInterval": literal == "String" || literal == "Bool"
    case "String", "Bool": literal != name
    default: false
    }
  }
}

extension [Statement] {
  /// The statements of a function that gives a type: what it returns is typed.
  func giving(_ type: TypeName?) -> [Statement] {
    guard let type, type.givesLiterals else { return self }
    return map { $0.giving(type, isAlone: count == 1) }
  }
}

extension Closure {
  /// The same, where it gives a type.
  func giving(_ type: TypeName?) -> Closure {
    Closure(
      parameters: parameters, captures: captures, body: body.giving(type), span: span, isTrailing: isTrailing,
      keyPath: keyPath, result: result, assigned: assigned)
  }
}

extension Arguments {
  /// The same, where the closure gives what the first argument is: `scan((count: 0, sum: 0)) { … }`.
  var givingFirst: Arguments {
    guard case .labelledTuple(let elements)? = list.first?.value.kind else { return self }
    let parts = elements.map { element in
      TypeName(name: element.value.literalType ?? "Any", isOptional: false, span: element.value.span)
    }
    let type = TypeName(name: "tuple", parts, labels: elements.map { $0.label?.name }, isOptional: false, span: span)
    let typed = list.map { argument in
      guard case .closure(let closure) = argument.value.kind else { return argument }
      return Argument(
        label: argument.label, value: Expression(kind: .closure(closure.giving(type)), span: argument.value.span))
    }
    return Arguments(list: typed, trailing: trailing?.giving(type), span: span)
  }
}

extension Statement {
  /// - Parameter isAlone: Whether an expression here is the result.
  fileprivate func giving(_ type: TypeName, isAlone: Bool) -> Statement {
    func typed(_ block: Block) -> Block {
      let isAlone = isAlone && block.statements.count == 1
      return Block(statements: block.statements.map { $0.giving(type, isAlone: isAlone) }, span: block.span)
    }
    let kind: Kind
    switch self.kind {
    case .returnValue(let value?): kind = .returnValue(value.typed(type))
    case .expression(let value) where isAlone: kind = .expression(value.typed(type))
    case .conditional(let branches, let otherwise):
      kind = .conditional(
        branches.map { Branch(condition: $0.condition, body: typed($0.body)) }, otherwise: otherwise.map(typed))
    case .switchOver(let subject, let cases):
      kind = .switchOver(subject, cases.map { SwitchCase(patterns: $0.patterns, body: typed($0.body)) })
    case .guarding(let condition, let otherwise): kind = .guarding(condition, otherwise: typed(otherwise))
    case .forEach(let pattern, let sequence, let body): kind = .forEach(pattern, in: sequence, typed(body))
    case .whileLoop(let condition, let body): kind = .whileLoop(condition, typed(body))
    case .repeatLoop(let body, let condition): kind = .repeatLoop(typed(body), while: condition)
    case .labelled(let label, let statement): kind = .labelled(label, statement.giving(type, isAlone: isAlone))
    case .attempt(let body, let clauses):
      kind = .attempt(typed(body), clauses.map { CatchClause(patterns: $0.patterns, body: typed($0.body)) })
    default: return self
    }
    return Statement(kind: kind, span: span)
  }
}

extension Expression {
  /// The type of a literal.
  var literalType: String? {
    switch kind {
    case .integer: "Int"
    case .double: "Double"
    case .boolean: "Bool"
    case .string, .interpolation: "String"
    default: nil
    }
  }

  /// The members that give the one object of a type.
  private static let singletons: Set<String> = ["shared", "default", "standard"]

  /// The literal as one of a declared type: a whole number where a `Double` is declared, an array where a `Set` is, a
  /// tuple with the labels of its type; and `.error(e)` as a stream where one is declared.
  func typed(_ type: TypeName?) -> Expression {
    guard let type else { return self }
    switch (kind, type.name) {
    case (.integer(let integer), "Double"), (.integer(let integer), "Float"), (.integer(let integer), "CGFloat"),
      (.integer(let integer), "TimeInterval"):
      return Expression(kind: .double(Double(integer)), span: span)
    case (.unary(.negate, let sign, let operand), _):
      return Expression(kind: .unary(.negate, operatorSpan: sign, operand.typed(type)), span: span)
    case (.conditional(let condition, let then, let otherwise), _):
      return Expression(
        kind: .conditional(condition: condition, then: then.typed(type), otherwise: otherwise.typed(type)), span: span)
    case (.implicitMember(let member), _) where type.hasErrors && member.name == "error" && member.arguments != nil:
      return Expression(kind: .postfix(Expression(kind: .name(type.name), span: span), [.member(member)]), span: span)
    case (.implicitMember(let member), _) where member.arguments == nil && Self.singletons.contains(member.name):
      // `init(api: API = .shared)`
      return Expression(kind: .postfix(Expression(kind: .name(type.name), span: span), [.member(member)]), span: span)
    case (.implicitMember(let member), "Set"), (.implicitMember(let member), "Array"),
      (.implicitMember(let member), "Dictionary"):
      // `var kept: Set<AnyCancellable> = .init()`
      guard member.name == "init", let arguments = member.arguments else { return self }
      if arguments.list.isEmpty {
        return Expression(kind: type.name == "Dictionary" ? .dictionary([]) : .array([]), span: span).typed(type)
      }
      return Expression(kind: .postfix(Expression(kind: .name(type.name), span: span), [.call(arguments)]), span: span)
    case (.implicitMember(let member), _) where member.name == "init":
      // `let route: Route = .init(name: "a")`, `var names: BehaviorRelay<String?> = .init(value: nil)`
      guard let arguments = member.arguments else { return self }
      let name = Expression(kind: .name(type.name), span: span)
      return Expression(
        kind: .postfix(name, [.call(type.arguments.first.map { arguments.typed($0) } ?? arguments)]), span: span)
    case (.implicitMember(let member), _) where member.arguments != nil && !type.arguments.isEmpty:
      // `let readings: Observable<Double> = .of(20, 21.5)`
      let typed = Member(
        name: member.name, nameSpan: member.nameSpan, isOptional: member.isOptional,
        arguments: member.arguments?.typed(type.arguments[0]))
      return Expression(kind: .implicitMember(typed), span: span)
    case (.postfix(let base, var parts), _) where !type.arguments.isEmpty:
      // `let p: AnyPublisher<Double, Never> = Just(1).eraseToAnyPublisher()`
      guard case .name(let maker) = base.kind, maker.first?.isUppercase == true, let first = parts.first,
        parts.dropFirst().allSatisfy({ $0.member?.arguments.map { $0.list.isEmpty && $0.trailing == nil } ?? false })
      else { return self }
      parts[0] = first.typed(type.arguments[0])
      return Expression(kind: .postfix(base, parts), span: span)
    case (.binary(let first, let terms), "Array") where terms.allSatisfy { $0.operator == .add }:
      let typed = terms.map {
        BinaryTerm(operator: .add, operatorSpan: $0.operatorSpan, operand: $0.operand.typed(type))
      }
      return Expression(kind: .binary(first.typed(type), typed), span: span)
    case (.array(let elements), "Array"):
      return Expression(kind: .array(elements.map { $0.typed(type.arguments.first) }), span: span)
    case (.array(let elements), "Set"):
      guard !elements.isEmpty else { return self }
      let list = Expression(kind: .array(elements.map { $0.typed(type.arguments.first) }), span: span)
      let arguments = Arguments(list: [Argument(label: nil, value: list)], trailing: nil, span: span)
      return Expression(kind: .postfix(Expression(kind: .name("Set"), span: span), [.call(arguments)]), span: span)
    case (.dictionary(let entries), "Dictionary"):
      guard type.arguments.count == 2 else { return self }
      let typed = entries.map { entry in
        DictionaryEntry(key: entry.key.typed(type.arguments[0]), value: entry.value.typed(type.arguments[1]))
      }
      return Expression(kind: .dictionary(typed), span: span)
    case (.labelledTuple(let elements), "tuple"):
      guard elements.count == type.arguments.count else { return self }
      let typed = zip(elements, type.arguments).map { Argument(label: $0.label, value: $0.value.typed($1)) }
      return Expression(kind: .labelledTuple(typed), span: span)
    case (.tuple(let elements), "tuple"):
      guard elements.count == type.arguments.count else { return self }
      let typed = zip(elements, type.arguments).map { $0.typed($1) }
      guard type.labels.contains(where: { $0 != nil }) else { return Expression(kind: .tuple(typed), span: span) }
      let labelled = zip(typed, type.labels).map { value, label in
        Argument(label: label.map { Label(name: $0, span: value.span) }, value: value)
      }
      return Expression(kind: .labelledTuple(labelled), span: span)
    default: return self
    }
  }
}
