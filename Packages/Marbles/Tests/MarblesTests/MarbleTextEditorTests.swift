import Marbles
import Testing

/// Each test is the text, the gesture and the text after it. A tick is 100 milliseconds.
struct `Marble text under gestures` {
  private static let tick: Int64 = 100_000_000

  private func edit(
    _ text: String, kind: MarbleText.Kind = .cold,
    _ change: (inout MarbleTextEditor) throws -> Void
  ) throws -> String {
    var editor = try MarbleTextEditor(text, kind: kind, tick: Self.tick)
    try change(&editor)
    return editor.text
  }

  private func moving(_ mark: Int, to ticks: Int64, in text: String, kind: MarbleText.Kind = .cold) throws -> String {
    try edit(text, kind: kind) { _ = try $0.move(mark: mark, to: ticks * Self.tick) }
  }

  @Test(arguments: [
    ("-a-b|", 0, 2, "--ab|"), ("-a-b|", 0, 0, "a--b|"), ("--a---b", 1, 3, "--ab---"), ("a b -|", 0, 2, "- b a|"),
  ]) func `A mark moves from dash to dash, and the others stay`(
    _ text: String, _ mark: Int, _ tick: Int64, _ wanted: String
  ) throws {
    #expect(try moving(mark, to: tick, in: text) == wanted)
  }

  @Test(arguments: [
    ("-a-b|", 0, 3, "---[ba]|"), ("[ab]-c", 1, 1, "abc"), ("(ab)-c", 0, 4, "b---ac"), ("(ab)--c", 2, 0, "(abc)--"),
    ("(ab)-c", 2, 2, "[ab]-c---"),
  ]) func `Marks of one instant stand in a group, whose form stays where it has room`(
    _ text: String, _ mark: Int, _ tick: Int64, _ wanted: String
  ) throws {
    #expect(try moving(mark, to: tick, in: text) == wanted)
  }

  @Test(arguments: [
    ("-a-b|", 0, 9, "---b[a|]"), ("-a-b|", 2, 0, "-a-[b|]"), ("-a-b|", 2, 6, "-a-b--|"), ("-a---|", 1, 3, "-a-|"),
  ]) func `No value passes the end, and the end passes no value`(
    _ text: String, _ mark: Int, _ tick: Int64, _ wanted: String
  ) throws {
    #expect(try moving(mark, to: tick, in: text) == wanted)
  }

  @Test(arguments: [
    ("a 1s b", 1, 3, "a 200ms b 700ms -"), ("a 500ms b", 0, 1, "- a 400ms  b"), ("-a-b", 1, 6, "-a----b"),
  ]) func `A duration is divided where a mark comes into it`(
    _ text: String, _ mark: Int, _ tick: Int64, _ wanted: String
  ) throws {
    let moved = try moving(mark, to: tick, in: text)
    #expect(moved.filter { $0 != " " } == wanted.filter { $0 != " " })
    _ = try MarbleText.parse(moved, kind: .cold, tick: Self.tick)
  }

  @Test func `Times of hot text count from its caret`() throws {
    #expect(try moving(1, to: 1, in: "-a^---b", kind: .hot) == "-a^b---")
    #expect(throws: MarbleTextEditor.Refusal(reason: "nothing can stand at '^', which is time zero")) {
      try moving(1, to: 0, in: "-a^---b", kind: .hot)
    }
  }

  @Test func `A value is added as a sign, or in quotes where it is none`() throws {
    #expect(try edit("--|") { _ = try $0.add("x", at: 0) } == "x-|")
    #expect(try edit("--|") { _ = try $0.add("long", at: Self.tick) } == "-'long'|")
    #expect(try edit("--|") { _ = try $0.add("|", at: Self.tick) } == "-'|'|")
    #expect(try edit("") { _ = try $0.add("节", at: 2 * Self.tick) } == "--节")
    #expect(throws: MarbleTextEditor.Refusal(reason: "marble text has no sign for this value")) {
      try edit("--|") { _ = try $0.add("a'b", at: 0) }
    }
  }

  @Test func `A mark that is deleted leaves its time`() throws {
    #expect(try edit("-a-b|") { $0.delete(mark: 0) } == "---b|")
    #expect(try edit("(ab)c") { $0.delete(mark: 0) } == "b---c")
    #expect(try edit("[abc]d") { $0.delete(mark: 1) } == "[ac]d")
  }

  @Test func `A value is changed in its place`() throws {
    #expect(try edit("-a-b|") { try $0.change(mark: 1, to: "7") } == "-a-7|")
    #expect(throws: MarbleTextEditor.Refusal(reason: "an end has no value")) {
      try edit("-a-b|") { try $0.change(mark: 2, to: "7") }
    }
  }

  @Test
  func `Every move of every mark gives a text in which it is where it was put and all others are where they were`()
    throws
  {
    for text in ["-a-b|", "(ab)-c--(d|)", "a 1s b 250ms c", "[ab]--'long'-#", "--a", "-(abc)---d-|"] {
      let before = try MarbleText.parse(text, kind: .cold, tick: Self.tick)
      for mark in before.events.indices {
        for ticks in Int64(0)..<16 {
          var editor = try MarbleTextEditor(text, kind: .cold, tick: Self.tick)
          guard let time = try? editor.move(mark: mark, to: ticks * Self.tick) else { continue }
          let after = try MarbleText.parse(editor.text, kind: .cold, tick: Self.tick)
          var wanted = before.events.map { "\($0.time) \($0.mark)" }
          wanted[mark] = "\(time) \(before.events[mark].mark)"
          #expect(after.events.map { "\($0.time) \($0.mark)" }.sorted() == wanted.sorted(), "\(text) \(mark) \(ticks)")
        }
      }
    }
  }
}
