import StreamLang

/// Variables, patterns that take values apart, and enums.
extension Translator {
  func declaration(
    _ word: JSStatement.DeclarationWord, _ target: Target, _ value: JSExpression?, _ span: Span,
    _ list: inout [Statement]
  ) {
    if case .name(let name, let nameSpan) = target {
      if hoisted.contains(name) || word == .var && functionVariables.contains(name) {
        if let value { assign(toName: name, nameSpan, expression(value), span, &list) }
        return
      }
      if word == .const, case .function(let function)? = value?.kind, scope.find(name)?.takesThis ?? false {
        return list.append(functionOfThis(function, named: name, nameSpan))
      }
      if word == .const, case .function(let function)? = value?.kind, !usesThis(function),
        function.name == nil || function.name == name
      {
        if hasRest(function) {
          declaration(.let, target, nil, span, &list)
          return assign(toName: name, nameSpan, closure(function), span, &list)
        }
        // A function with a name may call itself, and functions above it.
        return list.append(Statement(.function(self.function(function, named: name, nameSpan)), span))
      }
      let translated = value.map { expression($0, named: name) } ?? .undefined(nameSpan)
      let pattern = Pattern.named(local(name), nameSpan)
      return list.append(
        Statement(word == .const ? .constant(pattern, translated) : .variable(pattern, translated), span))
    }
    guard let value else { return }
    take(target, from: expression(value), isConstant: word == .const, span, &list)
  }

  /// Declares the names at the beginning of a function that its blocks declare with `var`: they are known outside, too.
  func declareVariables(of statements: [JSStatement]) -> [Statement] {
    functionVariables = variablesOfBlocks(in: statements)
    let place = Span(at: statements.first?.span.start ?? 0)
    return functionVariables.sorted().filter { !scope.has($0) }.map { name in
      scope.declare(name, .variable)
      return .variable(local(name), place, .undefined(place), place)
    }
  }

  private func variablesOfBlocks(in statements: [JSStatement], isBlock: Bool = false) -> Set<String> {
    var names: Set<String> = []
    func add(_ inner: [JSStatement]) { names.formUnion(variablesOfBlocks(in: inner, isBlock: true)) }
    for statement in statements {
      switch statement.kind {
      case .declaration(.var, let list) where isBlock:
        for case (.name(let name, _), _) in list { names.insert(name) }
      case .block(let inner): add(inner)
      case .conditional(_, let then, let otherwise): add([then] + (otherwise.map { [$0] } ?? []))
      case .loop(let first, _, _, let body): add((first.flatMap { isBlock ? [$0] : nil } ?? []) + [body])
      case .forOf(_, _, let body, _), .forIn(_, _, let body), .whileLoop(_, let body), .doLoop(let body, _): add([body])
      case .switchOver(_, let cases): for one in cases { add(one.body) }
      case .attempt(let body, _, let handler, let finally): add(body + (handler ?? []) + (finally ?? []))
      default: break
      }
    }
    return names
  }

  private func assign(
    toName name: String, _ nameSpan: Span, _ value: Expression, _ span: Span, _ list: inout [Statement]
  ) {
    list.append(.assignment(.name(local(name), nameSpan), value, span))
  }

  /// Takes a value apart by a pattern: `const { a, b: [c] } = value`.
  func take(_ target: Target, from value: Expression, isConstant: Bool, _ span: Span, _ list: inout [Statement]) {
    func bind(_ pattern: Pattern, _ value: Expression) {
      list.append(Statement(isConstant ? .constant(pattern, value) : .variable(pattern, value), span))
    }
    switch target {
    case .name(let name, let nameSpan): bind(.named(local(name), nameSpan), value)
    case .place: assign(to: target, value, span, &list)
    case .array, .object:
      var value = value
      if case .array(let elements, let rest, let place) = target, source.mentions("Symbol.iterator") {
        // An object of the code may give the elements.
        value = .call("Object", "listed", [value, .integer(rest == nil ? elements.count : -1, place)], place)
      }
      let whole = plainName(of: value) ?? fresh("parts")
      if plainName(of: value) == nil {
        scope.declare(whole, .constant)
        list.append(.constant(whole, value.span, value, span))
      }
      for part in parts(of: target, in: .name(whole, value.span)) {
        take(part.target, from: part.value, isConstant: isConstant, span, &list)
      }
    }
  }

  private func plainName(of value: Expression) -> String? { if case .name(let name) = value.kind { name } else { nil } }

  /// The parts of a pattern, each with the value that it takes.
  func parts(of target: Target, in whole: Expression) -> [(target: Target, value: Expression)] {
    var parts: [(target: Target, value: Expression)] = []
    func add(_ target: Target, _ value: Expression, _ initial: JSExpression?) {
      guard let initial else { return parts.append((target, value)) }
      // Only `undefined` is replaced, not `null`.
      let isMissing = Expression.binary(value, .equal, value.span, .undefined(value.span), value.span)
      let filled = Expression(
        .conditional(condition: isMissing, then: expression(initial), otherwise: value), value.span)
      parts.append((target, filled))
    }
    switch target {
    case .name, .place: parts.append((target, whole))
    case .array(let elements, let rest, let span):
      for (index, element) in elements.enumerated() {
        guard let element else { continue }
        add(
          element.target, whole.part(.subscript(.integer(index, element.target.span), element.target.span), span),
          element.initial)
      }
      if let rest {
        let from = Argument(.integer(elements.count, span))
        add(rest, whole.member("slice", rest.span, [from], rest.span, rest.span), nil)
      }
    case .object(let properties, let rest, let span):
      var names: [Expression] = []
      for property in properties {
        switch property.key {
        case .name(let name, let nameSpan):
          names.append(.string(name, nameSpan))
          add(property.target, self.property(name, nameSpan, of: whole, span), property.initial)
        case .computed(let key):
          names.append(expression(key))
          add(property.target, whole.part(.subscript(expression(key), key.span), span), property.initial)
        }
      }
      if let rest {
        add(rest, .call("Object", "rest", [whole, Expression(.array(names), span)], span), nil)
      }
    }
    return parts
  }

  /// `x.name`, or `x["other name"]`
  func property(_ name: String, _ nameSpan: Span, of owner: Expression, _ span: Span) -> Expression {
    isPlainName(name)
      ? owner.member(name, nameSpan, span) : owner.part(.subscript(.string(name, nameSpan), nameSpan), span)
  }

  func isPlainName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_" || first == "$" else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "$"
    }
  }

  func enumeration(
    _ name: String, _ nameSpan: Span, _ declared: [(name: String, value: JSExpression?)], _ span: Span,
    _ list: inout [Statement]
  ) {
    var next = 0.0
    var numbers: [String: Double] = [:]
    var members: [(name: String, value: JSExpression)] = []
    /// The names of numbers: `Direction[1]`.
    var names: [(name: String, value: JSExpression)] = []
    func made(_ kind: JSExpression.Kind) -> JSExpression { JSExpression(kind: kind, span: nameSpan) }
    for member in declared {
      if let value = member.value, number(of: value, numbers) == nil {
        members.append((member.name, value))
        continue
      }
      let number = member.value.flatMap { self.number(of: $0, numbers) } ?? next
      numbers[member.name] = number
      members.append((member.name, made(.number(number))))
      names.append((JSNumber.text(number), made(.string(member.name))))
      next = number + 1
    }
    let properties = (members + names).map { JSExpression.Property.value(.name($0.name, nameSpan), $0.value) }
    list.append(.constant(name, nameSpan, expression(JSExpression(kind: .object(properties), span: span)), span))
  }

  /// The number that is the value of an enum's member, which may name those above it.
  private func number(of value: JSExpression, _ members: [String: Double]) -> Double? {
    switch value.kind {
    case .number(let number): return number
    case .identifier(let name): return members[name]
    case .unary("-", let operand): return number(of: operand, members).map { -$0 }
    case .binary(let sign, _, let one, let two):
      guard let one = number(of: one, members).flatMap({ Int32(exactly: $0) }),
        let two = number(of: two, members).flatMap({ Int32(exactly: $0) })
      else { return nil }
      switch sign {
      case "|": return Double(one | two)
      case "&": return Double(one & two)
      case "<<": return Double(one << (two & 31))
      case "+": return Double(one) + Double(two)
      default: return nil
      }
    default: return nil
    }
  }
}
