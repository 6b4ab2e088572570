import ObjectiveC
import ScriptTesting
import StreamLang
import Testing

struct PieceTests {
  static let pieces = Piece.all(beside: #filePath)

  @Test(arguments: pieces) func `Each gives its log`(_ piece: Piece) {
    let run = Running(piece.code)
    #expect(Piece.plain(run.log) == piece.log)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: pieces) func `Its translation is a script of rxplay's own with the same log and the same picture`(
    _ piece: Piece
  ) {
    let translation = Translation(of: SourceText(name: "code.m", text: piece.code), from: .objectiveC)
    let (own, again) = (Running(piece.code), Running(translation.text, language: nil))
    #expect(Piece.plain(again.log) == piece.log)
    #expect(again.pictures == own.pictures)
  }

  @Test func `There are pieces`() { #expect(Self.pieces.count > 40) }
}
