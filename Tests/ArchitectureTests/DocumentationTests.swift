import Testing

struct `The documentation is true to the tree` {
  private static let documents =
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] + Project.files("docs", "md")
    + Project.files("lessons", "md") + Project.files("Benchmarks", "md") + Project.files("Packages", "md")

  /// The first cells of the rows of all tables in a section of a document, without their backquotes.
  private static func firstCells(of document: String, section: String) throws -> [String] {
    let text = try Project.text(document)
    let lines = text.split(separator: "\n").drop { $0 != "## \(section)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return lines.filter { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
  }

  @Test func `The table of rooms names every folder of the sources, and no other`() throws {
    var folders: [String] = []
    for (target, folder) in Project.targets {
      folders.append(target)
      for room in Project.folders(in: folder) where room != "include" && !room.hasSuffix(".docc") {
        folders.append("\(target)/\(room)")
      }
    }
    let named = try Self.firstCells(of: "ARCHITECTURE.md", section: "Rooms")
    #expect(Set(named) == Set(folders), "\(Set(named).symmetricDifference(folders).sorted())")
    #expect(named.count == Set(named).count)
  }

  @Test func `Links lead to files that exist`() throws {
    for document in Self.documents {
      let folder = document.split(separator: "/").dropLast().joined(separator: "/")
      for match in try Project.text(document).matches(of: /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/) {
        let link = String(match.1)
        guard !link.contains("://") else { continue }
        #expect(Project.exists(folder.isEmpty ? link : "\(folder)/\(link)"), "\(document) links to \(link)")
      }
    }
  }

  @Test func `Paths in the text exist, but for placeholders such as THEME`() throws {
    for document in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
      for match in try Project.text(document).matches(of: /`((?:Sources|Tests|docs|lessons)\/[^`\s]*)`/) {
        let path = match.1.split(separator: "/").prefix { $0 != "THEME" }.joined(separator: "/")
        #expect(Project.exists(path), "\(document) names \(match.1)")
      }
    }
  }

  @Test(arguments: documents) func `Links within a document lead to its headings`(_ document: String) throws {
    let text = try Project.text(document)
    let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { Self.anchor(of: $0) }
    for match in text.matches(of: /\]\(#([^)\s]+)\)/) {
      #expect(anchors.contains(String(match.1)), "\(document) links to #\(match.1)")
    }
  }

  /// The name of a heading in links, as forges make it.
  private static func anchor(of heading: Substring) -> String {
    let text = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(text.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
      .replacing(" ", with: "-")
  }

  /// Returns the names in calls such as `LibraryMember("name"`.
  private static func names(in folder: String, of type: String) throws -> Set<String> {
    var names: Set<String> = []
    for path in Project.files(folder) {
      let text = try Project.text(path)
      for match in text.matches(of: try Regex("\\b\(type)\\(\\s*\"(\\w+)\"", as: (Substring, Substring).self)) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  @Test func `The page on the language names every member of values, every function and every setting`() throws {
    let page = try Project.text("docs/language.md")
    let words = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let names = try ["LibraryMember", "Builtin"].reduce(into: Set<String>()) {
      $0.formUnion(try Self.names(in: "Sources/StreamLang", of: $1))
    }
    #expect(names.count > 90, "the names are found")
    #expect(names.subtracting(words).isEmpty, "docs/language.md lacks \(names.subtracting(words).sorted())")
  }

  @Test func `The table of signs names every sign of a picture`() throws {
    let parts = try Project.text("docs/language.md").split(separator: "\n## ")
    let page = try #require(parts.first { $0.hasPrefix("Pictures\n") })
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.joined(separator: "\n")
    let source = try Project.text("Packages/Marbles/Sources/Marbles/Text/PictureSign.swift")
    let signs = source.matches(of: /PictureSign\(\s*"([^"]+)", "/).map { String($0.1) }
    #expect(signs.count > 15, "the signs are found")
    for sign in signs { #expect(table.contains(sign == "|" ? "\\|" : sign), "\(sign)") }
  }

  @Test func `The table of budgets names every budget with its default`() throws {
    let sources = try Project.files("Sources/Streams").map { try Project.text($0) }
    var budgets: [String: String] = [:]
    for source in sources {
      for match in source.matches(of: /self\[\.(\w+)\] = ([\d_]+)\n/) {
        budgets[String(match.1)] = String(match.2).replacing("_", with: ",")
      }
    }
    try #require(budgets.count > 10, "the budgets are found")
    let rows = try Project.text("docs/language.md").split(separator: "\n")
    for (budget, amount) in budgets.sorted(by: { $0.key < $1.key }) {
      #expect(rows.contains { $0.hasPrefix("| `\(budget)` | \(amount) |") }, "\(budget): \(amount)")
    }
    #expect(Set(try Self.firstCells(of: "docs/language.md", section: "Budgets")) == Set(budgets.keys))
  }

  /// A text whose lines begin in the first column.
  private static func unindented(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `The code for other packages in the README is that of the package of examples`() throws {
    let blocks = try Project.text("README.md").split(separator: "```swift\n").dropFirst().map {
      Self.unindented($0.split(separator: "```", maxSplits: 1)[0])
    }
    try #require(blocks.count == 3)
    let example = "Examples/MarbleSnapshots"
    let manifest = Self.unindented(try Project.text("\(example)/Package.swift"))
    #expect(blocks[0] == #"dependencies: [.package(path: "../rxplay/Packages/Marbles")],"#)
    #expect(manifest.contains(#".package(path: "../../Packages/Marbles"),"#))
    #expect(manifest.contains(blocks[1]), "\(blocks[1])")
    let test = Self.unindented(try Project.text("\(example)/Tests/MarbleSnapshotsTests/ReadmeTests.swift"))
    #expect(test.contains(blocks[2]), "\(blocks[2])")
  }
}
