/// Members of a class that was left out: its fields are variables, and its methods functions.
extension Parser {
  private static let modifiers: Set = ["private", "public", "protected", "readonly", "static", "override"]

  /// `private items$ = …;` or `ngOnInit() { … }`; nothing where a statement stands here.
  func looseMember() throws(Fault) -> JSStatement.Kind? {
    guard functionDepth == 0, current.kind == .word else { return nil }
    let start = position
    while Self.modifiers.contains(current.text), token(1).kind == .word, !token(1).startsLine { advance() }
    if isMethod {
      let name = current
      advance()
      guard name.text == "constructor" else {
        let method = try function(named: name.text, name.span, from: start)
        // Its `this` means the names around it, as in an arrow function.
        return .function(
          JSFunction(
            name: method.name, nameSpan: method.nameSpan, parameters: method.parameters, body: method.body,
            isExpression: false, isArrow: true, isGenerator: method.isGenerator, span: method.span))
      }
      // Its parameters are what the app gives, and its statements run as those around it.
      go(to: current.partner + 1)
      return .block(try block())
    }
    return position > start || isTypedField ? try declaration(.let) : nil
  }

  /// `loading?: boolean`, `users$!: Observable<User[]>` or `users: User[] = []`.
  private var isTypedField: Bool {
    if token(1).kind == .sign, ["?", "!"].contains(token(1).text) { return token(2).text == ":" }
    return token(1).text == ":" && token(2).kind == .word && !Self.reserved.contains(token(2).text)
  }

  /// Whether a method stands here: the brace of its body, or the type of its result, follows the parameters.
  private var isMethod: Bool {
    guard current.kind == .word, !Self.reserved.contains(current.text), token(1).kind == .sign, token(1).text == "(",
      token(1).partner > position
    else { return false }
    let next = tokens[min(token(1).partner + 1, tokens.count - 1)]
    return next.kind == .sign && !next.startsLine && (next.text == "{" || next.text == ":")
  }
}
