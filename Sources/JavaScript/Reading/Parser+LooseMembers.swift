import StreamLang

/// Members of a class that was left out: its fields are variables, and its methods functions.
extension Parser {
  /// `private items$ = …;` or `ngOnInit() { … }`; nothing where a statement stands here.
  func looseMember() throws(SpannedFault) -> JSStatement.Kind? {
    guard functionDepth == 0, current.kind == .word else { return nil }
    let start = position
    while Self.modifiers.contains(current.text), token(1).kind == .word, !token(1).startsLine, !isWord("class", 1) {
      if ["abstract", "declare", "accessor"].contains(current.text) { break }
      advance()
    }
    let isAsync = isWord("async") && token(1).kind == .word && token(2).text == "(" ? accept("async") : false
    if isMethod {
      let name = current
      advance()
      guard name.text == "constructor" else {
        let method = try function(named: name.text, name.span, from: start, isAsync: isAsync)
        // Its `this` means the names around it, as in an arrow function.
        return .function(
          JSFunction(
            name: method.name, nameSpan: method.nameSpan, parameters: method.parameters, body: method.body,
            isExpression: false, isArrow: true, isGenerator: method.isGenerator, isAsync: isAsync, span: method.span))
      }
      // Its parameters are what the app gives, and its statements run as those around it.
      go(to: current.partner + 1)
      return .block(try block())
    }
    return position > start || isTypedField || isField ? try declaration(.let) : nil
  }

  /// `loading = false` where the text asks for `this.loading` and declares no such variable.
  private var isField: Bool {
    token(1).kind == .sign && token(1).text == "=" && undeclaredFields.contains(current.text)
  }

  /// The names after `this` that the text declares nowhere.
  func fieldsWithoutDeclaration() -> Set<String> {
    var (fields, declared): (Set<String>, Set<String>) = ([], [])
    for index in tokens.indices.dropFirst(2) where tokens[index].kind == .word {
      if tokens[index - 1].text == ".", tokens[index - 2].text == "this" { fields.insert(tokens[index].text) }
      if ["let", "var", "const"].contains(tokens[index - 1].text) { declared.insert(tokens[index].text) }
    }
    return fields.subtracting(declared)
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
