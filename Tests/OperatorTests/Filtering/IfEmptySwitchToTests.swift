import Testing

@Suite("ifEmpty(switchTo:)")
struct IfEmptySwitchToTests {
  @Test("It goes on with the other stream when there was no value")
  func switches() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  --|
      b  -x|
         --^-!
      =  ---x|
      """)
  }

  @Test("After a value the other stream is not subscribed")
  func hasValue() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  -a|
      b  -x|
         -
      =  -a|
      """)
  }

  @Test("An error switches to nothing; the other one may be empty, too")
  func ends() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  -#
      b  -x|
         -
      =  -#
      """)
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  -|
      b  -|
      =  --|
      """)
  }
}
