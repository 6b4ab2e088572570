import Testing

struct PrefixTests {
  @Test func `The other stream runs first`() {
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

  @Test func `An error of the other is the end`() {
    check(
      "a.prefix(b)", in: .reactiveswift,
      """
      a  -2|
         -
      b  -#
      =  -#
      """)
  }

  @Test func `An interruption of the other counts as its completion`() {
    check(
      "a.prefix(just(1).take(first: 0))", in: .reactiveswift,
      """
      a  -2|
      =  -2|
      """)
  }
}
