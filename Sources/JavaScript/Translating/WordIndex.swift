import StreamLang

/// The words of a text that may be names, by their places: not those in strings and comments, nor members after a dot.
struct WordIndex {
  private var starts: [Int] = []
  private var words: [String] = []
  /// Whether a value is named `_`, which is no name in rxplay's language; parameters may have it that nothing reads.
  private(set) var readsUnderscore = false

  init(_ tokens: [CLikeToken]) { add(tokens) }

  private mutating func add(_ tokens: [CLikeToken]) {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .word:
        if index > 0, tokens[index - 1].kind == .sign, [".", "?."].contains(tokens[index - 1].text) { continue }
        if token.text == "_" {
          let isDeclared = index > 0 && ["const", "let", "var"].contains(tokens[index - 1].text)
          let isLast = index + 1 == tokens.count
          readsUnderscore =
            readsUnderscore || isDeclared || !isLast && ![",", ")", "=>"].contains(tokens[index + 1].text)
        }
        starts.append(token.span.start)
        words.append(token.text)
      case .template(let parts): for case .tokens(let inner) in parts { add(inner) }
      default: continue
      }
    }
  }

  private func range(of span: Span) -> Range<Int> {
    func first(from place: Int) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < place { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let low = first(from: span.start)
    return low..<max(low, first(from: span.end))
  }

  /// The words of a part of the text.
  func words(in span: Span) -> Set<String> { Set(words[range(of: span)]) }

  /// Whether a part of the text has a word in it.
  func mentions(_ word: String, in span: Span) -> Bool { words[range(of: span)].contains(word) }
}
