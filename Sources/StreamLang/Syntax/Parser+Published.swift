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
    let place = binding.span
    func named(_ name: String, _ part: (Arguments) -> PostfixPart, given argument: String) -> Expression {
      let value = Expression(kind: .name(argument), span: place)
      let arguments = Arguments(list: [Argument(label: nil, value: value)], trailing: nil, span: place)
      return Expression(kind: .postfix(Expression(kind: .name(name), span: place), [part(arguments)]), span: place)
    }
    let publisher = Binding(name: "$" + name, span: place)
    following = Statement(
      kind: .constant(.single(publisher), named("CurrentValueSubject", { .call($0) }, given: name)), span: span)
    let new = "newValue"
    let send = named(
      "$" + name, { .member(Member(name: "send", nameSpan: place, isOptional: false, arguments: $0)) }, given: new)
    let observer = Function(
      name: name + ".willSet", nameSpan: place, parameters: [FunctionParameter(Binding(name: new, span: place))],
      body: [Statement(kind: .expression(send), span: place)], span: span)
    return .observed(binding, value, [observer] + others.filter { $0.name != observer.name })
  }

  /// `&$items`, to which `assign(to:)` assigns: a closure that sets the property.
  func settingPublished(_ place: Place) -> Expression? {
    guard place.parts.isEmpty, case .name(let name) = place.root.kind, name.first == "$",
      name.dropFirst().first?.isLetter == true
    else { return nil }
    return setter(of: String(name.dropFirst()), place.span)
  }

  /// The arguments of `assign(to: \.items, on: self)`, which are those of `assign(to: &$items)`; others as they are.
  func settingOwnProperty(_ list: [Argument]) -> [Argument] {
    guard list.count == 2, let label = list[0].label, label.name == "to", list[1].label?.name == "on",
      case .name(let owner) = list[1].value.kind, namesOfSelf.contains(owner),
      case .closure(let path) = list[0].value.kind, path.keyPath.count == 1
    else { return list }
    return [Argument(label: label, value: setter(of: path.keyPath[0], list[0].value.span))]
  }

  /// `{ newValue in name = newValue }`
  private func setter(of name: String, _ span: Span) -> Expression {
    let assignment = Assignment(
      place: Place(root: Expression(kind: .name(name), span: span), parts: [], span: span), operator: nil,
      operatorSpan: span, value: Expression(kind: .name("newValue"), span: span))
    let closure = Closure(
      parameters: .named([Binding(name: "newValue", span: span)]),
      body: [Statement(kind: .assignment(assignment), span: span)], span: span, isTrailing: false)
    return Expression(kind: .closure(closure), span: span)
  }
}
