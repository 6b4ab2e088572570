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

  @Test func `Nothing at all is no error`() {
    check(
      "a.asMaybe()", in: .rxswift,
      """
      a  --|
      =  --|
      """)
  }

  @Test func `A second value is an error`() {
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
