import Foundation
import JavaScript
import ScriptTesting
import StreamLang
import Testing

struct PieceTests {
  static let pieces = Piece.all(beside: #filePath)

  @Test(arguments: pieces) func `Each runs as it stands`(_ piece: Piece) {
    let run = Running(piece.code)
    #expect(Self.plain(run.log) == piece.log)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: pieces) func `Its translation is a script of rxplay's own with the same log`(_ piece: Piece) {
    let source = SourceText(name: "code.js", text: piece.code)
    let translation = Translation(of: source, from: .javaScript)
    #expect(Self.plain(Running(translation.text, language: nil).log) == piece.log)
  }

  @Test func `There are pieces`() { #expect(Self.pieces.count > 30) }

  /// Without what the code does to its page.
  private static func plain(_ log: [String]) -> [String] { Piece.plain(log.filter { !$0.contains(" → ") }) }

  @Test func `Expressions have the values that Node prints`() throws {
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Expressions.tsv"),
      encoding: .utf8)
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    }
    let code = rows.map { "try { console.log(\($0[0])); } catch (e) { console.log('throws', e.name); }" }
    let run = Running(code.joined(separator: "\n"))
    #expect(run.messages.isEmpty)
    let values = run.log.map { $0.dropFirst("0ms ".count) }
    #expect(values.count == rows.count)
    for (row, value) in zip(rows, values) where value != row[1] {
      Issue.record("\(row[0]) gives \(value), and Node prints \(row[1])")
    }
  }
}
