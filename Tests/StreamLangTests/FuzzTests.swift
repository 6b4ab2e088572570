import Foundation
import FuzzTargets
import Testing

@testable import StreamLang

/// The parser ends with every text, and every message can be printed.
@Suite struct FuzzTests {
  /// SplitMix64: the same texts everywhere.
  typealias Random = SeededRandom

  private static let pieces = [
    "let ", "var ", "func ", "if ", "else ", "for ", " in ", "while ", "return ", "scene ", "expect ", "x", "值", "f(",
    "(",
    ")", "[", "]", "{", "}", "\"", "\\(", "\\", "\"\"\"", "\n", "\n", ";", ",", ":", ".", "?.", "?", "=", "+", "-", "*",
    "==", "&&", "|", "..<", "...", "<~", "1", "500ms", "1.5", "$0", "_", "//", "//>", "//:", " ", "，", "（", "'", "`",
    "->",
    "\u{301}", "👨‍👩‍👧", "\r", "\t", "\0", "0x", "9223372036854775808", "nil", "true", "!",
  ]

  private func check(_ text: String) {
    let source = SourceText(name: "fuzz", text: text)
    let script = Parser.parse(source)
    for fault in script.faults {
      let message = fault.diagnostic.rendered(in: source)
      #expect(!message.contains("\u{1B}") && message.split(separator: "\n").count <= 4)
    }
    #expect(script.faults.count <= Parser.faultLimit)
    for statement in script.statements {
      #expect(statement.span.start >= 0 && statement.span.end <= source.bytes.count && !statement.span.isEmpty)
    }
    _ = SyntaxPrinter.print(script)
    _ = Completeness(of: text)
    let findings = Checker.check(script, in: Session().environment)
    for fault in findings.faults + findings.warnings {
      #expect(fault.span.start >= 0 && fault.span.end <= source.bytes.count)
      #expect(!fault.diagnostic.rendered(in: source).contains("\u{1B}"))
    }
  }

  @Test(arguments: 0..<8) func randomPieces(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<250 {
      let count = Int.random(in: 1...60, using: &random)
      check((0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    }
  }

  @Test(arguments: 0..<8) func mutatedScripts(seed: UInt64) {
    var random = Random(state: seed &* 7_919)
    for _ in 0..<120 {
      var scalars = Array((Samples.all.randomElement(using: &random) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scalars.remove(at: place)
        case 1: scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &random))
        case 2: scalars.removeSubrange(place..<min(place + 9, scalars.count))
        default: scalars.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").unicodeScalars, at: place)
        }
        if scalars.isEmpty { scalars = ["x"] }
      }
      check(String(String.UnicodeScalarView(scalars)))
    }
  }

  @Test(arguments: 0..<4) func randomBytes(seed: UInt64) {
    var random = Random(state: seed &+ 99)
    for _ in 0..<200 {
      let bytes = (0..<80).map { _ in UInt8.random(in: 0...255, using: &random) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }
}
