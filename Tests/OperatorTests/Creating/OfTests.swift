import Testing

/// Sequences of RxSwift take turns: one value a turn.
struct OfTests {
  @Test func `Sequences that are subscribed in one call take turns`() {
    check(
      "merge(of(1, 2, 3), of(4, 5, 6))", in: .rxswift,
      """
      =  [142536|]
      """)
  }

  @Test func `The completion has a turn of its own`() {
    check(
      "concat(of(1), of(2)).flatMap { x in of(x, x * 3) }", in: .rxswift,
      """
      =  [1326|]
      """)
  }

  @Test func `All turns are over when the subscribing call returns`() {
    check(
      "of(1, 2).subscribe { log($0) }\nlog(\"after\")", in: .rxswift,
      logs: ["1", "2", "after"])
  }

  @Test func `just sends at once and takes no turn`() {
    check(
      "merge(of(1, 2), just(3))", in: .rxswift,
      """
      =  [312|]
      """)
  }

  @Test func `At a later instant a subscription empties the queue before it returns`() {
    check(
      "a.flatMap { x in of(x, x + 1) }", in: .rxswift,
      """
      a  -[13]  -|
      =  -[1234]-|
      """)
  }

  @Test func `One that is left takes no further turn`() {
    check(
      "of(1, 2, 3).take(until: of(7))", in: .rxswift,
      """
      =  |
      """)
    check(
      "merge(of(1, 2, 3), of(4, 5)).take(2)", in: .rxswift,
      """
      =  [14|]
      """)
  }

  @Test func `A range and the results of generate take turns, too`() {
    check(
      "merge(range(start: 1, count: 2), generate(initialState: 5, condition: { $0 < 7 }) { $0 + 1 })", in: .rxswift,
      """
      =  [1526|]
      """)
  }

  @Test func `Without values it completes`() {
    check(
      "of()", in: .rxswift,
      """
      =  |
      """)
  }
}
