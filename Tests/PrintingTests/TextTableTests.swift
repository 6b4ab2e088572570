import Printing
import Testing

struct TextTableTests {
  @Test func `Columns are aligned by cells, also of wide characters`() {
    #expect(TextTable.text([["a", "1"], ["旅客", "2"]], width: 40) == "  a     1\n  旅客  2\n")
  }

  @Test func `The last cell is wrapped, the others are cut`() {
    let text = TextTable.text([["abcdefghijklmnopq", "one two three four"]], width: 24)
    #expect(text == "  abcdefghijk…  one two\n                three\n                four\n")
  }

  @Test func `A cell takes one line, whatever it holds`() {
    #expect(TextTable.text([["a\nb", "\u{1B}"]], width: 40) == "  a\\nb  \\u{1b}\n")
  }

  @Test func `No rows are no text`() { #expect(TextTable.text([], width: 40) == "") }
}
