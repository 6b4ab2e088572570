import Testing

@Suite("elementAt")
struct ElementAtTests {
  @Test("It sends the value with that number, from 0, and completes with it")
  func sendsValueWithNumberFrom0() {
    check(
      "a.elementAt(1)",
      """
      a  -a-b   -c|
         ^--!
      =  ---[b|]
      """)
  }

  @Test("When the stream ends before it fails, or sends the default")
  func whenStreamEndsBeforeFailsOr() {
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

  @Test("An error before it passes")
  func errorBeforePasses() {
    check(
      "a.elementAt(1)",
      """
      a  -a-#
      =  ---#
      """)
  }

  @Test("A number below 0 is refused")
  func numberBelow0Refused() {
    check("just(1).elementAt(-1)", failsWith: "out of range")
  }

  @Test("An empty stream fails")
  func emptyStreamFails() {
    check(
      "a.elementAt(0)",
      """
      a  --|
      =  --#
      where # = _
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
    check(
      "a.elementAt(1)",
      """
      a  -a-b   |
      =  ---[b|]
      =  --^-   -[b|]
      """)
  }
}
