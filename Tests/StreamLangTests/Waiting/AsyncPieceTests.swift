import Foundation
import Streams
import Testing
import Times

@testable import StreamLang

/// Pieces of code that waits or is tests, in `Pasted/asyncsequence`, each with the log of Swift and its libraries.
@Suite struct AsyncPieceTests {
  struct Piece: CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    func text(_ ending: String) throws -> String {
      try String(contentsOf: Self.folder.appendingPathComponent(name + "." + ending), encoding: .utf8)
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Pasted/asyncsequence")

    static let all: [Piece] = {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map { Piece(name: String($0.dropLast(6))) }
    }()
  }

  @Test func `There are ten of them`() { #expect(Piece.all.count >= 10) }

  @Test(arguments: Piece.all) func `Logs what Swift logs, traced or not, and each time`(_ piece: Piece) throws {
    let code = try piece.text("swift")
    let expected = try piece.text("expect").split(separator: "\n").map(String.init)
    for isTraced in [false, true, false] { #expect(Self.logs(code, isTraced: isTraced) == expected) }
  }

  /// The lines of the log, with errors.
  static func logs(_ code: String, isTraced: Bool = false) -> [String] {
    let session = Session()
    session.isTraced = isTraced
    let run = ScriptRun(SourceText(name: "code.swift", text: code), in: session, language: .swift)
    var lines: [String] = []
    let outcome = run.run { event in
      switch event {
      case .output(.log(let time, let text, _), _):
        let line = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
        lines.append("\(TimeText.format(Int64(time)))  \(line)")
      case .output(.failure(let diagnostic), _): lines.append(diagnostic.title)
      default: break
      }
    }
    switch outcome {
    case .rejected(let diagnostics): lines += diagnostics.map { $0.title }
    case .stopped(let diagnostic): lines.append(diagnostic.title)
    default: break
    }
    return lines
  }
}
