import Streams

/// Types that code declares, and names that are their members.
extension Checker {
  /// Makes the members of all types known.
  func declareTypes(_ statements: [Statement]) {
    types = environment.names.types
    if environment.names.readsMessages { return }
    types.add(statements)
    if types.isEmpty { return appOwners = MemberOwner.ofApp(statements) }
    appOwners = types.appObjects.map { MemberOwner($0.type, receiver: $0.variable, in: types) }
    for type in statements.typeDeclarations { declareMembers(of: type, inside: nil) }
  }

  private func declareMembers(of declaration: TypeDeclaration, inside outer: String?) {
    let type = types.fullName(of: declaration, inside: outer)
    for member in declaration.members {
      if case .type(let nested) = member.kind { declareMembers(of: nested, inside: type) }
      guard let name = member.name else { continue }
      // The library may have other methods of that name.
      let isKnown = members["\(type).\(name)"] != nil || !types.declares(type)
      if case .method(let function) = member.kind {
        // Methods of one name are distinguished by their calls.
        let definition =
          isKnown
          ? Definition(name, .variable) : Definition(name, .function, .function, parameters: function.parameters)
        definition.isAsync = !isKnown && function.isAsync
        members["\(type).\(name)"] = definition
      } else {
        members["\(type).\(name)"] = Definition(name, .variable)
      }
    }
  }

  /// Checks the members of a declaration.
  func type(_ declaration: TypeDeclaration, inside outer: String? = nil) {
    let name = types.fullName(of: declaration, inside: outer)
    let (surroundings, owner) = (self.surroundings, memberOwner)
    defer { (self.surroundings, memberOwner) = (surroundings, owner) }
    for member in declaration.members {
      memberOwner = ownerOfCode(name, member)
      switch member.kind {
      case .stored(let property): check(property, of: name)
      case .enumCase(let one): if let value = one.rawValue { kind(of: value) }
      case .type(let nested): type(nested, inside: name)
      case .computed, .method, .initializer, .deinitializer, .subscripting, .requirement: break
      }
    }
    for member in declaration.members {
      memberOwner = ownerOfCode(name, member)
      scope.enter()
      scope.declare("self", .variable, .unknown, scene: scene)
      for function in member.functions { body(of: function, isOfScript: false) }
      scope.leave()
    }
  }

  /// Checks the members of a class that is a value.
  func typeValue(_ declaration: TypeDeclaration) {
    scope.enter()
    scope.declare("this", .variable, .unknown, scene: scene)
    for member in declaration.members {
      if case .stored(let property) = member.kind, let value = property.value { kind(of: value) }
      for function in member.functions { body(of: function, isOfScript: false) }
    }
    scope.leave()
  }

  /// The owner of names without a receiver; in a language of messages each member is written with its receiver.
  private func ownerOfCode(_ type: String, _ member: TypeMember) -> MemberOwner? {
    rules?.library?.readsMessages == true ? nil : MemberOwner(type, isStatic: member.isStatic, in: types)
  }

  /// Checks the first value of a property, whose kind it keeps as long as nothing else is assigned to it.
  private func check(_ property: StoredProperty, of type: String) {
    guard let value = property.value else { return }
    scope.enter()
    scope.declare("self", .variable, .unknown, scene: scene)
    let kind = kind(of: value)
    scope.leave()
    guard let name = property.binding.name, let definition = members["\(type).\(name)"], !assignedNames.contains(name),
      property.isConstant || kind.isStream
    else { return }
    definition.kind = kind
    definition.failure = failure(of: value)
    if case .postfix(let base, let parts) = value.kind, parts.count == 1, case .name(let type) = base.kind,
      type.first?.isUppercase == true
    {
      definition.type = type
    }
  }

  /// The member that a name without a receiver means: of the type around, or of an object of the app.
  func ownMember(_ name: String) -> Definition? {
    if name == "self" || types.isEmpty && appOwners.isEmpty { return nil }
    let owner = memberOwner ?? (scope.find(name) == nil ? appOwners.first { $0.members.contains(name) } : nil)
    guard let owner else { return nil }
    if owner.members.contains(name) {
      let found = types.line(of: owner.type).compactMap { members["\($0).\(name)"] }
      // Types above may have methods of the same name with other parameters.
      return found.count == 1 ? found[0] : Definition(name, .variable)
    }
    guard owner.isOfLibrary, !owner.isStatic, scope.find(name) == nil else { return nil }
    let isMember =
      Catalogue.overloads(of: name, in: dialect, afterDot: true) != nil || ValueMembers.allNames.contains(name)
    return isMember ? Definition(name, .variable) : nil
  }

  /// A chain without `self`, where the member after it is surely no variable's name, or one that only the app's class
  /// above can have.
  func owned(_ base: Expression, _ parts: [PostfixPart]) -> (Expression, [PostfixPart]) {
    guard case .name(let name) = base.kind, let owner = memberOwner else { return (base, parts) }
    if name == "Swift", let plain = MemberOwner.plain(parts) { return plain }
    guard name == "self" else {
      guard scope.findLocal(name) == nil, let plain = owner.inherited(name, base, parts) else {
        // `allCases.filter { … }` beside `allCases(for:)`
        return owner.isOnlyMethod(name, parts) ? owner.qualified(base, name, parts) : (base, parts)
      }
      if environment.names.globals[name] == nil { _ = makesStandIn(name, base.span, { .functionNotCalled(name) }) }
      return plain
    }
    if let plain = owner.unqualified(parts, isHidden: { scope.findLocal($0) != nil }) {
      // A local name does not hide the stand-in of the app.
      let isHidden = MemberOwner.outermost(plain.0.variableName ?? "") != nil
      if let member = parts.first?.member, isHidden || scope.findLocal(member.name) != nil,
        environment.names.globals[member.name] == nil, libraryFunction(member.name) == nil
      {
        _ = makesStandIn(member.name, member.nameSpan, { .functionNotCalled(member.name) })
      }
      return plain
    }
    guard let member = parts.first?.member, owner.members.contains(member.name), scope.findLocal(member.name) == nil,
      let plain = MemberOwner.plain(parts)
    else { return (base, parts) }
    return plain
  }

  /// Whether a name is that of a type that the code declares.
  func isType(_ name: String) -> Bool {
    guard !types.isEmpty, scope.findLocal(name) == nil else { return false }
    if name == "Self" || name == "super" { return memberOwner != nil }
    return types.resolve(name, in: memberOwner?.type).map { types.declares($0) } ?? false
  }

  /// Whether a chain begins with the full name of a type of a library and a static member that the code gives it.
  func beginsWithExtension(_ name: String, _ parts: [PostfixPart]) -> Bool {
    var full = name
    for part in parts {
      guard let member = part.member else { return false }
      if let entry = types[full], entry.kind == nil, entry.staticMembers.contains(member.name) { return true }
      full += "." + member.name
    }
    return false
  }

  /// Whether a member may be one that the code declares for values of some kind.
  func isDeclared(_ member: Member, of receiver: ValueKind) -> Bool {
    if types.isEmpty { return false }
    if types.extensionMembers.contains(member.name) { return true }
    return receiver == .unknown && types.members.contains(member.name)
  }

  /// `.loading`: whether a type that the code declares has a static member of this name.
  func isImplicitOfTypes(_ member: Member) -> Bool {
    guard !types.isEmpty, !EnumCases.isOfLibraries(member.name, among: Library.of(dialect)?.enums, beside: types)
    else { return false }
    if member.name == "init", let arguments = member.arguments {
      let labels = arguments.list.map { $0.label?.name } + (arguments.trailing == nil ? [] : [nil])
      return types.initialized(by: labels) != nil
    }
    return types.entries.values.contains { $0.staticMembers.contains(member.name) }
  }
}
