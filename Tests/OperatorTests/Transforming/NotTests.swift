import Testing

struct NotTests {
  @Test func `It sends false for true and true for false`() {
    check(
      "a.not()",
      """
      a  -t-f-|
         ^----!
      =  -f-t-|
      where t = true; f = false
      """)
  }

  @Test func `A number counts as true when it is not 0`() {
    check(
      "a.not()",
      """
      a  -0-1-#
      =  -t-f-#
      where t = true; f = false
      """)
  }

  @Test func `Other values are an error`() {
    check(
      "a.not()",
      """
      a  -x-|
         ^!
      =  -#
      where # = _
      """)
  }
}
