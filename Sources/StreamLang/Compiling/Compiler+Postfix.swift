import Streams

/// Chains of members, calls and subscripts.
extension Compiler {
  func postfix(_ first: Expression, _ written: [PostfixPart], _ span: Span) -> Node {
    let (base, chain) = owned(first, written)
    let parts = markingShapes(base, chain)
    let head = head(base, parts, span)
    var dialect = dialect
    var value = head?.node ?? compile(base)
    let begun = head?.parts ?? 0
    /// The receivers of `?`, with the variables that hold them for the rest of the chain.
    var receivers: [(value: Node, slot: Int, place: SourcePlace)] = []
    func holdReceiver(_ span: Span) {
      let slot = scope.declare(nil, isConstant: true)
      receivers.append((value, slot, place(span)))
      value = LocalNode(slot, place(span))
    }
    for (index, part) in parts.enumerated().dropFirst(begun) {
      switch part {
      case .unwrap(let mark):
        let unwrapped = source.text(in: Span(start: base.span.start, end: mark.start))
        value = Node.unwrap(value, text: SourceLine.joined(unwrapped), place(mark))
      case .optional(let mark): holdReceiver(mark)
      case .element(let position, let indexSpan):
        value = SubscriptNode(value, ConstantNode(.int(position), place(indexSpan)), context, place(indexSpan))
      case .subscript(let key, let keySpan):
        if key.isLabelledIndex {
          value = .labelledElement(value, compile(key), extendedTypes(having: "subscript"), place(keySpan))
        } else {
          value = element(of: value, compile(key), place(keySpan))
        }
      case .call(let arguments):
        value = FunctionCallNode(value, self.arguments(arguments), context, place(arguments.span))
      case .member(let member):
        if member.arguments == nil, rules?.library == nil, let reached = Dialect.named(member.name) {
          dialect = reached
          continue
        }
        // Alone it needs no variable; the parts after it are left out with it.
        if member.isOptional, rules?.library == nil, index < parts.count - 1 { holdReceiver(member.nameSpan) }
        value = self.member(member, of: value, dialect, base, parts.prefix(index), span)
        dialect = self.dialect
      }
    }
    for receiver in receivers.reversed() {
      value = Node.optionalChain(receiver.value, slot: receiver.slot, value, receiver.place)
    }
    return value
  }

  /// The beginning of a chain where a name and what follows it mean something together, as in `rxjs.zip(a, b)`: its
  /// node, and how many parts that takes.
  private func head(_ base: Expression, _ parts: [PostfixPart], _ span: Span) -> (node: Node, parts: Int)? {
    guard case .name(let name) = base.kind else { return nil }
    if let own = ownMember(name, base, parts) { return own }
    if let type = typeMember(name, parts, base.span) { return type }
    if let call = rules.flatMap({ libraryCall(name, parts, $0, base.span) }) { return call }
    switch parts.first {
    case .call(let arguments)?: return (call(named: name, base.span, arguments, dialect), 1)
    case .member(let member)?:
      if resolve(name) == nil, Library.of(dialect)?.hasCase(ofType: name, parts[...]) == true,
        let inner = parts[1].member
      {
        return (implicit(inner), 2)
      }
      if resolve(name) == nil, let node = builtIn(member, of: name, base, span) { return (node, 1) }
      return staticMember(member, ofType: name, base.span).map { ($0, 1) }
    default: return nil
    }
  }

  /// A member of a name that the language itself has, such as `rxjs` and `event`.
  private func builtIn(_ member: Member, of name: String, _ base: Expression, _ span: Span) -> Node? {
    if let arguments = member.arguments, let reached = Dialect.named(name) {
      guard let overloads = Catalogue.sources(named: member.name, in: reached) else {
        return call(named: member.name, member.nameSpan, arguments, reached)
      }
      return call(overloads, member.nameSpan, arguments, reached)
    }
    if member.arguments == nil, let constant = SwiftFunctions.value(name, member.name) {
      return ConstantNode(constant, place(Span(start: base.span.start, end: member.nameSpan.end)))
    }
    if rules == nil, let function = TaskFunctions.find(name, member.name) {
      return .call(
        function, member.arguments.map { arguments($0) } ?? .none, context, place(member.nameSpan))
    }
    return name == "event" ? event(member, span) : nil
  }

  /// - Parameter parts: The parts of the chain before the member.
  private func member(
    _ member: Member, of receiver: Node, _ dialect: Dialect, _ base: Expression, _ parts: ArraySlice<PostfixPart>,
    _ span: Span
  ) -> Node {
    let changed = changesParameters
    changesParameters = member.givesInout
    let text = Span(start: span.start, end: member.nameSpan.start)
    var value = self.member(member, of: receiver, dialect, text: text)
    changesParameters = changed
    let mutating = resolve(member.name) == nil ? MutatingMembers.find(member.name) : nil
    if let arguments = member.arguments, mutating != nil || names.types.mutating.contains(member.name),
      let target = changingTarget(base, parts)
    {
      value = .mutating(
        target, receiver, member.name, mutating, self.arguments(arguments), value, context, place(member.nameSpan))
    }
    return value
  }

  /// The place of a value that a call changes; nothing where it is no variable.
  private func changingTarget(_ base: Expression, _ parts: ArraySlice<PostfixPart>) -> AssignmentTarget? {
    let name: String
    switch base.kind {
    case .name(let written): name = written
    case .parameter(let number): name = "$\(number)"
    default: return nil
    }
    guard rules?.library == nil, let resolution = resolve(name) else { return nil }
    if case .member(let value)? = parts.first, parts.count == 1, value.name == "value", value.arguments == nil {
      return target(of: Place(root: base, parts: Array(parts), span: base.span), isOwner: true)
    }
    let areSimple = parts.allSatisfy { part in
      switch part {
      case .element: true
      // The index is evaluated twice, so it must have no effect.
      case .subscript(let index, _): index.isPlain
      // A label of a tuple or a property of an object; a member of values gives a copy.
      case .member(let member):
        member.arguments == nil && !member.isOptional
          && (names.types.members.contains(member.name) || !ValueMembers.allNames.contains(member.name))
      case .call, .unwrap, .optional: false
      }
    }
    // An object that a constant names can be changed.
    guard areSimple, !resolution.isConstant || parts.first?.member != nil && !names.types.isEmpty else { return nil }
    return target(of: Place(root: base, parts: Array(parts), span: base.span))
  }

  /// Whether a call changes a variable and gives nothing else.
  func isChange(_ member: Member, _ base: Expression, _ parts: [PostfixPart]) -> Bool {
    guard member.arguments != nil, let mutating = MutatingMembers.find(member.name), mutating.result == .nil,
      resolve(member.name) == nil,
      member.name == MutatingMembers.append
        || Catalogue.overloads(of: member.name, in: dialect, afterDot: true) == nil
    else { return false }
    // The names of a function's parameters are not known before it is compiled.
    if case .name(let name) = base.kind, parts.count == 1, resolve(name) == nil { return true }
    return changingTarget(base, parts.dropLast()) != nil
  }

  /// A member as code writes it: one that a pattern such as `{ x, y }` takes out of an object is written alone.
  private func writtenMember(_ name: String, of receiver: String) -> String {
    receiver.isEmpty || receiver.hasPrefix("{") || receiver.hasPrefix("[") ? name : "\(receiver).\(name)"
  }

  /// - Parameter text: The span of the receiver's text.
  private func member(_ member: Member, of receiver: Node, _ dialect: Dialect, text: Span) -> Node {
    guard context.isTraced, namesStreams, member.arguments == nil else {
      return untracedMember(member, of: receiver, dialect, text: text)
    }
    return .tracedMember(of: receiver, member.name, writtenMember(member.name, of: receiverText(text)), context) {
      untracedMember(member, of: $0, dialect, text: text)
    }
  }

  private func untracedMember(_ member: Member, of receiver: Node, _ dialect: Dialect, text: Span) -> Node {
    let function: Node? =
      switch resolve(member.name) {
      case nil: nil
      default: plainName(member.name, member.nameSpan)
      }
    let overloads = Catalogue.overloads(of: member.name, in: dialect, afterDot: true)
    let list = member.arguments.map { arguments(withSite($0, of: overloads, member.nameSpan)) } ?? .none
    let node: MemberCallNode = MemberCallNode(
      receiver, member.name, list, dialect: dialect, library: libraryNames(of: dialect), overloads: overloads,
      function: function,
      isOptional: member.isOptional,
      isBare: member.arguments == nil, sourceText: callText(member.nameSpan, member.arguments, dialect),
      context,
      place(member.nameSpan))
    if dialect == self.dialect, names.types.extensionMembers.contains(member.name) {
      return .extensionMember(
        receiver, member.name, member.arguments == nil ? nil : list, extendedTypes(having: member.name),
        isOptional: member.isOptional, node)
    }
    guard let rules, let library = rules.library else { return node }
    return .ruledMember(
      receiver, member.name, member.arguments == nil ? nil : list, isOptional: member.isOptional, node, rules, library,
      receiverText: receiverText(text), context, place(member.nameSpan))
  }

  /// The arguments with the file, the function and the line of the call, where an operator takes them as the defaults
  /// `#file`, `#function` and `#line` of Swift.
  private func withSite(_ arguments: Arguments, of overloads: Overloads?, _ span: Span) -> Arguments {
    guard let parameters = overloads?.first.parameters, parameters.contains(where: { $0.site != nil }) else {
      return arguments
    }
    let given = Set(arguments.list.compactMap { $0.label?.name })
    let added = parameters.filter { $0.site != nil && !given.contains($0.label) }.map { parameter in
      let kind: Expression.Kind =
        switch parameter.site {
        case .line: .integer(source.line(at: span.start) + 1)
        case .function: .string(scope.namedFunction?.signature ?? "main")
        case .file, nil: .string(source.name.split(separator: "/").last.map(String.init) ?? source.name)
        }
      return Argument(
        label: Label(name: parameter.label, span: span), value: Expression(kind: kind, span: span))
    }
    return Arguments(list: arguments.list + added, trailing: arguments.trailing, span: arguments.span)
  }

  /// The text of a receiver as messages show it, without the dot after it.
  private func receiverText(_ span: Span) -> String {
    var text = oneLine(span)
    while let last = text.last, last == "." || last == "?" || last == " " { text.removeLast() }
    return text
  }
}

extension Resolution {
  /// Whether it stays as it was made.
  fileprivate var isConstant: Bool {
    switch self {
    case .local(_, _, let isConstant): isConstant
    case .global(let variable): variable.isConstant
    }
  }
}

extension Expression {
  /// Whether it is a name or written out, so that evaluating it has no effect.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .string, .name, .boolean, .parameter: true
    case .array(let elements): elements.isEmpty
    case .labelledTuple(let elements): elements.allSatisfy { $0.value.isPlain }
    default: false
    }
  }
}
