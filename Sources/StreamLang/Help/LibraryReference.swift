import Streams

/// The operators of the six libraries, side by side, and the names with different meanings in them.
public struct LibraryReference: Sendable {
  /// Operators with the same meaning in the libraries.
  public struct Row: Sendable {
    /// The names of each library, in the order of the libraries; empty if it has none.
    public let cells: [[Cell]]
  }

  /// The names of one meaning in one library.
  public struct Cell: Sendable {
    /// The library's spelling.
    public let spelling: String
    /// Whether it is a name of the library, or a way of writing.
    public let isName: Bool
    /// Whether it differs a little from the first of the row.
    public let differs: Bool
  }

  /// A name with different meanings.
  public struct Trap: Sendable {
    /// The name.
    public let word: String
    /// Its meanings: library, spelling and description.
    public let meanings: [(library: String, spelling: String, sentence: String)]
  }

  /// The titles of the libraries, with their dialects' names.
  public let libraries: [(title: String, name: String)]
  /// The operators of each theme.
  public let themes: [(title: String, rows: [Row])]
  /// The names with different meanings, in alphabetical order.
  public let traps: [Trap]

  /// Reads the catalogue.
  public init() {
    libraries = Dialect.all.map { ($0.title, $0.name) }
    var names: Set<String> = []
    var meanings: Set<ObjectIdentifier> = []
    var rows: [Theme: [Row]] = [:]
    for entry in Catalogue.all + Catalogue.spelled {
      let table = LibraryTable(of: [entry], as: "")
      // Every name and every meaning is in a row; a row that only repeats those before it is omitted.
      let named = table.rows.filter { $0.name != nil }
      let ownNames = named.map { "\($0.library) \($0.spelling)" }
      let ownMeanings = named.compactMap { $0.name?.entry }.map { ObjectIdentifier($0.meant) }
      guard !names.isSuperset(of: ownNames) || !meanings.isSuperset(of: ownMeanings) else { continue }
      names.formUnion(ownNames)
      meanings.formUnion(ownMeanings)
      rows[entry.theme, default: []].append(
        Row(
          cells: Dialect.all.map { library in
            table.rows.filter { $0.library == library.name }.map {
              Cell(spelling: $0.spelling, isName: $0.name != nil, differs: $0.differs)
            }
          }))
    }
    themes = Theme.allCases.map { ($0.rawValue, rows[$0] ?? []) }
    let words = Set(Dialect.all.flatMap { LibraryName.all(in: $0).map { $0.name } })
    traps = words.sorted().compactMap(Self.trap)
  }

  private static func trap(_ word: String) -> Trap? {
    let names = Dialect.all.map { LibraryName.named(word, in: $0) }
    var caught: [LibraryName] = []
    for (index, own) in names.enumerated() {
      for name in own {
        let isCaught = names.enumerated().contains { other, theirs in
          guard other != index, !theirs.isEmpty else { return false }
          let namesake = theirs.first { $0.text == name.text }
          if let namesake { return namesake.entry?.meant !== name.entry?.meant }
          return own.allSatisfy { name in !theirs.contains { $0.entry?.meant === name.entry?.meant } }
        }
        if isCaught { caught.append(name) }
      }
    }
    var meanings: [(library: String, spelling: String, sentence: String)] = []
    for name in caught {
      let sentence = name.entry?.summary ?? ""
      if let same = meanings.firstIndex(where: { $0.library == name.library.name && $0.sentence == sentence }) {
        meanings[same].spelling += ", " + name.text
      } else {
        meanings.append((name.library.name, name.text, sentence))
      }
    }
    return Set(caught.map { $0.library.name }).count < 2 ? nil : Trap(word: word, meanings: meanings)
  }
}
