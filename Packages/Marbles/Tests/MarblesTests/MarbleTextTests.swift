import Testing

@testable import Marbles

struct `Marble text` {
  /// The events of a text as `time in ticks, mark`.
  private func events(_ text: String, _ kind: MarbleText.Kind = .cold) throws -> String {
    try MarbleText.parse(text, kind: kind, tick: 100).events.map { event in
      let mark =
        switch event.mark {
        case .value(.mark(let mark)): mark
        case .value(.quoted(let text)): "'\(text)'"
        case .completed: "|"
        case .error: "#"
        case .interrupted: "%"
        }
      return "\(mark)@\(Double(event.time) / 100)".replacing(".0", with: "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("-a-b-|", "a@1 b@3 |@5"),
    ("--#", "#@2"),
    ("ab 1a", "a@0 b@1 1@2 a@3"),
    (" - a\t-\n| ", "a@1 |@3"),
    ("-(ab)-c", "a@1 b@1 c@6"),
    ("-[ab]-c", "a@1 b@1 c@3"),
    ("-[ab|]", "a@1 b@1 |@1"),
    ("(a|)", "a@0 |@0"),
    ("[ a b ]c", "a@0 b@0 c@1"),
    ("-'two words'-'', ", "'two words'@1 ''@3 ,@4"),
    ("'a'['b' c]", "'a'@0 'b'@1 c@1"),
    ("200ns a 1us b", "a@2 b@13"),
    ("a 1.5us", "a@0"),
    ("a 10ns b", "a@0 b@1.1"),
    ("0s a", "a@0"),
    ("1a2b", "1@0 a@1 2@2 b@3"),
    ("12hello", "1@0 2@1 h@2 e@3 l@4 l@5 o@6"),
    ("[1m2]s", "1@0 m@0 2@0 s@1"),
    ("-a-|---", "a@1 |@3"),
    ("", ""),
  ]) func `A sign costs a tick, a group its length or one, a duration its length, a blank nothing`(
    text: String, expected: String
  ) throws {
    #expect(try events(text) == expected)
  }

  @Test func `A value is one grapheme of any number of scalars`() throws {
    #expect(try events("-漢字-👨‍👩‍👧e\u{301}🇩🇪|") == "漢@1 字@2 👨‍👩‍👧@4 e\u{301}@5 🇩🇪@6 |@7")
    #expect(try events("-\u{301}'\u{301}'") == "-\u{301}@0 '\u{301}'@1")
  }

  @Test func `Durations have the six units and decimals`() throws {
    for (text, length) in [
      ("1ns", 1), ("1us", 1_000), ("1.5ms", 1_500_000), ("2s", 2 * second), ("0.000000001s", 1), ("90m", 5400 * second),
      ("1h", 3600 * second), ("0.000000000005h", 18),
    ] {
      #expect(try MarbleText.parse("\(text) a", kind: .cold, tick: 1).events.first?.time == Int64(length), "\(text)")
    }
  }

  @Test func `In hot text ^ is time zero, and events before it have negative times`() throws {
    #expect(try events("-a-^-b-|", .hot) == "a@-2 b@2 |@4")
    #expect(try events("-a-|", .hot) == "a@1 |@3")
    #expect(try events("-|^", .hot) == "|@-1")
  }

  @Test func `A lane says when it was subscribed and disposed of`() throws {
    let lane = try MarbleText.parse("--^-a-!", kind: .lane, tick: 1)
    #expect(lane.subscribed == 2)
    #expect(lane.disposed == 6)
    let atOnce = try MarbleText.parse("--[^a!]", kind: .lane, tick: 1)
    #expect(atOnce.subscribed == 2)
    #expect(atOnce.events.map(\.time) == [2])
    #expect(atOnce.disposed == 2)
    #expect(try MarbleText.parse("a", kind: .lane, tick: 1).disposed == nil)
  }

  @Test func `Signs after the end are dropped on request, as RxJS does`() throws {
    let text = try MarbleText.parse("-a-#-b-|", kind: .cold, tick: 1, dropsAfterEnd: true)
    #expect(text.events.map(\.time) == [1, 3])
  }

  @Test func `As in RxJS, a dash in a group is one more sign of its length`() throws {
    let text = try MarbleText.parse("-(-a)b|", kind: .cold, tick: 1, dropsAfterEnd: true)
    #expect(text.events.map(\.time) == [1, 5, 6])
  }

  @Test func `A mark knows where it stands, in UTF-8`() throws {
    let text = try MarbleText.parse("-漢'x y'|", kind: .cold, tick: 1)
    #expect(text.events.map(\.range) == [1..<4, 4..<9, 9..<10])
  }

  @Test func `The last value may be as late as time can be; nothing may be later`() throws {
    let text = try MarbleText.parse("9223372036854775807ns a", kind: .cold, tick: second)
    #expect(text.events.map(\.time) == [.max])
    #expect(throws: MarbleTextError.self) {
      try MarbleText.parse("9223372036854775807ns ab", kind: .cold, tick: second)
    }
    #expect(throws: MarbleTextError.self) { try MarbleText.parse("--a", kind: .cold, tick: .max) }
    #expect(throws: MarbleTextError.self) { try MarbleText.parse("(ab)c", kind: .cold, tick: .max / 2) }
    #expect(throws: MarbleTextError.self) { try MarbleText.parse("9999999999h a", kind: .cold, tick: 1) }
    #expect(throws: MarbleTextError.self) { try MarbleText.parse("a", kind: .cold, tick: 0) }
  }
}
