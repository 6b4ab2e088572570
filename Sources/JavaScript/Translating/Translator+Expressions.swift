import StreamLang

extension Translator {
  /// Translates an expression.
  func expression(_ expression: JSExpression) -> Expression {
    let span = expression.span
    switch expression.kind {
    case .number(let number): return self.number(number, span)
    case .string(let text): return .string(text, span)
    case .boolean(let boolean): return Expression(.boolean(boolean), span)
    case .null: return .name("null", span)
    case .superclass:
      report("'super' stands before a dot or a call", span)
      return .undefined(span)
    case .newTarget: return .call("ClassValue", "target", [.name(thisName, span)], span)
    case .classValue(let declared): return classValue(declared)
    case .this:
      if !isInFunctionOfThis, !hasThis { return .undefined(span) }
      if !hasThis { report("'this' has no value here", span, help: "use a constant, or an arrow function") }
      return .name(thisName, span)
    case .template(let parts):
      let parts = parts.map { part -> StringPart in
        switch part {
        case .text(let text): .text(text)
        case .value(let value): .value(self.expression(value))
        }
      }
      return Expression(.interpolation(parts), span)
    case .regularExpression(let pattern, let flags):
      return .call("RegExp", [.string(pattern, span), .string(flags, span)], span)
    case .identifier(let name): return identifier(name, expression)
    case .array(let elements): return array(elements, span)
    case .object(let properties): return object(properties, span)
    case .function(let function): return closure(function)
    case .unary(let sign, let operand): return unary(sign, operand, span)
    case .update, .assignment, .destructuring, .sequence: return assignmentValue(expression)
    case .yield(let value, let isDelegating):
      guard scope.find("yield") != nil else {
        report("yield belongs into a generator function, function* name() { … }", span)
        return .undefined(span)
      }
      let call = Expression.name("yield", span).called(
        [Argument(value.map { self.expression($0) } ?? .undefined(span))], span, span)
      guard isDelegating, let value else {
        return isInAsyncGenerator ? Expression(.unary(.await, operatorSpan: span, call), span) : call
      }
      if isInAsyncGenerator { report("yield* is not read in async generators", span) }
      return .call("Generator", "yieldAll", [.name("yield", span), self.expression(value)], span)
    case .await(let value): return Self.awaited(self.expression(value), span)
    case .binary(let sign, let signSpan, let one, let two): return binary(sign, signSpan, one, two, span)
    case .logical(let sign, let operands):
      let operands = operands.map { self.expression($0) }
      return Expression(.logical(sign == "&&" ? .and : sign == "||" ? .or : .coalesce, operands), span)
    case .conditional(let test, let then, let otherwise):
      return Expression(
        .conditional(
          condition: self.expression(test), then: self.expression(then), otherwise: self.expression(otherwise)), span)
    case .call(let callee, let arguments, _, _) where callee.isSuper:
      let made = superCall(arguments, span)
      return .inline(made + [Statement(.returnValue(.name("this", span)), span)], span)
    case .call(let callee, let arguments, let isOptional, let argumentSpan):
      if case .member(let owner, let name, _, _) = callee.kind, owner.isSuper {
        return superMember(name, arguments, span)
      }
      return call(expression, callee, arguments, isOptional, argumentSpan)
    case .make(let callee, let arguments, let argumentSpan): return make(callee, arguments, argumentSpan, span)
    case .member(let owner, let name, _, _) where owner.isSuper: return superMember(name, nil, span)
    case .member(let owner, let name, let nameSpan, let isOptional):
      return member(owner, name, nameSpan, isOptional || isInOptionalChain(owner), expression)
    case .element(let owner, let index, let indexSpan, let isOptional):
      let part = PostfixPart.subscript(self.expression(index), indexSpan)
      if isOptional || isInOptionalChain(owner) {
        return .call(
          "Object", "element", [self.expression(owner), self.expression(index)], span)
      }
      return self.expression(owner).part(part, span)
    }
  }

  /// A value that is waited for.
  static func awaited(_ value: Expression, _ span: Span) -> Expression {
    Expression(.unary(.await, operatorSpan: span, .call("Promise", "awaited", [value], span)), span)
  }

  /// `a?.b.c` gives undefined as a whole where `a` is nothing.
  func isInOptionalChain(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .member(let owner, _, _, let isOptional): isOptional || isInOptionalChain(owner)
    case .element(let owner, _, _, let isOptional): isOptional || isInOptionalChain(owner)
    case .call(let callee, _, let isOptional, _): isOptional || isInOptionalChain(callee)
    default: false
    }
  }

  private func number(_ number: Double, _ span: Span) -> Expression {
    if !number.isFinite {
      return number < 0
        ? Expression(.unary(.negate, operatorSpan: span, .name("Infinity", span)), span)
        : .name(number.isNaN ? "NaN" : "Infinity", span)
    }
    if let integer = Int(exactly: number), abs(number) <= 9_007_199_254_740_992 { return .integer(integer, span) }
    return Expression(.double(number), span)
  }

  /// `this.results$` in code that was taken out of a class: the field as a variable.
  func field(_ expression: JSExpression) -> JSExpression? {
    guard case .member(let owner, let name, let nameSpan, _) = expression.kind, case .this = owner.kind, !hasThis,
      !isInFunctionOfThis
    else { return nil }
    return JSExpression(kind: .identifier(scope.isInner(name) ? Self.hidden + name : name), span: nameSpan)
  }

  /// The beginning of the name of a field that a parameter or variable hides.
  static let hidden = "this."

  private func identifier(_ name: String, _ expression: JSExpression) -> Expression {
    let span = expression.span
    if name.hasPrefix(Self.hidden) { return .name(plain(String(name.dropFirst(Self.hidden.count))), span) }
    if let found = scope.find(name) {
      switch found.kind {
      case .export(let original, let isOperator): return exported(original, isOperator, expression)
      case .foreign(let module):
        report("there is no '\(module)' here; of packages, only rxjs is known", span)
        return .undefined(span)
      case .library(let original): return .name(original, span)
      case .module, .constant, .variable, .function, .parameter:
        let plain = Expression.name(local(name), span)
        return found.takesThis ? .call("Function", "ofEachThis", [plain], span) : plain
      }
    }
    switch name {
    case "undefined", "NaN", "Infinity": return .name(name, span)
    case "process", "__dirname", "__filename":
      report("'\(name)' has no stand-in", span, help: "paste the streams only")
      return .undefined(span)
    case "eval":
      report("code in strings does not run", span)
      return .undefined(span)
    case "global", "globalThis": return .call("object", [], span)
    default: break
    }
    // The window of a page is used more often than the operator of that name.
    if let (original, isOperator) = export(expression), original != "window" {
      checkImport(expression, original)
      return exported(original, isOperator, expression)
    }
    return .name(name, span)
  }

  /// A name of RxJS that is used as a value.
  private func exported(_ name: String, _ isOperator: Bool, _ expression: JSExpression) -> Expression {
    let span = expression.span
    switch RxJSModule.names[name] {
    case .constant? where name == "observable": return .string(JSIteration.observableKey, span)
    case .constant? where name == "COMPLETE_NOTIFICATION":
      return .call("createNotification", [.string("C", span)], span)
    case .constant?: return .name(name, span)
    case .function? where name == "config": return .call("RxJS", "config", [], span)
    case .scheduler?: return .name("main", span)
    case .function?, .type?: return .name(name, span)
    default: break
    }
    if isOperator { return operatorValue(name, span, [], span, isCalled: false) }
    // `map(of)`: the source is a function of one value.
    let value = fresh("value")
    let made = Expression.name(name, span).called([Argument(.name(value, span))], span, span)
    return .closure([Binding(name: value, span: span)], [Statement(.expression(made), span)], span)
  }

  private func array(_ elements: [JSExpression.ArrayElement], _ span: Span) -> Expression {
    var pieces: [Expression] = []
    var run: [Expression] = []
    var hasSpread = false
    for element in elements {
      switch element {
      case .hole: run.append(.undefined(span))
      case .value(let value): run.append(expression(value))
      case .spread(let value):
        hasSpread = true
        if !run.isEmpty { pieces.append(Expression(.array(run), span)) }
        run = []
        pieces.append(.call("Array", "from", [expression(value)], value.span))
      }
    }
    guard hasSpread else {
      let holes = elements.indices.filter { if case .hole = elements[$0] { true } else { false } }
      if holes.isEmpty { return Expression(.array(run), span) }
      let places = Expression(.array(holes.map { .integer($0, span) }), span)
      return .call("Array", "sparse", [Expression(.array(run), span), places], span)
    }
    if !run.isEmpty { pieces.append(Expression(.array(run), span)) }
    let first = pieces.removeFirst()
    return pieces.isEmpty ? first : first.member("concat", span, pieces.map { Argument($0) }, span, span)
  }

  private func unary(_ sign: String, _ operand: JSExpression, _ span: Span) -> Expression {
    switch sign {
    case "-":
      if case .number(let number) = operand.kind, number != 0 { return self.number(-number, span) }
      return Expression(.unary(.negate, operatorSpan: span, expression(operand)), span)
    case "!": return Expression(.unary(.not, operatorSpan: span, expression(operand)), span)
    case "+": return .call("Number", [expression(operand)], span)
    case "~": return .call("Math", "bitNot", [expression(operand)], span)
    case "typeof":
      if case .identifier(let name) = operand.kind, scope.find(name) == nil, JSLibrary.value(name) == nil,
        JSLibrary.function(name) == nil
      {
        return .string("undefined", span)
      }
      if let (name, _) = export(operand) {
        return .string(RxJSModule.names[name] == .constant ? "object" : "function", span)
      }
      return .call("Object", "type", [expression(operand)], span)
    case "delete": return deletion(of: operand, span)
    default:
      return assignmentValue(
        JSExpression(kind: .sequence([operand, JSExpression(kind: .identifier("undefined"), span: span)]), span: span))
    }
  }

  private static let signs: [String: BinaryOperator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "===": .equal, "!==": .notEqual,
    "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
  ]
  private static let functions = [
    "**": "pow", "&": "bitAnd", "|": "bitOr", "^": "bitXor", "<<": "shiftLeft", ">>": "shiftRight",
    ">>>": "shiftRightUnsigned",
  ]

  func binary(_ sign: String, _ signSpan: Span, _ one: JSExpression, _ two: JSExpression, _ span: Span) -> Expression {
    if let known = Self.signs[sign] { return .binary(expression(one), known, signSpan, expression(two), span) }
    if let function = Self.functions[sign] {
      return .call("Math", function, [expression(one), expression(two)], span)
    }
    switch sign {
    case "==", "!=":
      let isEqual: Expression
      if isNothing(two) {
        // `x == null` holds for undefined, too.
        let value = Expression(.logical(.coalesce, [expression(one), .undefined(two.span)]), one.span)
        isEqual = .binary(value, sign == "==" ? .equal : .notEqual, signSpan, .undefined(two.span), span)
        return isEqual
      }
      if sameKind(one, two) {
        return .binary(expression(one), sign == "==" ? .equal : .notEqual, signSpan, expression(two), span)
      }
      isEqual = .call("Object", "equal", [expression(one), expression(two)], span)
      return sign == "==" ? isEqual : Expression(.unary(.not, operatorSpan: signSpan, isEqual), span)
    case "instanceof":
      if let name = export(two)?.name {
        return .call("Object", "isA", [expression(one), .string(name, two.span)], span)
      }
      if case .identifier(let name) = two.kind {
        let found = scope.find(name)
        if case .library(let original)? = found?.kind {
          return .call("Object", "isA", [expression(one), .string(original, two.span)], span)
        }
        let isForeign = if case .foreign? = found?.kind { true } else { found == nil }
        if isForeign { return .call("Object", "isA", [expression(one), .string(name, two.span)], span) }
      }
      return .call("Object", "isA", [expression(one), expression(two)], span)
    case "in": return .call("Object", "in", [expression(two), expression(one)], span)
    default:
      report("'\(sign)' is not read", signSpan)
      return .undefined(span)
    }
  }

  func isNothing(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .null, .unary("void", _): true
    case .identifier(let name): name == "undefined"
    default: false
    }
  }

  private func sameKind(_ one: JSExpression, _ two: JSExpression) -> Bool {
    literalKind(one) != nil && literalKind(one) == literalKind(two)
  }

  func member(
    _ owner: JSExpression, _ name: String, _ nameSpan: Span, _ isOptional: Bool, _ whole: JSExpression
  ) -> Expression {
    if let (original, isOperator) = export(whole) { return exported(original, isOperator, whole) }
    if let field = field(whole) { return expression(field) }
    if case .identifier(let global) = owner.kind, scope.find(global) == nil {
      switch (global, name) {
      case ("console", _):
        if JSLibrary.consoleMethods.contains(name) { return .name("log", nameSpan) }
        let nearest = Suggestion.nearest(to: name, among: JSLibrary.consoleMethods)
        report("console.\(name) is not a function" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), nameSpan)
        return .undefined(nameSpan)
      case ("Symbol", "iterator"), ("Symbol", "observable"), ("Symbol", "toPrimitive"), ("Symbol", "toStringTag"),
        ("Symbol", "asyncIterator"):
        return .string("Symbol(Symbol.\(name))", whole.span)
      case ("process", "version"): return .string("v20.0.0", whole.span)
      case ("process", "env"): return .call("object", [], whole.span)
      case ("global", _), ("globalThis", _):
        let isKnown = JSLibrary.function(name) != nil || JSLibrary.value(name) != nil
        return isKnown ? .name(name, whole.span) : .undefined(whole.span)
      case ("Number", _):
        if let constant = JSNumbers.limits[name] { return number(constant, whole.span) }
      default: break
      }
    }
    return expression(owner).member(name, nameSpan, isOptional: isOptional, whole.span)
  }
}
