import Testing

struct AtMostOneTests {
  @Test func `The only value is sent at completion`() {
    check(
      "a.asMaybe()", in: .rxswift,
      """
      a  -a-|
      =  ---[a|]
      """)
  }
}
