import Testing

struct ElementAtTests {
  @Test func `It sends the value with that number, from 0, and completes with it`() {
    check(
      "a.elementAt(1)",
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

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

  @Test func `An error before it passes`() {
    check(
      "a.elementAt(1)",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test func `A number below 0 is refused`() {
    check("just(1).elementAt(-1)", failsWith: "out of range")
  }

  @Test func `An empty stream fails`() {
    check(
      "a.elementAt(0)",
      """
      a  --|
      =  --#
      where # = _
      """)
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
