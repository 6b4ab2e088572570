import Testing

@Suite("concatAll")
struct ConcatAllTests {
  @Test("It runs the streams one after the other")
  func runsStreamsOneAfterOther() {
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

  @Test("The first error ends all")
  func firstErrorEndsAll() {
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

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.concatAll()",
      """
      a  --|
      =  --|
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
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
