import Testing

struct DematerializeTests {
  @Test func `It turns values that are events into events`() {
    check(
      "a.materialize().dematerialize()",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|

      a  -a-#
      =  -a-#
      """)
  }

  @Test func `A completion among the values ends it, and the source is disposed`() {
    check(
      "a.map { x in x < 3 ? event.next(x) : event.completed }.dematerialize()",
      """
      a  -1-2-3-4|
         ^----!
      =  -1-2-|
      """)
  }

  @Test func `The end of the source is passed on, too`() {
    check(
      "a.map { x in event.next(x) }.dematerialize()",
      """
      a  -1-|
      =  -1-|
      """)
  }

  @Test func `A value that is no event is an error`() {
    check(
      "a.dematerialize()", in: .rac,
      """
      a  -1-|
         ^!
      =  -#
      where # = _
      """)
  }
}
