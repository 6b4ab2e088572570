extension Catalogue {
  /// Returns the entries of a name in a dialect, for calls after a dot or for those without a receiver.
  ///
  /// If the name has only entries of the other form, it returns those: the call is wrong, or a stream its argument.
  public static func overloads(of name: String, in dialect: Dialect, afterDot: Bool) -> Overloads? {
    let spelled = spelledMeanings(of: name, in: dialect)
    if spelled.isEmpty { return find(name, in: dialect).flatMap { Overloads([$0]) } }
    let standing = spelled.filter { $0.form != (afterDot ? .source : .method) }
    return Overloads(standing.isEmpty ? spelled : standing)
  }

  /// Returns the entries of a name that need no receiver, for a call with the dialect before it: `rxswift.error(e)` is
  /// the source, although `error` alone is a function of the language.
  public static func sources(named name: String, in dialect: Dialect) -> Overloads? {
    overloads(of: name, in: dialect, afterDot: false).flatMap { $0.first.form == .method ? nil : $0 }
  }

  /// Returns the spellings of a name in a dialect, or else those of its fallback.
  public static func spelledMeanings(of name: String, in dialect: Dialect) -> [Operator] {
    guard !dialect.spellings.isEmpty || dialect.fallback != nil else { return [] }
    var meant: Dialect? = dialect
    while let current = meant {
      let spelled = spelled(name, in: current)
      if !spelled.isEmpty || entries(named: name).contains(where: { $0.dialect == current }) { return spelled }
      meant = current.fallback
    }
    return []
  }

  /// The words that spellings take as arguments, such as `latest` and `byTime`.
  public static let words = Set(
    Dialect.all.flatMap { $0.spellings }.flatMap { $0.arguments ?? [] }.flatMap { $0.words?.map { $0.key } ?? [] })

  /// The entries of the spellings of every dialect.
  public static let spelled: [Operator] = Dialect.all.flatMap { dialect in
    dialect.spellings.map { Operator($0, in: dialect) }
  }

  private static func spelled(_ name: String, in dialect: Dialect) -> [Operator] {
    if dialect.spellings.isEmpty { return [] }
    return spelledEntries[dialect.name]?[name] ?? []
  }

  private static let spelledEntries: [String: [String: [Operator]]] = {
    var entries: [String: [String: [Operator]]] = [:]
    for entry in spelled {
      if let dialect = entry.dialect { entries[dialect.name, default: [:]][entry.name, default: []].append(entry) }
    }
    return entries
  }()

  /// Returns the operators of a dialect by their themes: its spellings, and those whose names it does not spell.
  public static func operators(in dialect: Dialect) -> [Operator] {
    let own = spelled.filter { $0.dialect == dialect }
    if own.isEmpty { return all }
    let names = Set(own.map { $0.name })
    let entries = own + all.filter { !names.contains($0.name) }
    return Theme.allCases.flatMap { theme in entries.filter { $0.theme == theme } }
  }

  /// Returns every name with a wanted meaning in a dialect: those that it spells, then the others of the catalogue.
  public static func names(in dialect: Dialect, where isWanted: (Operator) -> Bool = { _ in true }) -> [String] {
    var names: [String] = []
    var spelledNames: Set<String> = []
    for entry in spelled where entry.dialect == dialect {
      if isWanted(entry) { names.append(entry.name) }
      spelledNames.insert(entry.name)
    }
    for entry in all where isWanted(entry) {
      names += ([entry.name] + entry.aliases).filter { !spelledNames.contains($0) }
    }
    return names
  }
}
