import Testing

@Suite("retry, attempts in all")
struct RetryAttemptsTests {
  @Test("retry(2) is two attempts")
  func two() {
    check(
      "a.retry(2)", in: .rxswift,
      """
      a  -a#
         ^-!
         --^-!
      =  -a-a#
      """)
  }

  @Test("retry(1) repeats nothing, retry(0) subscribes to nothing")
  func fewer() {
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

  @Test("Completion completes")
  func completes() {
    check(
      "a.retry(3)", in: .rxswift,
      """
      a  -a|
      =  -a|
      """)
  }
}
