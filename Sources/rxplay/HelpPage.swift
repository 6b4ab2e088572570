import StreamLang

/// The reference page of an operator, its example run now.
enum HelpPage {
  static func text(of help: OperatorHelp, presenter: Presenter) -> String {
    var page = "\n\(help.signature)\(help.dialect.map { "   in \($0)" } ?? "")\n  \(help.summary)\n"
    if !help.details.isEmpty { page += "  \(help.details)\n" }
    if !help.aliases.isEmpty { page += "  also: \(help.aliases.joined(separator: ", "))\n" }
    if !help.elsewhere.isEmpty {
      page += "  elsewhere: \(help.elsewhere.map { "\($0.library) \($0.name)" }.joined(separator: "; "))\n"
    }
    page += "\n" + help.example.split(separator: "\n").map { "  \($0)\n" }.joined() + "\n"
    return page + example(help, presenter)
  }

  private static func example(_ help: OperatorHelp, _ presenter: Presenter) -> String {
    let source = SourceText(name: help.name, text: help.example)
    var settings = Settings()
    if let dialect = help.dialect { _ = settings.setDialect(dialect) }
    var text = ""
    _ = ScriptRun(source, in: Session(settings: settings)).run { event in
      if case .output(let output, _) = event { text += presenter.text(of: output, isFirst: text.isEmpty, in: source) }
    }
    return text
  }
}
