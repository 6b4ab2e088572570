import StreamLang

extension Translator {
  private static let combining: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder,
  ]

  /// `place = value` as a statement.
  func assign(
    _ sign: String, _ signSpan: Span, _ place: JSExpression, _ value: JSExpression, _ span: Span,
    _ list: inout [Statement]
  ) {
    if case .member(let owner, let name, let nameSpan, _) = place.kind, export(owner)?.name == "config", sign == "=" {
      let arguments = [expression(owner), .string(name, nameSpan), expression(value)]
      return list.append(Statement(.expression(.call("Reflect", "set", arguments, span)), span))
    }
    checkConstant(place)
    guard let target = self.place(place) else { return }
    if sign == "=" {
      if case .identifier(let name) = place.kind, literalKind(value) == Self.scheduler {
        scope.find(name)?.literal = Self.scheduler
      }
      // `a = b = 1`
      if case .assignment(let inner, let innerSpan, let innerPlace, let innerValue) = value.kind {
        assign(inner, innerSpan, innerPlace, innerValue, value.span, &list)
        return list.append(.assignment(target, nil, signSpan, expression(innerPlace), span))
      }
      return list.append(.assignment(target, nil, signSpan, expression(value), span))
    }
    if let combining = Self.combining[sign] {
      return list.append(.assignment(target, combining, signSpan, expression(value), span))
    }
    let old = expression(place)
    let new: Expression
    switch sign {
    case "&&=": new = Expression(.logical(.and, [old, expression(value)]), span)
    case "||=": new = Expression(.logical(.or, [old, expression(value)]), span)
    case "??=": new = Expression(.logical(.coalesce, [old, expression(value)]), span)
    default: new = binary(String(sign.dropLast()), signSpan, place, value, span)
    }
    list.append(.assignment(target, nil, signSpan, new, span))
  }

  /// A part of a pattern gets its value.
  func assign(to target: Target, _ value: Expression, _ span: Span, _ list: inout [Statement]) {
    let place: JSExpression
    switch target {
    case .name(let name, let span): place = JSExpression(kind: .identifier(name), span: span)
    case .place(let expression): place = expression
    case .array, .object:
      for part in parts(of: target, in: value) { assign(to: part.target, part.value, span, &list) }
      return
    }
    checkConstant(place)
    if let target = self.place(place) { list.append(.assignment(target, nil, span, value, span)) }
  }

  /// `place++` as a statement.
  func update(_ sign: String, _ place: JSExpression, _ span: Span, _ list: inout [Statement]) {
    checkConstant(place)
    guard let target = self.place(place) else { return }
    list.append(.assignment(target, sign == "++" ? .add : .subtract, span, .integer(1, span), span))
  }

  private func checkConstant(_ place: JSExpression) {
    guard case .identifier(let name) = place.kind else { return }
    guard let found = scope.find(name) else {
      if export(place) != nil { report("there is no '\(name)'", place.span, help: "declare it first: let \(name) = …") }
      return
    }
    switch found.kind {
    case .constant: report("'\(name)' is a const; declare it with let", place.span)
    case .export, .module, .foreign, .library: report("'\(name)' is imported, and cannot be assigned to", place.span)
    case .variable, .function, .parameter: break
    }
  }

  /// The place of an assignment.
  private func place(_ expression: JSExpression) -> Expression? {
    if case .identifier(let written)? = field(expression)?.kind {
      let isHidden = written.hasPrefix(Self.hidden)
      let name = isHidden ? String(written.dropFirst(Self.hidden.count)) : written
      if isHidden ? scope.findOutside(name) == nil : scope.find(name) == nil { fields.insert(plain(name)) }
    }
    // The fault has been reported already.
    if case .identifier(let name) = expression.kind, scope.find(name) == nil, export(expression) != nil { return nil }
    let translated = self.expression(expression)
    switch translated.kind {
    case .name, .postfix: return Expression(translated.kind, expression.span)
    default:
      report("this cannot be assigned to", expression.span, help: "values are compared by ===")
      return nil
    }
  }

  /// An assignment within an expression: statements, and then the value.
  func assignmentValue(_ expression: JSExpression) -> Expression {
    let span = expression.span
    var statements: [Statement] = []
    let result: Expression
    switch expression.kind {
    case .assignment(let sign, let signSpan, let place, let value):
      assign(sign, signSpan, place, value, span, &statements)
      result = self.expression(place)
    case .update(let sign, let isPrefix, let place):
      let old = fresh("old")
      if !isPrefix { statements.append(.constant(old, span, self.expression(place), span)) }
      update(sign, place, span, &statements)
      result = isPrefix ? self.expression(place) : .name(old, span)
    case .destructuring(let target, let value):
      let whole = fresh("parts")
      statements.append(.constant(whole, value.span, self.expression(value), span))
      for part in parts(of: target, in: .name(whole, value.span)) {
        assign(to: part.target, part.value, span, &statements)
      }
      result = .name(whole, span)
    case .sequence(let list):
      for one in list.dropLast() { append(JSStatement(kind: .expression(one), span: one.span), to: &statements) }
      result = list.last.map { self.expression($0) } ?? .undefined(span)
    default: return self.expression(expression)
    }
    statements.append(Statement(.returnValue(result), span))
    return .inline(statements, span)
  }

  /// `delete x.name`
  func deletion(of place: JSExpression, _ span: Span) -> Expression {
    switch place.kind {
    case .member(let owner, let name, let nameSpan, _):
      return .call("Reflect", "deleteProperty", [expression(owner), .string(name, nameSpan)], span)
    case .element(let owner, let key, _, _):
      return .call("Reflect", "deleteProperty", [expression(owner), expression(key)], span)
    default:
      report("only a property can be deleted", place.span)
      return .undefined(span)
    }
  }
}
