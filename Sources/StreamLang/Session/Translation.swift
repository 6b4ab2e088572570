/// Code of another language as a script of rxplay's own.
public struct Translation {
  /// The statements of an entry of a shell, which draws a stream at its end. Settings determine how it is read.
  public let statementsOfEntry: [(text: String, isSetting: Bool)]
  /// The whole script.
  public let text: String
  /// The faults of code that cannot be read.
  public let faults: [Diagnostic]

  /// Translates code, and its drive if it is joined to it.
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
    let statements = script.statements.map { writer.write([$0]) }
    text = (lead + statements).joined() + writer.writeRemainingComments()
    var ofEntry = (lead + statements).enumerated().map { (text: $1, isSetting: $0 < lead.count) }
    if source.lineCount == 1, let last = script.statements.last?.bareExpression {
      ofEntry.removeLast()
      ofEntry.append((text: "standIns(\"\(Settings.standInsOff)\")", isSetting: true))
      if language.values.operators != nil || language.values.library != nil {
        ofEntry.append((text: "values(\"\(language.values.name)\")", isSetting: true))
      }
      ofEntry.append((text: writer.write([Statement(kind: .expression(last), span: last.span)]), isSetting: false))
    }
    statementsOfEntry = ofEntry
    faults = script.faults.map { $0.diagnostic }.filter { $0.severity == .error }
  }
}

extension Statement {
  /// Whether it imports a library of streams.
  var importsLibrary: Bool {
    if case .importModule(let name) = kind { Library.imported(as: name) != nil } else { false }
  }
}
