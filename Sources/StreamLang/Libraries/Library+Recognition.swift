import Streams

/// The library that a text without an import means, by its words.
extension Library {
  /// A word of a library in a text.
  struct Sign {
    let library: Library
    let word: String
    let span: Span
  }

  /// The library with the most words in a text, and a word of another one that has as many there.
  static func recognised(in source: SourceText) -> (library: Library, rival: (Sign, Sign)?)? {
    var found: [String: [Sign]] = [:]
    for word in words(of: source) {
      for library in all where library.signs.contains(word.text) {
        let known = found[library.dialect.name, default: []]
        guard !known.contains(where: { $0.word == word.text }) else { continue }
        found[library.dialect.name] = known + [Sign(library: library, word: word.text, span: word.span)]
      }
    }
    let ranked = all.map { found[$0.dialect.name] ?? [] }.sorted { $0.count > $1.count }
    guard let best = ranked[0].first else { return nil }
    guard ranked[1].count == ranked[0].count, let other = ranked[1].first else { return (best.library, nil) }
    return (best.library, (best, other))
  }

  /// The names, members and first labels of a text: `Just`, `.sink`, `disposed(by:)`, `Timer.publish`.
  private static func words(of source: SourceText) -> [(text: String, span: Span)] {
    var lexer = Lexer(source)
    lexer.run()
    let tokens = lexer.tokens
    var words: [(text: String, span: Span)] = []
    // A function or a case that the text declares is no word of a library.
    let own = Set(
      tokens.indices.dropFirst().filter { ["func", "case"].contains(source.text(in: tokens[$0 - 1].span)) }.map {
        "." + source.text(in: tokens[$0].span)
      })
    for (index, token) in tokens.enumerated() where token.kind.isWord {
      let name = source.text(in: token.span)
      let isMember = index > 0 && tokens[index - 1].kind == .dot
      words.append((isMember ? "." + name : name, token.span))
      if isMember, index > 1, tokens[index - 2].kind == .name {
        words.append((source.text(in: tokens[index - 2].span) + "." + name, token.span))
      }
      if tokens.indices.contains(index + 3), tokens[index + 1].kind == .leftRound, tokens[index + 2].kind.isWord,
        tokens[index + 3].kind == .colon
      {
        words.append(("\(name)(\(source.text(in: tokens[index + 2].span)):)", token.span))
      }
    }
    return own.isEmpty ? words : words.filter { !own.contains($0.text) }
  }
}
