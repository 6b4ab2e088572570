import Testing

struct `flatten with race` {
  @Test func `The stream that sends first wins`() {
    check(
      "from([timer(200ms), timer(100ms)]).flatten(\"race\")", in: .reactiveswift,
      """
      =  -[0|]
      """)
  }

  @Test func `A value that is no stream is an error`() {
    check(
      "just(1).flatten(\"race\").subscribe(error: { e in log(e.message) })", in: .reactiveswift,
      logs: ["a stream is needed here, not an Int"])
  }
}
