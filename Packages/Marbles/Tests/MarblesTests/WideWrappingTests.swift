import Testing

@testable import Marbles

struct WideWrappingTests {
  @Test func `Between wide characters a line may end anywhere`() {
    #expect(Wrapping.paragraph("信号是一份配方", after: "", indent: 0, width: 8) == ["信号是一", "份配方"])
    #expect(Wrapping.paragraph("发出 take(3) 之后", after: "- ", indent: 2, width: 12) == ["- 发出", "  take(3) 之", "  后"])
  }

  @Test func `No line begins with a closing sign, and none ends with an opening one`() {
    let text = "先等安静\u{FF0C}再去“搜索”\u{FF08}只搜一次\u{FF09}\u{3002}然后呢\u{FF1F}"
    for width in 4...30 {
      let lines = Wrapping.paragraph(text, after: "", indent: 0, width: width)
      #expect(lines.joined() == text)
      for line in lines {
        #expect(!"\u{FF0C}”\u{FF09}\u{3002}\u{FF1F}".contains(line.first ?? " "), "\(line) at \(width)")
        #expect(!"“\u{FF08}".contains(line.last ?? " "), "\(line) at \(width)")
      }
    }
  }

  @Test func `Words without wide characters are kept whole`() {
    #expect(Wrapping.paragraph("one two three", after: "", indent: 1, width: 7) == ["one two", " three"])
    #expect(Wrapping.paragraph("naïve→arrow", after: "", indent: 0, width: 4) == ["naïve→arrow"])
  }
}
