import Streams

extension LibraryName {
  /// The names that a library has for an operator of another: those of the same operator, else those that its entry
  /// names, else those that the entries name which name it.
  static func counterparts(of entry: Operator, in library: Dialect) -> [LibraryName] {
    let names = LibraryName.all(in: library)
    let same = names.filter { $0.entry?.meant === entry.meant }
    let alike = same.filter { $0.entry?.fixesParameters == entry.fixesParameters }
    if !same.isEmpty { return alike.isEmpty ? same : alike }
    if let text = entry.meant.elsewhere.first(where: { $0.key == library.library })?.value {
      return LibraryName.read(text, in: library)
    }
    let found = names.filter { $0.entry?.meant.names(entry) == true }
    guard found.isEmpty else { return found }
    return Catalogue.all.filter { $0.names(entry) }.flatMap { hub in
      hub.elsewhere.first { $0.key == library.library }.map { LibraryName.read($0.value, in: library) } ?? []
    }
  }
}

extension Operator {
  /// Whether its entry names an operator as its counterpart in a library that has that operator.
  fileprivate func names(_ other: Operator) -> Bool {
    let homes = other.dialect.map { [$0] } ?? Dialect.all.filter { !$0.names.isEmpty }
    return homes.contains { home in
      guard let text = elsewhere.first(where: { $0.key == home.library })?.value else { return false }
      return LibraryName.read(text, in: home).contains { $0.entry === other || $0.entry?.meant === other.meant }
    }
  }
}
