/// The types that code declares, and the names of their members, as far as the text says.
///
/// A type inside another one has the name `Outer.Inner`.
struct TypeTable {
  struct Entry {
    /// Nil for a type of a library or of the app, which the code only extends.
    var kind: TypeDeclaration.Kind?
    var parents: [String] = []
    var instanceMembers: Set<String> = []
    var staticMembers: Set<String> = []
    /// The members of instances that are called with arguments.
    var methods: Set<String> = []
    /// The labels of the initializers, with that of a structure that takes its properties.
    var initializers: [[String?]] = []
  }

  private(set) var entries: [String: Entry] = [:]
  /// The methods that change the value before the dot.
  private(set) var mutating: Set<String> = []
  /// The members of any type, which values of unknown kind may have.
  private(set) var members: Set<String> = []
  /// The members that extensions give to types of libraries and of the app.
  private(set) var extensionMembers: Set<String> = []

  /// The objects that an app makes, whose members code and drive reach by their plain names: the variable and the type
  /// of each.
  private(set) var appObjects: [(variable: String, type: String)] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(name: String) -> Entry? { entries[name] }

  /// Returns whether code declares a type, and does not only extend it.
  func declares(_ name: String) -> Bool { entries[name]?.kind != nil }

  /// Returns whether an enum of the code has a case, or another static member, of a name.
  func hasCase(_ name: String) -> Bool {
    entries.values.contains { $0.kind == .enumeration && $0.staticMembers.contains(name) }
  }

  /// Adds the declarations among some statements, with those inside them. Declarations are read before extensions.
  mutating func add(_ statements: [Statement]) {
    let declarations = statements.typeDeclarations
    for statement in statements { if let object = statement.appObject { appObjects.append(object) } }
    if declarations.isEmpty { return }
    for declaration in declarations where declaration.kind != .extension {
      entries[declaration.name] = nil
      add(declaration, inside: nil)
    }
    for declaration in declarations where declaration.kind == .extension { add(declaration, inside: nil) }
    for entry in entries.values where entry.kind == nil { extensionMembers.formUnion(entry.instanceMembers) }
  }

  private mutating func add(_ declaration: TypeDeclaration, inside outer: String?) {
    let name = fullName(of: declaration, inside: outer)
    var entry = entries[name] ?? Entry()
    if declaration.kind != .extension { entry.kind = declaration.kind }
    entry.parents += declaration.parents.map { $0.name }
    for member in declaration.members {
      if case .type(let nested) = member.kind { add(nested, inside: name) }
      guard let name = member.name else { continue }
      if member.isStatic { entry.staticMembers.insert(name) } else { entry.instanceMembers.insert(name) }
      if case .method(let function) = member.kind, !function.parameters.isEmpty { entry.methods.insert(name) }
      if member.isMutating { mutating.insert(name) }
    }
    entry.initializers += declaration.initializers
    if entry.kind == .enumeration {
      entry.instanceMembers.insert("rawValue")
      entry.staticMembers.insert("allCases")
    }
    members.formUnion(entry.instanceMembers)
    members.formUnion(entry.staticMembers)
    entries[name] = entry
  }

  /// Returns the name of a declared type with those around it.
  func fullName(of declaration: TypeDeclaration, inside outer: String?) -> String {
    if let outer { return "\(outer).\(declaration.name)" }
    return declaration.kind == .extension ? resolve(declaration.name, in: nil) ?? declaration.name : declaration.name
  }

  /// Returns the full name of the type that a name means in the code of another type.
  func resolve(_ name: String, in owner: String?) -> String? {
    var around = owner
    while let outer = around {
      if entries["\(outer).\(name)"] != nil { return "\(outer).\(name)" }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if entries[name] != nil { return name }
    // Code outside often names a type inside another one in full, by a longer way, or by an alias.
    let inside = entries.keys.filter { $0.hasSuffix("." + name) }
    return inside.count == 1 ? inside.first : nil
  }

  /// Returns the type whose initializer `.init(…)` with these labels calls, if there is only one.
  func initialized(by labels: [String?]) -> String? {
    let fitting = entries.keys.filter { entries[$0]?.initializers.contains(labels) == true }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// Returns the type and those of the code above it, nearest first.
  func line(of name: String) -> [String] {
    var line: [String] = []
    var pending = [name]
    while let next = pending.first {
      pending.removeFirst()
      guard !line.contains(next), let entry = entries[next] else { continue }
      line.append(next)
      pending += entry.parents.compactMap { resolve($0, in: next) }
    }
    return line
  }

  /// Returns the members that code of a type reaches without `self`.
  func members(of name: String, areStatic: Bool) -> Set<String> {
    line(of: name).reduce(into: []) { names, type in
      guard let entry = entries[type] else { return }
      names.formUnion(areStatic ? entry.staticMembers : entry.instanceMembers)
    }
  }

  /// Returns the names that are methods with parameters, and no properties.
  func methods(of name: String) -> Set<String> {
    line(of: name).reduce(into: []) { $0.formUnion(entries[$1]?.methods ?? []) }
  }

  /// Returns whether a type of the app or of a library is above a class, which has members that the text does not show.
  func hasForeignParent(_ name: String) -> Bool {
    line(of: name).contains { type in
      guard let entry = entries[type], entry.kind == .class else { return false }
      return entry.parents.contains { resolve($0, in: type) == nil && !Self.conformances.contains($0) }
    }
  }

  /// The protocols of Swift and its libraries that give a type no members of an object.
  private static let conformances: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Identifiable", "Error",
    "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "ObservableObject",
    "Sendable", "AnyObject", actor,
  ]

  /// The protocol of all actors.
  static let actor = "Actor"

  /// Whether code declares an actor.
  var hasActors: Bool { entries.values.contains { $0.parents.contains(Self.actor) } }
}

extension [Statement] {
  /// The types that the statements declare, and those inside of functions and closures, which are known everywhere.
  var typeDeclarations: [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    let walk = SyntaxWalk(visit: { _ in true }) { statement in
      if case .type(let declaration) = statement.kind { found.append(declaration) }
    }
    walk.walk(self)
    return found
  }
}

extension Statement {
  /// The type that it declares, also as the value of a constant.
  var declaredType: TypeDeclaration? {
    switch kind {
    case .type(let type): return type
    case .constant(_, let value):
      if case .type(let type) = value.kind { return type }
      return nil
    default: return nil
    }
  }

  /// The variable and the type of an object that an app makes: `let self = SearchController()`, and
  /// `let selfListController = ListController()` of a further one.
  var appObject: (variable: String, type: String)? {
    guard case .constant(.single(let binding), let value) = kind, let name = binding.name, name.hasPrefix("self"),
      let call = value.namedCall, name == "self" || name.dropFirst("self".count) == call.name
    else { return nil }
    return (name, call.name)
  }
}

/// The code whose names without a receiver may be members: that of a type's member.
struct MemberOwner {
  let type: String
  /// The name of the object: `self`, or that of an object of the app.
  let receiver: String
  /// Whether `self` is the type.
  let isStatic: Bool
  /// The members that are reached without `self`.
  let members: Set<String>
  /// Whether members that the text does not show are those of a type of the app.
  let hasForeignParent: Bool
  /// Whether the type is one of a library, which has members of its own.
  let isOfLibrary: Bool
  /// The members that are methods with parameters.
  private let methods: Set<String>

  /// The objects that an app makes of classes that are values.
  static func ofApp(_ statements: [Statement]) -> [MemberOwner] {
    guard statements.contains(where: { $0.appObject != nil }) else { return [] }
    var types = TypeTable()
    types.add(
      statements.map { statement in
        statement.declaredType.map { Statement(kind: .type($0), span: statement.span) } ?? statement
      })
    return types.appObjects.map { MemberOwner($0.type, receiver: $0.variable, in: types) }
  }

  init(_ type: String, isStatic: Bool = false, receiver: String = "self", in types: TypeTable) {
    self.type = type
    self.receiver = receiver
    self.isStatic = isStatic
    members = types.members(of: type, areStatic: isStatic)
    isOfLibrary = !types.declares(type)
    hasForeignParent = types.hasForeignParent(type)
    methods = types.methods(of: type)
  }

  /// Returns a chain that begins with a member, with `self` before it.
  func qualified(_ base: Expression, _ name: String, _ parts: [PostfixPart]) -> (Expression, [PostfixPart]) {
    let me = Expression(kind: .name(receiver), span: base.span)
    var arguments: Arguments?
    var rest = parts[...]
    if case .call(let called)? = parts.first {
      arguments = called
      rest = rest.dropFirst()
    }
    let member = Member(name: name, nameSpan: base.span, isOptional: false, arguments: arguments)
    return (me, [.member(member)] + rest)
  }

  /// Returns `self.name` as a plain name if the type of the app above has that member, not a type of the code.
  ///
  /// - Parameter isHidden: Whether a local name hides a plain one.
  func unqualified(_ parts: [PostfixPart], isHidden: (String) -> Bool) -> (Expression, [PostfixPart])? {
    guard hasForeignParent, let member = parts.first?.member else { return nil }
    if member.arguments == nil, inherits(member.name, parts.dropFirst()) { return Self.plain(parts, isHidden: true) }
    return members.contains(member.name) ? nil : Self.plain(parts, isHidden: isHidden(member.name))
  }

  /// Returns whether a name that only methods of the code have is a property of the app's class above, as it has
  /// members: `tableView.reloadData()` beside `tableView(_:didSelectRowAt:)`.
  private func inherits(_ name: String, _ parts: ArraySlice<PostfixPart>) -> Bool {
    hasForeignParent && methods.contains(name) && parts.first?.member != nil
  }

  /// Returns whether only methods of the code have a name that a chain uses as a property.
  func isOnlyMethod(_ name: String, _ parts: [PostfixPart]) -> Bool {
    methods.contains(name) && parts.first?.member != nil
  }

  /// Returns such a name as one of a variable of the script, or nil for another chain.
  func inherited(_ name: String, _ base: Expression, _ parts: [PostfixPart]) -> (Expression, [PostfixPart])? {
    guard inherits(name, parts[...]) else { return nil }
    return (Expression(kind: .name(name + String(Self.outermost)), span: base.span), parts)
  }

  /// The mark after the name of a variable of the script that a local name hides.
  private static let outermost: Character = "_"

  /// Returns the name of the variable of the script that such a name means, or nil for other names.
  static func outermost(_ name: String) -> String? {
    name.last == outermost && name.count > 1 ? String(name.dropLast()) : nil
  }

  /// Returns a chain of members that begins with a plain name.
  static func plain(_ parts: [PostfixPart], isHidden: Bool = false) -> (Expression, [PostfixPart])? {
    guard let member = parts.first?.member else { return nil }
    let name = isHidden ? member.name + String(outermost) : member.name
    let base = Expression(kind: .name(name), span: member.nameSpan)
    let call = member.arguments.map { [PostfixPart.call($0)] } ?? []
    return (base, call + parts.dropFirst())
  }
}

extension TypeDeclaration {
  /// The labels of the arguments that its initializers take.
  fileprivate var initializers: [[String?]] {
    let written = members.compactMap { member -> [String?]? in
      if case .initializer(let function) = member.kind { function.parameters.map { $0.label } } else { nil }
    }
    guard kind == .structure, written.isEmpty else { return written }
    return [
      members.compactMap { member -> String?? in
        guard case .stored(let property) = member.kind, !member.isStatic, !property.isLazy,
          !(property.isConstant && property.value != nil)
        else { return nil }
        return .some(property.binding.name)
      }
    ]
  }
}
