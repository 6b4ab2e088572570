import Streams

/// The reference entry of an operator.
public struct OperatorHelp: Sendable {
  /// Its name.
  public let name: String
  /// Its name with the labels of its library's spelling: `take(until:)`.
  public var spelling: String { entry.isSpelled ? entry.librarySpelling : name }
  /// Its other names here.
  public let aliases: [String]
  /// The call: `stream.throttle(interval: duration)`.
  public let signature: String
  /// A description in one line.
  public let summary: String
  /// Its behaviour on next, error, completed and disposal, if the summary does not describe that.
  public let details: String
  /// The dialect of this meaning, if dialects differ.
  public let dialect: String?
  /// Names in other libraries, in the order of the libraries.
  public let elsewhere: [(library: String, name: String)]
  /// A script that shows it.
  public let example: String
  /// The dialect of the example.
  public let exampleDialect: String
  /// The same dialect, as a value.
  var exampleLibrary: Dialect? { Dialect.named(exampleDialect) }
  /// Its theme in the reference.
  public let theme: String
  /// Operators that its text mentions, and those whose text mentions it.
  public var related: [String] {
    let related = Self.related(to: entry)
    guard let library, library != .standard else { return related }
    return related.filter { !LibraryName.named($0, in: library).isEmpty && $0 != name }
  }

  private let entry: Operator
  /// The library whose names are used; `nil` for an entry of the catalogue.
  private let library: Dialect?

  /// Creates the entry of a name of a library.
  init?(_ name: LibraryName) {
    guard let entry = name.entry else { return nil }
    var aliases: [String] = []
    for other in LibraryName.all(in: name.library) where other.entry === entry && other.name != name.name {
      aliases.append(other.name)
    }
    if name.library == .standard { aliases = ([entry.name] + entry.aliases).filter { $0 != name.name } }
    self.init(entry, as: name.name, aliases, in: name.library, example: name.example)
  }

  private init(_ entry: Operator) {
    self.init(entry, as: entry.name, entry.aliases, in: nil, example: entry.example)
  }

  private init(_ entry: Operator, as name: String, _ aliases: [String], in library: Dialect?, example: String) {
    self.entry = entry
    self.library = library
    self.name = name
    self.aliases = aliases
    signature = entry.signature(as: name)
    summary = entry.summary
    details = entry.details
    dialect = entry.dialect?.name
    elsewhere = (entry.original ?? entry).elsewhere.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.example = example
    exampleDialect = entry.exampleDialect.name
    theme = entry.theme.rawValue
  }

  private static func related(to entry: Operator) -> [String] {
    let ownNames = Set([entry.name] + entry.aliases)
    let named = words(of: entry)
    var names: [String] = []
    for other in Catalogue.all where other.name != entry.name && !names.contains(other.name) {
      let isNamedHere = named.contains(other.name) && other.name.count > 2
      if isNamedHere || (entry.name.count > 4 && !words(of: other).isDisjoint(with: ownNames)) {
        names.append(other.name)
      }
    }
    return names
  }

  /// Returns the operators that the text of an entry mentions.
  static func namedOperators(in entry: Operator) -> [String] {
    words(of: entry).filter { word in word.count > 2 && !Catalogue.entries(named: word).isEmpty }.sorted()
  }

  /// Returns the words of an operator's text that are written as names: in camel case, or with brackets after them.
  private static func words(of entry: Operator) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in entry.summary + " " + entry.details + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      if character == "(" || word.dropFirst().contains(where: { $0.isUppercase }) { words.insert(word) }
      word = ""
    }
    return words
  }

  /// All operators, in the order of the reference.
  public static var all: [OperatorHelp] { Catalogue.all.map(OperatorHelp.init) }

  /// Every name of every library, with the library and its meaning there.
  public static let namesOfLibraries: [(name: String, summary: String)] = Dialect.all.flatMap { library in
    LibraryName.all(in: library).map { ($0.name, "\(library.library): \($0.entry?.summary ?? "")") }
  }

  /// Returns the operators of a library by their themes, under its names, and those that no library has.
  public static func all(in library: Dialect) -> [OperatorHelp] {
    let all = LibraryName.all(in: library)
    let names = all.filter { name in !all.contains { $0.isLonger(than: name) } }
    let shared = Set(Dialect.all.flatMap { LibraryName.all(in: $0).map { $0.name } })
    let own = Catalogue.all.filter { !shared.contains($0.name) && shared.isDisjoint(with: $0.aliases) }
    let operators = names.compactMap { OperatorHelp($0) } + own.map { OperatorHelp($0) }
    return Theme.allCases.flatMap { theme in operators.filter { $0.theme == theme.rawValue } }
  }

  /// Returns operators with a word in their name, summary, keywords or names elsewhere, regardless of case.
  public static func search(_ word: String, in library: Dialect = .standard) -> [OperatorHelp] {
    let word = Array(word.lowercased().utf8)
    return (library == .standard ? all : all(in: library)).filter { help in
      let texts = [help.name, help.summary] + help.aliases + help.elsewhere.map { $0.name } + help.entry.keywords
      return texts.contains { Array($0.lowercased().utf8).holds(word) }
    }
  }

  /// Returns the operator for a word of another natural language, by its keywords, or else by its summary.
  public static func named(inOtherWords word: String) -> String? {
    guard !word.isEmpty, word.allSatisfy({ !$0.isASCII }) else { return nil }
    return all.first { $0.entry.keywords.contains(word) }?.name ?? search(word).first?.name
  }

  /// Returns the name here for a name of another library, in a sentence; `nil` if no library is known to have it.
  public static func foreign(_ name: String) -> String? {
    let parts = name.drop { "+-@".contains($0) }.prefix { $0 != "(" && $0 != ":" }.split(separator: ".")
    // `Signal.Observer` is found by its last part, `rx.text` by its first.
    let candidates = [name] + parts.reversed().map(String.init)
    let labelled = ForeignName.answer(for: candidates.dropFirst().first ?? name, label: firstLabel(of: name))
    guard let answer = labelled ?? candidates.lazy.compactMap({ ForeignName.answer(for: $0) }).first else { return nil }
    return "\(answer.library) calls it \(name); here it is \(answer.here)"
  }

  /// Returns the first label of a name that is written with labels: `to` of `bind(to:)`.
  private static func firstLabel(of name: String) -> String? {
    guard let open = name.firstIndex(of: "(") else { return nil }
    let label = name[name.index(after: open)...].prefix { $0.isLetter }
    return label.isEmpty ? nil : String(label)
  }

  /// Returns the known name nearest to a wrong one: of the library, or else of any.
  public static func nearest(to name: String, in library: Dialect) -> String? {
    Suggestion.nearest(to: name, among: LibraryName.all(in: library).map { $0.name })
      ?? Suggestion.nearest(to: name, among: Catalogue.allNames)
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0...].starts(with: word) }
  }
}
