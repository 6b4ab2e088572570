import FuzzTargets
import JavaScript
import ScriptTesting
import StreamLang
import Testing

/// Damaged code is run, or refused with places inside it; it never traps, and never hangs.
@Suite struct JavaScriptFuzzTests {
  private static let signs = [
    "(", ")", "[", "]", "{", "}", "<", "=>", "`", "${", "'", "\"", "/", "/*", "//", ",", ";", ".", "?.", "...", "\n",
    " as ", "async ", "function ", "class A {", "for (", "let ", "0x", "1e999", "\\u{", "é", "\0", "yield ", "new ",
  ]

  /// Small, so that code which damage has made endless stops soon.
  private static let limits = [
    "events=2000", "steps=20000", "subscriptions=300", "values=3000", "nesting=200", "work=100000", "length=20000",
    "output=100000",
  ]

  private func check(_ code: String) {
    let run = Running(code, limits: Self.limits)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).count
    for message in run.messages {
      let parts = message.split(separator: ":", maxSplits: 2)
      let line = Int(parts[0]) ?? 0
      #expect((1...lines).contains(line) && parts.count == 3 && !message.contains("\u{1B}"), "\(message)\n\(code)")
    }
    #expect(Running(code, limits: Self.limits).messages == run.messages)
  }

  @Test(arguments: PieceTests.pieces) func textsThatEndOrLackAPart(_ piece: Piece) {
    let code = Array(piece.code)
    var random = SeededRandom(state: UInt64(code.count))
    for _ in 0..<3 {
      let end = Int.random(in: 0..<code.count, using: &random)
      let goesOnAt = Bool.random(using: &random) ? code.count : Int.random(in: end..<code.count, using: &random)
      check(String(code[..<end] + code[goesOnAt...]))
    }
  }

  @Test(arguments: PieceTests.pieces) func textsWithMoreSigns(_ piece: Piece) {
    var random = SeededRandom(state: UInt64(piece.code.count) &* 7_919)
    for _ in 0..<3 {
      var code = Array(piece.code)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...code.count, using: &random)
        code.insert(contentsOf: Self.signs.randomElement(using: &random) ?? "", at: place)
      }
      check(String(code))
    }
  }

  @Test(arguments: PieceTests.pieces) func linesInAnotherOrder(_ piece: Piece) {
    var random = SeededRandom(state: UInt64(piece.code.count) &+ 99)
    for _ in 0..<2 {
      check(piece.code.split(separator: "\n").shuffled(using: &random).joined(separator: "\n"))
    }
  }

  @Test(arguments: 0..<4) func signsInAnyOrder(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let words = PieceTests.pieces.flatMap { $0.code.split { $0 == " " || $0 == "\n" }.prefix(40).map(String.init) }
    for _ in 0..<60 {
      let count = Int.random(in: 1...60, using: &random)
      let text = (0..<count).map { _ in
        (Bool.random(using: &random) ? Self.signs : words).randomElement(using: &random) ?? ""
      }
      check(text.joined(separator: " "))
    }
  }
}
