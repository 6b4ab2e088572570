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

  @Test func `An empty stream stays empty`() {
    check(
      "a.concatAll()",
      """
      a  --|
      =  --|
      """)
  }

  @Test func `All are disposed with the subscriber`() {
    check(
      "a.concatAll()",
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
