import Testing

@Suite("single, sent at once")
struct SingleAtOnceTests {
  @Test("The first value is sent when it comes, a second one is an error")
  func second() {
    check(
      "a.single()", in: .rxswift,
      """
      a  -a-b-|
         ^--!
      =  -a-#
      where # = _
      """)
  }

  @Test("With a closure only values count for which it says true")
  func predicate() {
    check(
      "a.single { $0 > 1 }", in: .rxswift,
      """
      a  -1-2-1|
      =  ---2--|
      """)
  }

  @Test("That there was none is an error at completion")
  func none() {
    check(
      "a.single()", in: .rxswift,
      """
      a  --|
      =  --#
      where # = _
      """)
  }

  @Test("An error passes")
  func error() {
    check(
      "a.single()", in: .rxswift,
      """
      a  -a#
      =  -a#
      """)
  }
}
