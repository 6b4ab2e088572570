import StreamLang

/// A table of the moves of a migration, for standard error.
public enum MigrationSummary {
  /// Returns a row for each name: how often it moved, to what, and how.
  public static func text(of migration: Migration) -> String {
    var order: [String] = []
    var rows: [String: (move: MigrationMove, count: Int)] = [:]
    for move in migration.moves {
      let key = "\(move.name) \(move.counterpart) \(words(move.kind))"
      if rows[key] == nil { order.append(key) }
      rows[key] = (move, (rows[key]?.count ?? 0) + 1)
    }
    let table = order.compactMap { key -> [String]? in
      guard let (move, count) = rows[key] else { return nil }
      let times = count > 1 ? " (\(count))" : ""
      return [move.name + times, move.counterpart, words(move.kind)]
    }
    return TextTable.text(table, width: 100)
  }

  private static func words(_ kind: MigrationMove.Kind) -> String {
    switch kind {
    case .plain: "the same"
    case .recipe: "by a chain that means the same"
    case .near(let difference): "nearly: \(difference)"
    case .missing(let reason): "not at all: \(reason)"
    }
  }
}
