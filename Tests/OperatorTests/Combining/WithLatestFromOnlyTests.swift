import Testing

@Suite("withLatestFrom(_:resultSelector:)")
struct WithLatestFromOnlyTests {
  @Test("Without a closure it sends the other's latest value alone")
  func alone() {
    check(
      "a.withLatestFrom(b)", in: .rxswift,
      """
      a  -a-b-c|
      b  --x-y|
      =  ---x-y|
      """)
  }

  @Test("A closure is given both")
  func closure() {
    check(
      "a.withLatestFrom(b) { x, y in x + y }", in: .rxswift,
      """
      a  ---b|
      b  -x|
      =  ---p|
      where p = "bx"
      """)
  }

  @Test("The other's error passes")
  func error() {
    check(
      "a.withLatestFrom(b)", in: .rxswift,
      """
      a  ---b|
      b  -#
      =  -#
      """)
  }
}
