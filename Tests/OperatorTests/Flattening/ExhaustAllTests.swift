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
}
