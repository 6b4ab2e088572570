import Testing

struct ElementAtTests {
  @Test func `When the stream ends before it fails, or sends the default`() {
    check(
      "a.elementAt(4)",
      """
      a  -a-|
      =  ---#
      where # = _
      """)
    check(
      #"a.elementAt(4, "z")"#,
      """
      a  -a-|
      =  ---[z|]
      """)
  }

  @Test func `A number below 0 is refused`() {
    check("just(1).elementAt(-1)", failsWith: "out of range")
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.elementAt(1)",
      """
      a  -a-b   |
      =  ---[b|]
      =  --^-   -[b|]
      """)
  }
}
