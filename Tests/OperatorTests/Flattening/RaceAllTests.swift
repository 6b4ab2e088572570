import Testing

@Suite("flatten with race")
struct RaceAllTests {
  @Test("The stream that sends first wins")
  func flatten() {
    check(
      "from([timer(200ms), timer(100ms)]).flatten(\"race\")", in: .reactiveswift,
      """
      =  -[0|]
      """)
  }

  @Test("A value that is no stream is an error")
  func noStream() {
    check(
      "just(1).flatten(\"race\").subscribe(error: { e in log(e.message) })", in: .reactiveswift,
      logs: ["a stream is needed here, not an Int"])
  }
}
