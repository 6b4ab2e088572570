import Testing

@Suite("exhaustAll")
struct ExhaustAllTests {
  @Test("It runs a stream; those that come meanwhile are dropped")
  func runsStreamThoseComeMeanwhileDropped() {
    check(
      "a.exhaustAll()",
      """
      a  pq--q-|
         ^-----!
      b  -x|
         ^-!
      c  -y---|
         ----^----!
      =  -x---y---|
      where p = b; q = c
      """)
  }

  @Test("Errors pass")
  func errorsPass() {
    check(
      "a.exhaustAll()",
      """
      a  p---|
         ^-!
      b  -x#
      =  -x#
      where p = b
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.exhaustAll()",
      """
      a  p---|
         ^-!
      b  -x-x
         ^-!
      =  -x!
      where p = b
      """)
  }
}
