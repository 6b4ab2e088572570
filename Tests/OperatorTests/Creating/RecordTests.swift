import Testing

@Suite("Record")
struct RecordTests {
  @Test("The values are sent, and then the end")
  func values() {
    check(
      "Record(output: [1, 2], completion: event.completed)", in: .combine,
      """
      =  [12|]
      """)
    check(
      "Record(output: [1], completion: event.error(\"error\"))", in: .combine,
      """
      =  [1#]
      """)
  }

  @Test("A value is no end")
  func noEnd() {
    check("Record(output: [1], completion: event.next(1))", in: .combine, failsWith: "is an end")
  }
}
