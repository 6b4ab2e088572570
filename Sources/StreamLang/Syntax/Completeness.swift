/// Whether Enter runs the entry in the shell, or begins another line.
public enum Completeness: Hashable, Sendable {
  /// It can run, or it is wrong and no further line can help.
  case complete
  /// Something is open; the next line begins with that many blanks.
  case incomplete(indentation: Int)

  /// Asks the parser: a text is incomplete when it is right up to its end and would go on after a newline.
  ///
  /// - Parameter isInterrupted: Whether to stop, asked now and then: then the result is of no use.
  public init(of text: String, isInterrupted: @escaping () -> Bool = { false }) {
    let source = SourceText(name: "", text: text)
    var lexer = Lexer(source, isInterrupted: isInterrupted)
    lexer.run()
    if let fault = lexer.faults.first {
      // A string of several lines goes on; any other fault no further line can mend.
      self = fault.fault == .syntax(.unclosedMultilineString) ? .incomplete(indentation: 0) : .complete
      return
    }
    let endsInOperator = lexer.tokens.dropLast().last?.kind.continuesLine ?? false
    guard endsInOperator || !lexer.open.isEmpty else {
      self = .complete
      return
    }
    let parser = Parser(source, lexer, isInterrupted: isInterrupted)
    _ = parser.topLevelStatements()
    guard parser.endsTooEarly else {
      self = .complete
      return
    }
    let lines = Set(lexer.open.map { source.line(at: $0.offset) })
    self = .incomplete(indentation: 2 * max(lines.count, 1))
  }
}
