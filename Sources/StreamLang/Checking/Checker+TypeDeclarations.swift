import Streams

/// Types that code declares, and names that are their members.
extension Checker {
  /// Checks the members of a declaration.
  func type(_ declaration: TypeDeclaration, inside outer: String? = nil) {
    let name = types.fullName(of: declaration, inside: outer)
    let (surroundings, owner) = (self.surroundings, memberOwner)
    defer { (self.surroundings, memberOwner) = (surroundings, owner) }
    for member in declaration.members {
      memberOwner =
        rules?.library?.readsMessages == true ? nil : MemberOwner(name, isStatic: member.isStatic, in: types)
      scope.enter()
      scope.declare("self", .variable, .unknown, scene: scene)
      switch member.kind {
      case .stored(let property): if let value = property.value { kind(of: value) }
      case .enumCase(let one): if let value = one.rawValue { kind(of: value) }
      case .type(let nested): type(nested, inside: name)
      case .computed, .method, .initializer, .deinitializer, .subscripting, .requirement: break
      }
      for function in member.functions { body(of: function, isOfScript: false) }
      scope.leave()
    }
  }

  /// Whether a name without a receiver is a member of the type around, and no variable.
  private func isOwn(_ name: String, _ owner: MemberOwner) -> Bool {
    if name == "self" || scope.findLocal(name) != nil { return false }
    if owner.members.contains(name) { return true }
    guard owner.isOfLibrary, !owner.isStatic, peek(name) == nil else { return false }
    return Catalogue.overloads(of: name, in: dialect, afterDot: true) != nil || ValueMembers.allNames.contains(name)
  }

  /// A chain whose first name is a member of the type around, with `self` before it. A member of `self` that only the
  /// app's class above can have is a plain name.
  func owned(_ base: Expression, _ parts: [PostfixPart]) -> (Expression, [PostfixPart]) {
    guard case .name(let name) = base.kind, let owner = memberOwner else { return (base, parts) }
    if name == "self" { return owner.unqualified(parts) ?? (base, parts) }
    if name == "Swift", let plain = MemberOwner.plain(parts) { return plain }
    return isOwn(name, owner) ? MemberOwner.qualified(base, name, parts) : (base, parts)
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
    guard !types.isEmpty, !EnumCases.isOfLibraries(member.name) else { return false }
    if member.name == "init", let arguments = member.arguments {
      let labels = arguments.list.map { $0.label?.name } + (arguments.trailing == nil ? [] : [nil])
      return types.initialized(by: labels) != nil
    }
    return types.entries.values.contains { $0.staticMembers.contains(member.name) }
  }
}
