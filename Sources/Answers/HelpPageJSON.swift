import Marbles
import StreamLang

/// The pages of a name as data, for the reference of a page.
enum HelpPageJSON {
  static func texts(about name: String, in settings: Settings) -> [String] {
    OperatorPage.find(name, in: settings.dialect).compactMap { text(of: $0) }
  }

  private static func text(of page: OperatorPage) -> String? {
    guard let help = page.operators.first else { return nil }
    var object = JSONObject()
    object.add("name", help.name)
    if let lead = page.lead { object.add("lead", lead) }
    object.add("signatures", texts: page.operators.map { $0.signature })
    object.add("summary", help.summary)
    object.add("details", help.details)
    object.add("example", help.example)
    object.add("comparison", page.comparison)
    object.add("exampleDialect", help.exampleDialect)
    object.add("related", texts: help.related)
    object.add(
      "meanings",
      list: page.table.rows.map { row in
        var meaning = JSONObject()
        meaning.add("library", row.library)
        meaning.add("spelling", row.spelling)
        meaning.add("sentence", row.sentence)
        meaning.add("differs", row.differs)
        return meaning.text
      })
    return object.text
  }
}
