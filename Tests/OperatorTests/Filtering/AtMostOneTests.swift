import Testing

@Suite("asMaybe")
struct AtMostOneTests {
  @Test("The only value is sent at completion")
  func one() {
    check(
      "a.asMaybe()", in: .rxswift,
      """
      a  -a-|
      =  ---[a|]
      """)
  }

  @Test("Nothing at all is no error")
  func none() {
    check(
      "a.asMaybe()", in: .rxswift,
      """
      a  --|
      =  --|
      """)
  }

  @Test("A second value is an error")
  func second() {
    check(
      "a.asMaybe()", in: .rxswift,
      """
      a  -a-b-|
         ^--!
      =  ---#
      where # = _
      """)
  }
}
