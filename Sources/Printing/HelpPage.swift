import Marbles
import StreamLang

/// The reference page of an operator, and prose set in lines that fit.
public enum HelpPage {
  /// Returns all about a name: a topic, operators and members; empty if there is none of that name.
  public static func text(about name: String, in settings: Settings, presenter: Presenter) -> String {
    var text = HelpTopic.find(name).map { Self.text(of: $0, presenter: presenter) } ?? ""
    text += Self.text(of: OperatorPage.find(name, in: settings.dialect), presenter: presenter)
    let members = MemberHelp.find(name)
    let edition = presenter.edition
    if !members.isEmpty {
      text +=
        (text.isEmpty ? "" : "\n")
        + TextTable.text(members.map { [$0.usage, edition.text($0.summary)] }, width: presenter.width)
    }
    if text.isEmpty, let answer = OperatorHelp.foreign(name) {
      text = wrapped(edition.sentence(answer), width: min(80, presenter.width))
    }
    // A word of the documents in Chinese means the operator as well as its own name.
    if text.isEmpty, let meant = OperatorHelp.named(inOtherWords: name) {
      text = Self.text(of: OperatorPage.find(meant, in: settings.dialect), presenter: presenter)
    }
    return text
  }

  /// Returns all about a name of several words: `combine latest` is `combineLatest`, and `main thread` is a topic.
  public static func text(aboutWords words: [String], in settings: Settings, presenter: Presenter) -> String {
    if let topic = HelpTopic.find(words.joined(separator: " ")) { return text(of: topic, presenter: presenter) }
    let capitals = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = ([words.first ?? ""] + capitals).joined()
    return text(of: OperatorPage.find(name, in: settings.dialect), presenter: presenter)
  }

  /// Returns pages about a name. If there are few, their examples are run now.
  public static func text(of pages: [OperatorPage], presenter: Presenter) -> String {
    var lead = ""
    return pages.map { page in
      let isNew = page.lead != nil && page.lead != lead
      lead = page.lead ?? ""
      return (isNew ? "\n" + wrapped(presenter.edition.sentence(lead), width: min(presenter.width, 100)) : "")
        + text(of: page, runs: pages.count <= 2, presenter: presenter)
    }.joined()
  }

  private static func text(of page: OperatorPage, runs: Bool, presenter: Presenter) -> String {
    var text = ""
    for help in page.operators { text += description(of: help, presenter, namesLibraries: false) }
    let rows = page.table.rows
    var library = ""
    let cells = rows.map { row in
      defer { library = row.library }
      return [row.library == library ? "" : row.library, row.spelling, presenter.edition.text(row.sentence)]
    }
    if !rows.isEmpty { text += "\n" + TextTable.text(cells, width: min(presenter.width, 100)) }
    guard let help = page.operators.first else { return text }
    let example = runs && !page.comparison.isEmpty ? page.comparison : help.example
    text += "\n" + example.split(separator: "\n").map { "  \($0)\n" }.joined()
    guard runs else { return text }
    var settings = Settings()
    _ = settings.setDialect(help.exampleDialect)
    return text + "\n" + run(example, named: help.name, settings, presenter)
  }

  /// Returns a page about the language or the program.
  public static func text(of topic: HelpTopic, presenter: Presenter) -> String {
    var page = "\n\(topic.names[0])\n"
    for line in topic.lines(width: min(presenter.width, 100), { presenter.edition.text($0) }) { page += line + "\n" }
    page += "\n" + topic.example.split(separator: "\n").map { "  \($0)\n" }.joined() + "\n"
    return page + run(topic.example, named: topic.names[0], Settings(), presenter)
  }

  /// Returns the page without its example.
  ///
  /// - Parameter namesLibraries: Whether it ends with the names in other libraries.
  public static func description(
    of help: OperatorHelp, _ presenter: Presenter, namesLibraries: Bool = true
  ) -> String {
    let edition = presenter.edition
    var page = "\n\(help.signature)\(help.dialect.map { "   " + edition.text("in %1", $0) } ?? "")\n"
    var paragraphs = [help.summary, help.details].filter { !$0.isEmpty }.map { edition.text($0) }
    if !help.aliases.isEmpty { paragraphs.append(edition.text("also: %1", help.aliases.joined(separator: ", "))) }
    if namesLibraries, !help.elsewhere.isEmpty {
      let names = help.elsewhere.map { "\($0.library) \($0.name)" }.joined(separator: "; ")
      paragraphs.append(edition.text("elsewhere: %1", names))
    }
    if !help.related.isEmpty { paragraphs.append(edition.text("see also: %1", help.related.joined(separator: ", "))) }
    for paragraph in paragraphs { page += wrapped(paragraph, width: min(presenter.width, 100)) }
    return page
  }

  /// Returns a paragraph in lines that fit, indented by a number of cells.
  public static func wrapped(_ text: String, width: Int, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent)
    return Wrapping.paragraph(text, after: margin, indent: indent, width: width).joined(separator: "\n") + "\n"
  }

  /// Returns prose in lines that fit, in the presenter's language: paragraphs with longer lines are filled anew; lists
  /// and indented lines stay.
  public static func reflowed(_ lines: [String], width: Int, _ edition: Edition) -> [String] {
    if let prose = edition.prose(lines, width: width) { return prose }
    var reflowed: [String] = []
    var paragraph: [String] = []
    func end() {
      let fits = paragraph.allSatisfy { DisplayWidth.of($0) <= width }
      let text = paragraph.joined(separator: " ")
      reflowed += fits ? paragraph : Wrapping.paragraph(text, after: "", indent: 0, width: width)
      paragraph = []
    }
    for line in lines {
      let isOfItsOwn = line.isEmpty || " -*|#>".contains(line.first ?? " ")
      if isOfItsOwn { end() }
      paragraph.append(line)
      if isOfItsOwn { end() }
    }
    end()
    return reflowed
  }

  private static func run(
    _ example: String, named name: String, _ settings: Settings, _ presenter: Presenter
  ) -> String {
    let source = SourceText(name: name, text: example)
    var text = ""
    _ = ScriptRun(source, in: Session(settings: settings)).run { event in
      if case .output(let output, _) = event { text += presenter.text(of: output, isFirst: text.isEmpty, in: source) }
    }
    return text
  }
}
