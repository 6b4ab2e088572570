/// Code of another language as a script of rxplay's own.
public struct Translation {
  /// The statements of the script, each as it is written.
  public let statements: [String]
  /// The whole script.
  public let text: String
  /// Why the code cannot be read.
  public let faults: [Diagnostic]

  /// Translates code, and its drive where it is joined to it.
  public init(
    of source: SourceText, from language: SourceLanguage, isInterrupted: @escaping () -> Bool = { false }
  ) {
    let script = PastedCode(source, in: language, isInterrupted: isInterrupted).script
    let lead = "standIns(\"\(language.name)\")"
    var writer = SyntaxWriter(comments: script.comments.filter { !$0.text.hasPrefix("!") })
    statements = [lead + "\n"] + script.statements.map { writer.write([$0]) }
    text = statements.joined() + writer.writeRemainingComments()
    faults = script.faults.map { $0.diagnostic }.filter { $0.severity == .error }
  }
}
