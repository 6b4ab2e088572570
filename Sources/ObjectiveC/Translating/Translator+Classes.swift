import StreamLang

extension Translator {
  /// Returns the class of a name, and makes it at its first use.
  func declaredClass(_ name: String, _ span: Span) -> DeclaredClass {
    if let known = classes[name] { return known }
    let made = DeclaredClass(name, span)
    classes[name] = made
    classOrder.append(name)
    return made
  }

  /// The class and those of the text above it, nearest first.
  func line(of owner: DeclaredClass) -> [DeclaredClass] {
    var line: [DeclaredClass] = []
    var next: DeclaredClass? = owner
    while let known = next, !line.contains(where: { $0 === known }) {
      line.append(known)
      next = known.parent.flatMap { classes[$0] }
    }
    return line
  }

  /// Returns whether `self` has a method of its own for a selector.
  func isOwn(_ selector: String) -> Bool { line(of: own).contains { $0.selectors.contains(selector) } }

  /// The property whose instance variable a bare name is, if no variable hides it.
  func field(_ name: String) -> String? {
    let variable = scope.find(name)
    let isDeclared = line(of: own).contains { $0.fields[name] != nil || $0.renamed[name] != nil }
    if isDeclared, variable.map({ $0.depth == 0 }) ?? true {
      return line(of: own).lazy.compactMap { $0.property(ofField: name) }.first
    }
    return variable == nil ? own.property(ofField: name) : nil
  }

  /// Runs something as code of a class.
  func inClass<Result>(_ owner: DeclaredClass, _ body: () -> Result) -> Result {
    let outer = own
    own = owner
    defer { own = outer }
    return body()
  }

  // MARK: What the parts declare

  /// Adds the declarations of a statement to the class whose braces are open.
  func note(_ statement: ObjCStatement) {
    switch statement.kind {
    case .method(let function, _):
      own.selectors.insert(function.name ?? "")
      if function.name?.hasPrefix("init") == true { own.initializers.append(function) }
      methods[function.name ?? ""] = function.parameters.map { $0.type }
      // The system sends an action when a person acts.
      let head = source.text(in: Span(start: statement.span.start, end: function.nameSpan.start))
      if head.contains("IBAction") { actions.insert(function.name ?? "") }
    case .signature(let function):
      let known = methods[function.name ?? ""] ?? function.parameters.map { $0.type }
      methods[function.name ?? ""] = known
    case .function(let function):
      guard let name = function.name else { return }
      functions.insert(name)
      blockParameters[name] = function.parameters.map { $0.type }
      scope.declare(Scope.Variable(name, .block, isShared: true, depth: 0, written: written(name)))
    case .property(let list):
      for property in list {
        guard let name = property.parameter.name else { continue }
        own.properties.append(property)
        if let getter = property.getter { methods[getter] = [] }
        use("self." + name, property.parameter.span) { $0.declared = property.parameter.type }
      }
    case .synthesis(let list): for (property, field) in list { own.renamed[field] = property }
    case .classPart(let part): note(part)
    default: break
    }
  }

  private func note(_ part: ClassPart) {
    // Objects of other classes have the methods of a protocol.
    if part.kind == .protocol {
      for case .signature(let function) in part.members.map({ $0.kind }) {
        methods[function.name ?? ""] = function.parameters.map { $0.type }
      }
      return
    }
    let owner = declaredClass(part.name, part.nameSpan)
    if part.category == nil {
      owner.isDeclared = true
      if part.kind == .implementation { owner.isImplemented = true }
      owner.parent = part.parent ?? owner.parent
    }
    inClass(owner) {
      for field in part.fields {
        owner.fields[field.name] = field.type
        let name = owner.property(ofField: field.name) ?? field.name
        use("self." + name, field.span) { $0.declared = field.type }
      }
      for member in part.members { note(member) }
    }
  }

  // MARK: Their code

  /// Translates a statement outside of all methods.
  func append(_ statement: ObjCStatement, _ translated: inout [Statement], _ declarations: inout [Statement]) {
    switch statement.kind {
    case .classPart(let part):
      guard part.kind != .protocol else { return }
      inherit(declaredClass(part.name, part.nameSpan))
      inClass(declaredClass(part.name, part.nameSpan)) {
        for member in part.members { append(member, &translated, &declarations) }
      }
    case .method(let function, let isOfClass):
      own.members.append(method(function, isOfClass, statement.span))
      declarations += lasting
      lasting = []
    default:
      var statements: [Statement] = []
      append(statement, to: &statements)
      statements = lasting + statements
      lasting = []
      if statement.declaresOnly { declarations += statements } else { translated += statements }
    }
  }

  /// The properties that the classes above declare are those of a class, too.
  private func inherit(_ owner: DeclaredClass) {
    for above in line(of: owner).dropFirst() {
      for use in above.uses.values where use.declared != nil && owner.uses[use.path] == nil {
        var inherited = use
        inherited.isInherited = true
        owner.uses[use.path] = inherited
      }
    }
  }

  private func method(_ function: ObjCFunction, _ isOfClass: Bool, _ span: Span) -> TypeMember {
    currentMethod = "\(isOfClass ? "+" : "-")[\(own.name) \(function.name ?? "")]"
    let outer = isOfClassMethod
    isOfClassMethod = isOfClass && own.name != DeclaredClass.root
    isInFunction = true
    defer { (currentMethod, isInFunction, isOfClassMethod) = (nil, false, outer) }
    // The sign of a method is no part of the call, at whose beginning it would be a minus.
    let span = Span(start: function.nameSpan.start, end: span.end)
    if let result = function.result, result != .void, !ObjCStatement.giveValue(function.body) {
      warn("this method ends without 'return', so it gives \(result.isNumber ? "0" : "nil")", function.nameSpan)
    }
    let (parameters, _, body) = code(function)
    let made = Function(
      name: function.name ?? "", nameSpan: function.nameSpan,
      parameters: parameters.map { FunctionParameter($0, label: nil) }, body: body, span: span)
    return TypeMember(.method(made), isStatic: isOfClassMethod)
  }

  /// The declarations of the classes, those above first.
  func typeDeclarations() -> [Statement] {
    var sorted: [DeclaredClass] = []
    for name in classOrder {
      guard let owner = classes[name] else { continue }
      for known in line(of: owner).reversed() where !sorted.contains(where: { $0 === known }) { sorted.append(known) }
    }
    return sorted.compactMap { owner -> Statement? in
      var members = owner.members
      if owner.name != DeclaredClass.root, let fields = fieldsMember(of: owner) { members.append(fields) }
      members += accessors(of: owner)
      for property in owner.properties where property.isWeak && property.parameter.name != nil {
        let binding = Binding(name: property.parameter.name, span: property.parameter.span)
        members.append(TypeMember(.stored(StoredProperty(binding, value: nil, ownership: .weak))))
      }
      guard !members.isEmpty || owner.isDeclared else { return nil }
      let parents = owner.parent.map { [TypeName(name: $0, isOptional: false, span: owner.nameSpan)] } ?? []
      let declaration = TypeDeclaration(
        owner.isDeclared ? .class : .extension, owner.name, owner.nameSpan, parents: parents, members: members,
        span: owner.nameSpan)
      return Statement(.type(declaration), Span(at: 0))
    }
  }

  /// `getter=isOn`: the method that reads the property.
  private func accessors(of owner: DeclaredClass) -> [TypeMember] {
    owner.properties.compactMap { property -> TypeMember? in
      guard let getter = property.getter, let name = property.parameter.name, getter != name,
        !owner.selectors.contains(getter)
      else { return nil }
      let span = property.parameter.span
      let value = Expression.name("self", span).member(name, span, span)
      let body = [Statement(.returnValue(value), span)]
      return TypeMember(.method(Function(name: getter, nameSpan: span, parameters: [], body: body, span: span)))
    }
  }

  /// The first values of the instance variables, which are set before the initialiser runs.
  private func fieldsMember(of owner: DeclaredClass) -> TypeMember? {
    let span = owner.nameSpan
    let isMade = beginners.contains { $0 === owner }
    let statements = inClass(owner) {
      owner.order.compactMap { path -> Statement? in
        guard let use = owner.uses[path], !use.isInherited, path != "self" else { return nil }
        if let made = standInKind(of: use) {
          return Statement(
            .expression(
              .call("standIn", [.string(path, span), .string(made, span), .name("self", span)], span)), span)
        }
        guard let type = use.declared else { return nil }
        let place = Expression.name("self", span).member("_" + path.dropFirst("self.".count), span, span)
        return .assignment(place, nil, span, isMade ? made(for: use, span) : zero(of: type, span), span)
      }
    }
    if statements.isEmpty { return nil }
    let function = Function(
      name: ObjCInstances.fieldsSelector, nameSpan: span, parameters: [], body: statements, span: span)
    return TypeMember(.method(function))
  }

  /// The first value of a property of an object that the system makes: other code of the app sets an object of a class.
  private func made(for use: Use, _ span: Span) -> Expression {
    guard case .object(let name?)? = use.declared, classes[name]?.isImplemented == true, name != own.name, use.isObject,
      !use.isSet, !isWeak(use)
    else { return zero(of: use.declared ?? .any, span) }
    return Expression.name(name, span).member("alloc", span, [], span, span).member("init", span, [], span, span)
  }
}
