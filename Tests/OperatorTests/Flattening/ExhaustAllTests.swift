import Testing

struct ExhaustAllTests {
  @Test func `It runs a stream; those that come meanwhile are dropped`() {
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

  @Test func `Errors pass`() {
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

  @Test func `All are disposed with the subscriber`() {
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
