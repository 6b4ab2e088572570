/// Combine's properties that publish their values: `@Published var query = ""`, also where their class was left out.
extension Parser {
  /// Whether `@Published` stands here.
  var isPublished: Bool { current.kind == .at && token(1).kind == .name && text(of: token(1)) == "Published" }

  /// The variable of a property whose publisher hears of each new value before the variable has it.
  ///
  /// The publisher is the statement that follows: `let $query = CurrentValueSubject(query)`.
  func published(_ declaration: Statement.Kind, _ span: Span) -> Statement.Kind {
    let (binding, value, others): (Binding, Expression, [Function])
    switch declaration {
    case .variable(.single(let single), let initial): (binding, value, others) = (single, initial, [])
    case .observed(let single, let initial, let observers): (binding, value, others) = (single, initial, observers)
    default: return declaration
    }
    guard let name = binding.name else { return declaration }
    let (publisher, observer) = publishing(binding, name, span, observer: name + ".willSet")
    following = Statement(
      kind: .constant(.single(Binding(name: "$" + name, span: binding.span)), publisher), span: span)
    return .observed(binding, value, [observer] + others.filter { $0.name != observer.name })
  }

  /// A property of a type and its publisher, which is made when it is first read.
  ///
  /// - Parameter announces: Whether `objectWillChange` of the object hears of each change.
  func published(_ property: StoredProperty, _ span: Span, announces: Bool) -> [TypeMember.Kind] {
    let binding = property.binding
    guard let name = binding.name else { return [.stored(property)] }
    let (publisher, observer) = publishing(
      binding, name, span, observer: name + ".published", alsoTo: announces ? [Parser.willChange] : [])
    let observed = StoredProperty(
      binding, type: property.type, value: property.value, observers: [observer] + property.observers)
    let projected = Binding(name: "$" + name, span: binding.span)
    return [.stored(observed), .stored(StoredProperty(projected, value: publisher, isConstant: true, isLazy: true))]
  }

  /// `@TaskLocal static var id = ""`: the object `$id`, and a property that reads the value of the task that runs.
  func taskLocal(_ property: StoredProperty, _ span: Span) -> [TypeMember.Kind] {
    guard let name = property.binding.name else { return [.stored(property)] }
    let projected = Binding(name: "$" + name, span: property.binding.span)
    let initial = property.value ?? Expression(kind: .nilLiteral, span: span)
    let local = Expression.calling(Self.taskLocal, [Argument(label: nil, value: initial)], span)
    let wrapped = Member(name: "wrappedValue", nameSpan: span, isOptional: false, arguments: nil)
    let value = Expression(
      kind: .postfix(Expression(kind: .name("$" + name), span: span), [.member(wrapped)]), span: span)
    let getter = Function(
      name: name, nameSpan: property.binding.span, parameters: [],
      body: [Statement(kind: .expression(value), span: span)], span: span, isComputed: true, result: property.type)
    return [.stored(StoredProperty(projected, value: local, isConstant: true)), .computed(getter, setter: nil)]
  }

  /// The function that makes the object of a task local.
  static let taskLocal = "TaskLocal"

  /// The subject of an observable object that hears of each change before it.
  static let willChange = "objectWillChange"

  func announcer(_ span: Span) -> TypeMember {
    let call = PostfixPart.call(Arguments(list: [], trailing: nil, span: span))
    let subject = Expression(
      kind: .postfix(Expression(kind: .name("PassthroughSubject"), span: span), [call]), span: span)
    return TypeMember(
      .stored(
        StoredProperty(Binding(name: Self.willChange, span: span), value: subject, isConstant: true, isLazy: true)))
  }

  /// The publisher of a variable, and the function that sends it a new value.
  ///
  /// - Parameter others: The subjects that hear before it that there is a new value.
  private func publishing(
    _ binding: Binding, _ name: String, _ span: Span, observer: String, alsoTo others: [String] = []
  ) -> (publisher: Expression, observer: Function) {
    let place = binding.span
    func named(_ name: String, _ part: (Arguments) -> PostfixPart, given argument: String?) -> Expression {
      let value = argument.map { Argument(label: nil, value: Expression(kind: .name($0), span: place)) }
      let arguments = Arguments(list: value.map { [$0] } ?? [], trailing: nil, span: place)
      return Expression(kind: .postfix(Expression(kind: .name(name), span: place), [part(arguments)]), span: place)
    }
    func sending(_ subject: String, _ argument: String?) -> Statement {
      let send = named(
        subject, { .member(Member(name: "send", nameSpan: place, isOptional: false, arguments: $0)) }, given: argument)
      return Statement(kind: .expression(send), span: place)
    }
    let new = "newValue"
    let function = Function(
      name: observer, nameSpan: place, parameters: [FunctionParameter(Binding(name: new, span: place))],
      body: others.map { sending($0, nil) } + [sending("$" + name, new)], span: span)
    return (named("CurrentValueSubject", { .call($0) }, given: name), function)
  }

  /// `&$items` and `&self.$items`, the targets of `assign(to:)`: a closure that sets the property.
  func settingPublished(_ place: Place) -> Expression? {
    func property(_ name: String) -> String? {
      name.first == "$" && name.dropFirst().first?.isLetter == true ? String(name.dropFirst()) : nil
    }
    if place.parts.isEmpty, case .name(let written) = place.root.kind, let name = property(written) {
      return setter(of: name, place.span)
    }
    guard let member = place.parts.last?.member, member.arguments == nil, let name = property(member.name) else {
      return nil
    }
    let last = Member(name: name, nameSpan: member.nameSpan, isOptional: member.isOptional, arguments: nil)
    let parts = place.parts.dropLast() + [.member(last)]
    return setting(Place(root: place.root, parts: Array(parts), span: place.span))
  }

  /// The arguments of `assign(to: \.items, on: self)`, which are those of `assign(to: &$items)`; others as they are.
  func settingOwnProperty(_ list: [Argument]) -> [Argument] {
    guard list.count == 2, let label = list[0].label, label.name == "to", list[1].label?.name == "on",
      case .name(let owner) = list[1].value.kind, namesOfSelf.contains(owner),
      case .closure(let path) = list[0].value.kind, path.keyPath.count == 1
    else { return list }
    return [Argument(label: label, value: setter(of: path.keyPath[0], list[0].value.span))]
  }

  private func setter(of name: String, _ span: Span) -> Expression {
    setting(Place(root: Expression(kind: .name(name), span: span), parts: [], span: span))
  }

  /// `{ newValue in place = newValue }`; a closure of an object that sets its own property does not keep it alive.
  private func setting(_ written: Place) -> Expression {
    let (span, me) = (written.span, Expression(kind: .name("self"), span: written.span))
    var (place, captures): (Place, [Capture]) = (written, [])
    if isInType, case .name(let name) = written.root.kind, name == "self" || written.parts.isEmpty {
      let member = name == "self" ? written.parts.first?.member?.name ?? "" : name
      let own = PostfixPart.member(Member(name: member, nameSpan: span, isOptional: true, arguments: nil))
      place = Place(root: me, parts: [own] + written.parts.dropFirst(), span: span)
      captures = [Capture(binding: Binding(name: "self", span: span, ownership: .weak), value: me)]
    }
    let assignment = Assignment(
      place: place, operator: nil, operatorSpan: span, value: Expression(kind: .name("newValue"), span: span))
    let closure = Closure(
      parameters: .named([Binding(name: "newValue", span: span)]), captures: captures,
      body: [Statement(kind: .assignment(assignment), span: span)], span: span, isTrailing: false)
    return Expression(kind: .closure(closure), span: span)
  }
}
