import StreamLang
import Testing

/// A source, a gesture and the text after it.
struct `Texts under gestures` {
  private static let tick = 100_000_000

  private func text(_ text: String, after edit: SourceEdit) -> String {
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<edit.span.start] + Array(edit.text.utf8) + bytes[edit.span.end...], as: UTF8.self)
  }

  /// The text after a gesture on the source and the mark at the first `mark` in it.
  private func edit(
    _ text: String, at mark: String, _ gesture: (EditableSource, Int) throws -> EditableSource.Edited
  ) throws -> String {
    let place = try #require(text.utf8.firstRange(of: Array(mark.utf8))).lowerBound
    let offset = text.utf8.distance(from: text.startIndex, to: place)
    let editing = SourceEditing(of: SourceText(name: "", text: text))
    let source = try #require(editing.source(at: offset, tick: Self.tick))
    return self.text(text, after: try gesture(source, offset).edit)
  }

  private func moving(_ mark: String, to milliseconds: Int, in text: String) throws -> String {
    try edit(text, at: mark) { try $0.moving(eventAt: $1, to: milliseconds * 1_000_000) }
  }

  @Test func `Marble text stays marble text`() throws {
    #expect(try moving("a-", to: 200, in: "let s = cold(\"-a-b|\")") == "let s = cold(\"--ab|\")")
    #expect(try moving("b|", to: 200, in: "hot(\"-a-b|\", a: 1).map { $0 }") == "hot(\"-ab-|\", a: 1).map { $0 }")
  }

  @Test func `A list stays a list, in its units, and in the order of its times`() throws {
    let list = "cold(at: [(500ms, \"a\"), (1.5s, \"b\"), (2s, event.completed)])"
    #expect(
      try moving("(500ms", to: 640, in: list) == "cold(at: [(600ms, \"a\"), (1.5s, \"b\"), (2s, event.completed)])")
    #expect(
      try moving("(500ms", to: 1_800, in: list) == "cold(at: [(1.5s, \"b\"), (1800ms, \"a\"), (2s, event.completed)])")
    #expect(
      try moving("(1.5s", to: 9_000, in: list) == "cold(at: [(500ms, \"a\"), (2s, \"b\"), (2s, event.completed)])")
    #expect(
      try moving("(2s", to: 0, in: list) == "cold(at: [(500ms, \"a\"), (1.5s, \"b\"), (1.5s, event.completed)])")
  }

  @Test func `Between the ticks a list takes a time, and marble text says why it does not`() throws {
    let moved = try edit("cold(at: [(500ms, 1)])", at: "(500ms") {
      try $0.moving(eventAt: $1, to: 536_000_000, isFine: true)
    }
    #expect(moved == "cold(at: [(540ms, 1)])")
    #expect(
      throws: EditRefusal(
        "marble text has a tick of 100ms; write the source with at: for times between", needsList: true)
    ) {
      try edit("cold(\"-a|\")", at: "a|") { try $0.moving(eventAt: $1, to: 1, isFine: true) }
    }
  }

  @Test func `Marble text becomes a list with the same events, one of which stands between the ticks`() throws {
    func writing(_ mark: String, at milliseconds: Int, in text: String) throws -> String {
      try edit(text, at: mark) { try $0.writingAsList(eventAt: $1, movedTo: milliseconds * 1_000_000) }
    }
    #expect(
      try writing("a-", at: 150, in: "let s = hot(\"-a-b|\")\ns.map { $0 }")
        == "let s = hot(at: [(150ms, \"a\"), (300ms, \"b\"), (400ms, event.completed)])\ns.map { $0 }")
    #expect(
      try writing("a-", at: 950, in: "cold(\"-a-'two'#\", a: of(1), [\"#\": \"no\"], tick: 1s)")
        == "cold(at: [(1s, of(1)), (3s, \"two\"), (4s, event.error(\"no\"))])")
    #expect(
      try writing("1-", at: 333, in: "cold(\"1-2%\", numbers: true)")
        == "cold(at: [(200ms, 2), (300ms, 1), (300ms, event.interrupted)])")
    #expect(try writing("|", at: 120, in: "cold(\"-a-|\")") == "cold(at: [(100ms, \"a\"), (120ms, event.completed)])")
    #expect(throws: EditRefusal("the legend of this marble text is computed")) {
      try writing("a|", at: 150, in: "cold(\"-a|\", legend)")
    }
    #expect(throws: EditRefusal("a list has no times before 0s, where ^ stands")) {
      try writing("b|", at: 150, in: "hot(\"-a-^-b|\")")
    }
  }

  @Test func `A value is added in its place, the next letter or number where none is given`() throws {
    func adding(_ value: String?, at milliseconds: Int, in text: String, near mark: String) throws -> String {
      try edit(text, at: mark) { source, _ in try source.adding(value, at: milliseconds * 1_000_000) }
    }
    #expect(try adding(nil, at: 200, in: "cold(\"-a-b|\")", near: "-a") == "cold(\"-acb|\")")
    #expect(try adding(nil, at: 200, in: "cold(\"-1|\")", near: "-1") == "cold(\"-1[2|]\")")
    #expect(try adding(nil, at: 700, in: "cold(at: [(500ms, 4)])", near: "[(") == "cold(at: [(500ms, 4), (700ms, 5)])")
    #expect(
      try adding("hi", at: 100, in: "cold(at: [(500ms, 4)])", near: "[(") == "cold(at: [(100ms, \"hi\"), (500ms, 4)])")
    #expect(try adding("x", at: 100, in: "hot(at: [])", near: "[]") == "hot(at: [(100ms, \"x\")])")
  }

  @Test func `A value is deleted with the comma that belongs to it`() throws {
    func deleting(_ mark: String, in text: String) throws -> String {
      try edit(text, at: mark) { try $0.deleting(eventAt: $1) }
    }
    #expect(try deleting("a-", in: "cold(\"-a-b|\")") == "cold(\"---b|\")")
    #expect(try deleting("(1s", in: "cold(at: [(1s, 1), (2s, 2)])") == "cold(at: [(2s, 2)])")
    #expect(try deleting("(2s", in: "cold(at: [(1s, 1), (2s, 2)])") == "cold(at: [(1s, 1)])")
    #expect(try deleting("(1s", in: "cold(at: [(1s, 1)])") == "cold(at: [])")
  }

  @Test func `A value is changed in its place`() throws {
    func changing(_ mark: String, to value: String, in text: String) throws -> String {
      try edit(text, at: mark) { try $0.changing(eventAt: $1, to: value) }
    }
    #expect(try changing("a-", to: "x", in: "cold(\"-a-b|\")") == "cold(\"-x-b|\")")
    #expect(try changing("a-", to: "two", in: "cold(\"-a-b|\")") == "cold(\"-'two'-b|\")")
    #expect(try changing("(1s", to: "42", in: "cold(at: [(1s, 1)])") == "cold(at: [(1s, 42)])")
    #expect(try changing("(1s", to: "a \"b\"", in: "cold(at: [(1s, 1)])") == "cold(at: [(1s, \"a \\\"b\\\"\")])")
    for value in ["\"", "\\", "a\nb"] {
      #expect(throws: EditRefusal("marble text has no sign for this value; write the source with at: for it")) {
        try changing("a-", to: value, in: "cold(\"-a-b|\")")
      }
    }
    #expect(throws: EditRefusal("an end has no value")) { try changing("|", to: "x", in: "cold(\"-a-b|\")") }
  }

  @Test(arguments: [
    "cold(\"-\\u{61}-|\")", "cold(marbles)", "cold(at: events)", "cold(at: [(n * 1s, 1)])", "cold(\"-a-|\", tick: t)",
    "cold(\"-a-b\\(c)|\")", "of(1, 2)", "cold(\"-a||\")",
  ]) func `Sources whose text says something else than it looks like are left alone`(_ text: String) {
    let editing = SourceEditing(of: SourceText(name: "", text: text))
    for place in 0..<text.utf8.count { #expect(editing.source(at: place, tick: Self.tick) == nil) }
  }

  @Test(arguments: [
    ("interval(1.5s)", 1, "interval(1.6s)"), ("take(20)", -3, "take(17)"), ("take(0)", -1, "take(0)"),
    ("of(-3)", 5, "of(2)"), ("of(-3)", -5, "of(-8)"), ("x - 3", 1, "x - 4"), ("1_000", 1, "1_001"),
    ("9_999_999", 1, "10_000_000"), ("0.05", -1, "0.04"), ("250ms", 10, "260ms"), ("1.0s", 5, "1.5s"),
  ]) func `Numbers and durations go by their last written digit`(_ text: String, _ steps: Int, _ wanted: String) throws
  {
    let found = try #require(Scrubbable.all(in: SourceText(name: "", text: text)).last)
    #expect(self.text(text, after: found.moved(by: steps)) == wanted)
  }

  @Test func `A fine step is a tenth, where a number has decimals or a unit`() throws {
    for (text, wanted) in [("1.5s", "1.51s"), ("2s", "2.1s"), ("0.5", "0.51"), ("7", "8")] {
      let found = try #require(Scrubbable.all(in: SourceText(name: "", text: text)).last)
      #expect(found.moved(by: 1, isFine: true).text == wanted)
    }
  }

  @Test func `Names of elements, texts and comments have no numbers to scrub`() {
    let text = "let p = (1, 2) // 3\nlog(p.0)\ncold(\"-1-2\")\n\"\\(4)\""
    #expect(Scrubbable.all(in: SourceText(name: "", text: text)).map { $0.text } == ["1", "2", "4"])
  }

  @Test func `Colours follow the words, also of a text that is not finished`() {
    let text = "//: Prose\nlet a = cold(\"-a\", tick: 1s) // note\na.map { $0 + \"x\" }.take("
    let parts = SourceColours(of: SourceText(name: "", text: text)).parts.map { part in
      "\(part.colour.rawValue) \(SourceText(name: "", text: text).text(in: part.span))"
    }
    #expect(
      parts == [
        "prose //: Prose", "keyword let", "name a", "operator =", "call cold", "marbles \"-a\"", "label tick",
        "number 1s", "comment // note", "name a", "call map", "name $0", "operator +", "string \"x\"", "call take",
      ])
  }

  @Test func `Places count in UTF-16 as pages do, there and back`() {
    let text = "a😀é節\u{301}|"
    let places = UTF16Places(of: SourceText(name: "", text: text))
    for index in text.unicodeScalars.indices {
      let utf8 = text.utf8.distance(from: text.startIndex, to: index)
      let utf16 = text.utf16.distance(from: text.startIndex, to: index)
      #expect(places.utf16(utf8) == utf16)
      #expect(places.utf8(utf16) == utf8)
    }
    #expect(places.utf16(text.utf8.count) == text.utf16.count)
    #expect(places.utf8(text.utf16.count) == text.utf8.count)
  }
}
