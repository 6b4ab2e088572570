import Streams

extension LibraryName {
  /// The names that a library has for an operator of another: those of the same operator, else those that its entry
  /// names, else those that the entries name which name it.
  static func counterparts(of entry: Operator, in library: Dialect) -> [LibraryName] {
    let names = LibraryName.all(in: library)
    let same = names.filter { $0.entry?.meant === entry.meant }
    let alike = same.filter { $0.entry?.fixesParameters == entry.fixesParameters }
    if !same.isEmpty { return alike.isEmpty ? same : alike }
    if let read = readings[ObjectIdentifier(entry.meant)]?[library.name] { return read }
    let found = names.filter { $0.entry?.meant.names(entry) == true }
    guard found.isEmpty else { return found }
    return Catalogue.all.filter { $0.names(entry) }.flatMap { hub in
      readings[ObjectIdentifier(hub)]?[library.name] ?? []
    }
  }

  /// The names that the entries of operators give for each library.
  fileprivate static let readings: [ObjectIdentifier: [String: [LibraryName]]] = {
    var readings: [ObjectIdentifier: [String: [LibraryName]]] = [:]
    for entry in Catalogue.all + Catalogue.spelled.map({ $0.meant }) {
      guard readings[ObjectIdentifier(entry)] == nil else { continue }
      var read: [String: [LibraryName]] = [:]
      for library in Dialect.all {
        let text = entry.elsewhere[library.library]
        if let text { read[library.name] = LibraryName.read(text, in: library) }
      }
      readings[ObjectIdentifier(entry)] = read
    }
    return readings
  }()
}

extension Operator {
  /// Whether its entry names an operator as its counterpart in a library that has that operator.
  fileprivate func names(_ other: Operator) -> Bool {
    let homes = other.dialect.map { [$0] } ?? Dialect.all.filter { !$0.names.isEmpty }
    return homes.contains { home in
      let read = LibraryName.readings[ObjectIdentifier(self)]?[home.name] ?? []
      return read.contains { $0.entry === other || $0.entry?.meant === other.meant }
    }
  }
}
