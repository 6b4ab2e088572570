import Testing

struct RepeatElementTests {
  @Test func `It sends its value for ever, one a turn`() {
    check(
      "merge(repeatElement(1), of(2, 3)).take(5)", in: .rxswift,
      """
      =  [12131|]
      """)
  }

  @Test func `Without an end it stops at the budget of events`() {
    check("limits(events: 1000)\nrepeatElement(1).ignoreElements()", in: .rxswift, failsWith: "events")
  }
}
