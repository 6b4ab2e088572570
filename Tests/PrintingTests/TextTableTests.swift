import Printing
import Testing

@Suite("Tables") struct TextTableTests {
  @Test("Columns are aligned by cells, also of wide characters")
  func alignsColumns() {
    #expect(TextTable.text([["a", "1"], ["旅客", "2"]], width: 40) == "  a     1\n  旅客  2\n")
  }

  @Test("The last cell is wrapped, the others are cut")
  func fitsTheWidth() {
    let text = TextTable.text([["abcdefghijklmnopq", "one two three four"]], width: 24)
    #expect(text == "  abcdefghijk…  one two\n                three\n                four\n")
  }

  @Test("A cell takes one line, whatever it holds")
  func escapesLines() { #expect(TextTable.text([["a\nb", "\u{1B}"]], width: 40) == "  a\\nb  \\u{1b}\n") }

  @Test("No rows are no text")
  func empty() { #expect(TextTable.text([], width: 40) == "") }
}
