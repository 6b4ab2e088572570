import Foundation
import JavaScript
import StreamLang
import Testing

struct PieceTests {
  /// A file with its code; lines that begin with `//>` are the log.
  struct Piece: CustomTestStringConvertible, Sendable {
    let name: String
    let code: String
    let log: [String]
    var testDescription: String { name }

    init(_ url: URL) throws {
      name = url.lastPathComponent
      let text = try String(contentsOf: url, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      code = lines.filter { !$0.hasPrefix("//>") }.joined(separator: "\n")
      log = lines.filter { $0.hasPrefix("//>") }.map { String($0.dropFirst(4)) }
    }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let pieces: [Piece] = {
    let folder = Self.folder.appending(path: "Pieces")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? Piece($0) }
  }()

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

  /// Without what the code does to its page; a line break is written as one line.
  private static func plain(_ log: [String]) -> [String] {
    log.filter { !$0.contains(" → ") }.map {
      $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
        .trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `Expressions have the values that Node prints`() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "Expressions.tsv"), encoding: .utf8)
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
