import StreamLang

/// The meaning of a name of `#define`.
struct Macro {
  /// Nil for a name alone; the last one may be `...`.
  let parameters: [String]?
  let value: [CLikeToken]
}

/// Names that `#define` gives to pieces of text.
struct Macros {
  /// The number of tokens that macros may put in; names with longer texts keep their names.
  private static let most = 20_000

  private let values: [String: Macro]
  private var result: [CLikeToken] = []
  private var added = 0
  /// The names that are being replaced: inside of their own texts they stay as they are.
  private var hidden: Set<String> = []

  /// The tokens of a text with the texts of its macros, which have the places of the names.
  static func expand(_ tokens: [CLikeToken], _ values: [String: Macro]) -> [CLikeToken] {
    if values.isEmpty { return tokens }
    var macros = Macros(values: values)
    macros.append(tokens[...], at: nil)
    return macros.result
  }

  private init(values: [String: Macro]) { self.values = values }

  /// - Parameter use: The place of the macro whose value these tokens are.
  private mutating func append(_ tokens: ArraySlice<CLikeToken>, at use: CLikeToken?) {
    var rest = tokens
    while let token = rest.popFirst() {
      let place = use ?? token
      guard token.kind == .word, let macro = values[token.text], !hidden.contains(token.text),
        added + macro.value.count <= Self.most, let value = value(of: macro, &rest)
      else {
        let isFirst = place.startsLine && result.last?.span.start != place.span.start
        result.append(CLikeToken(kind: token.kind, text: token.text, span: place.span, startsLine: isFirst))
        continue
      }
      added += value.count
      hidden.insert(token.text)
      append(value[...], at: place)
      hidden.remove(token.text)
    }
  }

  private mutating func expanded(_ tokens: [CLikeToken]) -> [CLikeToken] {
    var inner = self
    inner.result = []
    inner.append(tokens[...], at: nil)
    added = inner.added
    return inner.result
  }

  /// The value of a macro with its arguments, which are the next tokens; nil where they are missing.
  private mutating func value(of macro: Macro, _ rest: inout ArraySlice<CLikeToken>) -> [CLikeToken]? {
    guard let parameters = macro.parameters else { return macro.value }
    guard rest.first?.kind == .sign, rest.first?.text == "(" else { return nil }
    var arguments: [[CLikeToken]] = [[]]
    var open = 1
    var tokens = rest.dropFirst()
    while let token = tokens.popFirst() {
      let isSign = token.kind == .sign
      if isSign, "([{".contains(token.text) { open += 1 }
      if isSign, ")]}".contains(token.text) { open -= 1 }
      if open == 0 {
        rest = tokens
        // The macros in an argument are replaced before it is put in.
        let given = arguments.map { expanded($0) }
        let names = parameters.map { $0 == "..." ? "__VA_ARGS__" : $0 }
        return macro.value.flatMap { token in
          guard token.kind == .word, let index = names.firstIndex(of: token.text) else { return [token] }
          return given.indices.contains(index) ? given[index] : []
        }
      }
      let isEnd = isSign && token.text == "," && open == 1 && arguments.count < parameters.count
      if isEnd { arguments.append([]) } else { arguments[arguments.count - 1].append(token) }
    }
    return nil
  }
}
