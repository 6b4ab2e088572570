import Testing

struct MaterializeTests {
  @Test func `It sends the events as values and completes`() {
    check(
      "a.materialize()",
      """
      a  -a-|
         ^--!
      =  -p-[q|]
      where p = event.next("a"); q = event.completed
      """)
  }

  @Test func `An error is a value, too, and then completes`() {
    check(
      "a.materialize()",
      """
      a  -a-#
      =  -p-[q|]
      where p = event.next("a"); q = event.error("error")
      """)
  }

  @Test func `The source is disposed with the subscriber`() {
    check(
      "a.materialize()",
      """
      a  -a-b
         ^-!
      =  -p!
      where p = event.next("a")
      """)
  }

  @Test func `An empty stream is one completion`() {
    check(
      "a.materialize()",
      """
      a  --|
      =  --[q|]
      where q = event.completed
      """)
  }
}
