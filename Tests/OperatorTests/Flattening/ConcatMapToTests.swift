import Testing

@Suite("concatMapTo")
struct ConcatMapToTests {
  @Test("It runs the same stream once for every value, one after the other")
  func runsSameStreamOnceForEvery() {
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

  @Test("The first error ends all")
  func firstErrorEndsAll() {
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

  @Test("Source and stream are disposed with the subscriber")
  func sourceStreamDisposedWithSubscriber() {
    check(
      "a.concatMapTo(b)",
      """
      a  -aa--|
         ^--!
      b  x--y|
         -^-!
      =  -x-!
      """)
  }
}
