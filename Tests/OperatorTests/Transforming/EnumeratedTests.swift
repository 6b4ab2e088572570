import Testing

@Suite("enumerated")
struct EnumeratedTests {
  @Test("It sends tuples of a number and a value")
  func tuples() {
    check(
      "a.enumerated()", in: .rxswift,
      """
      a  -a-b|
      =  -p-q|
      where p = (0, "a"); q = (1, "b")
      """)
  }

  @Test("Each subscription counts anew")
  func anew() {
    check(
      "a.enumerated().map { $0.0 }", in: .rxswift,
      """
      a  -a-b|
      =  -0-1|
      =  --^0-1|
      """)
  }

  @Test("An error passes, an empty stream stays empty")
  func ends() {
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
