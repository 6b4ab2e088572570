import StreamLang

/// A migration with its proof, as a command prints them.
public struct MigrationReport {
  /// The program in the other library.
  public let migration: Migration
  /// The program, to whose places the faults of the migration point.
  public let source: SourceText
  /// The table of the moves, and the proof below it.
  public let text: String
  /// The outcome of the proof in a sentence; empty without a program.
  public let sentence: String
  /// Whether both programs do the same, or a note in the migrated one names a difference.
  public let holds: Bool

  /// Moves a program with its drive, or with an invented one, and runs both.
  public init(
    of code: SourceText, in language: SourceLanguage, to target: MigrationTarget, settings: Settings, width: Int = 80,
    isInterrupted: @escaping () -> Bool
  ) {
    let (source, isInvented) = InventedDrive.joined(
      to: code, in: language, settings: settings, isInterrupted: isInterrupted)
    self.source = source
    migration = Migration(of: source, from: language, to: target)
    guard migration.faults.isEmpty else {
      (text, sentence, holds) = ("", "", false)
      return
    }
    let proof = MigrationProof(
      of: migration, from: source, in: language, to: target, settings: settings, isInterrupted: isInterrupted)
    text =
      MigrationSummary.text(of: migration) + "\n"
      + MigrationSummary.text(of: proof, migration, isInvented: isInvented, width: width)
    sentence = proof.sentence + (isInvented ? ", with an invented drive" : "")
    holds = proof.holds(migration)
  }
}
