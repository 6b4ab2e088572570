import Streams

/// Chains of members, calls and subscripts.
extension Compiler {
  func postfix(_ base: Expression, _ parts: [PostfixPart], _ span: Span) -> Node {
    var dialect = dialect
    var node: Node?
    var rest = parts[...]
    if case .name(let name) = base.kind {
      if resolve(name) == nil, let reached = Dialect.named(name), case .member(let member)? = rest.first,
        let arguments = member.arguments
      {
        // `rxjs.zip(a, b)`: the dialect of one call.
        node = call(named: member.name, member.nameSpan, arguments, reached, span)
        rest.removeFirst()
      } else if name == "event", resolve(name) == nil, case .member(let member)? = rest.first {
        node = event(member, span)
        rest.removeFirst()
      } else if case .call(let arguments)? = rest.first {
        node = call(named: name, base.span, arguments, dialect, span)
        rest.removeFirst()
      }
    }
    var value = node ?? compile(base)
    let begun = parts.count - rest.count
    /// The receivers of `?`, with the variables that hold them for the rest of the chain.
    var receivers: [(value: Node, slot: Int, place: SourcePlace)] = []
    func holdReceiver(_ span: Span) {
      let slot = scope.declare(nil, isConstant: true)
      receivers.append((value, slot, place(span)))
      value = LocalNode(slot, place(span))
    }
    for (index, part) in rest.enumerated() {
      switch part {
      case .unwrap(let mark):
        let unwrapped = source.text(in: Span(start: base.span.start, end: mark.start))
        value = UnwrapNode(value, text: SourceLine.joined(unwrapped), place(mark))
      case .optional(let mark): holdReceiver(mark)
      case .element(let position, let indexSpan):
        value = SubscriptNode(value, ConstantNode(.int(position), place(indexSpan)), context, place(indexSpan))
      case .subscript(let key, let keySpan): value = SubscriptNode(value, compile(key), context, place(keySpan))
      case .call(let arguments):
        value = FunctionCallNode(value, self.arguments(arguments), context, place(arguments.span))
      case .member(let member):
        if member.arguments == nil, let reached = Dialect.named(member.name) {
          dialect = reached
          continue
        }
        // Alone it needs no variable; what follows it is left out with it.
        if member.isOptional, index < rest.count - 1 { holdReceiver(member.nameSpan) }
        let receiver = value
        value = self.member(member, of: receiver, dialect)
        dialect = self.dialect
        if let target = appendTarget(member, base, parts.prefix(begun + index)), let element = member.arguments?.list[0]
        {
          value = AppendNode(target, receiver, compile(element.value), value, context, place(member.nameSpan))
        }
      }
    }
    for receiver in receivers.reversed() {
      value = OptionalChainNode(receiver.value, slot: receiver.slot, value, receiver.place)
    }
    return value
  }

  /// Where `append` appends to: a variable, an element of one, or the value of a property. Nothing where it gives a copy.
  func appendTarget(_ member: Member, _ base: Expression, _ parts: ArraySlice<PostfixPart>) -> AssignmentTarget? {
    guard isAppend(member), case .name(let name) = base.kind, let resolution = resolve(name) else { return nil }
    if case .member(let value)? = parts.first, parts.count == 1, value.name == "value", value.arguments == nil {
      return target(of: Place(root: base, parts: Array(parts), span: base.span), isOwner: true)
    }
    let areSimple = parts.allSatisfy { part in
      switch part {
      case .element: true
      // The index is evaluated twice, so it must have no effect.
      case .subscript(let index, _): index.isPlain
      case .member, .call, .unwrap, .optional: false
      }
    }
    guard areSimple, !resolution.isConstant else { return nil }
    return target(of: Place(root: base, parts: Array(parts), span: base.span))
  }

  /// Whether this is a call of the array's own `append`.
  private func isAppend(_ member: Member) -> Bool {
    guard member.name == "append", resolve("append") == nil, let arguments = member.arguments else { return false }
    return arguments.list.count == 1 && arguments.trailing == nil && arguments.list[0].label == nil
  }

  private func member(_ member: Member, of receiver: Node, _ dialect: Dialect) -> Node {
    let function: Node? =
      switch resolve(member.name) {
      case nil: nil
      default: name(member.name, member.nameSpan)
      }
    let overloads = Catalogue.overloads(of: member.name, in: dialect, afterDot: true)
    let list = member.arguments.map { arguments($0) } ?? .none
    return MemberCallNode(
      receiver, member.name, list, dialect: dialect, overloads: overloads, function: function,
      isOptional: member.isOptional,
      isBare: member.arguments == nil, sourceText: callText(member.nameSpan, member.arguments, dialect),
      context,
      place(member.nameSpan))
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
    default: false
    }
  }
}
