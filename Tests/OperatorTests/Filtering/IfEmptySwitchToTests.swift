import Testing

struct `ifEmpty(switchTo:)` {
  @Test func `It goes on with the other stream when there was no value`() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  --|
      b  -x|
         --^-!
      =  ---x|
      """)
  }

  @Test func `After a value the other stream is not subscribed`() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  -a|
      b  -x|
         -
      =  -a|
      """)
  }

  @Test func `An error switches to nothing; the other one may be empty, too`() {
    check(
      "a.ifEmpty(switchTo: b)", in: .rxswift,
      """
      a  -#
      b  -x|
         -
      =  -#

      a  -|
      b  -|
      =  --|
      """)
  }
}
