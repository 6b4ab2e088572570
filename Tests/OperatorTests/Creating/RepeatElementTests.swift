import Testing

@Suite("repeatElement")
struct RepeatElementTests {
  @Test("It sends its value for ever, one a turn")
  func forever() {
    check(
      "merge(repeatElement(1), of(2, 3)).take(5)", in: .rxswift,
      """
      =  [12131|]
      """)
  }

  @Test("Without an end it stops at the budget of events")
  func budget() {
    check("limits(events: 1000)\nrepeatElement(1).ignoreElements()", in: .rxswift, failsWith: "events")
  }
}
