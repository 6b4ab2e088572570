/// Declarations of types in Swift's spelling: `struct`, `enum`, `class`, `protocol` and `extension`.
extension Parser {
  /// The kind of the type that is declared here; nil if the word is a name.
  var declaredKind: TypeDeclaration.Kind? {
    guard current.kind == .name, token(1).kind == .name || token(1).kind == .leftSquare, !token(1).startsLine else {
      return nil
    }
    // All code runs on one thread, so an actor is a class whose calls have turns of their own.
    return text(of: current) == "actor" ? .class : TypeDeclaration.Kind(rawValue: text(of: current))
  }

  /// A declaration, whose word is the current token.
  func typeDeclaration(_ kind: TypeDeclaration.Kind) throws(SpannedFault) -> TypeDeclaration {
    let start = current.start
    let isActor = text(of: current) == "actor"
    try enter()
    advance()
    let nameSpan = current.span
    // `extension Reactive where Base: UIView`, `extension [Int]`, `extension Outer.Inner`
    var name = text(of: current)
    if kind == .extension {
      let start = current.start
      let type = try type(after: kind.rawValue)
      let written = source.text(in: Span(start: start, end: previousEnd))
      name = written.hasSuffix("." + type.name) ? written : type.name
    } else {
      advance()
      skipGenericParameters()
    }
    var parents = isActor ? [TypeName(name: TypeTable.actor, [], isOptional: false, span: nameSpan)] : []
    if accept(.colon) {
      repeat {
        parents.append(try type(after: ":", mayStartLine: true))
      } while accept(.comma)
    }
    // `where Element: Equatable`
    while current.kind != .leftCurly, current.kind != .end { advance() }
    guard current.kind == .leftCurly else { throw failure(.expectedBlock(after: name, found: currentDescription)) }
    let (outside, selves, outer) = (context, namesOfSelf, (isInType, isObservableObject))
    (namesOfSelf, isInType) = ([], true)
    isObservableObject = parents.contains { $0.name == "ObservableObject" }
    defer { (namesOfSelf, isInType, isObservableObject) = (selves, outer.0, outer.1) }
    context = Context(isTopLevel: false, callable: .function)
    var members = try typeMembers(of: kind).observingChanges
    if isObservableObject, !members.contains(where: { $0.name == Self.willChange }) {
      members.append(announcer(nameSpan))
    }
    context = outside
    leave()
    return TypeDeclaration(
      kind, name, nameSpan, parents: parents, members: members, span: Span(start: start, end: previousEnd))
  }

  /// The members between the braces. A member with a fault is passed over after the fault is noted.
  private func typeMembers(of kind: TypeDeclaration.Kind) throws(SpannedFault) -> [TypeMember] {
    let opening = current
    advance()
    var members: [TypeMember] = []
    while current.kind != .rightCurly {
      guard current.kind != .end else { throw failure(.unclosedBracket("{"), opening.span) }
      if accept(.semicolon) || declaring != nil && accept(.comma) { continue }
      let (start, outside, depth) = (position, context, nestingDepth)
      do throws(SpannedFault) {
        members += try member(of: kind)
        guard atEndOfStatement || declaring != nil else { throw unexpectedAfterStatement() }
      } catch {
        if current.kind == .end || faults.count + 1 >= Parser.faultLimit || error.isNestingTooDeep { throw error }
        faults.append(error)
        (context, declaring) = (outside, nil)
        restore(position, nesting: depth)
        skipStatement(from: start, depth: opening.depth + 1)
      }
    }
    advance()
    return members
  }

  /// The words before a member.
  private struct Modifiers {
    var words: Set<String> = []
    var attributes: [String] = []

    var isStatic: Bool { words.contains("static") || words.contains("class") }
  }

  private func modifiers() throws(SpannedFault) -> Modifiers {
    var modifiers = Modifiers()
    while true {
      if current.kind == .at {
        modifiers.attributes.append(text(of: token(1)))
        try skipAttributes()
      } else if current.kind == .name, isModifier(text(of: current)), isBeforeMember(after: 1) {
        modifiers.words.insert(text(of: current))
        advance()
        // `private(set)`, `unowned(unsafe)`
        if current.kind == .leftRound { try skipBrackets() }
      } else {
        return modifiers
      }
    }
  }

  /// Whether a member, or a further word before it, begins at a distance.
  func isBeforeMember(after distance: Int) -> Bool {
    var next = token(distance)
    if next.kind == .leftRound, token(distance + 1).kind == .name, token(distance + 2).kind == .rightRound {
      next = token(distance + 3)
    }
    switch next.kind {
    case .let, .var, .func, .at: return true
    case .name:
      let word = text(of: next)
      return isModifier(word) || isDeclarationWord(word)
        || ["init", "subscript", "case", "deinit", "associatedtype"].contains(word)
    default: return false
    }
  }

  private func member(of kind: TypeDeclaration.Kind) throws(SpannedFault) -> [TypeMember] {
    if let word = declaring { return try properties(word, Modifiers(), kind) }
    let modifiers = try modifiers()
    let isMutating = modifiers.words.contains("mutating")
    switch current.kind {
    case .let, .var:
      let word = current.kind
      advance()
      return try properties(word, modifiers, kind)
    case .func:
      let name = text(of: token(1))
      guard let function = try function(memberOf: kind) else {
        return [TypeMember(.requirement(name), isStatic: modifiers.isStatic)]
      }
      return [TypeMember(.method(function), isStatic: modifiers.isStatic, isMutating: isMutating)]
    case .name: break
    default: throw failure(.expectedMember(found: currentDescription), currentSpan)
    }
    if let kind = declaredKind { return [TypeMember(.type(try typeDeclaration(kind)), isStatic: true)] }
    switch text(of: current) {
    case "init":
      return try functionLike("init", isRequirement: kind == .protocol).map {
        [TypeMember(.initializer($0), isMutating: true)]
      }
        ?? []
    case "deinit":
      return try functionLike("deinit", isRequirement: false).map { [TypeMember(.deinitializer($0))] } ?? []
    case "subscript": return try subscripting(modifiers, kind)
    case "case" where kind == .enumeration || kind == .extension: return try cases()
    case "typealias", "associatedtype":
      let isAlias = text(of: current) == "typealias"
      advance()
      let name = text(of: current)
      advance()
      skipGenericParameters()
      if accept(.colon) { repeat { _ = try type(after: ":") } while accept(.comma) || accept(.ampersand) }
      if accept(.assign) {
        let type = try type(after: "=")
        if isAlias { declaredTypes.aliases[name] = type }
      }
      while !atEndOfStatement { advance() }
      return []
    case "indirect":
      advance()
      return try member(of: kind)
    default: throw failure(.expectedMember(found: currentDescription), currentSpan)
    }
  }

  // MARK: Properties

  private func properties(
    _ word: Token.Kind, _ modifiers: Modifiers, _ kind: TypeDeclaration.Kind
  ) throws(SpannedFault) -> [TypeMember] {
    let start = current.start
    let isPublished = modifiers.attributes.contains("Published")
    declaredType = nil
    let isRequirement = kind == .protocol
    if !modifiers.attributes.isEmpty, current.kind == .name, token(1).startsLine || token(1).kind == .semicolon {
      // `@Environment(\.dismiss) var dismiss`: the wrapper gives the type.
      let name = text(of: current)
      let type = TypeName(name: name.prefix(1).uppercased() + name.dropFirst(), isOptional: false, span: current.span)
      let property = StoredProperty(Binding(name: name, span: current.span), type: type, value: nil)
      advance()
      return [TypeMember(.stored(property))]
    }
    let declaration = try declaration(word)
    func member(_ kind: TypeMember.Kind) -> TypeMember {
      TypeMember(kind, isStatic: modifiers.isStatic, isMutating: modifiers.words.contains("mutating"))
    }
    func stored(_ binding: Binding, _ value: Expression, _ observers: [Function], isConstant: Bool) -> [TypeMember] {
      if isRequirement { return binding.name.map { [member(.requirement($0))] } ?? [] }
      // A declaration without a value has the empty value where it begins.
      let isGiven = value.span.start > binding.span.start
      var type = declaredType
      // The app sets an outlet before the code uses it.
      if modifiers.attributes.contains("IBOutlet"), let written = type {
        type = TypeName(name: written.name, written.arguments, isOptional: false, span: written.span)
      }
      let initial = isGiven || type?.isOptional == true ? value : nil
      let property = StoredProperty(
        binding, type: type, value: initial, observers: observers, isConstant: isConstant,
        isLazy: modifiers.words.contains("lazy"),
        ownership: modifiers.words.lazy.compactMap { Ownership(rawValue: $0) }.first ?? .strong)
      if modifiers.attributes.contains("TaskLocal") {
        return taskLocal(property, Span(start: start, end: previousEnd)).map(member)
      }
      guard isPublished else { return [member(.stored(property))] }
      return published(property, Span(start: start, end: previousEnd), announces: isObservableObject).map(member)
    }
    switch declaration {
    case .constant(.single(let binding), let value): return stored(binding, value, [], isConstant: true)
    case .variable(.single(let binding), let value):
      return stored(binding, value, [], isConstant: word == .let)
    case .observed(let binding, let value, let observers): return stored(binding, value, observers, isConstant: false)
    case .function(let getter):
      let setter = setterOfComputed
      setterOfComputed = nil
      return [member(isRequirement ? .requirement(getter.name) : .computed(getter, setter: setter))]
    case .constant(.tuple(let bindings, let span), let value), .variable(.tuple(let bindings, let span), let value):
      // The tuple is a property without a name that can be written, and each name is one of its parts.
      let whole = Binding(name: "(\(bindings.map { $0.name ?? "_" }.joined(separator: ", ")))", span: span)
      let me = Expression(kind: .name("self"), span: span)
      let member = Member(name: whole.name ?? "", nameSpan: span, isOptional: false, arguments: nil)
      let parts = bindings.enumerated().filter { $0.element.name != nil }.map { index, binding in
        let part = Expression(kind: .postfix(me, [.member(member), .element(index, span)]), span: span)
        return self.member(StoredProperty(binding, value: part, isConstant: word == .let), modifiers)
      }
      return [self.member(StoredProperty(whole, value: value, isConstant: true), modifiers)] + parts
    default: return []
    }
  }

  private func member(_ property: StoredProperty, _ modifiers: Modifiers) -> TypeMember {
    TypeMember(.stored(property), isStatic: modifiers.isStatic)
  }

  /// `subscript(index: Int) -> Element { … }`
  private func subscripting(
    _ modifiers: Modifiers, _ kind: TypeDeclaration.Kind
  ) throws(SpannedFault) -> [TypeMember] {
    let word = current
    advance()
    skipGenericParameters()
    // A parameter of a subscript has a label only where two names are written.
    let parameters = try parameters().map { parameter in
      guard parameter.label == parameter.binding.name else { return parameter }
      return FunctionParameter(
        parameter.binding, label: nil, type: parameter.type, defaultValue: parameter.defaultValue,
        isVariadic: parameter.isVariadic)
    }
    let type = try skipResult()
    skipConstraints()
    let (getter, setter) = try accessors("subscript", word.span, type, parameters, from: word.start)
    if kind == .protocol { return [] }
    return [
      TypeMember(.subscripting(getter, setter: setter), isStatic: modifiers.isStatic, isMutating: setter != nil)
    ]
  }

  // MARK: Initializers

  /// `init(…) { … }`, `init?(…)` or `deinit { … }`; nil if there is no body.
  private func functionLike(_ name: String, isRequirement: Bool) throws(SpannedFault) -> Function? {
    let word = current
    advance()
    if current.kind == .question || current.kind == .not { advance() }
    skipGenericParameters()
    let parameters = current.kind == .leftRound ? try parameters() : []
    try skipResult()
    skipConstraints()
    if isRequirement, current.kind != .leftCurly { return nil }
    let outside = context
    context = Context(isTopLevel: false, callable: .function)
    let body = try block(after: name).statements
    context = outside
    return Function(
      name: name, nameSpan: word.span, parameters: parameters, body: body,
      span: Span(start: word.start, end: previousEnd))
  }

  // MARK: Enums

  /// `case a, b(Int), c = 3`
  private func cases() throws(SpannedFault) -> [TypeMember] {
    advance()
    var members: [TypeMember] = []
    repeat {
      let name = current
      guard name.kind.isWord else { throw failure(.expectedName(after: "case", found: currentDescription)) }
      advance()
      var labels: [String?] = []
      if current.kind == .leftRound, !current.startsLine {
        let opening = current
        advance()
        while current.kind != .rightRound {
          var label: String?
          if current.kind.isWord || current.kind == .underscore,
            token(1).kind == .colon || (token(1).kind.isWord && token(2).kind == .colon)
          {
            label = current.kind == .underscore ? nil : text(of: current)
            while !accept(.colon) { advance() }
          }
          labels.append(label)
          _ = try type(after: "(")
          if accept(.assign) { _ = try expression() }
          try separator(closing: opening, with: .rightRound)
        }
        advance()
      }
      let raw = accept(.assign) ? try value(after: "=") : nil
      members.append(
        TypeMember(
          .enumCase(EnumCaseDeclaration(text(of: name), labels: labels, rawValue: raw)), isStatic: true))
    } while accept(.comma)
    return members
  }
}
