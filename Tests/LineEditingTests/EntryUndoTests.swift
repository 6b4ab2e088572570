import Testing

@testable import LineEditing

struct EntryUndoTests {
  private var undo = EntryUndo()

  private mutating func record(_ text: String, cursor: Int? = nil) {
    let scalars = Array(text.unicodeScalars)
    undo.record(EntryUndo.State(text: scalars, cursor: cursor ?? scalars.count))
  }

  private mutating func undone() -> String? { undo.undo().map { String(scalars: $0.text) } }

  @Test("Letters are taken back by the word")
  mutating func words() {
    for text in ["a", "ab", "ab ", "ab  ", "ab  c", "ab  cd"] { record(text) }
    #expect(undone() == "ab  ")
    #expect(undone() == "")
    #expect(undone() == nil)
  }

  @Test("Typing elsewhere is a change of its own")
  mutating func elsewhere() {
    record("ab")
    record("abc")
    record("abc", cursor: 0)
    record("xabc", cursor: 1)
    #expect(undone() == "abc")
    #expect(undone() == "ab")
  }

  @Test("Deleting and inserting many letters are changes of their own")
  mutating func changes() {
    record("a")
    record("pasted a", cursor: 7)
    record("pasted", cursor: 6)
    #expect(undone() == "pasted a")
    #expect(undo.undo() == EntryUndo.State(text: ["a"], cursor: 1))
    #expect(undone() == "")
  }

  @Test("After an undo, typing begins a new change")
  mutating func goesOn() {
    record("a")
    record("ab")
    #expect(undone() == "")
    record("")
    record("x")
    #expect(undone() == "")
  }
}
