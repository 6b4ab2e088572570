import Foundation
import ObjectiveC
import StreamLang
import Testing

struct PieceTests {
  /// A file with code. Its `//!` lines are the drive, and its `//>` lines the log.
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

  static let pieces: [Piece] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pieces")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? Piece($0) }
  }()

  @Test(arguments: pieces) func `Each gives its log`(_ piece: Piece) {
    let run = Running(piece.code)
    #expect(Self.plain(run.log) == piece.log)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: pieces) func `Its translation is a script of rxplay's own with the same log and the same picture`(
    _ piece: Piece
  ) {
    let translation = Translation(of: SourceText(name: "code.m", text: piece.code), from: .objectiveC)
    let (own, again) = (Running(piece.code), Running(translation.text, language: nil))
    #expect(Self.plain(again.log) == piece.log)
    #expect(again.pictures == own.pictures)
  }

  @Test func `There are pieces`() { #expect(Self.pieces.count > 40) }

  /// Each entry as one line.
  private static func plain(_ log: [String]) -> [String] {
    log.map {
      $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
        .trimmingCharacters(in: .whitespaces)
    }
  }
}
