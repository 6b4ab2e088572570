import Testing

struct `retry, attempts in all` {
  @Test func `retry(2) is two attempts`() {
    check(
      "a.retry(2)", in: .rxswift,
      """
      a  -a#
         ^-!
         --^-!
      =  -a-a#
      """)
  }

  @Test func `retry(1) repeats nothing, retry(0) subscribes to nothing`() {
    check(
      "a.retry(1)", in: .rxswift,
      """
      a  -a#
         ^-!
      =  -a#
      """)
    check(
      "a.retry(0)", in: .rxswift,
      """
      a  -a#
         -
      =  |
      """)
  }

  @Test func `Completion completes`() {
    check(
      "a.retry(3)", in: .rxswift,
      """
      a  -a|
      =  -a|
      """)
  }
}
