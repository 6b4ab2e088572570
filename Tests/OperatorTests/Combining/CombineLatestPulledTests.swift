import Testing

struct `combineLatest of AsyncSequence` {
  @Test func `A sequence that ends without an element ends it at once`() {
    check(
      "combineLatest(a, b)", in: .asyncsequence,
      """
      a  -1------|
         ^--!
      b  ---|
      =  ---|
      """)
  }

  @Test func `Tuples wait for a loop that is busy, and none is lost`() {
    check(
      "combineLatest(a, b).map { $0.0 }.flatMap { x in timer(500ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -1-2--|
      b  -4----|
      =  ------1----(2|)
      """)
  }

  @Test func `An error while the loop is busy loses the tuples that wait`() {
    check(
      "combineLatest(a, b, c).map { $0.1 }.flatMap { x in timer(500ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -1------|
      b  4-5-----|
      c  4--#
      =  ------(4#)
      """)
  }
}
