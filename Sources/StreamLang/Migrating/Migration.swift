import Streams

/// A program in another library.
///
/// It is an edit of the source: what does not belong to the library stays as it is, to the byte.
public struct Migration: Sendable {
  /// The program in the other library.
  public let text: String
  /// The drive of the program, with events sent as the other library sends them; nil if the source has no drive.
  public let drive: String?
  /// The moves in the order of the text: one for each name of the library that was met.
  public let moves: [MigrationMove]
  /// The reasons why there is no program.
  public let faults: [Diagnostic]

  /// Moves a program, and its drive if it is joined to it.
  public init(of source: SourceText, from language: SourceLanguage, to target: MigrationTarget) {
    do throws(MigratedCode.Refusal) {
      let code = try MigratedCode(source, in: language, to: target)
      let migrator = Migrator(code)
      migrator.migrate()
      text = migrator.edits.rendered(code.span) + migrator.helperTexts
      drive = code.driveSpan.map { migrator.edits.rendered($0) }
      moves = migrator.moves.sorted { $0.place.start < $1.place.start }
      faults = []
    } catch {
      (text, drive, moves, faults) = ("", nil, [], [error.diagnostic])
    }
  }
}

/// One name of a library that was met, and what became of it.
public struct MigrationMove: Sendable {
  /// The fate of a name.
  public enum Kind: Sendable, Equatable {
    /// The other library has the same under another name.
    case plain
    /// A chain of its operators means the same.
    case recipe
    /// The nearest name that it has, with the difference in a sentence.
    case near(String)
    /// No counterpart, with the reason in a sentence.
    case missing(String)
  }

  /// The place of the name in the source.
  public let place: Span
  /// The name in the source: `flatMapLatest`.
  public let name: String
  /// The text of the other library: `map, switchToLatest`.
  public let counterpart: String
  /// Its fate.
  public let kind: Kind
}
