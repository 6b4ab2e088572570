import Marbles
import StreamLang

/// The operators of all libraries, and the pages of help, for the reference of a page.
enum CatalogueAnswer {
  static func answer() -> String {
    let reference = LibraryReference()
    var answer = JSONObject(kind: "catalogue")
    answer.add(
      "libraries",
      list: reference.libraries.map { library in
        var object = JSONObject()
        object.add("name", library.name)
        object.add("title", library.title)
        return object.text
      })
    answer.add("operators", list: OperatorHelp.all.map { json(of: $0) })
    answer.add("themes", list: reference.themes.filter { !$0.rows.isEmpty }.map { json(of: $0) })
    answer.add(
      "traps",
      list: reference.traps.map { trap in
        var object = JSONObject()
        object.add("word", trap.word)
        object.add("meanings", list: trap.meanings.map { json(of: $0) })
        return object.text
      })
    answer.add("topics", list: HelpTopic.all.map { json(of: $0) })
    return answer.text
  }

  private static func json(of help: OperatorHelp) -> String {
    var object = JSONObject()
    object.add("name", help.name)
    object.add("theme", help.theme)
    object.add("signature", help.signature)
    object.add("summary", help.summary)
    object.add("details", help.details)
    object.add("example", help.example)
    object.add("exampleDialect", help.exampleDialect)
    if let dialect = help.dialect { object.add("dialect", dialect) }
    object.add("aliases", texts: help.aliases)
    object.add("related", texts: help.related)
    object.add(
      "elsewhere",
      list: help.elsewhere.map { counterpart in
        "{\"library\":\(JSONText.string(counterpart.library)),\"name\":\(JSONText.string(counterpart.name))}"
      })
    return object.text
  }

  private static func json(of theme: (title: String, rows: [LibraryReference.Row])) -> String {
    var object = JSONObject()
    object.add("title", theme.title)
    object.add(
      "rows",
      list: theme.rows.map { row in
        JSONObject.list(row.cells.map { cells in JSONObject.list(cells.map { json(of: $0) }) })
      })
    return object.text
  }

  private static func json(of cell: LibraryReference.Cell) -> String {
    var object = JSONObject()
    object.add("spelling", cell.spelling)
    object.add("isName", cell.isName)
    object.add("differs", cell.differs)
    return object.text
  }

  private static func json(of meaning: (library: String, spelling: String, sentence: String)) -> String {
    var object = JSONObject()
    object.add("library", meaning.library)
    object.add("spelling", meaning.spelling)
    object.add("sentence", meaning.sentence)
    return object.text
  }

  private static func json(of topic: HelpTopic) -> String {
    var object = JSONObject()
    object.add("names", texts: topic.names)
    object.add("example", topic.example)
    object.add(
      "parts",
      list: topic.parts.map { part in
        var object = JSONObject()
        switch part {
        case .paragraph(let text): object.add("text", text)
        case .list(let rows):
          object.add(
            "list",
            list: rows.map { row in "[\(JSONText.string(row.term)),\(JSONText.string(row.meaning))]" })
        }
        return object.text
      })
    return object.text
  }
}
