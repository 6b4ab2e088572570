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
    var writer = SyntaxWriter(comments: script.comments.filter { !$0.text.hasPrefix("!") })
    var lead = ["standIns(\"\(language.name)\")\n"]
    // A script does not recognise its library by words, so it is named.
    if language.name == SourceLanguage.swift.name, !script.statements.contains(where: { $0.importsLibrary }),
      let found = Library.recognised(in: source), found.rival == nil, let module = found.library.modules.first
    {
      lead.append("import \(module)\n")
    }
    statements = lead + script.statements.map { writer.write([$0]) }
    text = statements.joined() + writer.writeRemainingComments()
    faults = script.faults.map { $0.diagnostic }.filter { $0.severity == .error }
  }
}

extension Statement {
  /// Whether it imports a library of streams.
  var importsLibrary: Bool {
    if case .importModule(let name) = kind { Library.imported(as: name) != nil } else { false }
  }
}
