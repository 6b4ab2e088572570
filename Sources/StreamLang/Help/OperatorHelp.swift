import Streams

/// The reference entry of an operator.
public struct OperatorHelp: Sendable {
  /// Its name.
  public let name: String
  /// Other names it goes by here.
  public let aliases: [String]
  /// The call: `stream.throttle(interval: duration)`.
  public let signature: String
  /// One line.
  public let summary: String
  /// Its behaviour on next, error, completed and disposal, where the summary leaves that open.
  public let details: String
  /// The dialect whose meaning this is, where dialects differ.
  public let dialect: String?
  /// Names in other libraries, in the order of the libraries.
  public let elsewhere: [(library: String, name: String)]
  /// A script that shows it.
  public let example: String
  /// The dialect in which the example is written.
  public let exampleDialect: String
  /// The theme it stands under.
  public let theme: String
  /// Operators that its text names, and those whose text names it.
  public var related: [String] { Self.related(to: entry) }

  private let entry: Operator

  init(_ entry: Operator) {
    self.entry = entry
    name = entry.name
    aliases = entry.aliases
    signature = entry.signature
    summary = entry.summary
    details = entry.details
    dialect = entry.dialect?.name
    elsewhere = (entry.original ?? entry).elsewhere.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    example = entry.example
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

  /// The words of an operator's text that are written as names: in camel case, or with brackets after them.
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

  /// The operators of a dialect, in the order of the reference.
  public static func all(in dialect: Dialect) -> [OperatorHelp] {
    Catalogue.operators(in: dialect).map(OperatorHelp.init)
  }

  /// The spellings of a name in a dialect; where it has none, every meaning of the name.
  public static func find(_ name: String, in dialect: Dialect) -> [OperatorHelp] {
    let spelled = Catalogue.spelledMeanings(of: name, in: dialect)
    return spelled.isEmpty ? find(name) : spelled.map(OperatorHelp.init)
  }

  /// Every meaning of a name, the plain one first.
  public static func find(_ name: String) -> [OperatorHelp] {
    Catalogue.entries(named: name).map(OperatorHelp.init)
  }

  /// Operators that have a word in their name, summary, keywords or name elsewhere, whatever its case.
  public static func search(_ word: String) -> [OperatorHelp] {
    let word = Array(word.lowercased().utf8)
    return all.filter { help in
      let texts = [help.name, help.summary] + help.aliases + help.elsewhere.map { $0.name } + help.entry.keywords
      return texts.contains { Array($0.lowercased().utf8).holds(word) }
    }
  }

  /// The name here for a name of another library, in a sentence; nothing where no library is known to have it.
  public static func foreign(_ name: String) -> String? {
    ForeignName.answer(for: name).map { "\($0.library) calls it \(name); here it is \($0.here)" }
  }

  /// The known name nearest to a wrong one.
  public static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name, among: Catalogue.allNames)
  }
}

extension [UInt8] {
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0...].starts(with: word) }
  }
}
