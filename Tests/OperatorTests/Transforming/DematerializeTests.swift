import Testing

@Suite("dematerialize")
struct DematerializeTests {
  @Test("It turns values that are events into events")
  func turnsValuesEventsIntoEvents() {
    check(
      "a.materialize().dematerialize()",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      """)
    check(
      "a.materialize().dematerialize()",
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test("A completion among the values ends it, and the source is disposed")
  func completionAmongValuesEndsSourceDisposed() {
    check(
      "a.map { x in x < 3 ? event.next(x) : event.completed }.dematerialize()",
      """
      a  -1-2-3-4|
         ^----!
      =  -1-2-|
      """)
  }

  @Test("The end of the source is passed on, too")
  func endSourcePassedOnToo() {
    check(
      "a.map { x in event.next(x) }.dematerialize()",
      """
      a  -1-|
      =  -1-|
      """)
  }

  @Test("A value that is no event is an error")
  func valueNoEventError() {
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
