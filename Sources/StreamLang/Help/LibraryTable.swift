import Streams

/// The names that the six libraries have for an operator, and their meanings of its name, made from the catalogue.
public struct LibraryTable: Sendable {
  /// One meaning in one library.
  public struct Row: Sendable {
    /// The name of the library's dialect.
    public let library: String
    /// The library's names for it, or its way of writing it.
    public let spelling: String
    /// Its meaning there in a sentence; empty for a way of writing.
    public let sentence: String
    /// Whether it is another meaning than that of the table's operator.
    public let differs: Bool
    let name: LibraryName?
  }

  /// The rows, in the order of the libraries. A library without a row has no counterpart.
  public let rows: [Row]

  /// - Parameters:
  ///   - entries: The operator, with several entries if a library spells it in several ways.
  ///   - word: The name that was looked up. Libraries with another meaning of it have a row for that, too.
  ///   - others: Other meanings of the name that have a table of their own.
  ///   - home: The library whose operator is described.
  init(of entries: [Operator], as word: String, besides others: [Operator] = [], in home: Dialect? = nil) {
    rows = Dialect.all.flatMap { library -> [Row] in
      var names = Self.counterparts(of: entries, in: library)
      let known = Self.counterparts(of: others, in: library) + names
      if !word.isEmpty, !names.contains(where: { $0.name == word }) {
        names += LibraryName.named(word, in: library).filter { name in
          !known.contains { $0.entry?.meant === name.entry?.meant }
        }
      }
      return Self.grouped(names).map { Self.row($0, beside: entries, isHome: library == home) }
    }
  }

  private static func counterparts(of entries: [Operator], in library: Dialect) -> [LibraryName] {
    var names: [LibraryName] = []
    for entry in entries {
      for name in LibraryName.counterparts(of: entry, in: library)
      where !names.contains(where: { $0.text == name.text && $0.entry?.meant === name.entry?.meant }) {
        names.append(name)
      }
    }
    if names.contains(where: { $0.entry != nil }) { names.removeAll { $0.entry == nil } }
    return names
  }

  /// Returns rows of names, those of one operator together.
  private static func grouped(_ names: [LibraryName]) -> [[LibraryName]] {
    var groups: [[LibraryName]] = []
    for name in names {
      let place = groups.firstIndex { group in
        guard let entry = group[0].entry else { return name.entry == nil }
        return entry.meant === name.entry?.meant && entry.fixesParameters == name.entry?.fixesParameters
      }
      if let place { groups[place].append(name) } else { groups.append([name]) }
    }
    return groups
  }

  private static func row(_ names: [LibraryName], beside entries: [Operator], isHome: Bool) -> Row {
    let library = names[0].library
    let shown = names.filter { name in !names.contains { $0.isLonger(than: name) } }
    let spelling = shown.map { $0.text }.joined(separator: ", ")
    guard let entry = names[0].entry else {
      return Row(library: library.name, spelling: spelling, sentence: "", differs: false, name: nil)
    }
    let isSame = entries.contains { $0.meant === entry.meant && $0.fixesParameters == entry.fixesParameters }
    let isTold = entries.contains { $0.summary == entry.summary }
    return Row(
      library: library.name, spelling: spelling,
      sentence: isSame ? (isHome ? "as above" : "the same") : isTold ? entry.firstDetail : entry.summary,
      differs: !isSame, name: names[0])
  }
}

extension LibraryName {
  /// Returns whether it is the same name with more labels that mean nothing in virtual time.
  func isLonger(than other: LibraryName) -> Bool {
    guard let entry, let shorter = other.entry, name == other.name else { return false }
    let labels = entry.parameters.map { $0.label }
    let fewer = shorter.parameters.map { $0.label }
    let additional = labels.filter { !fewer.contains($0) }
    return !additional.isEmpty && labels.count == fewer.count + additional.count
      && additional.allSatisfy { ["scheduler", "tolerance", "options"].contains($0) }
  }
}

extension Operator {
  /// The first sentence of its details.
  fileprivate var firstDetail: String {
    var sentence = ""
    for word in details.split(separator: " ") {
      if let last = sentence.last, ".:".contains(last), last == "." { break }
      sentence += (sentence.isEmpty ? "" : " ") + word
    }
    return sentence.isEmpty ? summary : sentence
  }
}
