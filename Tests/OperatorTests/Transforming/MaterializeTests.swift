import Testing

@Suite("materialize")
struct MaterializeTests {
  @Test("It sends the events as values and completes")
  func sendsEventsValuesCompletes() {
    check(
      "a.materialize()",
      """
      a  -a-|
         ^--!
      =  -p-[q|]
      where p = event.next("a"); q = event.completed
      """)
  }

  @Test("An error is a value, too, and then completes")
  func errorValueTooThenCompletes() {
    check(
      "a.materialize()",
      """
      a  -a-#
      =  -p-[q|]
      where p = event.next("a"); q = event.error("error")
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.materialize()",
      """
      a  -a-b
         ^-!
      =  -p!
      where p = event.next("a")
      """)
  }

  @Test("An empty stream is one completion")
  func emptyStreamOneCompletion() {
    check(
      "a.materialize()",
      """
      a  --|
      =  --[q|]
      where q = event.completed
      """)
  }
}
