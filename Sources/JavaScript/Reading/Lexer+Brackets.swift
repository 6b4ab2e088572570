import StreamLang

extension Lexer {
  /// Notes for each bracket its partner. Where some have none, a bracket that begins a line closes the one whose line
  /// begins at the same column.
  func pairBrackets() {
    if pair(byColumns: false) { return }
    for index in tokens.indices { tokens[index].partner = -1 }
    _ = pair(byColumns: true)
  }

  /// - Returns: Whether each has a partner.
  private func pair(byColumns: Bool) -> Bool {
    var open: [(index: Int, closing: String, column: Int)] = []
    var areClosed = true
    var column = -1
    for index in tokens.indices {
      if byColumns, tokens[index].startsLine { column = self.column(of: tokens[index]) }
      let token = tokens[index]
      if let closing = token.closing { open.append((index, closing, column)) }
      guard token.isClosing else { continue }
      // A bracket that closes another one than the last: those in between stay open.
      let near = open.suffix(64)
      let aligned =
        byColumns && token.startsLine
        ? near.lastIndex { $0.closing == token.text && $0.column == column } : nil
      guard let match = aligned ?? near.lastIndex(where: { $0.closing == token.text }) else { continue }
      if match != open.count - 1 { areClosed = false }
      tokens[open[match].index].partner = index
      tokens[index].partner = open[match].index
      open.removeSubrange(match...)
    }
    return areClosed && open.isEmpty
  }

  /// Closes the brackets that the text leaves open where they seem to end, so that the code inside can be read.
  ///
  /// - Returns: The faults of these brackets; none where that closes nothing.
  func closeBrackets() -> [SpannedFault] {
    pairBrackets()
    let leavesOpen = tokens.contains { $0.partner < 0 && $0.closing != nil }
    guard leavesOpen, let repair = BracketRepair(source) else { return [] }
    let asWritten = tokens
    var closed: [CLikeToken] = []
    var missing = repair.open[...]
    for var token in asWritten {
      while let bracket = missing.first, bracket.end <= token.span.start {
        let span = Span(start: bracket.end, end: bracket.end)
        closed.append(CLikeToken(kind: .sign, text: bracket.closing, span: span, startsLine: false))
        missing.removeFirst()
      }
      token.partner = -1
      closed.append(token)
    }
    tokens = closed
    guard missing.isEmpty, pair(byColumns: false) else {
      tokens = asWritten
      return []
    }
    return repair.open.map { bracket in
      let (line, column) = source.position(at: bracket.span.start)
      return SpannedFault(
        "expected '\(bracket.closing)': the '\(bracket.opening)' at \(line):\(column) is still open", bracket.span)
    }
  }
}
