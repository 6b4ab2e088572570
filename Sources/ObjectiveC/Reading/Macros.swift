import StreamLang

/// Names that `#define` gives to pieces of text, without parameters.
struct Macros {
  /// How many tokens macros may put in; names that stand for more keep their names.
  private static let most = 20_000

  private let values: [String: [CLikeToken]]
  private var result: [CLikeToken] = []
  private var added = 0
  /// The names that are being replaced, which stand for themselves inside of what they stand for.
  private var hidden: Set<String> = []

  /// The tokens of a text with what its macros stand for, which has the place of the name.
  static func expand(_ tokens: [CLikeToken], _ values: [String: [CLikeToken]]) -> [CLikeToken] {
    if values.isEmpty { return tokens }
    var macros = Macros(values: values)
    for token in tokens { macros.append(token, from: token) }
    return macros.result
  }

  private init(values: [String: [CLikeToken]]) { self.values = values }

  private mutating func append(_ token: CLikeToken, from use: CLikeToken) {
    guard token.kind == .word, let value = values[token.text], !hidden.contains(token.text),
      added + value.count <= Self.most
    else {
      let isFirst = use.startsLine && result.last?.span.start != use.span.start
      return result.append(CLikeToken(kind: token.kind, text: token.text, span: use.span, startsLine: isFirst))
    }
    added += value.count
    hidden.insert(token.text)
    for inner in value { append(inner, from: use) }
    hidden.remove(token.text)
  }
}
