import Testing

struct `first(where:)` {
  @Test func `Without a match the stream completes; that is no error`() {
    check(
      "a.first(where: { $0 > 3 })", in: .combine,
      """
      a  -1-2|
      =  ----|
      """)
    check(
      "a.first()", in: .combine,
      """
      a  --|
      =  --|
      """)
  }

  @Test func `The source is disposed before the value is sent`() {
    check(
      """
      of(1).handleEvents(receiveCancel: { log("cancel") }).first().subscribe { log($0) }
      """, in: .combine, logs: ["cancel", "1"])
  }
}
