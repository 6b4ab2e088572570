import StreamLang

/// Classes, which are values: the code makes each at its place in the text.
extension Translator {
  /// `class Counter { … }`
  func classStatement(_ declared: JSClass, _ span: Span, _ list: inout [Statement]) {
    guard let name = declared.name else { return }
    let (before, value, after) = classParts(of: declared, as: local(name), named: name)
    list += before
    if hoisted.contains(name) || scope.parent != nil {
      // Its members know it.
      let place = Expression.name(local(name), declared.nameSpan)
      if !hoisted.contains(name) {
        list.append(.variable(local(name), declared.nameSpan, .undefined(declared.nameSpan), span))
      }
      list.append(.assignment(place, value, span))
    } else {
      list.append(.constant(local(name), declared.nameSpan, value, span))
    }
    list += after
  }

  /// A class as a value.
  ///
  /// - Parameter inferred: The name of the constant that gets it.
  func classValue(_ declared: JSClass, inferred: String? = nil) -> Expression {
    inScope(isFunction: true) {
      let written = declared.name ?? inferred ?? JSClassNames.anonymous
      let name = declared.name ?? fresh("AnonymousClass")
      scope.declare(name, .constant).isClass = true
      let (before, value, after) = classParts(of: declared, as: local(name), named: written)
      let place = Expression.name(local(name), declared.nameSpan)
      let made: [Statement] = [
        .variable(local(name), declared.nameSpan, .undefined(declared.nameSpan), declared.span),
        .assignment(place, value, declared.span),
      ]
      let result = Statement(.returnValue(.name(local(name), declared.span)), declared.span)
      return .inline(before + made + after + [result], declared.span)
    }
  }

  /// The class, the statements that its head needs before it, and its static fields and blocks.
  private func classParts(
    of declared: JSClass, as variable: String, named name: String
  ) -> (before: [Statement], Expression, after: [Statement]) {
    let outer = (home, thisName, afterSuper)
    defer { (home, thisName, afterSuper) = outer }
    var before: [Statement] = []
    if let own = declared.name, let parent = declared.parent, case .identifier(own) = parent.kind {
      report("Cannot access '\(own)' before initialization", parent.span)
    }
    let parent = declared.parent.map { self.parent($0, of: variable, &before) }
    (home, thisName) = (variable, "this")
    var members: [TypeMember] = []
    var after: [Statement] = []
    var isComputed = false
    let fields = fieldsOfConstructor(declared)
    members += fields.map {
      TypeMember(.stored(StoredProperty(Binding(name: $0.name, span: $0.span), value: nil)))
    }
    for member in declared.members {
      switch member.kind {
      case .field(let key, let value, let type):
        let field = key.text ?? ""
        if member.isStatic {
          thisName = variable
          let value = withThis(true) { value.map { self.value(of: $0, named: field) } } ?? .undefined(declared.nameSpan)
          thisName = "this"
          let owner = Expression.name(variable, value.span)
          let place =
            isPlainName(field)
            ? owner.member(field, value.span, value.span)
            : owner.part(.subscript(self.key(key), value.span), value.span)
          after.append(.assignment(place, value, value.span))
        } else if fields.isEmpty, isComputed || !isPlainName(field) {
          // The fields below it come after it.
          isComputed = true
          let value = withThis(true) { value.map { self.value(of: $0, named: field) } } ?? .undefined(declared.nameSpan)
          let initial = Expression.closure(
            [Binding(name: "this", span: value.span)], [Statement(.returnValue(value), value.span)], value.span)
          let arguments = [.name(variable, value.span), self.key(key), initial]
          after.append(Statement(.expression(.call("ClassValue", "field", arguments, value.span)), value.span))
        } else if fields.isEmpty {
          let value = withThis(true) { value.map { self.value(of: $0, named: field) } }
          members.append(
            TypeMember(.stored(StoredProperty(Binding(name: field, span: declared.nameSpan), type: type, value: value)))
          )
        }
      case .method(let key, let function):
        add(.method(method(function, key)), key, function, member.isStatic, variable, &members, &after)
      case .getter(let key, let function):
        let setter = declared.members.lazy.compactMap { other -> JSFunction? in
          guard case .setter(let name, let setter) = other.kind, other.isStatic == member.isStatic,
            name.text == key.text
          else { return nil }
          return setter
        }.first
        let kind = TypeMember.Kind.computed(method(function, key), setter: setter.map { method($0, key) })
        add(kind, key, function, member.isStatic, variable, &members, &after)
      case .setter(let key, let function):
        let hasGetter = declared.members.contains {
          if case .getter(let name, _) = $0.kind {
            name.text == key.text && $0.isStatic == member.isStatic
          } else {
            false
          }
        }
        if hasGetter { continue }
        let nothing = Function(
          name: key.text ?? "", nameSpan: function.nameSpan, parameters: [], body: [], span: function.span)
        let kind = TypeMember.Kind.computed(nothing, setter: method(function, key))
        add(kind, key, function, member.isStatic, variable, &members, &after)
      case .constructor(let function): members.append(TypeMember(.initializer(constructor(function, declared, fields))))
      case .block(let statements):
        thisName = variable
        let inner = withThis(true) { inScope { block(statements) } }
        thisName = "this"
        after.append(.always(inner, declared.span))
      }
    }
    let type = TypeDeclaration(
      .class, name, declared.nameSpan, parents: parent.map { [$0] } ?? [], members: members, span: declared.span)
    return (before, Expression(.type(type), declared.span), after)
  }

  /// Adds a member to the declaration, or a statement that adds it if its name is computed.
  private func add(
    _ kind: TypeMember.Kind, _ key: JSExpression.PropertyKey, _ function: JSFunction, _ isStatic: Bool,
    _ variable: String, _ members: inout [TypeMember], _ after: inout [Statement]
  ) {
    let span = function.nameSpan
    guard key.text.map({ isPlainName($0) }) != true else {
      return members.append(TypeMember(kind, isStatic: isStatic))
    }
    guard let code = TypeMember(kind).functions.first, !hasRest(function) else {
      return report("this method needs a plain name", span)
    }
    let isGetter = if case .computed = kind { true } else { false }
    let closure = Expression.closure(
      [Binding(name: "this", span: span)] + code.parameters.map { $0.binding }, code.body, function.span)
    let arguments = [
      .name(variable, span), self.key(key), .boolean(isGetter, span), .boolean(isStatic, span), closure,
    ]
    after.append(Statement(.expression(.call("ClassValue", "define", arguments, span)), span))
  }

  /// The class above: a name, so that what the code computes becomes a constant.
  private func parent(_ parent: JSExpression, of variable: String, _ before: inout [Statement]) -> TypeName {
    func name(_ name: String) -> TypeName { TypeName(name: name, isOptional: false, span: parent.span) }
    if let (original, _) = export(parent) { return name(original) }
    if case .identifier(let written) = parent.kind {
      guard let found = scope.find(written) else {
        return name(JSClassNames.above(written))
      }
      if case .library(let original) = found.kind { return name(original) }
      if case .foreign = found.kind {
        return name(JSClassNames.above(written))
      }
      return name(local(written))
    }
    if case .member(let owner, let member, _, _) = parent.kind, case .identifier(let module) = owner.kind {
      let isForeign = if case .foreign? = scope.find(module)?.kind { true } else { scope.find(module) == nil }
      if isForeign { return name(JSClassNames.above(member)) }
    }
    let above = fresh(variable + "Parent")
    scope.declare(above, .constant)
    before.append(.constant(above, parent.span, expression(parent), parent.span))
    return name(above)
  }

  /// A value that gets the name of its field.
  private func value(of value: JSExpression, named name: String) -> Expression {
    inScope(isFunction: true) { expression(value, named: name) }
  }

  /// A value; a class without a name gets that of its property.
  func expression(_ value: JSExpression, named name: String) -> Expression {
    if case .classValue(let declared) = value.kind { classValue(declared, inferred: name) } else { expression(value) }
  }

  private func method(_ function: JSFunction, _ key: JSExpression.PropertyKey) -> Function {
    let (bindings, body) = withThis(true) { code(function, dropsResult: false) }
    let isPlain = key.text.map { isPlainName($0) } ?? false
    return Function(
      name: isPlain ? key.text ?? "" : "method", nameSpan: function.nameSpan,
      parameters: parameters(bindings, of: function), body: body, span: function.span)
  }

  private func parameters(_ bindings: [Binding], of function: JSFunction) -> [FunctionParameter] {
    bindings.enumerated().map { index, binding in
      let type = function.parameters.indices.contains(index) ? function.parameters[index].type : nil
      return FunctionParameter(
        binding, label: nil, type: type, isVariadic: hasRest(function) && index == bindings.count - 1)
    }
  }

  /// The fields that a constructor sets, where its parameters are properties, which fields may use: first these, then
  /// the fields of the class.
  private func fieldsOfConstructor(_ declared: JSClass) -> [(name: String, span: Span, value: JSExpression)] {
    var fields: [(name: String, span: Span, value: JSExpression)] = []
    for case .constructor(let function) in declared.members.map({ $0.kind }) {
      for parameter in function.parameters where parameter.isProperty {
        guard case .name(let name, let span) = parameter.target else { continue }
        fields.append((name, span, JSExpression(kind: .identifier(name), span: span)))
      }
    }
    if fields.isEmpty { return [] }
    for member in declared.members where !member.isStatic {
      guard case .field(let key, let value, _) = member.kind, let name = key.text else { continue }
      fields.append(
        (name, declared.nameSpan, value ?? JSExpression(kind: .identifier("undefined"), span: declared.nameSpan)))
    }
    return fields
  }

  private func constructor(
    _ function: JSFunction, _ declared: JSClass, _ fields: [(name: String, span: Span, value: JSExpression)]
  ) -> Function {
    let (bindings, body) = withThis(true) {
      code(function, dropsResult: true) { [self] in
        let assignments = fields.map { field in
          let place = Expression.name("this", field.span).member(field.name, field.span, field.span)
          return Statement.assignment(place, value(of: field.value, named: field.name), field.span)
        }
        afterSuper = declared.parent == nil ? [] : assignments
        return declared.parent == nil ? assignments : []
      }
    }
    afterSuper = []
    return Function(
      name: "init", nameSpan: function.nameSpan, parameters: parameters(bindings, of: function),
      body: body + [Statement(.returnValue(nil), Span(at: function.span.end))], span: function.span)
  }

  // MARK: super

  /// `super(…)` as statements.
  func superCall(_ arguments: [JSArgument], _ span: Span) -> [Statement] {
    let this = Expression.name("this", span)
    guard let home else {
      report("'super' stands outside of a class", span)
      return []
    }
    let made = Expression.call("ClassValue", "super", [.name(home, span), this, list(arguments)], span)
    return [.assignment(this, made, span)] + afterSuper
  }

  /// `super.name`, or `super.name(…)`
  func superMember(_ name: String, _ arguments: [JSArgument]?, _ span: Span) -> Expression {
    guard let home else {
      report("'super' stands outside of a class", span)
      return .undefined(span)
    }
    let parts: [Expression] = [.name(home, span), .name(thisName, span), .string(name, span)]
    return .call("ClassValue", "member", parts + (arguments.map { [list($0)] } ?? []), span)
  }

  // MARK: Constructors

  func make(_ callee: JSExpression, _ arguments: [JSArgument], _ argumentSpan: Span, _ span: Span) -> Expression {
    var name = source.text(in: callee.span)
    if case .identifier(let written) = callee.kind { name = written }
    if let (original, _) = export(callee) {
      checkImport(callee, original)
      name = original
    } else if case .identifier(let local) = callee.kind, let found = scope.find(local) {
      if case .library(let original) = found.kind {
        return Expression.name(original, callee.span).called(self.arguments(arguments), argumentSpan, span)
      }
      if case .foreign(let module) = found.kind {
        report("there is no '\(module)' here; of packages, only rxjs is known", callee.span)
        return .undefined(span)
      }
      if found.isClass, !arguments.contains(where: { $0.isSpread }) {
        return expression(callee).called(self.arguments(arguments), argumentSpan, span)
      }
    }
    var isName = false
    if case .identifier(let local) = callee.kind { isName = scope.find(local) == nil }
    if export(callee) == nil, !isName, !namesOfApp.contains(name) {
      // Whether the value is a class, only the run knows.
      return .call("ClassValue", "new", [expression(callee), .string(name, callee.span), list(arguments)], span)
    }
    if name == "Function" {
      report("code in strings does not run", span)
      return .undefined(span)
    }
    if name == "WebSocket" {
      report("webSocket has no stand-in; use a Subject and drive it", span)
      return .undefined(span)
    }
    let nameSpan = callee.span
    var list = self.arguments(arguments)
    if JSError.classes.contains(name) {
      if name != "Error" { list.append(Argument(.string(name, nameSpan))) }
      if name != "Error", list.count == 1 {
        list.insert(Argument(.string(JSError.ownMessage(of: name), nameSpan)), at: 0)
      }
      return Expression.name("Error", nameSpan).called(list, argumentSpan, span)
    }
    guard JSLibrary.function(name) != nil || namesOfApp.contains(name) else {
      let classes = RxJSModule.names.filter { $0.value == .type }.keys.sorted() + ["Map", "Set", "Date", "Promise"]
      let nearest = Suggestion.nearest(to: name, among: classes)
      report("there is no class '\(name)' here" + (nearest.map { "; did you mean '\($0)'?" } ?? ""), nameSpan)
      return .undefined(span)
    }
    return Expression.name(name, nameSpan).called(list, argumentSpan, span)
  }
}
