import Testing

struct `withLatestFrom(_:resultSelector:)` {
  @Test func `Without a closure it sends the other's latest value alone`() {
    check(
      "a.withLatestFrom(b)", in: .rxswift,
      """
      a  -a-b-c|
      b  --x-y|
      =  ---x-y|
      """)
  }

  @Test func `A closure is given both`() {
    check(
      "a.withLatestFrom(b) { x, y in x + y }", in: .rxswift,
      """
      a  ---b|
      b  -x|
      =  ---p|
      where p = "bx"
      """)
  }

  @Test func `The other's error passes`() {
    check(
      "a.withLatestFrom(b)", in: .rxswift,
      """
      a  ---b|
      b  -#
      =  -#
      """)
  }
}
