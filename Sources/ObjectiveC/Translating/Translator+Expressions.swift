import StreamLang
import Streams

extension Translator {
  typealias Typed = (Expression, ObjCType)

  func value(_ expression: ObjCExpression) -> Expression { translate(expression).0 }

  func translate(_ expression: ObjCExpression) -> Typed {
    let span = expression.span
    switch expression.kind {
    case .integer(let number):
      return (Expression(.integer(number), span), .integer(CInteger.literal(number, source.text(in: span))))
    case .double(let number): return (Expression(.double(number), span), .double)
    case .boolean(let bool): return (Expression(.boolean(bool), span), .bool)
    case .null: return (Expression(.nilLiteral, span), .any)
    case .string(let text): return (.string(text, span), .object("NSString"))
    case .boxed(let inner): return boxed(inner, span)
    case .name(let name): return self.name(name, span, isRead: true)
    case .array(let elements): return (array(elements, span), .object("NSArray"))
    case .dictionary(let entries):
      for entry in entries {
        guard case .null = entry.value.kind else { continue }
        report("nil cannot be put into a dictionary (key \(source.text(in: entry.key.span)))", entry.value.span)
      }
      let list = entries.flatMap { [object($0.key, "a key"), object($0.value, "a value")] }
      return (.call("NSDictionary_literal", list, span), .object("NSDictionary"))
    case .selector(let words): return (.call("NSSelectorFromString", [.string(words, span)], span), .selector)
    case .message(let receiver, let parts): return message(receiver, parts, span)
    case .superMessage(let parts): return (superMessage(parts, span), .any)
    case .member(let owner, let name, let nameSpan): return member(owner, name, nameSpan, span)
    case .element(let owner, let index):
      touch(owner, "objectAtIndexedSubscript:")
      return (value(owner).part(.subscript(value(index), Span(at: span.end)), span), .object(nil))
    case .call(let callee, let arguments): return call(callee, arguments, span)
    case .unary(let sign, let operand): return unary(sign, operand, span)
    case .update(let place, let isIncrement, let isPrefix): return update(place, isIncrement, isPrefix, span)
    case .binary(let first, let terms): return binary(first, terms, span)
    case .logical(let sign, let operands):
      let list = operands.map { truth($0) }
      return (Expression(.logical(sign == "&&" ? .and : .or, list), span), .bool)
    case .conditional(let condition, let then, let otherwise):
      guard let then else {
        let (first, type) = translate(condition)
        if type.isObject { return (.call("firstPresent", [first, value(otherwise)], span), type) }
        return (Expression(.logical(.coalesce, [first, value(otherwise)]), span), type)
      }
      let (one, type) = translate(then)
      let (two, other) = translate(otherwise)
      let both = Self.common(type, other)
      return (Expression(.conditional(condition: self.condition(condition), then: one, otherwise: two), span), both)
    case .assignment: return assigned(expression)
    case .comma(let list):
      var statements: [Statement] = []
      for part in list.dropLast() { append(ObjCStatement(kind: .expression(part), span: part.span), to: &statements) }
      guard let last = list.last else { return (Expression(.nilLiteral, span), .any) }
      let (result, type) = translate(last)
      statements.append(Statement(.returnValue(result), last.span))
      return (.inline(statements, span), type)
    case .statements(let list): return inScope { last(of: list, span) }
    case .cast(let type, let inner):
      let (converted, from) = translate(inner)
      switch type {
      case .integer, .double, .bool: return (convert(converted, from, to: type), type)
      case .object(nil), .void, .any, .pointer: return (converted, from == .any ? .any : from)
      default: return (converted, from.isNumber ? from : type)
      }
    case .block(let function): return (block(function), .block)
    case .keyPath(let macro, let target, let path, let pathSpan, let otherwise):
      return keyPath(macro, target, path, pathSpan, otherwise, span)
    case .tuple(let list):
      return (.call("RACTuplePack", list.map { object($0, "a tuple") }, span), .object("RACTuple"))
    }
  }

  /// Statements whose last one is a value.
  private func last(of list: [ObjCStatement], _ span: Span) -> Typed {
    var statements: [Statement] = []
    append(Array(list.dropLast()), to: &statements)
    var type = ObjCType.void
    if let last = list.last, case .expression(let value) = last.kind {
      let (result, found) = translate(value)
      (type, _) = (found, statements.append(Statement(.returnValue(result), last.span)))
    } else {
      append(list.suffix(1), to: &statements)
    }
    return (.call("inline", [.closure([], statements, span)], span), type)
  }

  // MARK: Numbers and objects

  private func boxed(_ inner: ObjCExpression, _ span: Span) -> Typed {
    let (value, type) = translate(inner)
    if type == .object("NSString") { return (value, type) }
    // A value that may be nil is boxed as the number that nil is.
    let isAsked =
      switch inner.kind {
      case .message, .member: true
      default: false
      }
    let mayBeNil = type == .any || isAsked && type.isNumber
    if mayBeNil { return (.call("NSNumber_boxed", [value], span), .object("NSNumber")) }
    return (Expression(value.kind, span), type.isNumber ? .object("NSNumber") : .object("NSValue"))
  }

  private func array(_ elements: [ObjCExpression], _ span: Span) -> Expression {
    for (index, element) in elements.enumerated() {
      noteOutlet(element)
      if case .null = element.kind {
        report("nil cannot be put into an array (element \(index + 1))", element.span)
      }
    }
    return .call("NSArray_literal", elements.map { object($0, "an array") }, span)
  }

  /// An expression where an object is wanted.
  func object(_ expression: ObjCExpression, _ wanting: String) -> Expression {
    let (value, type) = translate(expression)
    checkSign(expression)
    if type.isNumber {
      let text = source.text(in: expression.span)
      let isLiteral = if case .integer = expression.kind { true } else { false }
      report(
        "\(wanting) wants an object, and \(isLiteral ? text : "'\(text)'") is a number; write @(\(text))",
        expression.span)
    }
    return value
  }

  /// A value as a C type holds it.
  func convert(_ value: Expression, _ from: ObjCType, to type: ObjCType) -> Expression {
    if from == type, !type.isStructure { return value }
    switch type {
    case .integer(let kind):
      if case .integer(let number) = value.kind { return Expression(.integer(kind.cut(number)), value.span) }
      if case .integer(let known) = from, kind.bits == 64 || kind.holds(known) { return value }
      return kind.bits < 64 ? cut(value, to: kind) : .call("Int", [value], value.span)
    case .double:
      if case .integer(let number) = value.kind, number >= 0 || from != .unsignedLong {
        return Expression(.double(Double(number)), value.span)
      }
      return .call(from == .unsignedLong ? "unsignedDouble" : "Double", [value], value.span)
    case .bool: return .call("Bool", [value], value.span)
    // A structure is copied, so that a change of its members does not change the other one.
    case .structure(let name):
      if case .postfix(let base, _) = value.kind, case .name(name + "Make") = base.kind { return value }
      return .call("structure", [.string(name, value.span), value], value.span)
    default: return value
    }
  }

  /// A condition: an object holds where it is not nil, also the number 0.
  func condition(_ expression: ObjCExpression) -> Expression { holding(expression).0 }

  private func holding(_ expression: ObjCExpression) -> Typed {
    let (value, type) = translate(expression)
    return type.isObject ? (.call("isPresent", [value], expression.span), .bool) : (value, type)
  }

  /// A condition, as a Bool.
  func truth(_ expression: ObjCExpression) -> Expression {
    let (value, type) = holding(expression)
    if type == .bool { return value }
    let not = Expression(.unary(.not, operatorSpan: Span(at: value.span.start), value), value.span)
    return Expression(.unary(.not, operatorSpan: Span(at: value.span.start), not), value.span)
  }

  // MARK: Names

  func name(_ name: String, _ span: Span, isRead: Bool) -> Typed {
    // `super.view` is read as the property of `self`, whose classes above have no code here.
    if name == "self" || name == "super" || name == "_cmd" {
      return name != "_cmd" ? (.name("self", span), .any) : (.string(name, span), .selector)
    }
    if ["__func__", "__FUNCTION__", "__PRETTY_FUNCTION__"].contains(name) {
      return (.string(currentMethod ?? "main", span), .object("char"))
    }
    if let field = field(name) {
      if isRead { use("self." + field, span) }
      return (
        Expression.name("self", Span(at: span.start)).member("_" + field, span, span),
        use(of: "self." + field)?.declared ?? .any
      )
    }
    if let variable = scope.find(name) {
      variable.isUsed = true
      capture(variable)
      return (.name(variable.written, span), variable.type)
    }
    if unset.contains(name) {
      report("'\(name)' is copied into the block before it has its value; declare it __block", span)
      return (.name(name, span), .any)
    }
    if name == "__LINE__" { return (Expression(.integer(source.position(at: span.start).line), span), .int) }
    if name == "__FILE__" { return (.string(source.name, span), .object("char")) }
    if let (number, type) = Self.integers[name] { return (Expression(.integer(number), span), .integer(type)) }
    if let number = Self.numbers[name] {
      if let int = Int(exactly: number) { return (Expression(.integer(int), span), .long) }
      return (Expression(.double(number), span), .double)
    }
    if name.hasSuffix("Zero"), ObjCStructures.names.contains(String(name.dropLast(4))) {
      let structure = String(name.dropLast(4))
      return (.call("structure", [.string(structure, span)], span), .structure(structure))
    }
    if let meant = isNearSelf(name) ? "self" : Self.otherWords[name] {
      report("there is no '\(name)'; did you mean '\(meant)'?", span)
      return (Expression(.nilLiteral, span), .any)
    }
    if isRead, use(of: name)?.isObject != true, let method = [name, name + ":"].first(where: { methods[$0] != nil }) {
      let message = method == name ? name : method + "…"
      report("'\(name)' is a method; write [self \(message)] or @selector(\(method))", span)
      return (Expression(.nilLiteral, span), .any)
    }
    if name.hasPrefix("dispatch_get_") { report("'\(name)' is a function; write \(name)(…)", span) }
    if let near = nearConstant(name, span) { return self.name(near, span, isRead: isRead) }
    if !isConstant(name), let same = scope.names.first(where: { $0.lowercased() == name.lowercased() }) {
      report("there is no '\(name)'; did you mean '\(same)'?", span)
    }
    if isRead, let near = nearName(name) { report("there is no '\(name)'; did you mean '\(near)'?", span) }
    if isConstant(name) || name.first?.isUppercase == true && !KnownClasses.names.contains(name) {
      return (.call("constant", [.string(name, span)], span), .any)
    }
    if isRead {
      use(name, span)
      // `signal` and `signalB` are two names.
      let near = Edits.nearest(name, among: scope.names + own.properties.compactMap({ $0.parameter.name }), upTo: 1)
      if near.map({ $0.hasPrefix(name) || name.hasPrefix($0) }) ?? true { elsewhere.insert(name) }
    }
    return (.name(undeclared(name), span), .any)
  }

  /// The words that other languages have for what Objective-C calls otherwise.
  private static let otherWords = [
    "yes": "YES", "Yes": "YES", "no": "NO", "No": "NO", "True": "YES", "False": "NO", "null": "nil", "Null": "nil",
    "NIL": "nil", "none": "nil", "None": "nil", "undefined": "nil", "this": "self", "Self": "self",
  ]

  /// Whether a name is `self` with two letters exchanged, or with one left out.
  private func isNearSelf(_ name: String) -> Bool {
    guard 3...4 ~= name.utf8.count, Edits.distance(name, "self") == 1 else { return false }
    return name.utf8.count == 3 || name.sorted() == ["e", "f", "l", "s"]
  }

  /// A declared name with one wrong letter inside; `itemA` and `itemB` are two names.
  private func nearName(_ name: String) -> String? {
    guard name.utf8.count > 4, !isFull, !isConstant(name), name.first?.isLowercase == true,
      !name.contains(where: { $0.isNumber })
    else { return nil }
    let known = scope.names.filter { $0.utf8.first == name.utf8.first && $0.utf8.last == name.utf8.last }
    return Edits.nearest(name, among: known.sorted(), upTo: 1)
  }

  // MARK: Operators

  private func unary(_ sign: String, _ operand: ObjCExpression, _ span: Span) -> Typed {
    let signSpan = Span(start: span.start, end: min(span.start + 1, span.end))
    switch sign {
    case "!": return (Expression(.unary(.not, operatorSpan: signSpan, condition(operand)), span), .bool)
    case "-":
      let (value, type) = translate(operand)
      let kind = type.reckoned
      if case .integer(let number) = value.kind, let kind {
        return (Expression(.integer(kind.cut(0 &- number)), span), .integer(kind))
      }
      if case .double(let number) = value.kind { return (Expression(.double(-number), span), .double) }
      let negative = Expression(.unary(.negate, operatorSpan: signSpan, value), span)
      guard let kind else { return (negative, type) }
      return (kind.isSigned ? negative : cut(negative, to: kind), .integer(kind))
    case "~":
      let (value, type) = translate(operand)
      let kind = type.reckoned ?? .long
      let complement = Expression(.unary(.complement, operatorSpan: signSpan, value), span)
      return (kind.isSigned ? complement : cut(complement, to: kind), .integer(kind))
    case "*":
      let (value, type) = translate(operand)
      guard type == .pointer || type == .any else { break }
      return (value.member("pointee", span, span), .any)
    case "&":
      // Only where an error or a token may be written to.
      guard case .name(let name) = operand.kind else { break }
      guard let variable = scope.find(name) else { return (.call("pointer", [], span), .pointer) }
      let new = fresh("new")
      let set = Statement.assignment(.name(variable.written, span), nil, span, .name(new, span), span)
      let closure = Expression.closure([Binding(name: new, span: span)], [set], span)
      return (.call("pointer", [closure], span), .pointer)
    default: break
    }
    report("C arrays and pointers are not read; use NSArray", span)
    return (Expression(.nilLiteral, span), .any)
  }

  private func binary(
    _ first: ObjCExpression, _ terms: [(sign: String, span: Span, operand: ObjCExpression)], _ span: Span
  ) -> Typed {
    let begun = translate(first)
    var number = Reckoned(value: begun.0, type: begun.1)
    var before = first
    for (sign, signSpan, operand) in terms {
      let type = number.type
      let (value, other) = translate(operand)
      guard let known = BinaryOperator(rawValue: sign) else { continue }
      let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(sign)
      if sign == "+", type == .object("NSString") || other == .object("NSString") {
        report("'+' joins no strings; write [… stringByAppendingString:…] or stringWithFormat:", signSpan)
        number.type = .object("NSString")
        before = operand
        continue
      }
      if !isComparison {
        for (part, partType) in [(before, type), (operand, other)] where partType.isObject {
          checkNumber(part, partType, sign, signSpan)
        }
      } else if type == .object("NSNumber"), other.isNumber, !isZero(operand) {
        checkNumber(before, type, sign, signSpan)
      } else if other == .object("NSNumber"), type.isNumber, !isZero(before) {
        checkNumber(operand, other, sign, signSpan)
      } else if sign == "==" || sign == "!=", type == .object("NSString"), other == .object("NSString") {
        warn("'\(sign)' of two objects: on a device equal texts may be two objects; write isEqualToString:", signSpan)
      }
      let whole = Span(start: span.start, end: operand.span.end)
      // An NSNumber is not nil, also where it is 0.
      if sign == "==" || sign == "!=", let object = comparedWithNil(before, number.value, type, operand, value, other) {
        let present = Expression.call("isPresent", [object], whole)
        let isAbsent = Expression(.unary(.not, operatorSpan: signSpan, present), whole)
        number = Reckoned(value: sign == "!=" ? present : isAbsent, type: .bool)
      } else if isComparison {
        number = Reckoned(value: compared(number, known, signSpan, value, other, whole), type: .bool)
      } else {
        number = reckon(number, known, signSpan, value, other, whole) { join($0, known, signSpan, $1, whole) }
      }
      before = operand
    }
    return (settled(number), number.type)
  }

  /// The number that is nil where an object is wanted.
  func isZero(_ expression: ObjCExpression) -> Bool {
    if case .integer(0) = expression.kind { true } else { false }
  }

  /// The object of a comparison with nil.
  private func comparedWithNil(
    _ one: ObjCExpression, _ first: Expression, _ type: ObjCType, _ two: ObjCExpression, _ second: Expression,
    _ other: ObjCType
  ) -> Expression? {
    if case .null = two.kind, type.isObject { return first }
    if case .null = one.kind, other.isObject { return second }
    return nil
  }

  private func join(
    _ one: Expression, _ sign: BinaryOperator, _ signSpan: Span, _ two: Expression, _ span: Span
  ) -> Expression {
    .binary(one, sign, signSpan, two, span, isClosed: one.isInParentheses(source))
  }

  private func keyPath(
    _ macro: ObjCExpression.KeyPathMacro, _ target: ObjCExpression, _ path: String, _ pathSpan: Span,
    _ otherwise: ObjCExpression?, _ span: Span
  ) -> Typed {
    touch(target, macro == .observe ? "rac_valuesForKeyPath:observer:" : "bound =")
    if path != "text", let owner = self.path(of: target), owner == "self" {
      use("self." + path, pathSpan) { $0.isSet = true }
    }
    var arguments = [value(target), Expression.string(path, pathSpan)]
    if let otherwise { arguments.append(value(otherwise)) }
    if macro == .bind { report("RAC() stands on the left of '='", span) }
    return (.call(macro.rawValue, arguments, span), .object(macro == .channel ? "RACChannelTerminal" : "RACSignal"))
  }

  /// A name or a path is used as an object.
  func touch(_ expression: ObjCExpression, _ selector: String) {
    if let path = path(of: expression) {
      use(path, expression.span) {
        $0.isObject = true
        if !$0.selectors.contains(selector) { $0.selectors.append(selector) }
      }
    }
  }
}

extension Expression {
  fileprivate func isInParentheses(_ source: SourceText) -> Bool {
    source.text(in: Span(start: span.start, end: min(span.start + 1, span.end))) == "("
  }
}
