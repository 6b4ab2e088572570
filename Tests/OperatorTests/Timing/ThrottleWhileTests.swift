import Testing

struct `throttle(while:)` {
  @Test func `Values are held back while the other says true; the latest passes when it says false`() {
    check(
      "a.throttle(while: b.map { $0 == 1 })", in: .reactiveswift,
      """
      a  1-23--4|
      b  -1--0--
      =  1---3-4|
      """)
  }

  @Test func `An end loses the value that is held back`() {
    check(
      "a.throttle(while: just(true))", in: .reactiveswift,
      """
      a  -1|
      =  --|
      """)
  }
}
