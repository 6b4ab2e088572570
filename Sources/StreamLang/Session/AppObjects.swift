/// The objects that an app makes of classes and views of the code, if neither the code nor the drive makes any.
struct AppObjects {
  private let statements: [Statement]
  private let declarations: [TypeDeclaration]
  private let extensions: [TypeDeclaration]

  init(_ statements: [Statement]) {
    self.statements = statements
    let types = statements.compactMap { $0.declaredType }
    declarations = types.filter { $0.kind != .extension }
    extensions = types.filter { $0.kind == .extension }
  }

  /// Returns the statements that make the objects, in the order of the text.
  func made(unless drive: [Statement]) -> [Statement] {
    let used = usedTypes(in: statements + drive)
    return declarations.filter { type in
      (type.kind == .class || type.isView) && !used.contains(type.name) && !isTest(type)
    }.enumerated().map { index, type in
      let binding = Binding(name: index == 0 ? "self" : "self\(type.name)", span: type.nameSpan)
      return Statement(kind: .constant(.single(binding), make(type, 0)), span: type.nameSpan)
    }
  }

  // MARK: Tests

  /// Whether a type is a class of tests of XCTest or Quick, or of one below it.
  private func isTest(_ type: TypeDeclaration) -> Bool {
    type.kind == .class
      && type.parents.contains { parent in
        ["XCTestCase", "QuickConfiguration", "Behavior"].contains(parent.name)
          || QuickSpec.classes.contains(parent.name)
          || declarations.contains { $0.name == parent.name && $0 !== type && isTest($0) }
      }
  }

  /// Returns the statements that run the tests, each in a scene of its own, unless something else makes their objects.
  func tests(unless drive: [Statement]) -> [Statement] {
    let used = usedTypes(in: drive)
    let shared = QuickSpec.shared(by: declarations)
    let types = declarations.filter { isTest($0) && !used.contains($0.name) }
    let examples = types.map { type in
      let spec = methods(of: type).first { $0.function.name == "spec" && $0.function.parameters.isEmpty }
      return spec.map { QuickSpec.tests(in: $0.function, sharing: shared) }
    }
    let hasFocus = examples.contains { $0?.contains { $0.isFocused } ?? false }
    return zip(types, examples).flatMap { type, examples -> [Statement] in
      if let examples {
        return examples.filter { $0.isFocused || !hasFocus }
          .flatMap { Self.test("\(type.name), \($0.title)", $0.body, $0.span) }
      }
      let own = methods(of: type)
      return own.filter { $0.function.name.hasPrefix("test") && $0.function.parameters.isEmpty && !$0.isStatic }
        .flatMap { self.test($0.function, of: type, own) }
    }
  }

  /// The methods of a type, its extensions and those of the text above it.
  private func methods(of type: TypeDeclaration) -> [(function: Function, isStatic: Bool)] {
    let own = ([type] + extensions.filter { $0.name == type.name }).flatMap { $0.members }.compactMap { member in
      if case .method(let function) = member.kind { (function: function, isStatic: member.isStatic) } else { nil }
    }
    let above = declarations.filter { one in type.parents.contains { $0.name == one.name } && one.kind == .class }
    return own + above.flatMap { self.methods(of: $0) }
  }

  private func test(
    _ function: Function, of type: TypeDeclaration, _ methods: [(function: Function, isStatic: Bool)]
  ) -> [Statement] {
    let span = function.nameSpan
    func statement(_ kind: Statement.Kind) -> Statement { Statement(kind: kind, span: span) }
    func call(_ name: String, on receiver: String) -> Statement {
      let arguments = Arguments(list: [], trailing: nil, span: span)
      let member = Member(name: name, nameSpan: span, isOptional: false, arguments: arguments)
      let call = Expression(
        kind: .postfix(Expression(kind: .name(receiver), span: span), [.member(member)]), span: span)
      let waits = methods.contains { $0.function.name == name && WaitAnalysis.awaits($0.function.body) }
      return statement(.expression(waits ? call.asAwaited : call))
    }
    func calls(_ names: [String], on receiver: String, areStatic: Bool) -> [Statement] {
      names.filter { name in methods.contains { $0.function.name == name && $0.isStatic == areStatic } }
        .map { call($0, on: receiver) }
    }
    let test = "testCase"
    let make = statement(
      .constant(.single(Binding(name: test, span: span)), .call(type.name, [], span)))
    let body =
      calls(["setUp"], on: type.name, areStatic: true) + [make]
      + calls(["setUp", "setUpWithError"], on: test, areStatic: false) + [call(function.name, on: test)]
      + calls(["tearDownWithError", "tearDown"], on: test, areStatic: false)
    return Self.test("\(type.name).\(function.name)", body, span)
  }

  /// A test in a scene of its own, between the calls that begin and end it.
  private static func test(_ name: String, _ body: [Statement], _ span: Span) -> [Statement] {
    func statement(_ kind: Statement.Kind) -> Statement { Statement(kind: kind, span: span) }
    func frame(_ function: String, _ kind: Expression.Kind) -> Statement {
      let argument = Argument(label: nil, value: Expression(kind: kind, span: span))
      return statement(.expression(.call(function, with: [argument], span)))
    }
    let failed = frame(TestFunctions.fail, .name("error"))
    return [
      statement(.scene(title: Expression(kind: .string(name), span: span))), frame(TestFunctions.begin, .string(name)),
      statement(
        .attempt(
          Block(statements: body, span: span),
          [CatchClause(patterns: [], body: Block(statements: [failed], span: span))])),
      frame(TestFunctions.end, .string(name)),
    ]
  }

  /// Returns the method of a type that an app calls first.
  func method(of type: String, _ names: [String]) -> String? {
    let all = (declarations + extensions).filter { $0.name == type }.flatMap { $0.members }
    return names.first { name in
      all.contains { member in
        if case .method(let function) = member.kind {
          function.name == name && function.parameters.isEmpty
        } else {
          false
        }
      }
    }
  }

  /// Returns whether the body of a view does something when it appears.
  func doesSomethingInBody(_ type: String) -> Bool {
    declarations.contains { one in
      one.name == type
        && one.members.contains { member in
          if case .computed(let getter, _) = member.kind {
            getter.name == "body" && !getter.body.isEmpty
          } else {
            false
          }
        }
    }
  }

  /// Returns the types that code makes objects of or names a member of, those above others, and those of properties and
  /// parameters.
  private func usedTypes(in statements: [Statement]) -> Set<String> {
    var used: Set<String> = []
    let walk = SyntaxWalk { expression in
      if case .postfix(let base, _) = expression.kind, case .name(let name) = base.kind { used.insert(name) }
      return true
    }
    for statement in statements {
      let before = used
      walk.walk(statement)
      // A class that is a value names itself for its static members.
      if case .constant = statement.kind, let type = statement.declaredType, !before.contains(type.name) {
        used.remove(type.name)
      }
    }
    for type in declarations + extensions {
      for parent in type.parents { used.insert(parent.name) }
      for member in type.members {
        if case .stored(let property) = member.kind, property.value == nil, let name = property.type?.name {
          if name != type.name { used.insert(name) }
        }
        for function in member.functions {
          for parameter in function.parameters {
            if let name = parameter.type?.name, name != type.name { used.insert(name) }
          }
        }
      }
    }
    return used
  }

  // MARK: Making

  /// The deepest chain of objects that are made for one another.
  private static let deepest = 4

  private func make(_ type: TypeDeclaration, _ depth: Int) -> Expression {
    let initializers = (declarations + extensions).filter { $0.name == type.name }.flatMap { $0.members }
      .compactMap { member -> Function? in
        guard case .initializer(let function) = member.kind, function.parameters.first?.label != "coder" else {
          return nil
        }
        return function
      }
    if let initializer = initializers.first {
      let arguments = initializer.parameters.filter { $0.defaultValue == nil }.map { parameter in
        let label = parameter.label.map { Label(name: $0, span: type.nameSpan) }
        return Argument(
          label: label, value: value(of: parameter.type, parameter.binding.name ?? "_", type.nameSpan, depth))
      }
      return .call(type.name, with: arguments, type.nameSpan)
    }
    guard type.kind == .structure else { return .call(type.name, [], type.nameSpan) }
    let arguments = type.members.compactMap { member -> Argument? in
      guard case .stored(let property) = member.kind, !member.isStatic, property.value == nil,
        let name = property.binding.name, let written = property.type
      else { return nil }
      return Argument(
        label: Label(name: name, span: type.nameSpan), value: value(of: written, name, type.nameSpan, depth))
    }
    return .call(type.name, with: arguments, type.nameSpan)
  }

  /// A value that an app gives: an object of a type of the code, an empty value of one of Swift, or else the name, for
  /// which there is a stand-in.
  private func value(of type: TypeName?, _ name: String, _ span: Span, _ depth: Int) -> Expression {
    func literal(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, span: span) }
    guard let type else { return literal(.name(name)) }
    if type.isOptional { return literal(.nilLiteral) }
    if depth < Self.deepest, let declared = declared(type.name) { return make(declared, depth + 1) }
    if let zero = type.zero { return literal(zero) }
    if type.name == "Dictionary" { return literal(.dictionary([])) }
    // The uses of a name tell the kind of its stand-in.
    return type.isOfApp && !uses(name) ? .call(type.name, [], span) : literal(.name(name))
  }

  /// Whether code uses a member of a name.
  private func uses(_ name: String) -> Bool {
    var isUsed = false
    let walk = SyntaxWalk { expression in
      guard case .postfix(let base, let parts) = expression.kind else { return true }
      let isOfSelf = ["self", "this"].contains(base.variableName) && parts.count > 1 && parts[0].member?.name == name
      if isOfSelf || base.variableName == name, parts.contains(where: { $0.member != nil }) { isUsed = true }
      return true
    }
    walk.walk(statements)
    return isUsed
  }

  /// The class or structure of a name, or the only one that conforms to a protocol of it.
  private func declared(_ name: String) -> TypeDeclaration? {
    guard let type = declarations.first(where: { $0.name == name }) else { return nil }
    switch type.kind {
    case .class: return type
    case .protocol:
      let conforming = declarations.filter { one in one.kind == .class && one.parents.contains { $0.name == name } }
      return conforming.count == 1 ? conforming.first : nil
    default: return nil
    }
  }

  // MARK: Properties

  /// Returns a class whose properties without a value have that which the app gives them, unless code sets them.
  func completed(_ type: TypeDeclaration, _ assigned: Set<String>) -> TypeDeclaration {
    guard type.kind == .class || type.kind == .extension else { return type }
    var leavesStreams = false
    let isSpec = isTest(type)
    let members = type.members.compactMap { member -> TypeMember? in
      // The examples of a specification run as tests.
      if isSpec, member.name == "spec" || member.name == "configure" { return nil }
      if case .type(let nested) = member.kind {
        return TypeMember(.type(completed(nested, assigned)), isStatic: member.isStatic)
      }
      guard case .stored(let property) = member.kind, property.value == nil, !member.isStatic,
        let name = property.binding.name, !assigned.contains(name), let written = property.type, !written.isOptional,
        written.name.first?.isUppercase == true
      else { return member }
      // A stream that nothing gives is one of the app, which its use makes.
      if written.isGivenByApp {
        leavesStreams = true
        return nil
      }
      let declared = declared(written.name)
      let span = property.binding.span
      let zero = written.zero.map { Expression(kind: $0, span: span) }
      guard zero != nil || declared != nil || written.isOfApp else { return member }
      let value = zero ?? declared.map { make($0, 1) } ?? .call(written.name, [], span)
      return TypeMember(
        .stored(
          StoredProperty(
            property.binding, type: written, value: value, observers: property.observers, ownership: property.ownership)
        ))
    }
    let app = leavesStreams ? [TypeName(name: Self.app, isOptional: false, span: type.nameSpan)] : []
    return TypeDeclaration(
      type.kind, type.name, type.nameSpan, parents: type.parents + app, members: members, span: type.span)
  }

  /// The name of a class of the app above one whose streams the app gives.
  private static let app = "app"
}

extension TypeName {
  /// Whether a type is the app's: none of Swift, of a library or a stream.
  var isOfApp: Bool { arguments.isEmpty && !NamedTypes.isKnown(name) && !isOfLibrary }

  /// The value of a property that the app would set: one that changes nothing.
  var zero: Expression.Kind? { Self.zeros[name] }

  private static let zeros: [String: Expression.Kind] = [
    "Int": .integer(0), "Double": .double(0), "Float": .double(0), "CGFloat": .double(0), "TimeInterval": .double(0),
    "String": .string(""), "Bool": .boolean(false), "Array": .array([]), "Set": .array([]),
  ]

  /// Whether the uses of a name tell what the app gives for it: a stream, a closure, or an object of a generic type.
  var isGivenByApp: Bool {
    let isStream = Library.all.contains { $0.streamTypes.contains(name) || $0.failures?.types.contains(name) == true }
    return isStream || !arguments.isEmpty && !isOfLibrary && !NamedTypes.isKnown(name) || name == "Function"
  }

  private var isOfLibrary: Bool {
    Library.all.contains { $0.hasType(name) || $0.function(name) != nil }
      || ["Disposable", "Cancellable", "AnyCancellable", "Date", "Data", "URL", "Timer"].contains(name)
  }
}
