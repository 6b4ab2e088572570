import Streams

/// Types that code declares, and names that are their members.
extension Compiler {
  /// Makes types known before anything runs: they see the whole file, and each other.
  func declareTypes(_ statements: [Statement]) {
    if names.readsMessages { return declareClasses(statements) }
    names.types.add(statements)
    if names.types.isEmpty { return appOwners = MemberOwner.ofApp(statements) }
    appOwners = names.types.appObjects.map { MemberOwner($0.type, receiver: $0.variable, in: names.types) }
    names.hasObjects = true
    for type in statements.typeDeclarations { make(type, inside: nil) }
    for (name, box) in context.typeValues {
      guard let type = box as? ObjectType else { continue }
      type.parents = (names.types[name]?.parents ?? []).compactMap { parent in
        names.types.resolve(parent, in: name).flatMap { context.typeValues[$0] as? ObjectType }
      }
    }
  }

  /// Makes classes known whose members are messages: no name is looked up in them.
  private func declareClasses(_ statements: [Statement]) {
    for statement in statements {
      guard case .type(let declaration) = statement.kind else { continue }
      make(declaration, inside: nil)
      (context.typeValues[declaration.name] as? ObjectType)?.parents = declaration.parents.compactMap {
        context.typeValues[$0.name] as? ObjectType
      }
    }
  }

  private func make(_ declaration: TypeDeclaration, inside outer: String?) {
    let name = names.types.fullName(of: declaration, inside: outer)
    if declaration.kind != .extension || context.typeValues[name] == nil {
      let kind = declaration.isView ? .class : declaration.kind
      let type = ObjectType(declaration.name, fullName: name, kind == .extension ? nil : kind, context)
      context.typeValues[name] = type
      if let outer { context.typeValues[outer]?.keep(.object(type), as: declaration.name) }
    }
    for member in declaration.members { if case .type(let nested) = member.kind { make(nested, inside: name) } }
  }

  /// The type that a name means, as a value.
  func typeValue(_ name: String) -> ObjectType? {
    if names.types.isEmpty { return nil }
    if name == "Self", let owner = scope.memberOwner { return context.typeValues[owner.type] as? ObjectType }
    return names.types.resolve(name, in: scope.memberOwner?.type).flatMap { full in
      names.types.declares(full) ? context.typeValues[full] as? ObjectType : nil
    }
  }

  /// The extended types of libraries that have a member of a name.
  func extendedTypes(having name: String) -> [ObjectType] {
    names.types.entries.keys.sorted().compactMap { type in
      guard let entry = names.types[type], entry.kind == nil, entry.instanceMembers.contains(name) else { return nil }
      return context.typeValues[type] as? ObjectType
    }
  }

  /// The words for values of a type: the type that the code declares, or else its name.
  func typeTest(_ type: TypeName) -> TypeTest { TypeTest(type, typeValue(type.name)) }

  // MARK: Members

  /// Compiles the members of a declaration.
  func compile(_ declaration: TypeDeclaration) { compile(declaration, inside: nil) }

  private func compile(_ declaration: TypeDeclaration, inside outer: String?) {
    let name = names.types.fullName(of: declaration, inside: outer)
    guard let type = context.typeValues[name] as? ObjectType else { return }
    type.countsOwners = countsOwners
    type.hasForeignParent = names.types.hasForeignParent(name)
    if declaration.kind != .extension { type.parentNames = [] }
    type.parentNames += declaration.parents.map { $0.name }
    for member in declaration.members {
      let owner = names.readsMessages ? nil : MemberOwner(name, isStatic: member.isStatic, in: names.types)
      switch member.kind {
      case .stored(let property):
        let made = self.property(property, owner)
        if member.isStatic { type.ofType.properties.append(made) } else { type.own.properties.append(made) }
      case .computed(let getter, let setter):
        let computed = ObjectType.Computed(get: method(getter, owner), set: setter.map { method($0, owner) })
        if member.isStatic {
          type.ofType.computed[getter.name] = computed
        } else {
          type.own.computed[getter.name] = computed
        }
      case .method(let function):
        let method = method(function, owner)
        if member.isStatic {
          type.ofType.methods[function.name, default: []].append(method)
        } else {
          type.own.methods[function.name, default: []].append(method)
        }
      // Storyboards make objects from a coder.
      case .initializer(let function) where function.parameters.first?.label == "coder": break
      case .initializer(let function):
        type.initializers.append(method(function, owner, isInitializer: true))
        if declaration.kind != .extension { type.hidesMemberwise = true }
      case .deinitializer(let function): type.deinitializer = method(function, owner)
      case .subscripting(let getter, let setter):
        type.own.subscripts.append(
          ObjectType.Computed(get: method(getter, owner), set: setter.map { method($0, owner) }))
      case .enumCase(let one):
        let raw = one.rawValue.map { value(named: one.name, $0, owner) }
        type.cases.append(ObjectType.Case(name: one.name, labels: one.labels, rawValue: raw))
      case .type(let nested): compile(nested, inside: name)
      case .requirement: break
      }
    }
    rules?.library?.standIns?.declare(type, context)
  }

  private func property(_ property: StoredProperty, _ owner: MemberOwner?) -> ObjectType.Property {
    let name = property.binding.name ?? ""
    return ObjectType.Property(
      name: name, type: property.type, initial: property.value.map { value(named: name, $0, owner) },
      isLazy: property.isLazy, ownership: property.ownership,
      observers: property.observers.map { observer in
        (String(observer.name.split(separator: ".").last ?? ""), method(observer, owner))
      })
  }

  /// An expression as a function of `self`.
  private func value(named name: String, _ value: Expression, _ owner: MemberOwner?) -> ClosureFunction {
    method(Self.function(name, value), owner)
  }

  private static func function(_ name: String, _ value: Expression) -> Function {
    Function(
      name: name, nameSpan: value.span, parameters: [],
      body: [Statement(kind: .expression(value), span: value.span)], span: value.span)
  }

  /// A method: its first parameter is `self`, which methods of values may change.
  private func method(_ function: Function, _ owner: MemberOwner?, isInitializer: Bool = false) -> ClosureFunction {
    let outer = (scope, isAtScriptLevel, isInFunction, isInInitializer)
    defer { (scope, isAtScriptLevel, isInFunction, isInInitializer) = outer }
    scope = FrameScope(.statement, parent: nil)
    (isAtScriptLevel, isInFunction, isInInitializer) = (false, true, isInitializer)
    let me = FunctionParameter(Binding(name: "self", span: function.nameSpan), label: nil, isInout: true)
    let parameters = [me] + function.parameters
    let end = Statement(kind: .returnValue(nil), span: Span(at: function.span.end))
    let code = self.function(
      function.name, parameters.map { $0.binding.name }, function.body + (isInitializer ? [end] : []), function.span,
      declared: parameters, named: parameters.map { $0.binding }, owner: owner)
    return ClosureFunction(code, nil, context)
  }

  /// A class as a value: each evaluation makes one.
  func typeValue(_ declaration: TypeDeclaration, _ place: SourcePlace) -> Node {
    func code(_ function: Function) -> ClosureNode {
      let me = FunctionParameter(Binding(name: "this", span: function.nameSpan))
      let parameters = [me] + function.parameters
      let code = self.function(
        function.name, parameters.map { $0.binding.name }, function.body, function.span,
        declared: parameters.contains { $0.isVariadic } ? parameters : [], named: parameters.map { $0.binding })
      return ClosureNode(code, context, self.place(function.span))
    }
    let members = declaration.members.map { member in
      var functions = member.functions.map(code)
      if case .stored(let property) = member.kind, let value = property.value {
        functions = [code(Self.function(property.binding.name ?? "", value))]
      }
      return (member: member, functions: functions)
    }
    let parent = declaration.parents.first.map { parent in
      resolve(parent.name) == nil
        ? ConstantNode(.string(parent.name), self.place(parent.span)) : self.name(parent.name, parent.span)
    }
    return .type(declaration, parent, members, rules?.library, context, place)
  }

  // MARK: Names

  /// `.loading`: a case or a static member of a type that the code declares; nil if no such type has it.
  func implicitOfTypes(_ member: Member) -> Node? {
    // Events, results and durations are those of the libraries, and match the cases of the same names.
    guard !names.types.isEmpty,
      !EnumCases.isOfLibraries(member.name, among: Library.of(dialect)?.enums, beside: names.types)
    else { return nil }
    let place = place(member.nameSpan)
    if member.name == "init", let arguments = member.arguments {
      let labels = arguments.list.map { $0.label?.name } + (arguments.trailing == nil ? [] : [nil])
      return names.types.initialized(by: labels).flatMap { context.typeValues[$0] }.map {
        FunctionCallNode(ConstantNode(.object($0), place), self.arguments(arguments), context, place)
      }
    }
    let having = names.types.entries.keys.sorted().filter {
      names.types[$0]?.staticMembers.contains(member.name) == true
    }
    let owner = scope.memberOwner?.type
    let chosen = having.count == 1 ? having.first : having.first { $0 == owner }
    let list = member.arguments.map { arguments($0) }
    guard let chosen, let type = context.typeValues[chosen] as? ObjectType else {
      return having.isEmpty ? nil : Node.enumCase(member.name, list ?? .none, context, place)
    }
    return MemberCallNode(
      ConstantNode(.object(type), place), member.name, list ?? .none, dialect: dialect, overloads: nil,
      function: nil, isOptional: false, isBare: list == nil,
      sourceText: callText(member.nameSpan, member.arguments, dialect),
      context, place)
  }

  /// Returns the type around, or the object of the app, that has a name without a receiver as its member; nil for a
  /// variable.
  private func owner(of name: String) -> MemberOwner? {
    if name == "self" || names.types.isEmpty && appOwners.isEmpty || scope.resolve(name) != nil { return nil }
    if let owner = scope.memberOwner {
      if owner.members.contains(name) { return owner }
      guard owner.isOfLibrary, !owner.isStatic, names.globals[name] == nil else { return nil }
      let isMember =
        Catalogue.overloads(of: name, in: dialect, afterDot: true) != nil || ValueMembers.allNames.contains(name)
      return isMember ? owner : nil
    }
    if names.globals[name] != nil { return nil }
    return appOwners.first { $0.members.contains(name) }
  }

  /// A name that is a member of the type around, with its object before it.
  func owned(_ name: String, _ span: Span) -> (Expression, [PostfixPart])? {
    owner(of: name)?.qualified(Expression(kind: .name(name), span: span), name, [])
  }

  /// A chain whose first name is a member of the type around, with its object before it. A member of `self` that only
  /// the app's class above can have is a plain name.
  func owned(_ base: Expression, _ parts: [PostfixPart]) -> (Expression, [PostfixPart]) {
    guard case .name(let name) = base.kind, !names.types.isEmpty || !appOwners.isEmpty else { return (base, parts) }
    if name == "self" { return scope.memberOwner?.unqualified(parts, isHidden: isLocal) ?? (base, parts) }
    if name == "Swift", let plain = MemberOwner.plain(parts) { return plain }
    guard let owner = owner(of: name) else { return (base, parts) }
    return owner.inherited(name, base, parts) ?? owner.qualified(base, name, parts)
  }

  private func isLocal(_ name: String) -> Bool { scope.resolve(name) != nil }

  /// The same for a place.
  func owned(_ place: Place) -> Place {
    let (root, parts) = owned(place.root, place.parts)
    return Place(root: root, parts: parts, span: place.span)
  }

  /// `super.update()`, `super.init()`, `self.init(name: "Ann")`.
  func ownMember(_ name: String, _ base: Expression, _ parts: [PostfixPart]) -> (node: Node, parts: Int)? {
    guard name == "super" || name == "self", let owner = scope.memberOwner,
      let member = parts.first?.member, name == "super" || member.name == "init",
      let type = context.typeValues[owner.type] as? ObjectType
    else { return nil }
    let me = self.name("self", base.span)
    if name == "self", owner.isStatic { return nil }
    return (
      Node.ownMember(
        me, member.name, member.arguments.map { arguments($0) }, of: type, isSuper: name == "super",
        isStatic: owner.isStatic, place(member.nameSpan)), 1
    )
  }

  /// `Notification.Name.login`: a member of a type by its full name, or one that an extension gives a library's type.
  func typeMember(_ name: String, _ parts: [PostfixPart], _ span: Span) -> (node: Node, parts: Int)? {
    if names.types.isEmpty || resolve(name) != nil { return nil }
    if let type = typeValue(name), parts.first?.member != nil {
      return (ConstantNode(.object(type), place(span)), 0)
    }
    var full = name
    for (index, part) in parts.enumerated() {
      guard let member = part.member else { return nil }
      if let entry = names.types[full], entry.kind == nil, entry.staticMembers.contains(member.name),
        let type = context.typeValues[full]
      {
        return (ConstantNode(.object(type), place(span)), index)
      }
      full += "." + member.name
    }
    return nil
  }
}
