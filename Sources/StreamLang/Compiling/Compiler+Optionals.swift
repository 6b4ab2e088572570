/// Streams of optionals: a closure that is given one prints it as one.
extension Compiler {
  /// The values of a stream or an array; nothing where its words do not tell.
  func elements(of value: Expression) -> Elements? {
    guard libraryNames(of: dialect) != nil, rules?.text == nil else { return nil }
    return switch value.kind {
    case .postfix(let base, let parts): elements(base, parts) { _, _, _ in }
    default: elements(ofBase: value)
    }
  }

  /// The parts of a chain, where closures that are given optionals say so.
  func markingOptionals(_ base: Expression, _ parts: [PostfixPart]) -> [PostfixPart] {
    guard libraryNames(of: dialect) != nil, rules?.text == nil else { return parts }
    var marked = parts
    _ = elements(base, parts) { index, member, elements in marked[index] = .member(member.given(elements)) }
    return marked
  }

  /// - Parameter visit: Receives the members that are called on a stream of optionals or of arrays of them.
  private func elements(_ base: Expression, _ parts: [PostfixPart], _ visit: (Int, Member, Elements) -> Void)
    -> Elements?
  {
    guard let library = libraryNames(of: dialect) else { return nil }
    var rest = parts[...]
    var elements = elements(ofBase: base)
    if case .name(let type) = base.kind, type.first?.isUppercase == true {
      // `Just("1")`, `Observable.of("1", "2")`
      guard let arguments = rest.popFirst()?.arguments else { return nil }
      let values = arguments.list.map { $0.value }
      elements = values.count == 1 ? self.elements(ofBase: values[0]) ?? Elements(of: values) : Elements(of: values)
    }
    for (index, part) in zip(rest.indices, rest) {
      guard case .member(let member) = part else { return nil }
      if let found = elements, found != .texts { visit(index, member, found) }
      if library.givingOptionals.contains(member.name), member.arguments?.list.isEmpty == true {
        elements = .optionals
        continue
      }
      guard let found = elements else { continue }
      switch member.name {
      case "map", "tryMap": elements = member.result?.isOptional(of: found) == true ? .optionals : nil
      case _ where Elements.gathering.contains(member.name): elements = found == .optionals ? .lists : nil
      case _ where Elements.keeping.contains(member.name): break
      default: elements = nil
      }
    }
    return elements
  }

  private func elements(ofBase base: Expression) -> Elements? {
    switch base.kind {
    case .array(let list): return Elements(of: list)
    case .name(let name):
      guard let known = names.elements[name] else {
        guard let type = declaredTypes[name]?.arguments.first else { return nil }
        return type.isOptional ? .optionals : type.name == "String" ? .texts : nil
      }
      return known
    default: return nil
    }
  }
}

extension Elements {
  /// The kind of some values that are written out.
  init?(of values: [Expression]) {
    func isNil(_ value: Expression) -> Bool { if case .nilLiteral = value.kind { true } else { false } }
    if values.contains(where: { isNil($0) || $0.givesOptional }) {
      self = .optionals
    } else if !values.isEmpty, values.allSatisfy({ $0.isText }) {
      self = .texts
    } else {
      return nil
    }
  }

  /// Members that give values together, in arrays.
  fileprivate static let gathering: Set<String> = ["collect", "toArray", "buffer"]

  /// Members after which a stream has the same kind of values.
  fileprivate static let keeping: Set<String> = [
    "publisher", "producer", "signal", "asObservable", "eraseToAnyPublisher", "share", "autoconnect", "print", "debug",
    "handleEvents", "do", "on", "filter", "removeDuplicates", "distinctUntilChanged", "skipRepeats", "debounce",
    "throttle", "delay", "receive", "subscribe", "observe", "start", "prefix", "dropFirst", "first", "last", "take",
    "takeLast", "skip", "drop", "output", "prepend", "append", "startWith", "retry",
  ]
}

extension PostfixPart {
  /// The arguments of a call.
  fileprivate var arguments: Arguments? {
    switch self {
    case .call(let arguments): arguments
    case .member(let member): member.arguments
    default: nil
    }
  }
}

extension Member {
  /// The expression that the only closure of a call gives.
  fileprivate var result: Expression? {
    guard let arguments else { return nil }
    var closure = arguments.trailing
    if closure == nil, arguments.list.count == 1, case .closure(let only) = arguments.list[0].value.kind {
      closure = only
    }
    guard let body = closure?.body, body.count == 1 else { return nil }
    return switch body[0].kind {
    case .expression(let value), .returnValue(let value?): value
    default: nil
    }
  }

  /// The call with closures that know the optionals in the values and events that they are given.
  fileprivate func given(_ elements: Elements) -> Member {
    guard let arguments else { return self }
    let optionals: Binding.Optionals = elements == .lists ? .elements : .whole
    let list = arguments.list.map { argument in
      guard case .closure(let closure) = argument.value.kind, Self.ofValues.contains(argument.label?.name ?? "") else {
        return argument
      }
      return Argument(
        label: argument.label, value: Expression(kind: .closure(closure.given(optionals)), span: argument.value.span))
    }
    var trailing = arguments.trailing
    if Self.ofEvents.contains(name) {
      if optionals == .whole { trailing = trailing?.given(.payload) }
    } else if !list.contains(where: { $0.label?.name == "receiveValue" }) {
      trailing = trailing?.given(optionals)
    }
    return Member(
      name: name, nameSpan: nameSpan, isOptional: isOptional,
      arguments: Arguments(list: list, trailing: trailing, span: arguments.span))
  }

  /// The labels of closures that are given values.
  private static let ofValues: Set<String> = ["", "onNext", "onSuccess", "receiveValue", "receiveOutput", "value"]
  /// Members whose closure without a label is given events.
  private static let ofEvents: Set<String> = ["subscribe", "start", "observe"]
}

extension Closure {
  /// The same, with optionals in its first value.
  fileprivate func given(_ optionals: Binding.Optionals) -> Closure {
    var bindings: [Binding]
    switch parameters {
    case .none: return self
    case .named(let names): bindings = names
    case .positional(let count): bindings = (0..<count).map { Binding(name: "$\($0)", span: span) }
    }
    guard let first = bindings.first else { return self }
    bindings[0] = Binding(name: first.name, span: first.span, optionals: optionals)
    return Closure(
      parameters: .named(bindings), captures: captures, body: body, span: span, isTrailing: isTrailing,
      keyPath: keyPath)
  }
}

extension Expression {
  /// Whether it is an optional, where it is made of one of these values: `Int($0)` of a text.
  fileprivate func isOptional(of elements: Elements) -> Bool {
    if givesOptional { return true }
    switch kind {
    case .parameter(0): return elements == .optionals
    case .postfix(let base, let parts):
      guard elements == .texts, parts.count == 1, case .call(let arguments) = parts[0],
        case .name(let type) = base.kind, Self.readTypes.contains(type), arguments.list.count == 1,
        arguments.list[0].label == nil, arguments.list[0].value.variableName != nil
      else { return false }
      return true
    default: return false
    }
  }

  /// Types that are read from a text.
  static let readTypes: Set<String> = ["Int", "Double", "Float", "Bool"]
}
