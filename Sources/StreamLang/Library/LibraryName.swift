import Streams

/// A name that a library has for an operator, or its way of writing what it has no name for.
struct LibraryName: Sendable {
  /// The library.
  let library: Dialect
  /// The spelling of the library: `take(until:)`, `-takeUntil:`, `takeUntil`.
  let text: String
  /// The name alone; empty for a way of writing.
  let name: String
  /// The words of Objective-C's selectors for it.
  let selectors: [String]
  /// The operator; nothing for a way of writing, and for a name that cannot be written here.
  let entry: Operator?

  /// The name of an entry in a library that has it.
  init(_ name: String, of entry: Operator, in library: Dialect) {
    self.library = library
    self.name = name
    self.entry = entry
    let elsewhere = entry.elsewhere[library.library]
    selectors = name == entry.name ? Self.selectors(library.spellings.isEmpty ? elsewhere ?? "" : "") : []
    text = entry.dialect == library && entry.isSpelled ? entry.librarySpelling : Self.text(name, of: entry, elsewhere)
  }

  private init(text: String, in library: Dialect) {
    self.library = library
    self.text = text
    selectors = []
    name = ""
    entry = nil
  }

  /// A name without labels; where Objective-C has another one, with that: `scan (-scanWithStart:reduce:)`.
  private static func text(_ name: String, of entry: Operator, _ elsewhere: String?) -> String {
    guard let elsewhere, "+-R".contains(elsewhere.first ?? " ") else { return name }
    let word = elsewhere.drop { "+-".contains($0) }.prefix { $0.isLetter }
    if word == name { return elsewhere }
    return name == entry.name && !entry.aliases.contains(String(word)) ? "\(name) (\(elsewhere))" : name
  }

  private static func selectors(_ text: String) -> [String] {
    text.split(separator: " ").filter { "+-R".contains($0.first ?? " ") }.map {
      String($0.drop { "+-".contains($0) }.prefix { $0.isLetter || $0 == "_" })
    }
  }

  /// The names of a library, in the order of its file.
  static func all(in library: Dialect) -> [LibraryName] { tables[library.name] ?? [] }

  /// The names of a library that are written so before the brackets.
  static func named(_ name: String, in library: Dialect) -> [LibraryName] {
    let names = all(in: library)
    let found = names.filter { $0.name == name || $0.name.hasSuffix("." + name) }
    return found.isEmpty ? names.filter { $0.selectors.contains(name) } : found
  }

  private static let tables: [String: [LibraryName]] = {
    var tables: [String: [LibraryName]] = [:]
    for library in Dialect.all {
      let spelled = Catalogue.spelled.filter { $0.dialect == library }.map { LibraryName($0.name, of: $0, in: library) }
      let named = library.names.compactMap { name in
        Catalogue.find(name, in: library).map { LibraryName(name, of: $0, in: library) }
      }
      tables[library.name] = spelled + named
    }
    return tables
  }()

  /// The names that a text of `Operator.elsewhere` speaks of: `take(until:)`, `flatMap(.latest)`, `-map:`.
  static func read(_ texts: String, in library: Dialect) -> [LibraryName] {
    parts(of: texts).flatMap { text -> [LibraryName] in
      let found = library.spellings.isEmpty ? unlabelled(text, in: library) : labelled(text, in: library)
      return found.isEmpty ? [LibraryName(text: text, in: library)] : found
    }
  }

  /// The parts between commas, those in brackets aside.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "({[".contains(character) { depth += 1 }
      if ")}]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private static func unlabelled(_ text: String, in library: Dialect) -> [LibraryName] {
    let names = all(in: library)
    return Array((names.filter { $0.text == text } + names.filter { $0.name == text }).prefix(1))
  }

  private static func labelled(_ text: String, in library: Dialect) -> [LibraryName] {
    let head = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let name = head.split(separator: ".").last.map(String.init) ?? ""
    let rest = text.dropFirst(head.count)
    let names = named(name, in: library)
    func first(_ names: [LibraryName]) -> [LibraryName] {
      guard let plainest = names.min(by: { $0.labelCount < $1.labelCount }) else { return [] }
      return names.filter { $0.entry?.meant === plainest.entry?.meant }
    }
    if rest.isEmpty { return first(names) }
    guard rest.hasPrefix("("), rest.last == ")", !rest.dropLast().contains(")") else { return [] }
    let labels = rest.dropFirst().split(separator: ":").dropLast().map {
      $0.suffix(while: { $0.isLetter || $0 == "_" })
    }
    let word = rest.hasPrefix("(.") ? rest.dropFirst(2).prefix { $0.isLetter } : ""
    let fitting = names.filter { name in
      guard let entry = name.entry else { return false }
      let own = entry.parameters.map { $0.labelling == .never ? "_" : $0.label }
      if rest == "()" { return own.isEmpty }
      if !word.isEmpty { return entry.parameters.contains { $0.choosingWord == String(word) } }
      return labels.isEmpty ? own.first == "_" : labels.allSatisfy { own.contains(String($0)) }
    }
    let exact = fitting.filter { $0.text == text }
    return first(exact.isEmpty ? fitting : Array(exact.prefix(1)))
  }

  /// How many labels it has.
  private var labelCount: Int { entry?.parameters.count { $0.labelling == .always } ?? 0 }
}

extension Substring {
  /// The last characters, as long as they fit.
  fileprivate func suffix(while fits: (Character) -> Bool) -> Substring {
    self[(lastIndex { !fits($0) }.map(index(after:)) ?? startIndex)...]
  }
}

extension Operator {
  /// The operator that it is a spelling of, else itself.
  var meant: Operator { original ?? self }

  /// As its library writes it: `take(until:)`, `flatMap(.latest, _:)`.
  var librarySpelling: String {
    guard parameters.contains(where: { $0.choosingWord != nil }) else { return spelling }
    let parts = parameters.map { parameter in
      parameter.choosingWord.map { "." + $0 } ?? (parameter.labelling == .never ? "_:" : parameter.label + ":")
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}

extension Parameter {
  /// The one word that it takes, which chooses a spelling among others.
  var choosingWord: String? {
    guard case .choice(let words) = kind, words.count == 1 else { return nil }
    return words[0]
  }
}
