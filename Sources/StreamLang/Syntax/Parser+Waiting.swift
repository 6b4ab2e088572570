/// Closures that wait where a library calls them at once: they become tasks.
extension Parser {
  /// `Single.create { try await load() }`: a closure for an observer, which gets the result of a task.
  ///
  /// - Returns: The call as it was written if the closure does not wait, or takes an observer itself.
  func creatingByTask(_ part: PostfixPart, of owner: Expression) -> PostfixPart {
    guard case .member(let member) = part, let arguments = member.arguments,
      case .name(let type) = owner.kind, type == "Single" || type == "Completable",
      let work = arguments.trailing ?? arguments.work, work.takesNothing, WaitAnalysis.firstAwait(in: work.body) != nil
    else { return part }
    let span = work.span
    let observer = "createObserver"
    let noArguments = Arguments(list: [], trailing: nil, span: span)
    /// `observer(.success(value))`
    func send(_ name: String, _ value: Expression?) -> Statement {
      let given = value.map { Arguments(list: [Argument(label: nil, value: $0)], trailing: nil, span: span) }
      let event = Member(name: name, nameSpan: span, isOptional: false, arguments: given)
      let argument = Argument(label: nil, value: Expression(kind: .implicitMember(event), span: span))
      return Statement(kind: .expression(.calling(observer, [argument], span)), span: span)
    }
    let call = Expression(
      kind: .postfix(Expression(kind: .closure(work), span: span), [.call(noArguments)]), span: span)
    let result = Expression(kind: .unary(.await, operatorSpan: span, call), span: span)
    let error = Expression(kind: .name("error"), span: span)
    let isSingle = type == "Single"
    let statements =
      isSingle
      ? [send("success", result)] : [Statement(kind: .expression(result), span: span), send("completed", nil)]
    let failed = Block(statements: [send(isSingle ? "failure" : "error", error)], span: span)
    let body = Statement(
      kind: .attempt(Block(statements: statements, span: span), [CatchClause(patterns: [], body: failed)]), span: span)
    let task = "createTask"
    let start = Expression.calling("Task", [Argument(label: nil, value: .closing(over: [body], span))], span)
    let cancel = Expression(
      kind: .postfix(
        Expression(kind: .name(task), span: span),
        [.member(Member(name: "cancel", nameSpan: span, isOptional: false, arguments: noArguments))]), span: span)
    let end = Expression.calling(
      "Disposables.create",
      [Argument(label: nil, value: .closing(over: [Statement(kind: .expression(cancel), span: span)], span))], span)
    let creation = [
      Statement(kind: .constant(.single(Binding(name: task, span: span)), start), span: span),
      Statement(kind: .returnValue(end), span: span),
    ]
    let closure = Closure(
      parameters: .named([Binding(name: observer, span: span)]), body: creation, span: span, isTrailing: true)
    return .member(
      Member(
        name: member.name, nameSpan: member.nameSpan, isOptional: member.isOptional,
        arguments: Arguments(list: [], trailing: closure, span: arguments.span)))
  }
}

extension Expression {
  /// A closure without parameters.
  static func closing(over body: [Statement], _ span: Span) -> Expression {
    Expression(
      kind: .closure(Closure(parameters: .none, body: body, span: span, isTrailing: false)), span: span)
  }
}

extension Arguments {
  /// `create(detached: true, work: { … })`
  fileprivate var work: Closure? {
    guard let last = list.last, last.label?.name == "work", case .closure(let closure) = last.value.kind else {
      return nil
    }
    return closure
  }
}

extension Closure {
  fileprivate var takesNothing: Bool { if case .none = parameters { true } else { false } }
}
