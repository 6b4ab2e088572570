import Streams

/// The page of a name: its operators, and their names in the six libraries.
public struct OperatorPage: Sendable {
  /// The libraries that have the name, if the present one has another for it.
  public let lead: String?
  /// The operators: one, or the overloads of the name.
  public let operators: [OperatorHelp]
  /// The six libraries.
  public let table: LibraryTable
  /// A script that draws the libraries that differ on one input; empty if none does. Reading it runs all of them.
  public var comparison: String { first.flatMap { LibraryComparison(of: $0, beside: table) }?.script ?? "" }

  private let first: LibraryName?

  private init(_ names: [LibraryName], as word: String, besides others: [Operator] = [], lead: String? = nil) {
    self.lead = lead
    operators = names.compactMap(OperatorHelp.init)
    table = LibraryTable(of: names.compactMap { $0.entry }, as: word, besides: others, in: names.first?.library)
    first = names.first
  }

  /// Returns the pages of a name in the spelling of any library: `throttle`, `take(until:)`, `-flattenMap:`.
  ///
  /// There is a page for each meaning.
  public static func find(_ text: String, in dialect: Dialect) -> [OperatorPage] {
    let question = Question(text)
    var pages = find(question, in: dialect)
    if pages.isEmpty { pages = written(text, in: dialect) }
    // `Publishers.Throttle` is the type of the results of the operator `throttle`.
    if pages.isEmpty, text.hasPrefix("Publishers.") {
      let name = question.name.prefix(1).lowercased() + question.name.dropFirst()
      pages = find(Question(name), in: dialect)
    }
    guard pages.isEmpty, let label = question.labels.first else { return pages }
    // `bind(to:)` has another meaning than `bind`.
    guard ForeignName.answer(for: question.name, label: label) == nil else { return [] }
    return find(Question(question.name), in: dialect)
  }

  private static func find(_ question: Question, in dialect: Dialect) -> [OperatorPage] {
    let own = groups(of: question.narrow(LibraryName.named(question.name, in: dialect)))
    if !own.isEmpty {
      return own.enumerated().map { index, group in
        let others = own.enumerated().filter { $0.offset != index }.flatMap { $0.element }
        return OperatorPage(group, as: index == 0 ? question.name : "", besides: others.compactMap { $0.entry })
      }
    }
    // This finds names that no library has, and in ReactiveCocoa's dialect all names of the catalogue.
    if question.labels.isEmpty, let entry = Catalogue.find(question.name, in: dialect),
      dialect == .standard || LibraryName.counterparts(of: entry, in: dialect).isEmpty
    {
      return [OperatorPage([LibraryName(question.name, of: entry, in: dialect)], as: question.name)]
    }
    var found: [(theirs: [LibraryName], here: [LibraryName])] = []
    for library in Dialect.all where library != dialect {
      for group in groups(of: question.narrow(LibraryName.named(question.name, in: library))) {
        let here = group[0].entry.map { LibraryName.counterparts(of: $0, in: dialect) } ?? []
        let meant = (here.first?.entry ?? group[0].entry)?.meant
        if found.contains(where: { ($0.here.first?.entry ?? $0.theirs[0].entry)?.meant === meant }) { continue }
        found.append((group, here))
      }
    }
    return found.map { foreign($0, $1, as: found.count == 1 ? question.name : "", in: dialect) }
  }

  /// Returns the page of an operator that has a way of writing and no name in a library.
  private static func written(_ text: String, in dialect: Dialect) -> [OperatorPage] {
    for entry in Catalogue.all {
      for library in Dialect.all where library != dialect {
        guard let texts = entry.elsewhere.first(where: { $0.key == library.library })?.value,
          LibraryName.read(texts, in: library).contains(where: { $0.entry == nil && $0.text == text })
        else { continue }
        let name = LibraryName(entry.name, of: entry, in: dialect)
        return [foreign([name], [name], as: "", in: dialect, saying: "\(library.library) calls it \(text)")]
      }
    }
    return []
  }

  /// Returns whether the language or one of the libraries has an operator of a name.
  public static func isName(_ name: String) -> Bool {
    !Catalogue.entries(named: name).isEmpty || Dialect.all.contains { !LibraryName.named(name, in: $0).isEmpty }
  }

  /// Returns groups of overloads with one meaning.
  private static func groups(of names: [LibraryName]) -> [[LibraryName]] {
    var groups: [[LibraryName]] = []
    for name in names {
      if let place = groups.firstIndex(where: { $0[0].entry?.meant === name.entry?.meant }) {
        groups[place].append(name)
      } else {
        groups.append([name])
      }
    }
    return groups
  }

  /// Returns the page of another library's operator, or of its one counterpart in the present one.
  private static func foreign(
    _ theirs: [LibraryName], _ here: [LibraryName], as word: String, in dialect: Dialect, saying known: String? = nil
  ) -> OperatorPage {
    let known = known ?? "\(theirs[0].library.library) calls it \(theirs[0].text)"
    guard !here.isEmpty else {
      let lead = "\(known). \(dialect.library) has no such operator."
      return OperatorPage(theirs, as: word, lead: lead)
    }
    let names = here.map { $0.entry == nil || dialect != .standard ? $0.text : "'\($0.name)'" }
    if here[0].entry == nil, dialect == .standard, let answer = ForeignName.answer(for: theirs[0].name) {
      return OperatorPage(theirs, as: word, lead: "\(known); here it is \(answer.here).")
    }
    let place = dialect == .standard ? "here" : "in \(dialect.library)"
    let lead = "\(known); \(place) it is \(names.joined(separator: ", "))."
    let plain = here.first { $0.name == $0.entry?.name } ?? here.first { $0.entry != nil }
    return OperatorPage(plain.map { [$0] } ?? theirs, as: word, lead: lead)
  }

  /// A name that is looked up.
  private struct Question {
    let name: String
    /// The labels or the word in brackets.
    let labels: [String]

    init(_ text: String) {
      let bare = text.drop { " .+-@".contains($0) }
      let head = bare.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      name = head.split(separator: ".").last.map(String.init) ?? ""
      labels = bare.dropFirst(head.count).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// Returns the overloads that have the labels.
    func narrow(_ names: [LibraryName]) -> [LibraryName] {
      guard !labels.isEmpty else { return names }
      return names.filter { name in
        let parameters = name.entry?.parameters ?? []
        return labels.allSatisfy { label in
          parameters.contains { ($0.labelling != .never && $0.label == label) || $0.choosingWord == label }
        }
      }
    }
  }
}
