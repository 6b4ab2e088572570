import StreamLang

/// Declarations of variables, and assignments that give a value.
extension Translator {
  func declare(
    _ declarator: Declarator, _ storage: Declarator.Storage, _ span: Span, to statements: inout [Statement]
  ) {
    var type = declarator.type
    let isShared = storage != .automatic
    // A block may call itself by its own variable.
    var isEarly = isShared && (storage == .shared || depth == 0)
    // `UILabel *label = ({ label = [UILabel new]; label; });`
    if case .statements? = declarator.value?.kind, assigned.contains(declarator.name) { isEarly = true }
    let early = isEarly ? declare(declarator.name, type, isShared: true) : nil
    var value: Expression
    if let given = declarator.value {
      noteView(given, type)
      if case .block(let block) = given.kind { blockParameters[declarator.name] = block.parameters.map { $0.type } }
      let isNew = scope.find(declarator.name) == nil && unset.insert(declarator.name).inserted
      let (translated, found) = translate(given)
      if isNew { unset.remove(declarator.name) }
      value = convert(translated, found, to: type)
      if type == .object(nil), case .object = found { type = found }
      if case .object(let name?) = type, name.hasPrefix("RAC") || name.hasPrefix("NS"), found.isNumber {
        report("'\(declarator.name)' is an object, and this is a number; write @(…)", given.span)
      }
      checkFits(declarator.name, type, given, found)
      // `const char *` is an NSString here, too.
      let written = source.text(in: Span(start: span.start, end: max(span.start, declarator.span.start)))
      if type == .object("NSString"), !written.contains("char") { checkSign(given) }
      if case .object("RACSignal") = type, case .object(let name?) = found, name.hasPrefix("RAC"), name != "RACSignal" {
        type = found
      }
    } else {
      value = zero(of: type, declarator.span)
    }
    if storage == .lasting, scope.outer != nil {
      let written = fresh(written(declarator.name))
      scope.declare(Scope.Variable(declarator.name, type, isShared: true, depth: 0, written: written))
      return lasting.append(.variable(written, declarator.span, value, span))
    }
    let variable = early ?? declare(declarator.name, type, isShared: isShared)
    variable.path = path(of: declarator, type)
    variable.isWeak = declarator.isWeak
    let isVariable = variable.isShared || assigned.contains(declarator.name)
    let binding = Pattern.single(
      Binding(name: variable.written, span: declarator.span, ownership: declarator.isWeak ? .weak : .strong))
    if let early, value.isClosure || early.isUsed || !isShared {
      statements.append(Statement(.variable(binding, Expression(.nilLiteral, declarator.span)), declarator.span))
      return statements.append(.assignment(.name(variable.written, declarator.span), nil, span, value, span))
    }
    statements.append(Statement(isVariable ? .variable(binding, value) : .constant(binding, value), span))
  }

  /// `@weakify(x)` names an object without keeping it alive; `@strongify(x)` takes the object of that name.
  func retain(_ names: [(name: String, span: Span)], _ isWeak: Bool, to statements: inout [Statement]) {
    guard own !== root else { return }
    for (name, span) in names {
      guard let written = name == "self" ? name : scope.find(name)?.written else { continue }
      let weak = written + "_weak_"
      if isWeak {
        scope.declare(Scope.Variable(weak, .any, isShared: false, depth: depth, written: weak))
      } else if scope.find(weak) == nil {
        continue
      }
      let binding = Binding(name: isWeak ? weak : written, span: span, ownership: isWeak ? .weak : .strong)
      statements.append(Statement(.constant(.single(binding), .name(isWeak ? written : weak, span)), span))
    }
  }

  /// The value of a variable or a property that nothing has set.
  func zero(of type: ObjCType, _ span: Span) -> Expression {
    switch type {
    case .integer: Expression(.integer(0), span)
    case .double: Expression(.double(0), span)
    case .bool: Expression(.boolean(false), span)
    case .structure(let name): .call("structure", [.string(name, span)], span)
    default: Expression(.nilLiteral, span)
    }
  }

  func unpack(
    _ list: [Parameter], _ tuple: ObjCExpression, _ span: Span, to statements: inout [Statement]
  ) {
    let name = fresh("tuple")
    let checked = Expression.call("RACTupleUnpack", [value(tuple)], tuple.span)
    statements.append(.constant(name, span, checked, span))
    for (index, parameter) in list.enumerated() {
      guard let own = parameter.name else { continue }
      let element = Expression.name(name, parameter.span).member(
        "objectAtIndex", parameter.span, [Argument(.integer(index, parameter.span))], parameter.span, parameter.span)
      let binding = Pattern.named(declare(own, parameter.type).written, parameter.span)
      statements.append(
        Statement(assigned.contains(own) ? .variable(binding, element) : .constant(binding, element), parameter.span))
    }
  }

  // MARK: Assignments where a value is wanted

  func update(_ place: ObjCExpression, _ isIncrement: Bool, _ isPrefix: Bool, _ span: Span) -> Typed {
    let one = ObjCExpression(kind: .integer(1), span: span)
    let step = ObjCExpression(kind: .assignment(place, isIncrement ? "+" : "-", span, one), span: span)
    var statements: [Statement] = []
    let name = fresh("before")
    let (old, type) = translate(place)
    if !isPrefix { statements.append(.constant(name, span, old, span)) }
    append(ObjCStatement(kind: .expression(step), span: span), to: &statements)
    statements.append(Statement(.returnValue(isPrefix ? old : .name(name, span)), span))
    return (.inline(statements, span), type)
  }

  func assigned(_ expression: ObjCExpression) -> Typed {
    guard case .assignment(let place, _, _, _) = expression.kind else { return translate(expression) }
    var statements: [Statement] = []
    append(ObjCStatement(kind: .expression(expression), span: expression.span), to: &statements)
    let (result, type) = translate(place)
    statements.append(Statement(.returnValue(result), expression.span))
    return (.inline(statements, expression.span), type)
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
