import StreamLang
import Streams

extension Translator {
  func append(_ list: [ObjCStatement], to statements: inout [Statement]) {
    for statement in list { append(statement, to: &statements) }
  }

  func block(_ list: [ObjCStatement], _ span: Span) -> Block {
    inScope {
      var statements: [Statement] = []
      append(list, to: &statements)
      return Block(statements: statements, span: span)
    }
  }

  func append(_ statement: ObjCStatement, to statements: inout [Statement]) {
    let span = statement.span
    func add(_ kind: Statement.Kind) { statements.append(Statement(kind, span)) }
    switch statement.kind {
    case .retained(let names, let isWeak): retain(names, isWeak, to: &statements)
    case .nothing, .property, .method, .signature, .synthesis, .classPart: return
    case .expression(let expression): append(expression, span, to: &statements)
    case .declaration(let list, let storage):
      for declarator in list { declare(declarator, storage, span, to: &statements) }
    case .unpack(let list, let tuple): unpack(list, tuple, span, to: &statements)
    case .block(let body): statements.append(.always(block(body, span).statements, span))
    case .conditional(let branches, let otherwise):
      let list = branches.map { Branch(condition: condition($0.condition), body: block($0.body, $0.span)) }
      add(.conditional(list, otherwise: otherwise.map { block($0, span) }))
    case .loop(let start, let condition, let step, let body):
      loop(start, condition, step, body, span, to: &statements)
    case .forEach(let variable, let isDeclared, let list, let body):
      statements.append(forEach(variable, isDeclared, list, body, span))
    case .doLoop(let body, let condition):
      statements.append(loop { Statement(.repeatLoop(block(body, span), while: self.condition(condition)), span) })
    case .switchOver(let subject, let cases): switchOver(subject, cases, span, to: &statements)
    case .returnValue(let expression):
      guard let expression else { return add(.returnValue(nil)) }
      if let result { noteView(expression, result) }
      add(.returnValue(returned(expression)))
    case .breakLoop: add(.breakLoop())
    case .continueLoop: statements += continueLoop(nil, span)
    case .attempt(let body, let name, let clause, let finally):
      attempt(body, name, clause, finally, span, to: &statements)
    case .throwError(let expression):
      add(.throwError(.call("NSException_thrown", expression.map { [value($0)] } ?? [], span)))
    case .function(let function):
      isInFunction = true
      let (parameters, _, body) = code(function)
      isInFunction = false
      add(
        .function(
          Function(
            name: written(function.name ?? "f"), nameSpan: function.nameSpan,
            parameters: parameters.map { FunctionParameter($0, label: nil) }, body: body, span: span)))
    case .constants(let list):
      var next = 0
      for (name, nameSpan, given) in list {
        var number = Expression(.integer(next), nameSpan)
        if let given {
          number = value(given)
          if case .integer(let known) = given.kind { next = known }
        }
        next += 1
        let variable = declare(name, .int, isShared: true)
        add(.constant(.named(variable.written, nameSpan), number))
      }
    }
  }

  private func forEach(
    _ variable: Parameter, _ isDeclared: Bool, _ list: ObjCExpression, _ body: [ObjCStatement], _ span: Span
  ) -> Statement {
    let elements = Expression.call("elements", [value(list)], list.span)
    return inScope {
      let name = fresh("element")
      let known = isDeclared ? nil : scope.find(variable.name ?? "")
      if known == nil { declare(variable.name ?? "element", variable.type) }
      let written = known?.written ?? scope.find(variable.name ?? "element")?.written ?? name
      let isVariable = known != nil || assigned.contains(variable.name ?? "")
      var inner: [Statement] = []
      if known != nil {
        inner.append(.assignment(.name(written, variable.span), nil, span, .name(name, variable.span), span))
      } else if isVariable {
        inner.append(.variable(written, variable.span, .name(name, variable.span), span))
      }
      return loop {
        append(body, to: &inner)
        let pattern = Pattern.named(isVariable ? name : written, variable.span)
        return Statement(.forEach(pattern, in: elements, Block(statements: inner, span: span)), span)
      }
    }
  }

  private func attempt(
    _ body: [ObjCStatement], _ name: Parameter?, _ clause: [ObjCStatement]?, _ finally: [ObjCStatement]?, _ span: Span,
    to statements: inout [Statement]
  ) {
    // `@onExit { … }` runs at the end of the block around it.
    if let finally, body.isEmpty, clause == nil, depth > 0 {
      return statements.append(Statement(.deferred(block(finally, span)), span))
    }
    if clause == nil, finally == nil { return append(body, to: &statements) }
    let body = within(finally: finally != nil) { block(body, span) }
    let thrown = scope.find("error") == nil ? "error" : fresh("thrown")
    let handler = clause.map { clause in
      within(finally: finally != nil) {
        inScope {
          var inner: [Statement] = []
          if let name = name?.name {
            let caught = Expression.call("NSException_caught", [.name(thrown, span)], span)
            let variable = declare(name, .object("NSException"))
            inner.append(.constant(variable.written, span, caught, span))
          }
          append(clause, to: &inner)
          return Block(statements: inner, span: span)
        }
      }
    }
    statements += attempt(body, handler: handler, caught: thrown, finally: finally.map { block($0, span) }, span)
  }

  // MARK: Statements of one expression

  func append(_ expression: ObjCExpression, _ span: Span, to statements: inout [Statement]) {
    switch expression.kind {
    case .assignment(let place, let sign, let signSpan, let value):
      assign(place, sign, signSpan, value, span, to: &statements)
    case .update(let place, let isIncrement, _):
      let one = ObjCExpression(kind: .integer(1), span: span)
      assign(place, isIncrement ? "+" : "-", span, one, span, to: &statements)
    case .comma(let list): for part in list { append(part, span, to: &statements) }
    case .name(let name) where ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"].contains(name): return
    case .conditional(let condition, let then?, let otherwise):
      statements.append(
        .conditional(
          self.condition(condition), block([ObjCStatement(kind: .expression(then), span: then.span)], then.span),
          otherwise: block([ObjCStatement(kind: .expression(otherwise), span: otherwise.span)], otherwise.span), span))
    case .message(let receiver, let parts):
      let (made, type) = translate(expression)
      if type == .object("RACSignal"), !parts.selector.hasPrefix("rac_lift"),
        !parts.selector.hasPrefix("execute"), !parts.selector.hasPrefix("start"), methods[parts.selector] == nil,
        !parts.selector.hasPrefix("replay"), parts.selector != "connect"
      {
        if KnownClasses.isOfSignals(parts.selector) {
          warn("nobody subscribes to this signal, so nothing happens; add subscribeNext:", expression.span)
        }
      }
      // An object of the code's classes is called as the code that sends the message calls it.
      let path = classes.count > 1 ? path(of: receiver) : nil
      let written = path.map { [Expression.string($0, span)] } ?? []
      statements.append(Statement(.expression(.call("effect", [made] + written, span)), span))
    case .superMessage:
      let made = value(expression)
      if own !== root { statements.append(Statement(.expression(made), span)) }
    case .name, .member:
      let made = value(expression)
      statements.append(Statement(.expression(.call("effect", [made], span)), span))
    default: statements.append(Statement(.expression(value(expression)), span))
    }
  }

  /// The type of a property of `self` that is declared as a small integer.
  private func declaredNumber(_ place: ObjCExpression) -> ObjCType? {
    guard let path = path(of: place), path.hasPrefix("self."), case .integer(let type)? = use(of: path)?.declared,
      type.bits < 64
    else { return nil }
    return .integer(type)
  }

  /// `x += y` as the value that `x` has then.
  private func changed(
    _ old: Expression, _ type: ObjCType, _ sign: BinaryOperator, _ signSpan: Span, _ value: Expression,
    _ found: ObjCType, _ span: Span
  ) -> Expression {
    let number = reckon(Reckoned(value: old, type: type), sign, signSpan, value, found, span) { one, two in
      .binary(one, sign, signSpan, two, span, isClosed: true)
    }
    // The type that the value is put into cuts it.
    let isOfType = number.type == type && !number.isUncut
    return isOfType ? number.value : convert(number.value, number.isUncut ? .any : number.type, to: type)
  }

  private func assign(
    _ place: ObjCExpression, _ sign: String, _ signSpan: Span, _ new: ObjCExpression, _ span: Span,
    to statements: inout [Statement]
  ) {
    if case .keyPath(let macro, let target, let path, let pathSpan, let otherwise) = place.kind {
      return bind(macro, target, path, pathSpan, otherwise, new, span, to: &statements)
    }
    var (value, found) = translate(new)
    var known = sign.isEmpty ? nil : BinaryOperator(rawValue: sign)
    if let type = declaredNumber(place), found.isNumber {
      if let operation = known {
        value = changed(translate(place).0, type, operation, signSpan, value, found, span)
      } else {
        value = convert(value, found, to: type)
      }
      (known, found) = (nil, type)
    }
    switch place.kind {
    case .name(let name):
      // `self = [super init]`
      if name == "self" { return append(new, span, to: &statements) }
      let field = field(name)
      if field == nil, let variable = scope.find(name) {
        if variable.depth < depth, !variable.isShared, !isOfFile(variable) {
          report("'\(name)' is copied into the block and cannot be set there; declare it __block", place.span)
        }
        if variable.type == .pointer, found != .pointer {
          report("'\(name)' is a pointer; write *\(name) = …", place.span)
        } else if known == nil {
          checkFits(name, variable.type, new, found)
        } else if variable.type == .object("NSNumber") {
          checkNumber(place, variable.type, sign, signSpan)
        }
        if variable.type.isNumber || variable.type.isStructure {
          if let known {
            let old = Expression.name(variable.written, place.span)
            value = changed(old, variable.type, known, signSpan, value, found, span)
            return statements.append(.assignment(.name(variable.written, place.span), nil, span, value, span))
          }
          value = convert(value, found, to: variable.type)
        }
        return statements.append(.assignment(.name(variable.written, place.span), known, signSpan, value, span))
      }
      guard let field else {
        let near = Edits.nearest(name, among: scope.names)
        use(name, place.span) { $0.isSet = true }
        report(
          "there is no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), place.span,
          help: "declare it: id \(name) = …")
        return
      }
      use("self." + field, place.span) { $0.isSet = true }
      let property = Expression.name("self", place.span).member("_" + field, place.span, place.span)
      statements.append(.assignment(property, known, signSpan, value, span))
    case .member(let owner, let name, let nameSpan) where className(owner, name) != nil:
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      let message = Expression.name(className(owner, name) ?? "", owner.span)
        .member(setter, nameSpan, [Argument(value)], Span(at: span.end), span)
      statements.append(Statement(.expression(.call("effect", [message], span)), span))
    case .member(let owner, let name, let nameSpan):
      if let path = path(of: place) { use(path, place.span) { $0.isSet = true } }
      if path(of: owner) == "self" { checkOwn(name, nameSpan) }
      checkProperty(name, new, found)
      checkSign(new)
      if path(of: owner) != "self" { touch(owner, name + " =") }
      let (root, ownerType) = translate(owner)
      checkSetter(name, nameSpan, of: ownerType)
      statements.append(.assignment(root.member(name, nameSpan, place.span), known, signSpan, value, span))
    case .element(let owner, let index):
      touch(owner, "setObject:forKeyedSubscript:")
      let index = PostfixPart.subscript(self.value(index), index.span)
      statements.append(.assignment(self.value(owner).part(index, place.span), known, signSpan, value, span))
    case .unary("*", let pointer):
      let pointee = self.value(pointer).member("pointee", pointer.span, place.span)
      statements.append(.assignment(pointee, known, signSpan, value, span))
    default: report("this cannot be assigned to", place.span)
    }
  }

  /// A property that a class of ReactiveCocoa does not have.
  private func checkSetter(_ name: String, _ span: Span, of type: ObjCType) {
    guard case .object(let known?) = type, KnownClasses.isWhole(known), !KnownClasses.has(name, known),
      !name.hasPrefix("_")
    else { return }
    let setters = KnownClasses.selectors(known).compactMap { ControlKinds.property(ofSetter: $0) }
    guard !setters.contains(name) else { return }
    let near = Edits.nearest(name, among: setters, upTo: 4)
    report("\(known) has no '\(name)' that can be set" + (near.map { "; did you mean '\($0)'?" } ?? ""), span)
  }

  /// `RAC(x, a) = signal;`
  private func bind(
    _ macro: ObjCExpression.KeyPathMacro, _ target: ObjCExpression, _ path: String, _ pathSpan: Span,
    _ otherwise: ObjCExpression?, _ new: ObjCExpression, _ span: Span, to statements: inout [Statement]
  ) {
    touch(target, "bound =")
    if self.path(of: target) == "self" {
      use("self." + path, pathSpan) { $0.isSet = true }
      // `RAC(self, label.text)`: the label is an object.
      let owners = path.split(separator: ".").dropLast()
      if macro == .bind, !owners.isEmpty {
        use("self." + owners.joined(separator: "."), pathSpan) {
          $0.isObject = true
          $0.selectors.append("bound =")
        }
      }
    }
    let (value, type) = translate(new)
    if macro == .observe {
      let written = "RAC(\(source.text(in: target.span)), \(path)) = …"
      return report("RACObserve() is a signal and cannot be assigned to; \(written) binds a property", span)
    }
    switch type {
    case .integer, .double, .bool: report("\(macro.rawValue)() is bound to a signal, and this is a number", new.span)
    case .object("NSString"), .object("NSNumber"), .object("NSArray"), .object("NSDictionary"):
      if case .object(let name?) = type {
        report("\(macro.rawValue)() is bound to a signal, and this is an \(name)", new.span)
      }
    default: break
    }
    var arguments = [self.value(target), .string(path, pathSpan), value]
    if let otherwise { arguments.append(self.value(otherwise)) }
    let key = "\(own.name) \(source.text(in: target.span)).\(path)"
    if macro == .bind {
      if bindings[key] != nil || classes.count > 1 {
        if otherwise == nil { arguments.append(Expression(.nilLiteral, span)) }
        arguments.append(Expression(.integer(bindings[key] ?? 0), span))
      }
      if classes.count > 1 { arguments.append(.string(self.path(of: target) ?? source.text(in: target.span), span)) }
      if bindings[key] == nil { bindings[key] = source.position(at: span.start).line }
    }
    let name = macro == .channel ? "RACChannelTo_bind" : "RAC"
    statements.append(Statement(.expression(.call(name, arguments, span)), span))
  }
}
