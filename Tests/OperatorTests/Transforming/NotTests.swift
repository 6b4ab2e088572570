import Testing

@Suite("not")
struct NotTests {
  @Test("It sends false for true and true for false")
  func sendsFalseForTrueTrueFor() {
    check(
      "a.not()",
      """
      a  -t-f-|
         ^----!
      =  -f-t-|
      where t = true; f = false
      """)
  }

  @Test("A number counts as true when it is not 0")
  func numberCountsTrueWhenNot0() {
    check(
      "a.not()",
      """
      a  -0-1-#
      =  -t-f-#
      where t = true; f = false
      """)
  }

  @Test("Other values are an error")
  func otherValuesError() {
    check(
      "a.not()",
      """
      a  -x-|
         ^!
      =  -#
      where # = _
      """)
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.not()",
      """
      a  --|
      =  --|
      """)
  }
}
