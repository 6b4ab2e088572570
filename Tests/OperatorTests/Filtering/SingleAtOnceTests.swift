import Testing

struct `single, sent at once` {
  @Test func `The first value is sent when it comes, a second one is an error`() {
    check(
      "a.single()", in: .rxswift,
      """
      a  -a-b-|
         ^--!
      =  -a-#
      where # = _
      """)
  }

  @Test func `With a closure only values count for which it says true`() {
    check(
      "a.single { $0 > 1 }", in: .rxswift,
      """
      a  -1-2-1|
      =  ---2--|
      """)
  }

  @Test func `An error passes`() {
    check(
      "a.single()", in: .rxswift,
      """
      a  -a#
      =  -a#
      """)
  }
}
