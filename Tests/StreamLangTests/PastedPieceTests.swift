import Foundation
import FuzzTargets
import Marbles
import Streams
import Testing

@testable import StreamLang

/// Pieces of code as people write them, in the folder `Pasted`: each with the log that the real library gives, and
/// perhaps with a drive.
@Suite struct PastedPieceTests {
  /// A piece by its folder and name: `rxswift/polling`.
  struct Piece: CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }
    var code: String { get throws { try text("swift") } }
    var drive: String { (try? text("drive")) ?? "" }

    /// The lines of its log, where a newline within one is `\n` and a backslash `\\`.
    var log: [String] {
      get throws { try text("expect").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init) }
    }

    private func text(_ ending: String) throws -> String {
      try String(contentsOf: Self.folder.appendingPathComponent(name + "." + ending), encoding: .utf8)
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pasted")

    static let all: [Piece] = ["rxswift", "combine", "reactiveswift"].flatMap { library in
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(library).path)
      return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map {
        Piece(name: library + "/" + $0.dropLast(".swift".count))
      }
    }
  }

  @Test func thereAreTenOfEachLibrary() {
    for library in ["rxswift", "combine", "reactiveswift"] {
      #expect(Piece.all.filter { $0.name.hasPrefix(library + "/") }.count >= 10)
    }
  }

  @Test(arguments: Piece.all) func logsWhatTheLibraryLogs(_ piece: Piece) throws {
    let outcome = PastedOutcome(try piece.code, drive: piece.drive)
    #expect(outcome.failures == [])
    let logs = outcome.logs.map {
      $0.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
    }
    #expect(logs == (try piece.log))
  }

  @Test(arguments: Piece.all) func theTranslationHasTheSameLogAndPicture(_ piece: Piece) throws {
    var texts = [SourceText(name: "code.swift", text: try piece.code)]
    if !piece.drive.isEmpty { texts.append(SourceText(name: "code.drive", text: piece.drive)) }
    let translation = Translation(of: SourceText(joining: texts), from: .swift)
    #expect(translation.faults.isEmpty)
    let direct = PastedOutcome(try piece.code, drive: piece.drive)
    let again = PastedOutcome(translation.text, language: nil)
    #expect(again.failures == [], "\(translation.text)")
    #expect(again.logs == direct.logs)
    #expect(again.lanes == direct.lanes)
  }

  /// Code that ends anywhere, or lacks a part, is run or refused with a place: it never traps, and never hangs.
  @Test(arguments: Piece.all) func damagedCodeIsRunOrRefused(_ piece: Piece) throws {
    let code = Array(try piece.code)
    var random = SeededRandom(state: UInt64(code.count))
    for _ in 0..<6 {
      let end = Int.random(in: 0..<code.count, using: &random)
      let goesOnAt = Bool.random(using: &random) ? code.count : Int.random(in: end..<code.count, using: &random)
      let outcome = PastedOutcome(String(code[..<end] + code[goesOnAt...]))
      #expect(outcome.failures.allSatisfy { $0.hasPrefix("code.swift:") }, "\(end) \(goesOnAt)")
    }
  }
}
