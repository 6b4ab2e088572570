import StreamLang

/// The names of the six libraries as a page of Markdown.
public enum LibraryPage {
  /// Returns the whole page; `docs/libraries.md` is this text.
  public static func markdown(of reference: LibraryReference) -> String {
    var text = introduction
    let head = reference.libraries.map { "\($0.title) (`\($0.name)`)" }
    for (theme, rows) in reference.themes where !rows.isEmpty {
      text +=
        "\n## \(theme)\n\n| \(head.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: head.count))\n"
      for row in rows { text += "| \(row.cells.map(cells).joined(separator: " | ")) |\n" }
    }
    text += trapsIntroduction
    for trap in reference.traps {
      text += "\n### \(trap.word)\n\n"
      for meaning in trap.meanings {
        text += "- **\(meaning.library)** `\(meaning.spelling)`: \(escaped(meaning.sentence))\n"
      }
    }
    return text
  }

  private static func cells(_ cells: [LibraryReference.Cell]) -> String {
    cells.map { cell in
      let spelling = "`\(escaped(cell.spelling, "|"))`"
      return (cell.isName ? spelling : "*\(spelling)*") + (cell.differs ? " ≠" : "")
    }.joined(separator: ", ")
  }

  /// Returns a text with a backslash before each of some signs.
  private static func escaped(_ text: String, _ signs: String = "<*_") -> String {
    text.reduce(into: "") { escaped, sign in escaped += signs.contains(sign) ? "\\\(sign)" : String(sign) }
  }

  private static let introduction = """
    # Six libraries

    The names that six libraries have for the same operators. This page is made from the catalogue of operators:
    `make libraries` writes it, and a test checks that it is up to date.

    Each library is a dialect of the language. `dialect("combine")` at the top of a script makes all names Combine's, and
    `s.combine.throttle(for: 1s, latest: true)` takes one operator from it. `:help throttle` shows one row of this page,
    with what each library does in a sentence and a picture of those that differ on one input;
    `rxplay docs --dialect combine` prints the reference of one library.

    - The operators of a row do the same as the first one of the row. Where one does not do quite the same, `≠` follows
      it: `:help` tells the difference.
    - Text in *italics* is no name, but the way people of that library write it.
    - Labels stand as Swift has them. ReactiveCocoa's selectors are given where the name here is another one.

    """

  private static let trapsIntroduction = """

    ## Traps: the same name, another meaning

    Each of these names means different things in different libraries, although it looks the same.

    """
}
