import Foundation
import TerminalTesting
import Testing

@testable import Marbles

@Suite(.enabled(if: TerminalSession.isAvailable), .serialized) struct `Pictures in a terminal` {
  /// Values of every kind of text that takes cells in its own way.
  private static let values = [
    "旅客A", "漢字", "한국어", "e\u{301}", "o\u{302}\u{301}", "שלום", "مرحبا", "a שלום b", "ไทย", "２", "！", "ｱ", "½", "é", "ß",
    "👍", "😀", "☎", "", " ", "two words", "a\nb", "\u{7}", "\u{1B}[31m", "\u{202E}x", "\u{200B}", "\u{301}", "[1,2]",
    "('a b',1)", "क्षि", "हिन्दी", "🇩🇪", "→", "─", "╰", "…", "┄",
  ]

  @Test(arguments: [false, true])
  func `Every value and everything after it stands in the cell in which the picture has it`(ascii: Bool) throws {
    var lines: [String] = []
    for (index, value) in Self.values.enumerated() {
      var lane = Lane("流 \(index)", role: .input)
      lane.next(value, at: .milliseconds(200))
      lane.next(value + "x" + value, at: .milliseconds(900))
      lane.next("x", at: .milliseconds(1500))
      lane.next(value, at: .milliseconds(1500))
      lane.complete(at: .seconds(2))
      var other = Lane("b")
      other.next("1", at: .milliseconds(1500))
      other.fail(value, at: .seconds(2))
      let picture = Diagram(lanes: [lane, other]).text(ascii: ascii)
      lines += picture.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 80 })
    try expectAligned(lines.filter { DisplayWidth.of($0) < 80 })
  }

  @Test func `Generated runs too`() throws {
    var runs = RunGenerator(seed: 4711)
    var lines: [String] = []
    for _ in 0..<60 {
      let picture = TextDiagram.render(runs.diagram())
      lines += picture.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }
    try expectAligned(lines.filter { DisplayWidth.of($0) < 80 && !DisplayWidth.dependsOnTerminal($0) })
  }

  @Test func `The rest of a line stands in its columns even after a value that terminals give different widths`() throws
  {
    var rows: [String] = []
    for value in ["❤️", "👨‍👩‍👧", "🇩🇪", "👍🏽", "क्षि", "1️⃣", "🏳️‍🌈"] {
      let lane = try Lane("a", marbles: "-x--'\(value)'-y|")
      let picture = TextDiagram.render(Diagram(lanes: [lane]), options: .init(colour: true)).split(separator: "\n")
      let plain = TextDiagram.render(Diagram(lanes: [lane])).split(separator: "\n")
      rows.append("\(plain[2])\r\u{1B}[\(DisplayWidth.of(String(plain[2])))C◀")
      rows.append("\(picture[2])\r\u{1B}[\(DisplayWidth.of(String(plain[2])))C◀")
    }
    let seen = try shown(rows)
    #expect(seen.count == rows.count)
    for row in seen { #expect(row.hasSuffix("y─|◀"), "\(row)") }
  }

  /// Expects the terminal to have its cursor, wherever a line is cut off, where the widths of the parts say.
  private func expectAligned(_ lines: [String]) throws {
    var rows: [(expected: String, printed: String)] = []
    for line in lines {
      // A sign put down at the column that we count: the terminal shows it right after the text, or it counts
      // otherwise.
      for cut in Self.cuts(line) {
        let part = String(line.prefix(cut))
        rows.append((part + "◀", "\(part)\r\u{1B}[\(DisplayWidth.of(part))C◀"))
      }
    }
    for start in stride(from: 0, to: rows.count, by: 1_500) {
      let some = rows[start..<min(rows.count, start + 1_500)]
      let seen = try shown(some.map(\.printed))
      #expect(seen.count == some.count)
      for (row, seen) in zip(some, seen) where !Self.isSame(row.expected, seen) {
        Issue.record("expected \(row.expected)\nthe terminal has \(seen)")
      }
    }
  }

  /// The screen of a terminal after some rows.
  private func shown(_ rows: [String]) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("cells-\(UUID().uuidString)")
    try rows.map { $0 + "\r\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try TerminalSession(["sh", "-c", "cat \(file.path); echo the end; sleep 60"], size: .init(82, 24))
    defer { terminal.end() }
    try terminal.wait(for: "the end")
    return Array(try terminal.scrollback().prefix { $0 != "the end" })
  }

  /// The places to look at in a line: after each grapheme that is not ASCII or stands before one, and at the end.
  private static func cuts(_ line: String) -> [Int] {
    let graphemes = Array(line)
    return (1...graphemes.count).filter { count in
      count == graphemes.count || !graphemes[count - 1].isASCII && graphemes[count - 1] != "─"
    }
  }

  /// A mark that a terminal does not keep says nothing about cells.
  private static func isSame(_ expected: String, _ seen: String) -> Bool {
    func visible(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{FE0F}" }
    }
    return visible(expected) == visible(seen)
  }
}
