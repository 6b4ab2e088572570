import Testing

@testable import Marbles

// The test of widths compares with the table of glibc: other libraries have others.
#if canImport(Glibc)
  import Glibc
#endif

struct `Display width` {
  #if canImport(Glibc)
    @Test func `Every character is as wide as the C library says, but for those that it has wrong`() throws {
      // Glibc's module has neither the function nor the mask of the one category that it goes by.
      let address = try #require(dlsym(nil, "wcwidth"))
      let wcwidth = unsafeBitCast(address, to: (@convention(c) (wchar_t) -> Int32).self)
      let locale = try #require(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
      let previous = uselocale(locale)
      defer {
        uselocale(previous)
        freelocale(locale)
      }
      // Tone marks and fillers that take no cell in terminals, and a vowel that Unicode has moved since.
      let known: Set<UInt32> = [0x302E, 0x302F, 0x3164, 0x1171E]
      var different: [String] = []
      for value in UInt32(0x20)...0x1FFFF where !known.contains(value) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let expected = wcwidth(wchar_t(value))
        let category = scalar.properties.generalCategory
        // Format characters are escaped before they are drawn, and the library knows no width of unassigned ones.
        if expected < 0 || category == .format || category == .unassigned { continue }
        if DisplayWidth.of(scalar) != Int(expected) {
          different.append("U+\(hexadecimal(value)): \(DisplayWidth.of(scalar)), not \(expected)")
        }
      }
      #expect(different == [])
    }
  #endif

  @Test(arguments: [
    ("abc", 3), ("旅客A", 5), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("👍🏽", 2), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("─╱→", 3), ("", 0), ("กำ", 2), ("שלום", 4),
  ]) func `A grapheme is one unit`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

struct `Times as text` {
  @Test(arguments: [
    (0, "0s"), (1, "1ns"), (1_500, "1.5us"), (500_000_000, "500ms"), (1_500_000_000, "1.5s"),
    (1_000_000_001, "1.000000001s"),
    (60_000_000_000, "1m"), (90_000_000_000, "90s"), (5_400_000_000_000, "90m"), (32_400_000_000_000, "9h"),
    (.max, "9223372036.854775807s"), (-500_000_000, "-500ms"),
  ]) func `One number and one unit`(nanoseconds: Int64, text: String) {
    #expect(TimeText.format(nanoseconds) == text)
  }

  @Test(arguments: 0..<10) func `A formatted time is read back`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<200 {
      let time = Int64.random(in: 0...(Int64(1) << Int64.random(in: 0...62, using: &random)), using: &random)
      let read = try MarbleText.parse("\(TimeText.format(time)) a", kind: .cold, tick: 1)
      #expect(read.events.first?.time == time)
    }
  }
}

struct ValueTextTests {
  @Test(arguments: [
    ("a", "a"), ("旅客A", "旅客A"), ("12:30", "12:30"), ("1a", "1a"), ("a.b", "a.b"), ("", "''"),
    ("two words", "'two words'"),
    ("(1,2)", "'(1,2)'"), ("a,b", "'a,b'"), ("|", "'|'"), ("a─b", "'a─b'"), ("it's", "'it\\'s'"), ("a\\b", "a\\b"),
    ("a\nb", "'a\\nb'"), ("\u{1B}[0m", "'\\u{1b}[0m'"), ("\u{202E}abc", "'\\u{202e}abc'"), ("\u{301}", "'\\u{301}'"),
    ("\u{3000}", "'\u{3000}'"), ("\"", "'\"'"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("\u{200D}", "'\\u{200d}'"),
  ]) func `A string is quoted when it could be taken for something else`(text: String, printed: String) {
    #expect(ValueText.string(text) == printed)
    #expect(ValueText.standsAlone(printed))
  }

  @Test(arguments: [
    "1", "-1", "+1", "007", "1.5", ".5", "-2.5e-07", "1e20", "500ms", "1.5s", "-3m", "0..<5", "-1...3", "nil", "true",
    "false", "nan", "inf", "-inf", "completed",
  ]) func `A string that reads as a value of another kind is quoted`(text: String) {
    #expect(ValueText.string(text) == "'\(text)'")
    #expect(ValueText.standsAlone(text))
    #expect(ValueText.standsAlone("'\(text)'"))
  }

  @Test(arguments: ["-", ".", "1.", "1.2.3", "2nd", "1.5x", "1e", "0..5", "1..<", "12:30", "Nil", "١"])
  func `A string that only begins like a number is not quoted`(text: String) {
    #expect(ValueText.string(text) == text)
  }

  @Test func `The elements of arrays and tuples have commas between them, and the values of one instant have blanks`() {
    #expect(ValueText.array([]) == "[]")
    #expect(ValueText.array(["12"]) == "[12]")
    #expect(ValueText.array(["1", ValueText.string("a b")]) == "[1,'a b']")
    #expect(ValueText.tuple(["0", "b0"]) == "(0,b0)")
    #expect(ValueText.dictionary([]) == "[:]")
    #expect(ValueText.dictionary([("k", "1")]) == "[k:1]")
    #expect(ValueText.array(["k:1"]) == "['k:1']")
    for text in ["[]", "[12]", "[1,'a b']", "[:]", "((1,2),[3])", "next(3)", "error('a b')"] {
      #expect(ValueText.standsAlone(text), "\(text)")
    }
    for text in [
      "[1 2]", "[1|]", "[#]", "(1)", "[\"a\"]", "[a b]", "a b", "", "'a'", "(", "a]", "('", "\"a\"", "a|b", "'it's'",
    ] {
      #expect(!ValueText.standsAlone(text), "\(text)")
    }
  }

  @Test func `Texts of another origin are drawn in double quotes, and no two alike`() {
    let texts = [
      "a b", "'a b'", "\"a b\"", "[1 2]", "'[1 2]'", "-1", "'-1'", "(-1)", "a-b", "'a-b'", "a\nb", "a\\nb", "'a\\nb'",
    ]
    for theme in [Theme.unicode, .ascii] {
      #expect(Set(texts.map(theme.display)).count == texts.count)
    }
    #expect(Theme.unicode.display("a b") == "\"a b\"")
    #expect(Theme.ascii.display("-1") == "(-1)")
    #expect(Theme.ascii.display("a-b") == "'a-b'")
    #expect(Theme.ascii.display("(-1,2)") == "(-1,2)")
    #expect(Theme.ascii.display("12:30") == "12:30")
  }
}

extension ValueTextTests {
  @Test(arguments: [false, true]) func `A value that begins a row is never taken for an inner stream that waits there`(
    ascii: Bool
  ) throws {
    let sign = ValueText.string(ascii ? ":" : "┄")
    var lane = Lane(name: "a", role: .result)
    for (time, text) in [(Int64(1), "1"), (27, "'!'"), (113, sign), (117, "65")] {
      lane.events.append(LaneEvent(time: time * second, text: text))
    }
    let omitted = Omission(from: 30 * second, to: 100 * second, instants: 6, values: [7])
    let picture = TextDiagram.render(Diagram(lanes: [lane], omitted: omitted), options: .init(width: 32, ascii: ascii))
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let read = try #require(DrawnPicture.read(lines, from: 0)).picture
    #expect(read.lanes.map { $0.instants.count } == [4], "\(picture)")
  }
}

struct WrappingTests {
  @Test(arguments: [
    ("one two three", 8, ["one two", "three"]),
    ("one two", 7, ["one two"]),
    ("abcdefghij", 5, ["abcd\\", "efgh\\", "ij"]),
    ("漢字漢字漢字", 5, ["漢字\\", "漢字\\", "漢字"]),
    ("aaaa  bbbb", 6, ["aaaa \\", " bbbb"]),
    ("aaaa\\ bbbb", 6, ["aaaa\\\\", " bbbb"]),
    ("      ", 4, ["   \\", "   "]),
  ]) func `A blank is left out at the end of a line; any other break has a backslash`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(Wrapping.lines(text, width: width) == lines)
  }
}
