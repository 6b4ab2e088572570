import Testing

struct RecordTests {
  @Test func `The values are sent, and then the end`() {
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

  @Test func `A value is no end`() {
    check("Record(output: [1], completion: event.next(1))", in: .combine, failsWith: "is an end")
  }
}
