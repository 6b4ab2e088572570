import StreamLang

/// The counterparts of the operators of each library of Swift in each other one, as a page of Markdown.
public enum MigrationPage {
  /// Returns the whole page; `docs/migrating.md` is this text, with the pictures that `rxplay test --update` draws.
  public static func markdown(of reference: MigrationReference) -> String {
    var text = introduction
    for pair in reference.pairs { text += section(pair) }
    return text
  }

  private static func section(_ pair: MigrationReference.Pair) -> String {
    var text = "\n## \(pair.from) to \(pair.to)\n"
    func list(_ title: String, _ sentence: String, _ rows: [MigrationReference.Row]) {
      guard !rows.isEmpty else { return }
      text += "\n### \(title)\n\n\(sentence)\n\n| \(pair.from) | \(pair.to) |\n|---|---|\n"
      for row in rows { text += "| \(code(row.name)) | \(code(row.counterpart)) |\n" }
    }
    list("The same", "These move plainly.", pair.rows.filter { $0.kind == .plain })
    list("By a chain", "A chain of operators means the same.", pair.rows.filter { $0.kind == .recipe })
    var differing: [(row: MigrationReference.Row, sentence: String)] = []
    var missing: [(row: MigrationReference.Row, sentence: String)] = []
    for row in pair.rows {
      if case .near(let sentence) = row.kind { differing.append((row, sentence)) }
      if case .missing(let sentence) = row.kind { missing.append((row, sentence)) }
    }
    if !differing.isEmpty { text += "\n### Nearly the same\n" }
    for (row, sentence) in differing {
      text += "\n- \(code(row.name)) becomes \(code(row.counterpart)): \(sentence).\n"
      guard let script = row.script else { continue }
      text += "\n```rx\n\(script)\n//>\n```\n"
    }
    if !missing.isEmpty { text += "\n### Not at all\n\n" }
    for (row, sentence) in missing { text += "- \(code(row.name)): \(sentence).\n" }
    return text
  }

  private static func code(_ text: String) -> String {
    text.isEmpty ? "" : "`" + text.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) } + "`"
  }

  private static let introduction = """
    # Moving to another library

    `rxplay migrate --to LIBRARY FILE` writes a program in another library and proves what it did: both programs run with
    the same drive under all rules for one instant, and the first difference is shown in a picture. This page lists what
    becomes of each operator. It is made from the tables that the command uses: `make libraries` writes it, and a test
    checks that it is up to date.

    What moves nearly stands below a comment `// differs: …` in the program. The pictures show both operators on one
    input, and `rxplay test docs/migrating.md` draws them again.

    """
}
