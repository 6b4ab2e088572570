import Testing

struct ConcatAllTests {
  @Test func `It runs the streams one after the other`() {
    check(
      "a.concatAll()",
      """
      a  [pq]--|
         ^   --!
      b  -   -x--|
         ^   ----!
      c  -   y-|
         -   ----^--!
      =  -   -x---y-|
      where p = b; q = c
      """)
  }

  @Test func `The first error ends all`() {
    check(
      "a.concatAll()",
      """
      a  [pq]--|
         ^   -!
      b  -   x#
      c  -   y-|
         -
      =  -   x#
      where p = b; q = c
      """)
  }
}
