import Streams

/// Shapes of values: closures and `print` know where the values that they are given have optionals.
extension Compiler {
  /// The shapes of names that only a closure has which is not compiled yet.
  typealias OwnShapes = [String: ValueShape?]

  /// The shape of a value, by its own words and by declarations; nothing outside of Swift's libraries.
  func shape(of value: Expression, _ own: OwnShapes = [:]) -> ValueShape? {
    guard rules?.text == nil, libraryNames(of: dialect) != nil else { return nil }
    switch value.kind {
    case .string, .interpolation: return .text
    case .nilLiteral, .unary(.attempt, _, _), .cast(_, .ifPossible, _): return .optional
    case .cast(let inner, .as, let type): return type.name == "Any" ? .optional : type.shape ?? shape(of: inner, own)
    case .array(let elements): return common(elements, own).map { .list($0) }
    case .tuple(let elements): return .tuple(of: elements.map { shape(of: $0, own) })
    case .labelledTuple(let elements):
      return .tuple(of: elements.map { shape(of: $0.value, own) }, elements.map { $0.label?.name })
    case .conditional(_, let then, let otherwise): return common([then, otherwise], own)
    case .logical(.coalesce, let operands): return operands.last.flatMap { shape(of: $0, own) }
    case .name(let name): return shape(named: name, own)
    case .parameter(let number): return shape(named: "$\(number)", own)
    case .postfix(let base, let parts): return shape(base, parts, own) { _, _ in }
    default: return nil
    }
  }

  /// The parts of a chain, where closures know the shapes of the values that they are given.
  func markingShapes(_ base: Expression, _ parts: [PostfixPart]) -> [PostfixPart] {
    guard rules?.text == nil, libraryNames(of: dialect) != nil else { return parts }
    var marked = parts
    _ = shape(base, parts, [:]) { index, member in marked[index] = .member(member) }
    return marked
  }

  private func shape(named name: String, _ own: OwnShapes) -> ValueShape? {
    own[name] ?? scope.shape(name) ?? names.shapes[name]
  }

  /// The shape of several values of one type.
  private func common(_ values: [Expression], _ own: OwnShapes) -> ValueShape? {
    var found: ValueShape?
    for value in values {
      guard let shape = shape(of: value, own) else { continue }
      if case .optional = shape { return shape }
      found = found ?? shape
    }
    return found
  }

  // MARK: Chains

  /// - Parameter visit: Receives the members whose closures know more than is written.
  private func shape(
    _ base: Expression, _ parts: [PostfixPart], _ own: OwnShapes, _ visit: (Int, Member) -> Void
  ) -> ValueShape? {
    var (shape, begun) = beginning(base, parts, own, visit)
    var isChained = false
    for (index, part) in zip(parts.indices, parts).dropFirst(begun) {
      switch part {
      case .unwrap: shape = nil
      case .optional: isChained = true
      case .element(let position, _): shape = shape?.part(position)
      case .subscript(let key, _): shape = key.isText || key.isLabelledIndex ? .optional : shape?.element
      case .call: shape = nil
      case .member(let member):
        if member.isOptional { isChained = true }
        let given = given(member, on: shape, own)
        if let given { visit(index, given) }
        shape = result(of: given ?? member, on: shape, after: parts.prefix(index).last, own)
      }
    }
    return isChained ? .optional : shape
  }

  /// The shape of the beginning of a chain, and how many parts that takes: a type with its call, or any other value.
  private func beginning(
    _ base: Expression, _ parts: [PostfixPart], _ own: OwnShapes, _ visit: (Int, Member) -> Void
  ) -> (ValueShape?, Int) {
    guard case .name(let name) = base.kind, let first = parts.first else { return (shape(of: base, own), 0) }
    switch first {
    case .call(let arguments):
      if name.first?.isUppercase != true { return (shape(named: name, own), 1) }
      return (made(by: name, arguments, own), 1)
    case .member(let member) where resolve(name) == nil && name.first?.isUppercase == true:
      guard let arguments = member.arguments else { return (nil, 1) }
      if name == "Optional" { return (.optional, 1) }
      if let parts = Library.of(dialect)?.parts["\(name).\(member.name)"] {
        // `let (signal, observer) = Signal<Int?, Never>.pipe()`
        let stream = arguments.generics.first?.shape.map { ValueShape.stream($0) }
        return (.tuple(of: parts.map { _ in stream }), 1)
      }
      let flow = Library.of(dialect)?.flow(of: member.name, ofType: name, arguments)
      if let given = given(member, flow, nil, own, isSource: true) { visit(0, given) }
      return (made(arguments, flow ?? .other, own), 1)
    default: return (shape(of: base, own), 0)
    }
  }

  /// The shape of the result of a type's call: `Int("7")`, `Just("a")`, `BehaviorRelay<Int?>(value: nil)`.
  private func made(by type: String, _ arguments: Arguments, _ own: OwnShapes) -> ValueShape? {
    let first = arguments.list.first
    switch type {
    case "Optional", "URL": return .optional
    case "String": return .text
    case _ where Self.readTypes.contains(type):
      guard let first, first.label == nil, arguments.list.count == 1, shape(of: first.value, own) == .text else {
        return nil
      }
      return .optional
    default: break
    }
    let entries = Catalogue.overloads(of: type, in: dialect, afterDot: false)
    let isList = first?.label == nil && arguments.list.count == 1
    return made(arguments, entries?.flow(of: arguments) ?? (isList ? .elements : .given), own)
  }

  /// Types that are read from a text.
  private static let readTypes: Set<String> = ["Int", "Double", "Float", "Bool"]

  /// The stream that a source makes of its arguments.
  private func made(_ arguments: Arguments, _ flow: ValueFlow, _ own: OwnShapes) -> ValueShape? {
    if let element = arguments.generics.first?.shape { return .stream(element) }
    let values = arguments.list.map { $0.value }
    let element: ValueShape?
    switch flow {
    case .given: element = common(values, own)
    case .elements: element = values.first.flatMap { shape(of: $0, own) }.flatMap { $0.element ?? $0 }
    default:
      let call = Member(name: "", nameSpan: arguments.span, isOptional: false, arguments: arguments)
      return combined(nil, call, flow, own, isSource: true)
    }
    return element.map { .stream($0) }
  }

  /// The shape of the result of a member.
  ///
  /// - Parameter before: The part before it.
  private func result(
    of member: Member, on receiver: ValueShape?, after before: PostfixPart?, _ own: OwnShapes
  ) -> ValueShape? {
    let library = libraryNames(of: dialect)
    if member.arguments == nil, before?.member?.name == "rx", library?.givingOptionals.contains(member.name) == true {
      return .stream(.optional)
    }
    switch receiver {
    case .stream(let element)?:
      if member.name == "value", member.arguments == nil { return element }
      let isOfLibrary = library?.member(member.name).map { $0.result.isStream && $0.name != "orEmpty" } ?? false
      // `property.producer`, `subject.asObserver()`
      if isOfLibrary, member.arguments?.list.isEmpty != false { return receiver }
      guard let entries = Catalogue.overloads(of: member.name, in: dialect, afterDot: true) else { return nil }
      return combined(element, member, entries.flow(of: member.arguments), own)
    case .optional?: return ["map", "flatMap"].contains(member.name) ? .optional : nil
    case .tuple?: return member.arguments == nil ? receiver?.part(member.name) : nil
    case .event(let value)?:
      if member.name == "map" { return closureResult(member, [value], own).map { .event($0) } }
      return ["element", "value"].contains(member.name) ? .optional : nil
    case .list(let element)?:
      switch member.name {
      case "map": return closureResult(member, [element], own).map { .list($0) }
      case "filter", "reversed", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "shuffled": return receiver
      case "publisher", "async": return .stream(element)
      default: break
      }
    case .text?: break
    case nil:
      // RxSwift's `first()`, whatever it is called on.
      guard let arguments = member.arguments, arguments.list.isEmpty, arguments.trailing == nil,
        Catalogue.overloads(of: member.name, in: dialect, afterDot: true)?.first.flow == .optional
      else { break }
      return .stream(.optional)
    }
    return Self.optionalMembers.contains(member.name) ? .optional : nil
  }

  /// Members of collections that give nothing where there is no element.
  private static let optionalMembers: Set<String> = [
    "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "randomElement",
  ]

  /// The stream that an operator makes.
  private func combined(
    _ element: ValueShape?, _ member: Member, _ flow: ValueFlow, _ own: OwnShapes, isSource: Bool = false
  ) -> ValueShape? {
    let result: ValueShape?
    switch flow {
    case .same: result = element ?? streams(of: member, own).compactMap { $0 }.first
    case .result: result = closureResult(member, [element], own)
    case .flattened:
      guard member.onlyClosure != nil else { return element }
      return closureResult(member, [element], own)
    case .gathered: result = element.map { .list($0) }
    case .combined:
      let streams = streams(of: member, own)
      let parts = (isSource ? [] : [element]) + streams
      if isSource, member.takesList {
        result = member.onlyClosure == nil ? streams.compactMap { $0 }.first.map { .list($0) } : nil
        break
      }
      result = member.onlyClosure == nil ? .tuple(of: parts) : closureResult(member, parts, own)
    case .paired:
      result =
        member.onlyClosure == nil ? .tuple(of: [element, element]) : closureResult(member, [element, element], own)
    case .numbered: result = .tuple(of: [nil, element], ["index", "element"])
    case .accumulated: result = member.arguments?.list.first.flatMap { shape(of: $0.value, own) }
    case .ofArgument:
      let streams = streams(of: member, own)
      result =
        member.onlyClosure == nil ? streams.first.flatMap { $0 } : closureResult(member, [element] + streams, own)
    case .events: result = element.map { .event($0) }
    case .optional: result = .optional
    case .given, .elements, .other: result = nil
    }
    return result.map { .stream($0) }
  }

  /// The values of the streams among the arguments, one by one or in an array.
  private func streams(of member: Member, _ own: OwnShapes) -> [ValueShape?] {
    let values = member.arguments?.list.map { $0.value } ?? []
    if let first = values.first, case .array(let list) = first.kind {
      return list.map { shape(of: $0, own)?.streamed }
    }
    return values.filter { if case .closure = $0.kind { false } else { true } }.map { shape(of: $0, own)?.streamed }
  }

  // MARK: Closures

  /// The shape of what the only closure of a call gives.
  private func closureResult(_ member: Member, _ given: [ValueShape?], _ own: OwnShapes) -> ValueShape? {
    guard let closure = member.onlyClosure else { return nil }
    if let result = closure.result { return result }
    guard closure.body.count == 1 else { return nil }
    var own = own
    for (binding, shape) in zip(closure.bindings, closure.spread(given)) {
      if let name = binding.name { own[name] = .some(binding.shape ?? shape) }
    }
    return switch closure.body[0].kind {
    case .expression(let value), .returnValue(let value?): shape(of: value, own)
    default: nil
    }
  }

  /// The call with closures that know the shapes of the values and events that they are given; nothing where they
  /// know no more than is written.
  private func given(_ member: Member, on receiver: ValueShape?, _ own: OwnShapes) -> Member? {
    guard let receiver, member.arguments != nil else { return nil }
    switch receiver {
    case .list(let element): return member.given([element], events: nil)
    case .event(let value): return member.given([value], events: nil)
    case .stream(let element):
      let entries = Catalogue.overloads(of: member.name, in: dialect, afterDot: true)
      if libraryNames(of: dialect)?.member(member.name)?.isEffect == true {
        let isOfEvents = Library.givingEvents.contains(member.name)
        return member.given([element], events: isOfEvents ? .event(element) : nil)
      }
      return given(member, entries?.flow(of: member.arguments), element, own)
    default: return nil
    }
  }

  private func given(
    _ member: Member, _ flow: ValueFlow?, _ element: ValueShape?, _ own: OwnShapes, isSource: Bool = false
  ) -> Member? {
    switch flow {
    case .combined, .ofArgument:
      return member.given((isSource ? [] : [element]) + streams(of: member, own), events: nil)
    case .accumulated:
      return member.given([member.arguments?.list.first.flatMap { shape(of: $0.value, own) }, element], events: nil)
    case nil: return nil
    default: return member.given([element, element], events: nil)
    }
  }
}

extension Overloads {
  /// How the values of the entry come that a call means.
  func flow(of arguments: Arguments?) -> ValueFlow {
    guard entries.count > 1, let arguments else { return first.flow }
    let shapes =
      arguments.list.map {
        let isClosure = if case .closure = $0.value.kind { true } else { false }
        return ArgumentShape(label: $0.label?.name, isFunction: isClosure, isTrailing: false, sample: $0.value.word)
      } + (arguments.trailing == nil ? [] : [ArgumentShape(label: nil, isFunction: true, isTrailing: true)])
    let meant = try? resolve(shapes, in: first.dialect ?? .standard)
    return meant?.first?.flow ?? first.flow
  }
}

extension Library {
  /// How the values of a source come that is a static member of a type.
  func flow(of name: String, ofType type: String, _ arguments: Arguments) -> ValueFlow? {
    if case .sources(let overloads)? = member(name, ofType: type) { overloads.flow(of: arguments) } else { nil }
  }
}

extension ValueShape {
  /// The values of a stream; nothing where it is none.
  fileprivate var streamed: ValueShape? { if case .stream(let element) = self { element } else { nil } }
}

extension Member {
  /// Whether its first argument is a list that is written out.
  fileprivate var takesList: Bool {
    if case .array? = arguments?.list.first?.value.kind { true } else { false }
  }

  /// The only closure of a call.
  fileprivate var onlyClosure: Closure? {
    guard let arguments else { return nil }
    if let trailing = arguments.trailing { return trailing }
    let closures = arguments.list.compactMap { argument -> Closure? in
      if case .closure(let closure) = argument.value.kind { closure } else { nil }
    }
    return closures.count == 1 ? closures[0] : nil
  }

  /// The call with closures that know the shapes of what they are given.
  ///
  /// - Parameter events: What a closure without a label is given instead.
  fileprivate func given(_ values: [ValueShape?], events: ValueShape?) -> Member? {
    guard var arguments, values.contains(where: { $0?.hasOptionals == true }) else { return nil }
    let generics = arguments.generics
    let list = arguments.list.map { argument in
      let label = argument.label?.name ?? ""
      guard case .closure(let closure) = argument.value.kind, Self.ofValues.contains(label) else { return argument }
      let given = closure.given(label.isEmpty ? events.map { [$0] } ?? values : values)
      return Argument(label: argument.label, value: Expression(kind: .closure(given), span: argument.value.span))
    }
    let isOfOthers = list.contains { $0.label?.name == "receiveValue" }
    let trailing = isOfOthers ? arguments.trailing : arguments.trailing?.given(events.map { [$0] } ?? values)
    arguments = Arguments(list: list, trailing: trailing, span: arguments.span)
    arguments.generics = generics
    return Member(name: name, nameSpan: nameSpan, isOptional: isOptional, arguments: arguments)
  }

  /// The labels of closures that are given values.
  private static let ofValues: Set<String> = [
    "", "onNext", "onSuccess", "receiveValue", "receiveOutput", "value", "resultSelector", "selector",
  ]
}

extension Closure {
  /// The names of its parameters.
  fileprivate var bindings: [Binding] {
    switch parameters {
    case .none: []
    case .named(let names): names
    case .positional(let count): (0..<count).map { Binding(name: "$\($0)", span: span) }
    }
  }

  /// The values that it is given, one for each parameter: several parameters take a tuple apart, and one takes several
  /// values as a tuple.
  fileprivate func spread(_ given: [ValueShape?]) -> [ValueShape?] {
    if bindings.count > 1, case .tuple(let parts, _)?? = given.first, parts.count == bindings.count { return parts }
    return given
  }

  /// The same, with parameters that know the shapes of what they are given.
  fileprivate func given(_ values: [ValueShape?]) -> Closure {
    let shapes = spread(values)
    let bindings = bindings
    guard !bindings.isEmpty, shapes.contains(where: { $0 != nil }) else { return self }
    let shaped = bindings.enumerated().map { index, binding in
      binding.shape == nil && shapes.indices.contains(index) ? binding.shaped(shapes[index]) : binding
    }
    return with(.named(shaped))
  }
}

extension Expression {
  /// Whether it is the index of a subscript of the code, with labels or several parameters.
  var isLabelledIndex: Bool {
    guard case .labelledTuple(let list) = kind else { return false }
    return list.map { $0.label?.name } != [nil, "default"]
  }

  var isText: Bool {
    switch kind {
    case .string, .interpolation: true
    default: false
    }
  }

  /// The word that a case without a type is, which may choose an operator: `.latest`.
  fileprivate var word: Value? {
    switch kind {
    case .implicitMember(let member) where member.arguments == nil: .string(member.name)
    case .string(let text): .string(text)
    default: nil
    }
  }
}
