import Testing

@testable import LineEditing

@Suite struct KeyDecoderTests {
  /// Decodes bytes that come in pieces of a given number; after the last one the terminal is silent.
  private func keys(_ bytes: [UInt8], atATime most: Int = .max) -> [Key] {
    var rest = bytes[...]
    var decoder = KeyDecoder()
    var keys: [Key] = []
    while !rest.isEmpty || decoder.hasPending {
      let key = decoder.next { count, _ in
        let taken = rest.prefix(min(count, most))
        rest = rest.dropFirst(taken.count)
        return Array(taken)
      }
      if let key { keys.append(key) }
    }
    return keys
  }

  @Test func decodesUTF8() {
    #expect(keys(Array("aé合👍".utf8)) == ["a", "é", "合", "👍"].map { .character($0) })
  }

  @Test(
    arguments: [
      [0xFF, 0x61], [0xC3, 0x61], [0xE5, 0x90, 0x61], [0x80, 0x61], [0xC0, 0x80, 0x61], [0xED, 0xA0, 0x80, 0x61],
      [0xC2, 0x81, 0x61],
    ] as [[UInt8]])
  func dropsBytesThatAreNoText(bytes: [UInt8]) {
    #expect(keys(bytes) == [.character("a")])
  }

  @Test(
    arguments: [
      ("[A", .up), ("OB", .down), ("[1;5D", .wordLeft), ("[1;3C", .wordRight), ("[H", .home), ("[1~", .home),
      ("[4~", .end), ("OF", .end), ("[3~", .delete), ("\r", .newline), ("\n", .newline), ("[13;2u", .newline),
      ("[27;2;13~", .newline),
    ] as [(String, FunctionKey)])
  func knowsFunctionKeys(sequence: String, key: FunctionKey) {
    #expect(keys([0x1B] + Array(sequence.utf8)) == [.function(key)])
  }

  @Test(arguments: ["[15~", "[5~", "[Z", "OP", "[?1;2c", "[<0;1;1M"])
  func swallowsOtherSequences(sequence: String) {
    #expect(keys([0x1B] + Array("\(sequence)x".utf8)) == [.character("x")])
  }

  @Test func keepsEscapeBeforeOtherKeys() {
    #expect(keys([0x1B, 0x66]) == [.character("\u{1B}"), .character("f")])
    #expect(keys([0x1B]) == [.character("\u{1B}")])
    #expect(keys([0x1B, 0x1B, 0x5B, 0x41]) == [.character("\u{1B}"), .function(.up)])
  }

  @Test func takesAPasteAsOneKey() {
    let paste = "a\r\nb\n\rc\nd\r\re\t\u{7}合"
    #expect(
      keys(Array("\u{1B}[200~\(paste)\u{1B}[201~x".utf8)) == [.paste("a\nb\nc\nd\n\ne\t合"), .character("x")])
    #expect(keys(Array("\u{1B}[200~unended".utf8)) == [.paste("unended")])
    let signs = "\u{0}\u{1F} \u{7F}\u{80}\u{9F}\u{A0}\u{BF}é\u{85}世\u{1F468}\u{C2}"
    #expect(
      keys(Array("\u{1B}[200~\(signs)".utf8) + [0xC2, 0xFF]) == [
        .paste(" \u{A0}\u{BF}é世\u{1F468}\u{C2}\u{FFFD}\u{FFFD}")
      ])
  }

  @Test func takesAPasteInLargePieces() {
    var rest = Array("\u{1B}[200~\(String(repeating: "x", count: 100_000))\u{1B}[201~y".utf8)[...]
    var decoder = KeyDecoder()
    var pieces = 0
    let key = decoder.next { count, _ in
      pieces += 1
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    #expect(key == .paste(String(repeating: "x", count: 100_000)))
    #expect(pieces < 50)
    #expect(decoder.next { _, _ in [] } == .character("y"))
  }

  /// However the bytes arrive, nothing is lost, and keys typed after a paste come after it.
  @Test(arguments: [1, 2, 3, 5, 7, 4096, .max])
  func keepsKeysTypedAfterAPaste(atATime most: Int) {
    let long = String(repeating: "let 合 = [\u{1B}[201, 201~]\n", count: 500)
    let typed = "\u{1B}[200~\(long)\u{1B}[201~é\r\u{1B}[A\u{1B}[200~b\u{1B}[201~\u{1B}[200~\u{1B}[201~c"
    let pasted = long.replacing("\u{1B}", with: "")
    #expect(
      keys(Array(typed.utf8), atATime: most) == [
        .paste(pasted), .character("é"), .character("\r"), .function(.up), .paste("b"), .paste(""), .character("c"),
      ])
  }
}
