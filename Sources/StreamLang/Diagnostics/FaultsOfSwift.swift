/// The faults that Swift's compiler also finds, in its words, for pasted code.
extension SpannedFault {
  func inWordsOfSwift(_ source: SourceText) -> SpannedFault {
    let words: Wording? =
      switch fault {
      case .syntax(.unclosedBracket(let bracket)):
        Wording(
          "expected '\(SyntaxFault.partner(of: bracket))': the '\(bracket)' at \(position(in: source)) is still open")
      case .syntax(.unclosedString): Wording("this string has no end: expected \" before the end of the line")
      case .check(.assignmentToConstant(let name, .constant)): Wording("'\(name)' is a let; declare it with var")
      default: nil
      }
    return words.map { SpannedFault(.language($0), span) } ?? self
  }

  private func position(in source: SourceText) -> String {
    let (line, column) = source.position(at: span.start)
    return "\(line):\(column)"
  }
}
