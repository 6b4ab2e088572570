import Testing

@testable import StreamLang

@Suite struct PrimitiveTests {
  @Test func `A number is rounded from its exact digits`() {
    func fixed(_ number: Double, _ places: Int) -> String { DecimalDigits(exactly: number).fixed(places) }
    #expect(fixed(1.005, 2) == "1.00")
    #expect(fixed(9.99, 1) == "10.0")
    #expect(fixed(0.6, 0) == "1")
    #expect(fixed(0, 2) == "0.00")
    #expect(fixed(1e22, 0) == "10000000000000000000000")
    #expect(DecimalDigits(exactly: .leastNonzeroMagnitude).scientific(3) == ("4.941", -324))
  }

  @Test func `A digit that lies half between two becomes the even one or the higher one`() {
    let half = DecimalDigits(exactly: 2.5)
    #expect(half.fixed(0) == "2")
    #expect(half.fixed(0, tiesToEven: false) == "3")
  }

  @Test func `The shortest digits read back`() {
    let number = DecimalDigits(shortest: 0.00123)
    #expect(number.text == "123")
    #expect(number.point == -2)
  }

  @Test func `Positions in a text count UTF-16 units`() {
    let text = UnitText("a😀b😀")
    #expect(text.position(of: "😀", from: 2) == 4)
    #expect(text.lastPosition(of: "😀", upTo: 3) == 1)
    #expect(text.pieces(between: "😀") == ["a", "b", ""])
    #expect(text.part(3, 99) == "b😀")
    #expect(UnitText.filling(5, with: "ab", from: 1) == "babab")
  }

  @Test func `A percent code has two digits`() {
    #expect(PercentCoding.decoded("%E4%BD%A0") == "你")
    #expect(PercentCoding.decoded("%4") == nil)
    #expect(PercentCoding.decoded("%+1") == nil)
    #expect(PercentCoding.encoded("a b", keeping: { $0 == 0x61 }) == "a%20%62")
  }

  @Test func `A word goes on after an apostrophe`() {
    #expect("o'neil's file-name".capitalizedWords == "O'neil's File-Name")
  }

  @Test func `A date is written by a pattern`() {
    let date = CalendarDate(milliseconds: -1)
    #expect(date.text("EEE yyyy-MM-dd'T'HH:mm:ss.SSS") == "Wed 1969-12-31T23:59:59.999")
  }
}
