import Testing

struct ConcatMapToTests {
  @Test func `It runs the same stream once for every value, one after the other`() {
    check(
      "a.concatMapTo(b)",
      """
      a  -a-a--|
      b  x--y-|
         -^----!
         ------^----!
      =  -x--y-x--y-|
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "a.concatMapTo(b)",
      """
      a  -aa-|
         ^--!
      b  x-#
         -^-!
      =  -x-#
      """)
  }
}
