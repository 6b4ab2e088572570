import Marbles
import StreamLang

/// A table of the moves of a migration, for standard error.
public enum MigrationSummary {
  /// Returns a row for each name: how often it moved, to what, and how.
  public static func text(of migration: Migration) -> String {
    let table = rows(of: migration).map { row in
      [row.name + (row.count > 1 ? " (\(row.count))" : ""), row.counterpart, row.words]
    }
    return TextTable.text(table, width: 100)
  }

  /// One name of a library with its fate.
  public struct Row {
    public let name, counterpart: String
    /// The fate in words: "the same", "nearly: …".
    public let words: String
    /// Whether the counterpart does not mean the same, or there is none.
    public let differs: Bool
    /// How often the name moved in that way.
    public var count = 1
  }

  /// Returns the rows of the table, in the order of the program.
  public static func rows(of migration: Migration) -> [Row] {
    var rows: [Row] = []
    for move in migration.moves {
      let words = words(move.kind)
      if let known = rows.firstIndex(where: {
        $0.name == move.name && $0.counterpart == move.counterpart && $0.words == words
      }) {
        rows[known].count += 1
      } else {
        let differs = move.kind != .plain && move.kind != .recipe
        rows.append(Row(name: move.name, counterpart: move.counterpart, words: words, differs: differs))
      }
    }
    return rows
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
