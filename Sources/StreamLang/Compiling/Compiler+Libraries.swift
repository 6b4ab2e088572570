import Streams

/// Names of a library of streams.
extension Compiler {
  /// `Observable.just(1)`, `MainScheduler.instance`: a static member of a type of the library in force.
  func staticMember(_ member: Member, ofType type: String, _ typeSpan: Span) -> Node? {
    // Types are only named: `decode(type: User.self)`.
    if member.isMetatype, resolve(type) == nil, type.first?.isUppercase == true {
      return ConstantNode(.string(type), place(typeSpan))
    }
    guard resolve(type) == nil, let library = Library.of(dialect), library.hasType(type) else { return nil }
    let callPlace = place(member.nameSpan)
    switch library.member(member.name, ofType: type) {
    case .function(let function)?:
      return BuiltinCallNode(
        function, member.arguments.map { arguments($0) } ?? .none, sender: nil, context, callPlace)
    case .value(let value)?: return ConstantNode(value, callPlace)
    case .sources(let overloads)?:
      // Generic arguments say nothing: the stream is called `Observable.interval`.
      let text = type + "." + callText(member.nameSpan, member.arguments, dialect)
      return OperatorCallNode(
        overloads, nil, member.arguments.map { arguments($0) } ?? .none, dialect, sourceText: text, ofType: type,
        context, callPlace)
    case nil: return faulty("'\(type)' has no '\(member.name)'", member.nameSpan)
    }
  }

  /// `.empty`, `.never`: a value of the library in force that is written without its type.
  func implicitOfLibrary(_ member: Member) -> Node? {
    guard let library = Library.of(dialect) else { return nil }
    if member.arguments == nil, let value = library.value("." + member.name) {
      return ConstantNode(value, place(member.nameSpan))
    }
    guard let arguments = member.arguments, let type = library.initialised(by: member.name) else { return nil }
    return call(named: type, member.nameSpan, arguments, dialect, member.nameSpan)
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
    optionals(in: value).map { OptionalTextNode(node, $0, style, context) } ?? node
  }

  /// The optionals that a value has in Swift, as far as its own words and declarations tell.
  func optionals(in value: Expression) -> Binding.Optionals? {
    guard rules?.text == nil, libraryNames(of: dialect) != nil else { return nil }
    if value.givesOptional { return .whole }
    switch value.kind {
    case .name(let name): return scope.optionals(name) ?? names.optionals[name]
    case .parameter(let number): return scope.optionals("$\(number)") ?? nil
    case .postfix(let base, let parts):
      let isMapped = parts.count == 1 && ["map", "flatMap"].contains(parts[0].member?.name)
      return isMapped && optionals(in: base) == .whole ? .whole : nil
    case .array(let elements): return Elements(of: elements) == .optionals ? .elements : nil
    case .cast(let inner, .as, let type): return type.optionals ?? optionals(in: inner)
    default: return nil
    }
  }

  /// `.now() + 1.5`: numbers that are added to a time are seconds.
  func later(_ first: Expression, _ terms: [BinaryTerm], _ place: SourcePlace) -> Node {
    terms.reduce(compile(first)) { node, term in
      BinaryNode(
        node, term.operator, SecondsNode(compile(term.operand)), operatorPlace: self.place(term.operatorSpan), context,
        place)
    }
  }

  /// Lets an object end when its block is left, where the library has such objects and only the block can hold it.
  func endWhenLeft(_ statement: Statement, _ block: [Statement]) {
    guard !cleanups.isEmpty, case .constant(.single(let binding), let value) = statement.kind, let name = binding.name,
      let type = WaitAnalysis.calledName(value), resolve(type) == nil,
      libraryNames(of: dialect)?.endingInScope.contains(type) == true, !NameSearch.isHeldOutside(block, name)
    else { return }
    let object = self.name(name, binding.span)
    cleanups[cleanups.count - 1].append { code in
      code.instructions.append(.evaluate(EndOfScopeNode(object, self.context)))
    }
  }

  /// Ends the subscriptions that the statement before it has let go, where the library does that.
  func endAbandoned(after statement: Statement, _ code: Code) {
    guard knowsLibrary, !isAtScriptLevel else { return }
    switch statement.kind {
    case .assignment, .expression, .attempt:
      code.instructions.append(.evaluate(EndAbandonedNode(context, place(statement.span))))
    default: break
    }
  }
}

/// Ends an object whose scope has ended: a property completes.
private final class EndOfScopeNode: Node {
  private let object: Node
  private let context: EvaluationContext

  init(_ object: Node, _ context: EvaluationContext) {
    self.object = object
    self.context = context
    super.init(object.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if case .stream(let stream) = try object.evaluate(frame), let property = stream as? Property { property.end() }
    return .nil
  }
}

/// Ends the subscriptions that nobody holds any more.
private final class EndAbandonedNode: Node {
  private let context: EvaluationContext

  init(_ context: EvaluationContext, _ place: SourcePlace) {
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let abandoned = context.world.abandoned
    if !abandoned.isEmpty { abandoned.dispose() }
    return .nil
  }
}

/// The text of a value with optionals, as `print` writes it.
private final class OptionalTextNode: Node {
  private let value: Node
  private let optionals: Binding.Optionals
  private let style: TextStyle
  private let context: EvaluationContext

  init(_ value: Node, _ optionals: Binding.Optionals, _ style: TextStyle, _ context: EvaluationContext) {
    self.value = value
    self.optionals = optionals
    self.style = style
    self.context = context
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    switch (optionals, value) {
    case (_, .stream): return value
    case (.whole, _): return value.isNil ? value : .string(try text(of: value))
    case (.elements, .array(let box)):
      var texts: [String] = []
      for element in box.elements { texts.append(try text(of: element)) }
      return .string("[" + texts.joined(separator: ", ") + "]")
    case (.payload, .event(let event)) where event.kind == .next:
      // As the only digit, the value is found in the text of the event.
      let sample = try context.text(of: .event(EventBox(.next, .int(0), isResult: event.isResult)), style)
      let payload = try text(of: event.value)
      return .string(sample.map { $0 == "0" ? payload : String($0) }.joined())
    default: return value
    }
  }

  /// The text of an optional; as an element it is written as inside other values.
  private func text(of value: Value) throws(ErrorValue) -> String {
    value.isNil ? "nil" : "Optional(\(try context.text(of: .array([value]), style).dropFirst().dropLast()))"
  }
}

/// A number as that many seconds.
private final class SecondsNode: Node {
  private let value: Node

  init(_ value: Node) {
    self.value = value
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    switch value {
    case .int, .double: return try Arithmetic.apply(.multiply, .duration(1_000_000_000), value)
    default: return value
    }
  }
}

extension Expression {
  /// Whether it is an optional in Swift, as far as its own words tell: `x as Any`, `y as? Int`, `xs.first`, `a?.b`,
  /// `ages["Ann"]`, `Int("7")`, `try? x`.
  var givesOptional: Bool {
    switch kind {
    case .unary(.attempt, _, _): return true
    case .cast(_, let cast, let type): return cast == .as && type.name == "Any" || cast == .ifPossible
    case .postfix(let base, let parts):
      switch parts.last {
      case .member(let member)?:
        let isOfType = if case .name(let name) = base.kind { name.first?.isUppercase == true } else { false }
        return Self.optionalMembers.contains(member.name) && !isOfType
          || parts.contains { $0.member?.isOptional == true }
      case .subscript(let index, _)?: return index.isText
      case .call(let arguments)?:
        guard parts.count == 1, case .name(let type) = base.kind, let first = arguments.list.first else { return false }
        return Self.readTypes.contains(type) && first.label == nil && first.value.isText
      default: return false
      }
    default: return false
    }
  }

  var isText: Bool {
    switch kind {
    case .string, .interpolation: true
    default: false
    }
  }

  /// Members of collections that give nothing where there is no element.
  private static let optionalMembers: Set<String> = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "randomElement",
  ]
}
