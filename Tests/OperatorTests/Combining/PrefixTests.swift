import Testing

@Suite("prefix")
struct PrefixTests {
  @Test("The other stream runs first")
  func order() {
    check(
      "a.prefix(b)", in: .reactiveswift,
      """
      a  -2|
         --^-!
      b  -1|
         ^-!
      =  -1-2|
      """)
  }

  @Test("An error of the other is the end")
  func error() {
    check(
      "a.prefix(b)", in: .reactiveswift,
      """
      a  -2|
         -
      b  -#
      =  -#
      """)
  }

  @Test("An interruption of the other counts as its completion")
  func interruption() {
    check(
      "a.prefix(just(1).take(first: 0))", in: .reactiveswift,
      """
      a  -2|
      =  -2|
      """)
  }
}
