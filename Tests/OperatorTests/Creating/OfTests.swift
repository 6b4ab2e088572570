import Testing

/// Sequences of RxSwift take turns: one value a turn.
@Suite("of")
struct OfTests {
  @Test("Sequences that are subscribed in one call take turns")
  func turns() {
    check(
      "merge(of(1, 2, 3), of(4, 5, 6))", in: .rxswift,
      """
      =  [142536|]
      """)
  }

  @Test("The completion has a turn of its own")
  func completion() {
    check(
      "concat(of(1), of(2)).flatMap { x in of(x, x * 3) }", in: .rxswift,
      """
      =  [1326|]
      """)
  }

  @Test("All turns are over when the subscribing call returns")
  func overAtReturn() {
    check(
      "of(1, 2).subscribe { log($0) }\nlog(\"after\")", in: .rxswift,
      logs: ["1", "2", "after"])
  }

  @Test("just sends at once and takes no turn")
  func just() {
    check(
      "merge(of(1, 2), just(3))", in: .rxswift,
      """
      =  [312|]
      """)
  }

  @Test("At a later instant a subscription empties the queue before it returns")
  func laterInstant() {
    check(
      "a.flatMap { x in of(x, x + 1) }", in: .rxswift,
      """
      a  -[13]  -|
      =  -[1234]-|
      """)
  }

  @Test("One that is left takes no further turn")
  func left() {
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

  @Test("A range and the results of generate take turns, too")
  func others() {
    check(
      "merge(range(start: 1, count: 2), generate(initialState: 5, condition: { $0 < 7 }) { $0 + 1 })", in: .rxswift,
      """
      =  [1526|]
      """)
  }

  @Test("Without values it completes")
  func empty() {
    check(
      "of()", in: .rxswift,
      """
      =  |
      """)
  }
}
