import Streams

/// Names of a library of streams.
extension Compiler {
  /// `Observable.just(1)`, `MainScheduler.instance`: a static member of a type of the library in force.
  func staticMember(_ member: Member, ofType type: String, _ typeSpan: Span) -> Node? {
    // Types are only named: `decode(type: User.self)`.
    if member.isMetatype, resolve(type) == nil, type.first?.isUppercase == true {
      return ConstantNode(.string(type), place(typeSpan))
    }
    guard resolve(type) == nil, let library = Library.of(dialect),
      library.hasType(type) || knowsLibrary && library.function(type) != nil
    else { return nil }
    let callPlace = place(member.nameSpan)
    if let arguments = member.arguments, let node = random(type, member, arguments) { return node }
    switch library.member(member.name, ofType: type) {
    case .function(let function)?:
      return .call(
        function, member.arguments.map { arguments($0) } ?? .none, context, callPlace)
    case .value(let value)?: return ConstantNode(value, callPlace)
    case .sources(let overloads)?:
      // Generic arguments say nothing: the stream is called `Observable.interval`.
      let text = type + "." + callText(member.nameSpan, member.arguments, dialect)
      return OperatorCallNode(
        overloads, nil, member.arguments.map { arguments($0) } ?? .none, dialect, sourceText: text, ofType: type,
        context, callPlace)
    case nil:
      // One of an extension of the app is a stand-in.
      let name = "\(type).\(member.name)"
      guard resolve(name) != nil else { return faulty("'\(type)' has no '\(member.name)'", member.nameSpan) }
      let node = self.name(name, member.nameSpan)
      return member.arguments.map {
        FunctionCallNode(
          node, arguments($0), sourceText: callText(member.nameSpan, $0, dialect), context, callPlace)
      } ?? node
    }
  }

  /// `Double.random(in: 0...1)`: a range that is written may have bounds that are no whole numbers.
  private func random(_ type: String, _ member: Member, _ arguments: Arguments) -> Node? {
    guard let bounds = bounds(givenTo: member.name, arguments) else { return nil }
    return .random(
      compile(bounds.lower), compile(bounds.upper), isClosed: bounds.isClosed,
      givesDouble: RandomFunctions.isOfDoubles(type), context, place(member.nameSpan))
  }

  /// `.empty`, `.never`: a value of the library in force that is written without its type.
  func implicitOfLibrary(_ member: Member) -> Node? {
    guard let library = Library.of(dialect) else { return nil }
    if member.arguments == nil, let value = library.value("." + member.name) {
      return ConstantNode(value, place(member.nameSpan))
    }
    if let arguments = member.arguments, let function = library.function("." + member.name) {
      if let node = random("", member, arguments) { return node }
      return .call(function, self.arguments(arguments), context, place(member.nameSpan))
    }
    guard let arguments = member.arguments, let type = library.initialised(by: member) else { return nil }
    return call(named: type, member.nameSpan, arguments, dialect)
  }

  /// How the code prints values: as its library does, or as Swift does.
  var textOfCode: TextStyle? {
    libraryNames(of: dialect)?.text ?? (context.faultsEndRun && rules == nil ? Library.combine.text : nil)
  }

  /// The arguments of `print`: one that is surely an optional is printed as one, and so is `x as Any`.
  func printed(_ arguments: Arguments, _ style: TextStyle) -> ArgumentNodes {
    let list = self.arguments(arguments)
    guard list.nodes.count == arguments.list.count + (arguments.trailing == nil ? 0 : 1) else { return list }
    let nodes = list.nodes.enumerated().map { index, node in
      arguments.list.indices.contains(index) ? printed(arguments.list[index].value, node, style) : node
    }
    return ArgumentNodes(nodes, list.shapes)
  }

  /// A value as it is printed: an optional by its text.
  func printed(_ value: Expression, _ node: Node, _ style: TextStyle) -> Node {
    guard let shape = shape(of: value), shape.hasOptionals else { return node }
    return ShapedTextNode(node, shape, style, context)
  }

  /// `.now() + 1.5`: numbers that are added to a time are seconds.
  func later(_ first: Expression, _ terms: [BinaryTerm], _ place: SourcePlace) -> Node {
    terms.reduce(compile(first)) { node, term in
      BinaryNode(
        node, term.operator, Node.seconds(compile(term.operand)), operatorPlace: self.place(term.operatorSpan), context,
        place)
    }
  }

  /// Lets an object end when its block is left, where the library has such objects and only the block can hold it.
  func endWhenLeft(_ statement: Statement, _ block: [Statement]) {
    guard !cleanups.isEmpty, case .constant(let pattern, let value) = statement.kind,
      let binding = pattern.bindings.last,
      let name = binding.name, let type = WaitAnalysis.calledName(value) ?? value.calledMember, resolve(type) == nil,
      libraryNames(of: dialect)?.endingInScope.contains(type) == true, !NameSearch.isHeldOutside(block, name)
    else { return }
    let object = self.name(name, binding.span)
    cleanups[cleanups.count - 1].append { [context] code in
      code.instructions.append(.evaluate(.endOfScope(object, context)))
    }
  }

  /// Whether objects end with their last owner here: in Swift, in Objective-C, and where code declares types.
  var countsOwners: Bool { rules == nil ? knowsLibrary || !names.types.isEmpty : names.readsMessages }

  /// Whether a name keeps its object alive.
  func ownership(of name: String) -> Ownership {
    scope.ownership(name) ?? names.globals[name]?.ownership ?? .strong
  }

  /// Lets the variables of a block go where it ends.
  func endVariables(from first: Int, _ code: Code, _ span: Span) {
    guard countsOwners, first < scope.slotCount else { return }
    code.instructions.append(.evaluate(.blockEnd(first..<scope.slotCount, context, place(span))))
  }

  /// Ends the objects that the statement before it has let go.
  func endAbandoned(after statement: Statement, _ code: Code) {
    guard countsOwners, !isAtScriptLevel else { return }
    switch statement.kind {
    case .constant(.single(let binding), _) where binding.name == nil: break
    case .assignment, .expression, .attempt: break
    default: return
    }
    code.instructions.append(.evaluate(.endAbandoned(context, place(statement.span))))
  }
}

extension Node {
  /// Ends an object whose scope has ended: a property completes, the observer of a pipe interrupts.
  fileprivate static func endOfScope(_ object: Node, _ context: EvaluationContext) -> Node {
    ComputedNode(object.place) { frame throws(ErrorValue) in
      if case .stream(let stream) = try object.evaluate(frame) { stream.loseOwner(in: context.world) }
      return .nil
    }
  }

  /// A number as that many seconds.
  fileprivate static func seconds(_ value: Node) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      let value = try value.evaluate(frame)
      switch value {
      case .int, .double: return try Arithmetic.apply(.multiply, .duration(1_000_000_000), value)
      default: return value
      }
    }
  }
}
