import Marbles
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

  /// Returns the proof: its sentence, the names that were not reached, and the picture of a difference.
  ///
  /// - Parameter isInvented: Whether the drive was invented.
  public static func text(
    of proof: MigrationProof, _ migration: Migration, isInvented: Bool, width: Int = 80
  ) -> String {
    var text = proof.sentence + (isInvented ? ", with an invented drive\n" : "\n")
    let unreached = proof.unreached(migration.moves.map { ($0.name, $0.place) }).map { "'\($0)'" }
    if let last = unreached.last {
      let list = unreached.count > 1 ? unreached.dropLast().joined(separator: ", ") + " and \(last)" : last
      text += "\(list) \(unreached.count > 1 ? "were" : "was") never reached\n"
    }
    if let picture = proof.picture {
      text += "\n" + TextDiagram.render(picture, options: TextDiagram.Options(width: width))
    }
    return Printable.text(text)
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
