import Testing

struct EnumeratedTests {
  @Test func `It sends tuples of a number and a value`() {
    check(
      "a.enumerated()", in: .rxswift,
      """
      a  -a-b|
      =  -p-q|
      where p = (0, "a"); q = (1, "b")
      """)
  }

  @Test func `Each subscription counts anew`() {
    check(
      "a.enumerated().map { $0.0 }", in: .rxswift,
      """
      a  -a-b|
      =  -0-1|
      =  --^0-1|
      """)
  }

  @Test func `An error passes, an empty stream stays empty`() {
    check(
      "a.enumerated().map { $0.0 }", in: .rxswift,
      """
      a  -a#
      =  -0#
      """)
    check(
      "a.enumerated()", in: .rxswift,
      """
      a  -|
      =  -|
      """)
  }
}
